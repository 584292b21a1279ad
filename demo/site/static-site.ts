import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, runnerImport, type Plugin } from 'vite';
import type * as Paths from '../../src/adapters/router/paths.ts';
import type * as Progress from '../../src/domain/progress.ts';
import type * as Services from '../../src/domain/services.ts';

const PAGE = 'index.html';
const WORKER = 'offline-worker.js';

/**
 * Makes of a demo's build a folder for any static host. A host that knows files only finds a page for every path of the app; and a
 * service worker keeps a copy of the files, by which the demo is loaded without a network.
 */
export function staticSite(base: string): Plugin {
  return {
    name: 'static-site',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const folder = dir!;
      const page = readFileSync(join(folder, PAGE));
      for (const path of await pathsOfApp()) {
        mkdirSync(join(folder, path), { recursive: true });
        writeFileSync(join(folder, path, PAGE), page);
      }
      // What hosts show for what they do not find: the app says it in its own words.
      writeFileSync(join(folder, '404.html'), page);

      const files = Object.keys(bundle).map((name) => ({
        url: base + name,
        revision: createHash('sha256').update(readFileSync(join(folder, name))).digest('hex'),
      }));
      await buildWorker(folder, { OFFLINE_FILES: JSON.stringify(files), OFFLINE_PAGE: JSON.stringify(base + PAGE) });
    },
  };
}

/** Every path behind which the app has a page, without a slash at either end. */
async function pathsOfApp(): Promise<readonly string[]> {
  // The build itself runs before the app's files can be imported as they stand.
  const [{ module: paths }, { module: progress }, { module: services }] = await Promise.all([
    runnerImport<typeof Paths>('src/adapters/router/paths.ts'),
    runnerImport<typeof Progress>('src/domain/progress.ts'),
    runnerImport<typeof Services>('src/domain/services.ts'),
  ]);
  const pages = services.SERVICES.flatMap((service) => progress.PAGES.map((page) => ({ service, page })));
  const addresses = [...pages.map(paths.pathOf), ...pages.map(paths.pathForwardTo), paths.pathOf('thankYou')];
  return [...services.SERVICES, ...addresses.map((address) => address.slice(1))];
}

/** The worker is one file of its own, outside the page's bundle. */
async function buildWorker(outDir: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'demo/offline-worker.ts', formats: ['es'], fileName: () => WORKER },
    },
  });
}
