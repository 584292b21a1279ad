import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

let script: Promise<string> | undefined;

/** Once per process. */
export function inPageScript(): Promise<string> {
  script ??= buildScript();
  return script;
}

async function buildScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env': '{}' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: fileURLToPath(new URL('in-page.ts', import.meta.url)), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
