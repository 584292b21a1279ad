import { PickleStepType, type GherkinDocument, type Location, type Scenario } from '@cucumber/messages';
import { DETAILS } from '../../tests/library/details';
import { hasWords } from '../../tests/library/whole-words';

/** Lines count from 1. */
interface ReadingProblem {
  readonly line: number;
  readonly sentence: string;
}

const TAGS = ['@browser', '@core', '@demo', '@engines', '@keyboard', '@smoke'];

/** The sentence quotes the wrong line instead of listing all that is allowed there. */
export function parseProblem(location: Location | undefined, message: string): ReadingProblem {
  const [, line] = /, got '(.*)'$/s.exec(message) ?? [];
  const sentence =
    line === undefined
      ? message.replace(/^\(.*?\): /, '')
      : `'${line}' does not belong here. Is its first word misspelt?`;
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

export function documentProblems(document: GherkinDocument, text: string): readonly ReadingProblem[] {
  const children = document.feature?.children ?? [];
  const scenariosIn = (parts: readonly { readonly scenario?: Scenario | undefined }[]) =>
    parts.flatMap(({ scenario }) => scenario ?? []);
  const all = scenariosIn(children.flatMap((child) => child.rule?.children ?? [child]));
  const problem = ({ location }: Scenario, sentence: string) => ({ line: location.line, sentence });
  return [
    ...descriptionProblems(document, text),
    ...scenariosIn(children).map((each) => problem(each, `The scenario '${each.name}' stands outside a rule.`)),
    ...all.flatMap((each, index) => {
      const first = all.findIndex(({ name }) => name === each.name);
      return first < index
        ? [problem(each, `The scenario in line ${all[first]!.location.line} has the name '${each.name}' already.`)]
        : [];
    }),
  ];
}

/** Gherkin takes a misspelt line for a description, so its step would not run. */
function descriptionProblems({ feature }: GherkinDocument, text: string): readonly ReadingProblem[] {
  if (!feature) return [];
  const textLines = text.split('\n').map((line) => line.trim());
  const problem = ({ location, description }: Described, isMisspelt: (line: string) => boolean, says: string) => {
    const line = description
      .split('\n')
      .map((each) => each.trim())
      .find(isMisspelt);
    if (line === undefined) return [];
    const sentence = `'${line}' ${says} Is its first word misspelt?`;
    return [{ line: textLines.indexOf(line, location.line) + 1, sentence }];
  };
  const rules = feature.children.flatMap(({ rule }) => rule ?? []);
  const parts = feature.children
    .flatMap((child) => child.rule?.children ?? [child])
    .flatMap(({ background, scenario }) => background ?? scenario ?? []);
  return [
    // Features and rules may have a description, so only lines that look like keywords are wrong there.
    ...[feature, ...rules].flatMap((each) =>
      problem(each, (line) => LIKE_A_KEYWORD.test(line), 'does not belong here.'),
    ),
    ...parts.flatMap((each) => problem(each, (line) => line !== '', 'is not a step.')),
  ];
}

/** `description` is the free text below its name. */
interface Described {
  readonly location: Location;
  readonly description: string;
}

/** Such as 'Scenari: …', or like a step. */
const LIKE_A_KEYWORD = /^(?:\w+(?: \w+)?:|(?:Given|When|Then|And|But) )/;

export function tagSentences(tags: readonly string[]): readonly string[] {
  const names = [...new Set(tags)];
  const isOfBrowsers = names.includes('@browser') && !names.includes('@demo');
  return [
    ...names.filter((name) => !TAGS.includes(name)).map((name) => `There is no tag ${name}, but ${TAGS.join(', ')}.`),
    ...(names.includes('@core') && names.length > 1 ? ['@core takes no other tag: all others need a browser.'] : []),
    ...(names.includes('@keyboard') && !isOfBrowsers ? ['@keyboard needs @browser beside it, and no @demo.'] : []),
  ];
}

/** Undefined if it is right. Cucumber's own errors would be about arguments and callbacks. */
export function formSentence(text: string, has: 'table' | 'text' | undefined): string | undefined {
  if (text.includes('""')) return "The quotes are empty. For an empty value write 'nothing'.";
  if (text.endsWith(':')) return has === 'table' ? undefined : 'The step needs a table below it.';
  return has && 'The step takes no table, and no text below it.';
}

interface Provable {
  readonly name: string;
  readonly steps: readonly { readonly text: string; readonly type?: PickleStepType | undefined }[];
}

/** A step that acts proves nothing, even after 'Then'. */
const OBSERVATION = new RegExp(
  String.raw`^(?:\w+ (?:sees|does not (?:see|hear)|is (?:not )?offered|is (?:told|alerted|asked|led|taken)|finds|hears|scans|has tapped)|the (?:total|summary|links|log|server has|calendar file|demo says|note)|(?:${DETAILS.words.join('|')}) is)\b`,
);
const DENIAL = /(?:does not see|is not (offered)) "(.+)"/;
const OFFER = /\b(?:is offered|taps|finds [\w-]+) ".+"/;
/** At the end of a text. Any day may be absent. */
const DAY = / ?\b[A-Z][a-z]+ \d{1,2}, \d{4}$/;

/** Lines that do not deny what they quote; of controls, only those that offer one. */
export type Seen = (isControl: boolean) => readonly string[];

/** `readFeatures` is called only when something is denied. */
export function seenIn(readFeatures: () => readonly string[]): Seen {
  return (isControl) =>
    readFeatures()
      .flatMap((each) => each.split('\n'))
      .filter((line) => !DENIAL.test(line) && (!isControl || OFFER.test(line)));
}

export function emptinessSentences({ name, steps }: Provable): readonly string[] {
  return steps.length === 0 ? [`The scenario '${name}' has no steps.`] : [];
}

const GOES_THERE = / is at (?=the )/;

/** A page that is gone to in place of seen, no 'Then' that observes, or the absence of a text that is nowhere, such as a misspelt one. */
export function proofProblems(
  { name, steps }: Provable,
  seen: Seen,
): readonly { readonly step?: number; readonly sentence: string }[] {
  const observes = steps.some(({ text, type }) => type === PickleStepType.OUTCOME && OBSERVATION.test(text));
  const emptiness = `The scenario '${name}' expects nothing. End it with what is seen: 'Then she sees the walking date page'.`;
  return [
    ...steps.flatMap(({ text, type }, step) =>
      type === PickleStepType.OUTCOME && GOES_THERE.test(text)
        ? [{ step, sentence: `After Then write: ${text.replace(GOES_THERE, ' sees ')}. 'Is at' goes there itself.` }]
        : [],
    ),
    ...(observes ? [] : [{ sentence: emptiness }]),
    ...steps.flatMap(({ text }, step) => {
      const [, control, denied] = DENIAL.exec(text) ?? [];
      const lines = denied === undefined ? [] : seen(control !== undefined);
      if (denied === undefined || lines.some((line) => hasWords(line, denied.replace(DAY, '')))) return [];
      const sentence = `No scenario ${control ? 'is offered' : 'sees'} "${denied}", so its absence proves nothing.`;
      return [{ step, sentence }];
    }),
  ];
}
