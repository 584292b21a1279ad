import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULES = 'deploy/nginx.conf';

/** Replacements for the lines marked '# SET' in nginx.conf, by the first word of the marked line. */
export type Settings = Readonly<Record<string, readonly string[]>>;

/** Returns deploy/nginx.conf with a setting in place of each line marked '# SET'. Throws if a marked line or a setting is left over. */
export function rulesWith(settings: Settings): string {
  const left = new Map(Object.entries(settings).map(([word, lines]) => [word, [...lines]]));
  const rules = readFileSync(RULES, 'utf8').replaceAll(/^ *(?<word>\S+) .*# SET$/gm, (line, word: string) => {
    const replacement = left.get(word)?.shift();
    if (replacement === undefined) throw new Error(`Nothing was set for '${line.trim()}'.`);
    return replacement;
  });
  const unused = [...left].filter(([, lines]) => lines.length > 0).map(([word]) => word);
  if (unused.length > 0) throw new Error(`${RULES} has no such line to set: ${unused.join(', ')}.`);
  return rules;
}

/** The headers that nginx sends with every response of a build, by name. Cache-Control is left out, because it depends on the path. */
export function headersOfRules(build: string): ReadonlyMap<string, string> {
  const rules = readFileSync(join(build, '.deploy/nginx-app.conf'), 'utf8');
  return new Map([...rules.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [name!, value!]));
}
