import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { compileFunction } from 'node:vm';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { readConfig, type Config } from '../../../src/app/config.ts';
import { leanLibraries } from '../../../scripts/build/lean-libraries.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = `${ROOT}dist-test/in-process`;
const FILE = `${FOLDER}/app.js`;

/** The base address of the app's calls. Nothing listens there: the calls are answered in process. */
export const API_BASE_URL = 'http://api.example.test/';

const settings = parseEnv(readFileSync(`${ROOT}tests/support/production.env`, 'utf8'));

/** The settings of the tests' production build, with some variables changed. */
export function configWith(variables: Readonly<Record<string, string>>): Config {
  return readConfig({ ...settings, VITE_API_BASE_URL: API_BASE_URL, VITE_RELEASE: '0.1.0', ...variables });
}

/** The globals of a page. For all other names the app uses those of the process. */
export type PageGlobals = Readonly<Record<string, unknown>>;

/**
 * Builds the app from `src/main.tsx` into one script below dist-test/. Each page load runs it with its own window: tabs do not
 * see each other, and a reload starts afresh.
 */
export async function buildAppProgram(): Promise<void> {
  const { NODE_ENV } = process.env;
  // Vitest's own value would build React for development, which runs effects twice.
  process.env.NODE_ENV = 'production';
  const { output } = (await build({
    configFile: false,
    envDir: false,
    root: ROOT,
    base: '/in/packages/',
    logLevel: 'error',
    // Axios stays whole: without a browser, its calls go through its fetch adapter.
    plugins: [react(), leanLibraries({ except: 'axios' })],
    define: { 'import.meta.env.VITE_API': JSON.stringify(settings.VITE_API), 'import.meta.env.APP_CONFIG': 'APP_CONFIG' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${ROOT}src/main.tsx`,
        output: { format: 'iife', codeSplitting: false },
        // No warning about `import.meta`: Vite's preload helper reads its module's address, which a script does not have or need.
        checks: { emptyImportMeta: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  // Written under another name and renamed when complete, because another run may be reading the file.
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FILE}.${process.pid}`, output[0].code);
  renameSync(`${FILE}.${process.pid}`, FILE);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** Vitest builds the app once, before its tests. */
export const setup = buildAppProgram;

let program: string | undefined;

/** Runs the app, which must be built, with a page's globals. */
export function runApp(globals: PageGlobals): void {
  program ??= readFileSync(FILE, 'utf8');
  compiled(Object.keys(globals))(...Object.values(globals));
}

const compiledByNames = new Map<string, (...values: unknown[]) => void>();

/** The app as a function of its globals, compiled once: a page load then takes some milliseconds. */
function compiled(names: readonly string[]): (...values: unknown[]) => void {
  const key = names.join();
  if (!compiledByNames.has(key)) compiledByNames.set(key, compileFunction(program!, names, { filename: FILE }) as never);
  return compiledByNames.get(key)!;
}
