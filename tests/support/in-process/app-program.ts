import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { compileFunction } from 'node:vm';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = `${ROOT}dist-test/in-process`;
const FILE = `${FOLDER}/app.js`;

/** Where the app's calls go. Nothing listens there: they are answered before they leave the process. */
export const API_BASE_URL = 'http://api.example.test/';

/** What the app finds by these names is the page's own; by all other names it finds what the process has. */
export type PageGlobals = Readonly<Record<string, unknown>>;

/**
 * Builds the app as it is, from `src/main.tsx` on, into one script below dist-test/. Each page load of each tab runs it again with
 * its own window: tabs of one process do not see each other, and a reload forgets what a browser forgets.
 */
export async function buildAppProgram(): Promise<void> {
  const settings = parseEnv(readFileSync(`${ROOT}tests/support/production.env`, 'utf8'));
  const environment = { ...settings, VITE_API_BASE_URL: API_BASE_URL };
  const { NODE_ENV } = process.env;
  // Vitest's own value would build React for developers, which runs effects twice.
  process.env.NODE_ENV = 'production';
  const { output } = (await build({
    configFile: false,
    envDir: false,
    root: ROOT,
    base: '/in/packages/',
    logLevel: 'error',
    plugins: [react()],
    define: Object.fromEntries(Object.entries(environment).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${ROOT}src/main.tsx`,
        output: { format: 'iife', codeSplitting: false },
        // Vite's helper for preloads asks where its own module is; a script has no answer, and needs none.
        checks: { emptyImportMeta: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  // Renamed when it is whole: another run may be reading.
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FILE}.${process.pid}`, output[0].code);
  renameSync(`${FILE}.${process.pid}`, FILE);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** Vitest builds the app once, before its tests. */
export const setup = buildAppProgram;

let program: string | undefined;

/** Runs the app in the page whose globals it is given. The app has to be built already. */
export function runApp(globals: PageGlobals): void {
  program ??= readFileSync(FILE, 'utf8');
  compiled(Object.keys(globals))(...Object.values(globals));
}

const compiledByNames = new Map<string, (...values: unknown[]) => void>();

/** The app as a function of its globals. It is compiled once: a page load then takes some milliseconds. */
function compiled(names: readonly string[]): (...values: unknown[]) => void {
  const key = names.join();
  if (!compiledByNames.has(key)) compiledByNames.set(key, compileFunction(program!, names, { filename: FILE }) as never);
  return compiledByNames.get(key)!;
}
