import type { Plugin } from 'vite';

/**
 * Leaves out of a build what axios brings and no page calls: its second way to call, by fetch, for places without XMLHttpRequest
 * (4 kB of the first page; axios itself skips an adapter that says it is not there), and its table of status codes (1 kB).
 */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /axios\/lib\/(adapters\/fetch|helpers\/HttpStatusCode)\.js$/ },
      handler: (id) => (id.includes('/helpers/') ? 'export default {};\n' : 'export const getFetch = () => false;\nexport default false;\n'),
    },
  };
}
