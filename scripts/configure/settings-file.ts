import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

type Variables = Readonly<Record<string, string>>;

/** NAME=value, with the whole value in quotes or none; empty, or a comment. */
const RIGHT_LINE = /^\s*(#.*|(export\s+)?[A-Za-z_]\w*\s*=\s*([^"'`\s].*|(["'`])((?!\4).)*\4\s*(#.*)?)?)?$/;

/** `problems` has a sentence for each line that is wrong. */
export function readSettingsFile(file: string): {
  readonly variables: Variables;
  readonly problems: readonly string[];
} {
  const content = readFileSync(file);
  if (content.includes(0)) throw new Error(`'${file}' is no text in UTF-8: save it as such.`);
  const text = content
    .toString()
    .replace(/^\uFEFF/, '')
    // From a page of a wiki or a chat comes a space that does not break.
    .replaceAll('\u00A0', ' ')
    // Node takes the next line for the value of 'NAME= '.
    .replaceAll(/=[ \t\r]+$/gm, '=');
  const problems = text
    .split(/\r?\n/)
    .flatMap((line, index) =>
      RIGHT_LINE.test(line)
        ? []
        : [`${file}, line ${index + 1} is not NAME=value, with the whole value in quotes or none.`],
    );
  return { variables: parseEnv(text) as Variables, problems };
}

/** `origin` is a file's name or 'the environment'. */
export function overriddenValueWarnings(
  sources: readonly { readonly origin: string; readonly variables: Variables }[],
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
