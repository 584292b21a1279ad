// Runs a TypeScript file of this project: node mocks/run.mjs mocks/start-server.ts --port 4010
// Node strips types but does not resolve imports without a file ending; Vite's module runner does both.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';

const [, , entry] = process.argv;
if (!entry) {
  console.error('Name the TypeScript file to run: node mocks/run.mjs <file> [options]');
  process.exit(1);
}
// The file sees its own options where it would without this script.
process.argv.splice(1, 1);

const vite = await createServer({
  // The app's own configuration wants the variables of an installation, which a script does not need.
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

// Where the file leaves something running, such as a server, this comes only when that has ended.
process.once('beforeExit', () => void vite.close());

await runner.import(resolve(entry));
