// Stores metadata of whole objects, in which inversify counts bindings. Only decorators need metadata of properties, and the app has none.
const known = new WeakMap();

Object.assign(Reflect, {
  defineMetadata: (key, value, target) => known.set(target, new Map(known.get(target)).set(key, value)),
  getOwnMetadata: (key, target) => known.get(target)?.get(key),
});
