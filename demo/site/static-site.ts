import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, runnerImport, type Plugin } from 'vite';
import type * as Paths from '../../src/adapters/router/paths.ts';
import type * as Progress from '../../src/domain/progress.ts';
import type * as Services from '../../src/domain/services.ts';

const PAGE = 'index.html';
const WORKER = 'offline-worker.js';

/** For any static host: a page for every path of the app, and a service worker that copies all files for use without a network. */
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
      // Static hosts serve 404.html for unknown paths: the app shows its 'not found' page.
      writeFileSync(join(folder, '404.html'), page);

      const files = Object.keys(bundle).map((name) => ({
        url: base + name,
        revision: createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      }));
      await buildWorker(folder, { OFFLINE_FILES: JSON.stringify(files), OFFLINE_PAGE: JSON.stringify(base + PAGE) });
    },
  };
}

async function pathsOfApp(): Promise<readonly string[]> {
  // Only Vite can resolve the imports in the app's files.
  const [{ module: paths }, { module: progress }, { module: services }] = await Promise.all([
    runnerImport<typeof Paths>('src/adapters/router/paths.ts'),
    runnerImport<typeof Progress>('src/domain/progress.ts'),
    runnerImport<typeof Services>('src/domain/services.ts'),
  ]);
  const pages = services.SERVICES.flatMap((service) => progress.BOOKING_PAGES.map((page) => ({ service, page })));
  const addresses = [
    ...pages.map(paths.pathOfDestination),
    ...pages.map(paths.pathSpelledForForwardNavigation),
    paths.pathOfDestination('thankYou'),
  ];
  return [...services.SERVICES, ...addresses.map((address) => address.slice(1))];
}

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
