import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The content of a settings file such as .env.production. */
export interface SettingsFile {
  readonly variables: Readonly<Record<string, string>>;
  /** Sentences about lines that may be mistakes: lines that are ignored, and values that may be meant differently. */
  readonly warnings: readonly string[];
  /** A sentence for each line with a wrong value. Problems stop the command; warnings do not. */
  readonly problems: readonly string[];
}

/** Reads a settings file. If it cannot be read, throws an error whose message is a sentence to print. */
export function readSettingsFile(file: string): SettingsFile {
  const variables: Record<string, string> = {};
  const warnings: string[] = [];
  const problems: string[] = [];
  for (const [index, line] of readText(file)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const where = `${file}, line ${index + 1}`;
    // Node reads a line at a time, because it takes the next line for the value of 'NAME= '.
    const [name = '', value = ''] = Object.entries(parseEnv(line))[0] ?? [];
    if (!/^[A-Za-z_]\w*$/.test(name)) {
      warnings.push(`${where}: this is not NAME=value, and is ignored.`);
      continue;
    }
    if (/^[^=]*(\s=|=\s+\S)/.test(line))
      warnings.push(
        `${where}: ${name} has a space beside its '=', which Docker and shells do not take: write '${name}=…'.`,
      );
    if (Object.hasOwn(variables, name)) warnings.push(`${where}: ${name} stands above too, and this line counts.`);
    const written = line.slice(line.indexOf('=') + 1).trim();
    const [, quote, rest] = /^(["'`])(?:.*?\1\s*(.*))?/.exec(written) ?? [];
    if (quote !== undefined) {
      if (rest === undefined) problems.push(`${where}: the quote of ${name} is not closed.`);
      else if (!/^(#|$)/.test(rest))
        problems.push(
          `${where}: there is text after the closing ${quote} of ${name}: put the whole value in other quotes.`,
        );
    } else {
      if (written.includes('#')) warnings.push(`${where}: ${name} ends before the '#': quote a value that has one.`);
      if (/\s/.test(value))
        warnings.push(`${where}: ${name} has a space and no quotes, which shells do not take: write '${name}="…"'.`);
    }
    // Without the quote that is not closed, the checks of the value find its other mistakes.
    variables[name] = quote !== undefined && rest === undefined ? value.slice(1) : value;
  }
  return { variables, warnings, problems };
}

/** A sentence for each variable of a source that a later source sets to another value. `origin` is a file's name or 'the environment'. */
export function overriddenValueWarnings(
  sources: readonly { readonly origin: string; readonly variables: SettingsFile['variables'] }[],
): readonly string[] {
  return sources.flatMap(({ origin, variables }, index) =>
    Object.entries(variables).flatMap(([name, value]) => {
      const winner = sources.slice(index + 1).findLast((later) => later.variables[name] !== undefined);
      return winner && winner.variables[name] !== value
        ? [`${name} comes from ${winner.origin}, not from ${origin}.`]
        : [];
    }),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file '${file}'.`, { cause: error });
    if (code === 'EISDIR')
      throw new Error(`'${file}' is a folder: name a file of settings after --env.`, { cause: error });
    throw new Error(`'${file}' cannot be read (${code}): look at its permissions.`, { cause: error });
  }
}

/** For an error about a file of a build: a sentence with the path, and advice if there is any. For other errors: the error's message. */
export function explainFileError(error: unknown): string {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  if (path === undefined) return message;
  // A new file is written beside the old one first (`replaceFile`).
  const file = path.replace(/\.new$/, '');
  if (code === 'ENOENT') return `'${file}' is missing: copy the whole build again, with its folder .deploy.`;
  if (['EACCES', 'EPERM'].includes(code))
    return `'${file}' may not be read or written by this user: make it yours with 'chown', allow it with 'chmod u+rw', or run the command as its owner.`;
  return `'${file}' cannot be read or written (${code}).`;
}
