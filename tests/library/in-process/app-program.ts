import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { compileFunction } from 'node:vm';
import { isUpToDate, recordBuild } from '../../../scripts/build/last-build.ts';
import { buildApp, ROOT } from '../../../scripts/build/app-as-one-script.ts';
import { pageBody as bodyWith } from './page-body.ts';

const PROGRAM = { folder: 'dist-test/in-process', sources: ['src/**', 'scripts/build/app-as-one-script.ts'] };
const FOLDER = ROOT + PROGRAM.folder;
const FILE = `${FOLDER}/app.js`;

export function pageBody(variables: Readonly<Record<string, string>>): string {
  return bodyWith({ ...parseEnv(readFileSync(`${ROOT}tests/library/production.env`, 'utf8')), ...variables });
}

/** For all other names the app sees Node's globals. */
type PageGlobals = Readonly<Record<string, unknown>>;

let built: Promise<void> | undefined;

/** Below dist-test/, once per process and only if the app has changed. */
export function buildAppProgram(): Promise<void> {
  built ??= build();
  return built;
}

async function build(): Promise<void> {
  if (isUpToDate(PROGRAM, ROOT)) return;
  const startedAt = Date.now();
  const { code } = await buildApp({ minify: false });
  // Another test run may be reading the script.
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FILE}.${process.pid}`, code);
  renameSync(`${FILE}.${process.pid}`, FILE);
  recordBuild(PROGRAM, startedAt, ROOT);
}

export const setup = buildAppProgram;

let program: string | undefined;

/** `buildAppProgram` must have built the app. */
export function runApp(globals: PageGlobals): void {
  program ??= readFileSync(FILE, 'utf8');
  compiled(Object.keys(globals))(...Object.values(globals));
}

const compiledByNames = new Map<string, (...values: unknown[]) => void>();

/** Its parameters are the globals. Compiled once for each list of names, because every page load needs it. */
function compiled(names: readonly string[]): (...values: unknown[]) => void {
  const key = names.join();
  if (!compiledByNames.has(key))
    compiledByNames.set(key, compileFunction(program!, names, { filename: FILE }) as never);
  return compiledByNames.get(key)!;
}
