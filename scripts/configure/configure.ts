// `npm run configure -- dist --env .env.production`. Each build contains this program as .deploy/configure.mjs, which needs only Node.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../options.ts';
import { releaseIn } from './release-file.ts';
import { overriddenValueWarnings, readSettingsFile } from './settings-file.ts';
import { ownVariables, readSettings, SettingsError } from './settings.ts';
import { configureSite, DEPLOY_FOLDER } from './site.ts';
import { exampleWarnings, warn, warningsOf } from './warnings.ts';

const USAGE = `Usage: npm run configure -- dist [--env .env.production]
Writes settings into the build in 'dist'. It takes VITE_ variables from its environment, then from the file, then from the build.
docs/operations.md and .env.example explain them.`;

try {
  const { positionals, values } = readOptions(
    { allowPositionals: true, options: { env: { type: 'string' }, help: { type: 'boolean', short: 'h' } } },
    USAGE,
  );
  if (values.help) console.log(USAGE);
  else configure(positionals, values.env);
} catch (error) {
  const { message } = error as Error;
  for (const line of error instanceof SettingsError ? error.problems : [message]) console.error(`Error: ${line}`);
  process.exitCode = 1;
}

function configure([folder, ...others]: readonly string[], file: string | undefined): void {
  if (folder === undefined || others.length > 0) throw new Error(`Name the folder of one build.\n${USAGE}`);
  if (!existsSync(join(folder, DEPLOY_FOLDER)))
    throw new Error(`There is no build in '${folder}': run 'npm run build', and name its folder.`);
  const defaults = JSON.parse(readFileSync(join(folder, DEPLOY_FOLDER, 'defaults.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  if (file === undefined) warn(['No file of settings is read: name yours after --env.']);
  const { variables, problems } = file === undefined ? { variables: {}, problems: [] } : readSettingsFile(file);
  // They replace those of the file, as in a build.
  const own = ownVariables(process.env);
  const environment = { ...defaults, ...variables, ...own };
  const sources = [
    { origin: `${file}`, variables },
    { origin: 'the environment', variables: own },
  ];
  warn([...overriddenValueWarnings(sources), ...warningsOf(environment), ...exampleWarnings(environment)]);
  const settings = readSettings(environment, false, problems);
  const pages = configureSite(folder, settings);
  console.log(
    `${pages.length} pages of release ${releaseIn(folder)} in ${folder} have the settings, with the API ${settings.config.apiBaseUrl}.`,
  );
}
