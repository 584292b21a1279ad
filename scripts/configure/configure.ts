// Writes settings into a build: `npm run configure -- dist --env .env.production`. In a build, a copy that needs only Node is at
// .deploy/configure.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { MOCKS_REFUSED, readSettings, SettingsError, warningsOf } from './settings.ts';
import { configureSite, DEPLOY_FOLDER } from './site.ts';

const USAGE = `Usage: npm run configure -- dist [--env .env.production]
Writes settings into the build in 'dist'. It takes VITE_ variables from its environment, then from the file, then from the build.
README.md and .env.example explain them.`;

try {
  const { positionals, values } = optionsOf(process.argv.slice(2));
  if (values.help) console.log(USAGE);
  else configure(positionals, values.env);
} catch (error) {
  console.error(error instanceof SettingsError ? error.problems.map((problem) => `Error: ${problem}`).join('\n') : (error as Error).message);
  process.exitCode = 1;
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { env: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    // Node goes on with advice on paths that begin with '-'.
    throw new Error(`${(error as Error).message.split(/\.? To |\.?\n/)[0]}.\n${USAGE}`, { cause: error });
  }
}

function configure(folders: readonly string[], file: string | undefined): void {
  const [folder] = folders;
  if (folder === undefined || folders.length > 1) throw new Error(`Name the folder of one build.\n${USAGE}`);
  if (file !== undefined && !existsSync(file)) throw new Error(`There is no file '${file}'.`);
  const environment = { ...defaultsOf(folder), ...(file && parseEnv(readFileSync(file, 'utf8'))), ...variablesOfProcess() };
  for (const warning of warningsOf(environment)) console.warn(`Warning: ${warning}`);
  if (environment.VITE_API === 'mock') throw new SettingsError([MOCKS_REFUSED]);
  const pages = configureSite(folder, readSettings(environment));
  console.log(`${pages.length} pages in ${folder} have the settings. Their policy is in ${DEPLOY_FOLDER}: reload nginx, or copy _headers to the root of a static site.`);
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
