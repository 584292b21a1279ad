import type { Rolldown } from 'vite';

/** Its view and its view-model share a file. */
const FIRST_PAGES = ['walking', 'training', 'grooming'].map((service) => ({
  name: `${service}-package`,
  files: ['page.tsx', 'view-model.ts'].map((end) => `/src/pages/${service}-package/${service}-package-${end}`),
}));

/** Directly or not, without those of packages. */
function importsOf(files: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(files.map((file) => process.cwd() + file));
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

function isNeededFirst(id: string, graph: Rolldown.ChunkingContext): boolean {
  const imports = (files: readonly string[]) => importsOf(files, graph).has(id);
  return imports(['/src/app/start/main.tsx']) || FIRST_PAGES.filter(({ files }) => imports(files)).length > 1;
}

/** Many small files are slow to fetch. What all pages need is in three, which a slow phone evaluates in three tasks. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime|vite.preload-helper/,
    priority: 3,
  },
  {
    name: 'libraries',
    test: /node_modules\/(mobx|mobx-react-lite|react-router|axios|inversify|@inversifyjs|reflect-metadata|valibot)/,
    priority: 2,
  },
  {
    debugName: 'app',
    name: (id, graph) => (isNeededFirst(id, graph) ? 'app' : null),
    priority: 1,
  },
  {
    debugName: 'first pages',
    name: (id) => FIRST_PAGES.find(({ files }) => files.some((file) => id.endsWith(file)))?.name ?? null,
  },
  // In one file for all pages, and none of them needs it.
  { name: 'dog', test: /\/src\/funnel\/dog\// },
];

/** One script file, so that a demo keeps working offline. Only the large scenario player loads later. */
export const DEMO_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'player',
    test: /demo\/player\/|\/features\/|\/tests\/|\/scripts\/|scenario-app|node_modules\/(@cucumber|@testing-library|aria-query|dom-accessibility-api|pretty-format|leven|fast-png|fflate|iobuffer|dequal|setimmediate|lz-string)\//,
    priority: 1,
  },
  { name: 'demo', test: /./ },
];
