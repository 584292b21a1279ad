// Writes settings into a build: `npm run configure -- dist --env .env.production`. In a build, a copy that needs only Node is at
// .deploy/configure.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { readSettings, SettingsError, warningsOf } from './settings.ts';
import { configureSite, DEPLOY_FOLDER } from './site.ts';

const USAGE = 'Usage: npm run configure -- dist [--env .env.production]';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { env: { type: 'string' } } });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  if (values.env !== undefined && !existsSync(values.env)) throw new Error(`There is no file '${values.env}'.`);
  const environment = { ...defaultsOf(folder), ...(values.env && parseEnv(readFileSync(values.env, 'utf8'))), ...variablesOfProcess() };
  if (environment.VITE_API === 'mock') throw new SettingsError(["VITE_API is 'mock': a production build needs 'real'."]);
  const settings = readSettings(environment);
  for (const warning of warningsOf(environment)) console.warn(`Warning: ${warning}`);
  const pages = configureSite(folder, settings);
  console.log(`${pages.length} pages in ${folder} have the settings. Their policy is in ${DEPLOY_FOLDER}: reload nginx, or copy _headers to the root of a static site.`);
} catch (error) {
  console.error(error instanceof SettingsError ? error.problems.map((problem) => `Error: ${problem}`).join('\n') : (error as Error).message);
  process.exitCode = 1;
}

/** The variables that the build had. Throws if the folder holds no build. */
function defaultsOf(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(join(folder, DEPLOY_FOLDER))) throw new Error(`There is no build in '${folder}': run 'npm run build', and name its folder.`);
  return JSON.parse(readFileSync(join(folder, DEPLOY_FOLDER, 'defaults.json'), 'utf8')) as Readonly<Record<string, string>>;
}

/** The process's own `VITE_…` variables; they go before those of a file, as in a build. */
function variablesOfProcess(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));
}
