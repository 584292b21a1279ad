import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { compileFunction } from 'node:vm';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { leanLibraries } from '../../../scripts/build/lean-libraries.ts';
import { readSettings } from '../../../scripts/configure/settings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = `${ROOT}dist-test/in-process`;
const FILE = `${FOLDER}/app.js`;

/** The base address of the app's calls. Nothing listens there: the calls are answered in process. */
export const API_BASE_URL = 'http://api.example.test/';

/** What a host's page has in its body: the settings of the tests' build, some changed, and the place for the app. */
export function pageBody(variables: Readonly<Record<string, string>>): string {
  const environment = parseEnv(readFileSync(`${ROOT}tests/support/production.env`, 'utf8'));
  const { config } = readSettings({ ...environment, VITE_API_BASE_URL: API_BASE_URL, ...variables });
  return `<script type="application/json" id="config">${JSON.stringify(config)}</script><div id="root" data-waits></div>`;
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
    define: { 'import.meta.env.VITE_API': '"real"' },
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
