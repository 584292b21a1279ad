import { AfterAll, BeforeAll } from '@cucumber/cucumber';
import { createServer, createServerModuleRunner } from 'vite';

// Cucumber cannot read the project's TypeScript by itself; Vite's module runner reads it exactly as the app's build does.
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
/** Reads the project's TypeScript; what it has read it keeps, so that all who ask it see the same steps. */
export const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });

// The hook that is defined first runs last: the steps' own clearing up still needs the runner.
AfterAll(async () => {
  await runner.close();
  await server.close();
});

// Once, before two workers do it in each other's way. A packaged Chromium is unpacked at its first start.
BeforeAll({ on: 'COORDINATOR' }, async function () {
  const { buildAppProgram } = await runner.import('/tests/support/in-process/app-program.ts');
  await buildAppProgram();
  // What is watched is one browser, and never the packaged one.
  if (this.parameters.environment === 'core' || this.parameters.isWatched) return;
  const { launchBrowser } = await runner.import('/tests/browser/find-browser.ts');
  const browser = await launchBrowser();
  await browser.close();
});

await runner.import('/features/support/step-files.ts');
