import type { KnownStep } from '../support/vocabulary';

/** The steps, and the word lists of their parameters. */
export interface EditorVocabulary {
  readonly steps: readonly KnownStep[];
  readonly lists: readonly { readonly parameter: string; readonly list: { readonly words: readonly string[] } }[];
}

/** A parameter, and the regular expression of its values. */
interface ParameterType {
  readonly name: string;
  readonly regexp: string;
}

/** The settings of VS Code for the project. */
export const SETTINGS_FILE = '.vscode/settings.json';
/** The generated file in which editors look up the steps. No program runs it. */
export const GLUE_FILE = 'features/reports/editor-glue.js';

const DAY = String.raw`today|tomorrow|yesterday|\d{1,2} [A-Z][a-z]+ \d{4}`;
const TIME = String.raw`\d{1,2}:\d{2} [AP]M`;
const TEXT = '"[^"]*"';

/** Patterns of the values that are in no word list, by the parameter's name. */
const FORMS: Readonly<Record<string, string>> = {
  value: `${TEXT}|${TIME}|${DAY}|nothing|empty`,
  message: TEXT,
  time: TIME,
  day: DAY,
  money: String.raw`₹[\d,]+\.\d{2}`,
  fault: String.raw`refuses with "[^"]*"|answers with status \d{3}`,
};

/** The text of SETTINGS_FILE for VS Code's Cucumber extension: the places of scenarios and steps, and the parameters of steps. */
export function vscodeSettings(vocabulary: EditorVocabulary): string {
  const settings = {
    'cucumber.features': ['features/*.feature'],
    'cucumber.glue': [GLUE_FILE],
    'cucumber.parameterTypes': parameterTypes(vocabulary),
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

/** The text of GLUE_FILE: all steps as calls of Given, When and Then, because editors do not understand the project's `step(…)`. */
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

/** The pattern of each parameter. Editors underline words that are not in it. Longer words come first, because the first match counts. */
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
