import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Tests and the demo's player run it at each page load. */
export async function buildApp(options: { readonly minify: boolean }) {
  const { NODE_ENV } = process.env;
  // Vitest sets NODE_ENV to 'test', which would build React for development: that one runs effects twice.
  process.env.NODE_ENV = 'production';
  const { output } = (await build({
    configFile: false,
    envDir: false,
    root: ROOT,
    base: '/in/packages/',
    logLevel: 'error',
    plugins: [react()],
    define: { 'import.meta.env.VITE_API': '"real"' },
    build: {
      write: false,
      minify: options.minify,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${ROOT}src/app/start/main.tsx`,
        output: { format: 'iife', codeSplitting: false },
        // Vite's preload helper reads its module's address, which a script does not have or need.
        checks: { emptyImportMeta: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return { code: output[0].code, styles: styles.join('\n') };
}
