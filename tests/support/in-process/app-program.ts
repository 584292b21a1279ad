import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { compileFunction } from 'node:vm';
import { buildApp, ROOT } from '../../../scripts/build/app-as-one-script.ts';
import { pageBody as bodyWith } from './page-body.ts';

const FOLDER = `${ROOT}dist-test/in-process`;
const FILE = `${FOLDER}/app.js`;

/** What a host's page has in its body, with the settings of the tests' build, some changed. */
export function pageBody(variables: Readonly<Record<string, string>>): string {
  return bodyWith({ ...parseEnv(readFileSync(`${ROOT}tests/support/production.env`, 'utf8')), ...variables });
}

/** The globals of a page. For all other names the app uses those of the process. */
export type PageGlobals = Readonly<Record<string, unknown>>;

let built: Promise<void> | undefined;

/** Builds the app into one script below dist-test/, once in a process. */
export function buildAppProgram(): Promise<void> {
  built ??= build();
  return built;
}

async function build(): Promise<void> {
  const { code } = await buildApp({ minify: false });
  // Written under another name and renamed when complete, because another run may be reading the file.
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FILE}.${process.pid}`, code);
  renameSync(`${FILE}.${process.pid}`, FILE);
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
