import type { Plugin } from 'vite';

/** The part of reflect-metadata that inversify uses: metadata of a class, by a key. */
const METADATA = `
const known = new WeakMap();
const own = (key, target) => known.get(target)?.get(key);
Object.assign(Reflect, {
  defineMetadata: (key, value, target) => void known.set(target, new Map(known.get(target)).set(key, value)),
  getOwnMetadata: own,
  getMetadata: (key, target) => {
    for (let holder = target; holder; holder = Object.getPrototypeOf(holder)) if (known.get(holder)?.has(key)) return own(key, holder);
  },
});
`;

/**
 * Removes unused parts of libraries from a build: axios' fetch adapter (4 kB of the first page; axios skips a missing adapter),
 * its table of status codes (1 kB), and metadata of properties and parameters (3 kB), which inversify needs for decorators only.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /axios\/lib\/(adapters\/fetch|helpers\/HttpStatusCode)\.js$|reflect-metadata\/ReflectLite\.js$/ },
      handler: (id) => {
        if (id.endsWith('/ReflectLite.js')) return METADATA;
        return id.includes('/helpers/') ? 'export default {};\n' : 'export const getFetch = () => false;\nexport default false;\n';
      },
    },
  };
}
