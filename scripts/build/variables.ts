import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownVariables, readSettings, SettingsError, type Settings } from '../configure/settings.ts';
import { overriddenValueWarnings, readSettingsFile } from '../configure/settings-file.ts';
import { warn } from '../configure/warnings.ts';

/**
 * From the process, else from `.env.<mode>.local`, `.env.<mode>`, `.env.local` or `.env`, in this order. `replaced` has a sentence for
 * each variable of a file that another file or the process replaces.
 */
export function variablesOf(mode: string, folder: string | false) {
  const names =
    folder === false
      ? []
      : ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((name) => join(folder, name));
  const files = names.filter((name) => existsSync(name)).map((origin) => ({ origin, ...readSettingsFile(origin) }));
  const sources = [...files, { origin: 'the environment', variables: ownVariables(process.env) }];
  return {
    environment: ownVariables(Object.assign({}, ...sources.map(({ variables }) => variables))),
    replaced: overriddenValueWarnings(sources),
    problems: files.flatMap((file) => file.problems),
  };
}

/** If some are wrong, prints a sentence for each and ends the program. */
export function settingsOrEnd(
  environment: Readonly<Record<string, string>>,
  takesMocks: boolean,
  problems: readonly string[],
  examples: readonly string[],
): Settings {
  try {
    return readSettings(environment, takesMocks, problems);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    warn(examples);
    end(...error.problems);
  }
}

export function end(...problems: readonly string[]): never {
  for (const problem of problems) console.error(`Error: ${problem}`);
  process.exit(1);
}
