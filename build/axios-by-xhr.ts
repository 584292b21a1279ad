import type { Plugin } from 'vite';

/**
 * Leaves axios's second way to call, by fetch, out of a build: it is there for places without XMLHttpRequest, which no browser is,
 * and would be 4 kB of the first page. axios itself skips an adapter that says it is not there.
 */
export function axiosByXhr(): Plugin {
  return {
    name: 'axios-by-xhr',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /axios\/lib\/adapters\/fetch\.js$/ },
      handler: () => 'export const getFetch = () => false;\nexport default false;\n',
    },
  };
}
