// Writes settings into a build: `npm run configure -- dist --env .env.production`. In a build, a copy that needs only Node is at
// .deploy/configure.mjs.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../options.ts';
import { releaseIn } from './release-file.ts';
import { NO_SETTINGS_FILE, readSettingsFile } from './settings-file.ts';
import { readSettings, SettingsError, warningsOf, type Settings } from './settings.ts';
import { configureSite, DEPLOY_FOLDER } from './site.ts';

const USAGE = `Usage: npm run configure -- dist [--env .env.production]
Writes settings into the build in 'dist'. It takes VITE_ variables from its environment, then from the file, then from the build.
README.md and .env.example explain them.`;

try {
  const { positionals, values } = readOptions({ allowPositionals: true, options: { env: { type: 'string' }, help: { type: 'boolean', short: 'h' } } }, USAGE);
  if (values.help) console.log(USAGE);
  else configure(positionals, values.env);
} catch (error) {
  console.error(error instanceof SettingsError ? error.problems.map((problem) => `Error: ${problem}`).join('\n') : (error as Error).message);
  process.exitCode = 1;
}

function configure(folders: readonly string[], file: string | undefined): void {
  const [folder] = folders;
  if (folder === undefined || folders.length > 1) throw new Error(`Name the folder of one build.\n${USAGE}`);
  const defaults = defaultsOf(folder);
  if (file !== undefined && !existsSync(file)) throw new Error(`There is no file '${file}'.`);
  if (file !== undefined && statSync(file).isDirectory()) throw new Error(`'${file}' is a folder: name a file of settings after --env.`);
  const { variables, warnings } = file === undefined ? NO_SETTINGS_FILE : readSettingsFile(file);
  const own = variablesOfProcess();
  const overridden = Object.keys(variables).filter((name) => own[name] !== undefined && own[name] !== variables[name]);
  const environment = { ...defaults, ...variables, ...own };
  const overrides = overridden.map((name) => `${name} comes from the environment, not from ${file}.`);
  for (const warning of [...warnings, ...overrides, ...warningsOf(environment)]) console.warn(`Warning: ${warning}`);
  const settings = settingsOf(environment, file);
  const pages = configureSite(folder, settings);
  console.log(
    `${pages.length} pages of release ${releaseIn(folder)} in ${folder} have the settings, with the API ${settings.config.apiBaseUrl}. Their policy is in ${DEPLOY_FOLDER}: reload nginx, or copy _headers to the root of a static site.`,
  );
}

/** Reads the settings. Says of missing ones that no file was read, if that is so. */
function settingsOf(environment: NodeJS.ProcessEnv, file: string | undefined): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (file !== undefined || !(error instanceof SettingsError) || !error.message.includes(' is missing: ')) throw error;
    throw new SettingsError([...error.problems, 'No file of settings was read: name yours after --env.']);
  }
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
