// Keeps metadata of whole objects only, by which inversify counts bindings. Metadata of properties and base classes is for its decorators, which the app lacks.
const known = new WeakMap();

Object.assign(Reflect, {
  defineMetadata: (key, value, target) => known.set(target, new Map(known.get(target)).set(key, value)),
  getOwnMetadata: (key, target) => known.get(target)?.get(key),
});
