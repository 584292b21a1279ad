// Writes settings into a build: `npm run configure -- dist --env .env.production`. Each build contains this program as
// .deploy/configure.mjs, which needs only Node.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../options.ts';
import { releaseIn } from './release-file.ts';
import { explainFileError, overriddenValueWarnings, readSettingsFile } from './settings-file.ts';
import { readSettings, SettingsError } from './settings.ts';
import { configureSite, DEPLOY_FOLDER } from './site.ts';
import { exampleWarnings, ownVariables, warn, warningsOf } from './warnings.ts';

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
  console.error(
    error instanceof SettingsError
      ? error.problems.map((problem) => `Error: ${problem}`).join('\n')
      : explainFileError(error),
  );
  process.exitCode = 1;
}

function configure(folders: readonly string[], file: string | undefined): void {
  if (process.env.npm_config_env !== undefined)
    throw new Error("npm took '--env' for itself: write 'npm run configure -- dist --env …'.");
  const [folder] = folders;
  if (folder === undefined || folders.length > 1) throw new Error(`Name the folder of one build.\n${USAGE}`);
  if (!existsSync(join(folder, DEPLOY_FOLDER)))
    throw new Error(`There is no build in '${folder}': run 'npm run build', and name its folder.`);
  // The variables with which the build was made.
  const defaults = JSON.parse(readFileSync(join(folder, DEPLOY_FOLDER, 'defaults.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const { variables, warnings, problems } =
    file === undefined ? { variables: {}, warnings: [], problems: [] } : readSettingsFile(file);
  // Environment variables replace those of the file, as they do in a build.
  const own = ownVariables(process.env);
  const environment = { ...defaults, ...variables, ...own };
  const kept = Object.fromEntries(
    Object.entries(defaults).filter(([name]) => variables[name] === undefined && own[name] === undefined),
  );
  const overrides =
    file === undefined
      ? []
      : overriddenValueWarnings([
          { origin: file, variables },
          { origin: 'the environment', variables: own },
        ]);
  warn([...warnings, ...overrides, ...warningsOf(environment, kept)]);
  try {
    const settings = readSettings(environment, false, problems);
    const pages = configureSite(folder, settings);
    console.log(
      `${pages.length} pages of release ${releaseIn(folder)} in ${folder} have the settings, with the API ${settings.config.apiBaseUrl}.`,
    );
  } catch (error) {
    if (file !== undefined || !(error instanceof SettingsError) || !error.message.includes(' is missing: '))
      throw error;
    throw new SettingsError([...error.problems, 'No file of settings was read: name yours after --env.']);
  } finally {
    warn(exampleWarnings(environment));
  }
}
