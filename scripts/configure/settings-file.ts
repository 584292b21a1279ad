import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables of a file of settings, and a sentence for each line that may not say what its writer meant. */
export interface SettingsFile {
  readonly variables: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/** What is read where no file is named. */
export const NO_SETTINGS_FILE: SettingsFile = { variables: {}, warnings: [] };

/** Reads a file of settings. A byte order mark, which some editors write, is ignored. */
export function readSettingsFile(file: string): SettingsFile {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const names = new Set<string>();
  const warnings = text.split('\n').flatMap((line, index) => problemsOfLine(line, names).map((problem) => `${file}, line ${index + 1}: ${problem}.`));
  return { variables: parseEnv(text) as Record<string, string>, warnings };
}

/** What may be wrong with a line. Adds its name to those of the lines above. No setting has more than one line. */
function problemsOfLine(line: string, names: Set<string>): readonly string[] {
  if (/^\s*(#|$)/.test(line)) return [];
  const [, name, value] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
  if (name === undefined || value === undefined) return ['this is not NAME=value, and is ignored'];
  const isRepeated = names.has(name);
  names.add(name);
  const quote = /^["'`]/.exec(value)?.[0];
  return [
    ...(isRepeated ? [`${name} stands above too, and this line counts`] : []),
    ...(quote && !value.slice(1).includes(quote) ? [`the quote of ${name} is not closed`] : []),
    ...(!quote && /#/.test(value) ? [`${name} ends before the '#': quote a value that has one`] : []),
  ];
}
