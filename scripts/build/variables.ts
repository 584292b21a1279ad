import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, SettingsError, type Settings } from '../configure/settings.ts';
import { overriddenValueWarnings, readSettingsFile } from '../configure/settings-file.ts';
import { ownVariables, warn } from '../configure/warnings.ts';

/**
 * The variables of a mode: from the process, else from `.env.<mode>.local`, `.env.<mode>`, `.env.local` or `.env`, in this order.
 * `environment` has the `VITE_…` variables, which go into the build; `all` also has mistyped names. `problems` are errors in the files.
 * `replaced` has a sentence for each variable of a file that another file or the process replaces.
 */
export function variablesOf(mode: string, folder: string | false) {
  const names =
    folder === false
      ? []
      : ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((name) => join(folder, name));
  const files = names.filter((name) => existsSync(name)).map((origin) => ({ origin, ...readSettingsFile(origin) }));
  warn(files.flatMap(({ warnings }) => warnings));
  const sources = [...files, { origin: 'the environment', variables: ownVariables(process.env) }];
  const all: Readonly<Record<string, string>> = Object.assign({}, ...sources.map(({ variables }) => variables));
  const environment = Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('VITE_')));
  return {
    all,
    environment,
    replaced: overriddenValueWarnings(sources),
    problems: files.flatMap((file) => file.problems),
  };
}

/** Reads the settings. If some are wrong, prints a sentence for each and ends the program, without a stack trace that would not help. */
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
