import { AfterAll, BeforeAll } from '@cucumber/cucumber';
import { createServer, createServerModuleRunner } from 'vite';

// Cucumber cannot read the project's TypeScript. Vite's module runner reads it as the app's build does.
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
/** Loads the project's TypeScript. It caches modules, so everything shares one set of steps. */
export const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });

// The hook that is defined first runs last: the other hooks still need the runner.
AfterAll(async () => {
  await runner.close();
  await server.close();
});

// Once, before parallel workers collide: a packaged Chromium is unpacked at its first start.
BeforeAll({ on: 'COORDINATOR' }, async function () {
  const { buildAppProgram } = await runner.import('/tests/support/in-process/app-program.ts');
  await buildAppProgram();
  // A watched run uses one browser, never the packaged one.
  if (this.parameters.environment === 'core' || this.parameters.isWatched) return;
  const { launchBrowser } = await runner.import('/tests/browser/find-browser.ts');
  const browser = await launchBrowser();
  await browser.close();
});

await runner.import('/features/support/step-files.ts');
