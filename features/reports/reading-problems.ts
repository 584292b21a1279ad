import type { GherkinDocument, Location } from '@cucumber/messages';

/** What is wrong with the text of a feature: a sentence and its line, from 1. */
export interface ReadingProblem {
  readonly line: number;
  readonly sentence: string;
}

/** The tags that scenarios may have. */
export const TAGS = ['@browser', '@core', '@demo', '@engines', '@keyboard', '@smoke'];

/** A sentence with the wrong line, in place of Gherkin's list of everything that it would accept there. */
export function parseProblem(location: Location | undefined, message: string): ReadingProblem {
  const [, line] = /, got '(.*)'$/s.exec(message) ?? [];
  const sentence = line === undefined ? message.replace(/^\(.*?\): /, '') : `'${line}' does not belong here. Is its first word misspelt?`;
  return { line: location?.line ?? 1, sentence };
}

/** A problem for each description: Gherkin takes a misspelt first step for one, and the scenario would pass without it. */
export function descriptionProblems({ feature }: GherkinDocument): readonly ReadingProblem[] {
  return (feature?.children ?? [])
    .flatMap((child) => child.rule?.children ?? [child])
    .flatMap(({ background, scenario }) => background ?? scenario ?? [])
    .filter(({ description }) => description.trim() !== '')
    .map(({ location, description }) => ({
      line: location.line + 1,
      sentence: `'${description.trim().split('\n')[0]}' is not a step. Is its first word misspelt?`,
    }));
}

/** Unknown tags, and tags that contradict each other. */
export function tagSentences(tags: readonly string[]): readonly string[] {
  const names = [...new Set(tags)];
  const isOfBrowsers = names.includes('@browser') && !names.includes('@demo');
  return [
    ...names.filter((name) => !TAGS.includes(name)).map((name) => `There is no tag ${name}, but ${TAGS.join(', ')}.`),
    ...(names.includes('@core') && names.length > 1 ? ['@core takes no other tag: all others need a browser.'] : []),
    ...(names.includes('@keyboard') && !isOfBrowsers ? ['@keyboard needs @browser beside it, and no @demo.'] : []),
  ];
}
