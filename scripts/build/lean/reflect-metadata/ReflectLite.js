// Metadata of a class by a key, as inversify counts its bindings; without that of properties and base classes, for decorators only.
const known = new WeakMap();

Object.assign(Reflect, {
  defineMetadata: (key, value, target) => known.set(target, new Map(known.get(target)).set(key, value)),
  getOwnMetadata: (key, target) => known.get(target)?.get(key),
});
