import { readFileSync } from 'node:fs';

/** The content of a settings file such as .env.production. */
export interface SettingsFile {
  readonly variables: Readonly<Record<string, string>>;
  /** Sentences about lines that may be mistakes: lines that are ignored, and values that may be meant differently. */
  readonly warnings: readonly string[];
  /** A sentence for each line with a wrong value. Problems stop the command; warnings do not. */
  readonly problems: readonly string[];
}

/** The content to use if no settings file was named. It has no variables. */
export const NO_SETTINGS_FILE: SettingsFile = { variables: {}, warnings: [], problems: [] };

/**
 * Reads a settings file line by line, and ignores a byte order mark. Does not use Node's own reader, which takes the next line for
 * the value of 'NAME= '. If the file cannot be read, throws an error whose message is a sentence to print.
 */
export function readSettingsFile(file: string): SettingsFile {
  const lines = readText(file).replace(/^\uFEFF/, '').split(/\r?\n/);
  const variables: Record<string, string> = {};
  const warnings: string[] = [];
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const where = `${file}, line ${index + 1}`;
    const [, name, written] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || written === undefined) {
      warnings.push(`${where}: this is not NAME=value, and is ignored.`);
      continue;
    }
    if (/^[^=]*(\s=|=\s+\S)/.test(line)) warnings.push(`${where}: ${name} has a space beside its '=', which Docker and shells do not take: write '${name}=…'.`);
    if (Object.hasOwn(variables, name)) warnings.push(`${where}: ${name} stands above too, and this line counts.`);
    const [, quote, quoted, rest] = /^(["'`])(.*?)\1\s*(.*)$/.exec(written) ?? [];
    // A quote that is not closed is removed from the value, so that later checks can find other mistakes in the value.
    const value = quoted ?? written.replace(/^["'`]/, '').split('#')[0]!.trim();
    if (quoted !== undefined) {
      if (!/^(#|$)/.test(rest!)) problems.push(`${where}: there is text after the closing ${quote} of ${name}: put the whole value in other quotes.`);
    } else if (/^["'`]/.test(written)) problems.push(`${where}: the quote of ${name} is not closed.`);
    else {
      if (written.includes('#')) warnings.push(`${where}: ${name} ends before the '#': quote a value that has one.`);
      if (/\s/.test(value)) warnings.push(`${where}: ${name} has a space and no quotes, which shells do not take: write '${name}="…"'.`);
    }
    variables[name] = value;
  }
  return { variables, warnings, problems };
}

/** A sentence for each variable of a source that a later source sets to another value. `origin` is a file's name or 'the environment'. */
export function overriddenValueWarnings(sources: readonly { readonly origin: string; readonly variables: SettingsFile['variables'] }[]): readonly string[] {
  return sources.flatMap(({ origin, variables }, index) =>
    Object.entries(variables).flatMap(([name, value]) => {
      const winner = sources.slice(index + 1).findLast((later) => later.variables[name] !== undefined);
      return winner && winner.variables[name] !== value ? [`${name} comes from ${winner.origin}, not from ${origin}.`] : [];
    }),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file '${file}'.`, { cause: error });
    if (code === 'EISDIR') throw new Error(`'${file}' is a folder: name a file of settings after --env.`, { cause: error });
    throw new Error(`'${file}' cannot be read (${code}): look at its permissions.`, { cause: error });
  }
}
