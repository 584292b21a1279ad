import { PickleStepType, type GherkinDocument, type Location, type Pickle } from '@cucumber/messages';
import { DETAILS } from '../../tests/library/details';
import { hasWords } from '../../tests/library/whole-words';

/** Lines count from 1. */
interface ReadingProblem {
  readonly line: number;
  readonly sentence: string;
}

const TAGS = ['@browser', '@core', '@demo', '@engines', '@keyboard', '@smoke'];

export function parseProblem(location: Location | undefined, message: string): ReadingProblem {
  const sentence = message.replace(/^\(.*?\): /, '').replace(/^expected: .*, got/s, 'This does not belong here:');
  return { line: location?.line ?? 1, sentence };
}

/** Word, Teams and web pages have spaces that do not break. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(/\p{Zs}/gu, ' ');
}

/** Gherkin would drop the cell beside a missing first or last pipe, and finds fault with each line of UTF-16, which has a zero beside each letter. */
export function textProblems(text: string): readonly ReadingProblem[] {
  if (/[\0\ufffd]/.test(text)) return [{ line: 1, sentence: 'The file is saved as UTF-16 or ANSI: save it as UTF-8.' }];
  const rows = text.split('\n').map((row) => row.trim());
  return rows.flatMap((row, index) => {
    if (row.startsWith('#') || row.startsWith('|') === row.endsWith('|')) return [];
    const [which, right] = row.startsWith('|') ? ['last', `${row} |`] : ['first', `| ${row}`];
    return [{ line: index + 1, sentence: `The ${which} | is missing: write '${right}'.` }];
  });
}

/** Gherkin takes a misspelt line for a description, so its step would not run. */
export function documentProblems({ feature }: GherkinDocument): readonly ReadingProblem[] {
  if (!feature) return [];
  const groups = [feature, ...feature.children.flatMap(({ rule }) => rule ?? [])];
  const parts = groups.flatMap(({ children }) =>
    children.flatMap(({ background, scenario }) => background ?? scenario ?? []),
  );
  const names = parts.map(({ name }) => name);
  return [...groups, ...parts].flatMap((each) => {
    const first = names.indexOf(each.name);
    const isTwin = 'steps' in each && each.name !== '' && first < parts.indexOf(each);
    // Features and rules may have a description.
    const wrong = each.description.split('\n').find((line) => ('steps' in each ? /\S/ : LIKE_A_KEYWORD).test(line));
    return [
      ...(wrong ? [`'${wrong.trim()}' is not a step. Is its first word misspelt?`] : []),
      ...(isTwin ? [`The scenario in line ${parts[first]!.location.line} has the name '${each.name}' already.`] : []),
    ].map((sentence) => ({ line: each.location.line, sentence }));
  });
}

/** Such as 'Scenari: …', or like a step. */
const LIKE_A_KEYWORD = /^\s*(?:\w+(?: \w+)?:|(?:Given|When|Then|And|But) )/;

export function tagSentences(tags: readonly string[]): readonly string[] {
  const names = [...new Set(tags)];
  const isOfBrowsers = names.includes('@browser') && !names.includes('@demo');
  return [
    ...names.filter((name) => !TAGS.includes(name)).map((name) => `There is no tag ${name}, but ${TAGS.join(', ')}.`),
    ...(names.includes('@core') && names.length > 1 ? ['@core takes no other tag: all others need a browser.'] : []),
    ...(names.includes('@keyboard') && !isOfBrowsers ? ['@keyboard needs @browser beside it, and no @demo.'] : []),
  ];
}

/** A step that acts proves nothing, even after 'Then'. */
const OBSERVATION = new RegExp(
  String.raw`^(?:\w+ (?:sees|does not (?:see|hear)|is (?:not )?offered|is (?:told|alerted|asked|led|taken)|finds|hears|scans|has tapped)|the (?:total|summary|links|log|server has|calendar file|demo says|note)|(?:${DETAILS.words.join('|')}) is)\b`,
);
const DENIAL = /(?:does not see|is not (offered)) "(.+)"/;
const OFFER = /\b(?:is offered|taps|finds [\w-]+) ".+"/;
/** At the end of a text. Any day may be absent. */
const DAY = / ?\b[A-Z][a-z]+ \d{1,2}, \d{4}$/;

/** No 'Then' that observes, one that goes to a page in place of seeing it, or the absence of a text that is nowhere, such as a misspelt one. */
export function proofProblems(
  { name, steps }: Pick<Pickle, 'name' | 'steps'>,
  readFeatures: () => readonly string[],
): readonly { step?: number; sentence: string }[] {
  const outcomes = steps.filter(({ type }) => type === PickleStepType.OUTCOME).map(({ text }) => text);
  const observes =
    outcomes.some((text) => OBSERVATION.test(text)) && !outcomes.some((text) => / is at the /.test(text));
  const emptiness = `The scenario '${name}' expects nothing. End it with what is seen: 'Then she sees the walking date page'.`;
  return [
    ...(observes ? [] : [{ sentence: emptiness }]),
    ...steps.flatMap(({ text }, step) => {
      const [, control, denied] = DENIAL.exec(text) ?? [];
      if (denied === undefined) return [];
      const shows = (line: string) => hasWords(line, denied.replace(DAY, '')) && (!control || OFFER.test(line));
      const lines = readFeatures().flatMap((each) => each.split('\n'));
      if (lines.some((line) => shows(line) && !DENIAL.test(line))) return [];
      const sentence = `No scenario ${control ? 'is offered' : 'sees'} "${denied}", so its absence proves nothing.`;
      return [{ step, sentence }];
    }),
  ];
}
