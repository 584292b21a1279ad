import type { KnownStep } from '../support/vocabulary';

/** What editors need to know of the vocabulary. */
export interface EditorVocabulary {
  readonly steps: readonly KnownStep[];
  readonly lists: readonly { readonly parameter: string; readonly list: { readonly words: readonly string[] } }[];
}

/** A parameter, and the regular expression of its values. */
interface ParameterType {
  readonly name: string;
  readonly regexp: string;
}

/** The settings of VS Code. */
export const SETTINGS_FILE = '.vscode/settings.json';
/** Where the steps stand for editors. No program runs this file. */
export const GLUE_FILE = 'features/reports/editor-glue.js';

const DAY = String.raw`today|tomorrow|yesterday|\d{1,2} [A-Z][a-z]+ \d{4}`;
const TIME = String.raw`\d{1,2}:\d{2} [AP]M`;
const TEXT = '"[^"]*"';

/** The values of the parameters that have no word list, or more than its words. */
const FORMS: Readonly<Record<string, string>> = {
  value: `${TEXT}|${TIME}|${DAY}|nothing|empty`,
  message: TEXT,
  time: TIME,
  day: DAY,
  money: String.raw`₹[\d,]+\.\d{2}`,
  fault: String.raw`refuses with "[^"]*"|answers with status \d{3}`,
};

/** `.vscode/settings.json` for the Cucumber extension: where scenarios and steps are, and what fits into a step. */
export function vscodeSettings(vocabulary: EditorVocabulary): string {
  const settings = {
    'cucumber.features': ['features/*.feature'],
    'cucumber.glue': [GLUE_FILE],
    'cucumber.parameterTypes': parameterTypes(vocabulary),
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

/** The steps as the calls that editors read: they do not know `step(…)`. */
export function editorGlue(vocabulary: EditorVocabulary): string {
  const parameters = parameterTypes(vocabulary).map(({ name, regexp }) => `defineParameterType({ name: '${name}', regexp: /${regexp.replaceAll('/', String.raw`\/`)}/ });`);
  const steps = vocabulary.steps.map(({ expression, example }) => `${/^\w+/.exec(example)![0]}(${quoted(expression)}, () => {});`);
  return [
    '// The steps for editors, made by `npm run editors`. No program runs this file.',
    "import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';",
    '',
    ...parameters,
    '',
    ...steps,
    '',
  ].join('\n');
}

/** Only the words of a list fit, so that editors underline a wrong one. Longer words come first: an expression takes the first that fits. */
function parameterTypes({ lists }: EditorVocabulary): readonly ParameterType[] {
  const words = new Map(lists.map(({ parameter, list }) => [parameter, list.words.toSorted((one, other) => other.length - one.length).map(escaped)]));
  const names = [...new Set([...words.keys(), ...Object.keys(FORMS)])];
  return names.map((name) => ({ name, regexp: [...(words.get(name) ?? []), ...(name in FORMS ? [FORMS[name]!] : [])].join('|') }));
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
