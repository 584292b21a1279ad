import type { KnownStep } from '../support/vocabulary';

/** A word list, and the name of the parameter that accepts its words. */
interface NamedList {
  readonly parameter: string;
  readonly list: { readonly of: string; readonly words: readonly string[] };
}

const COLUMNS = 100;
const INDENT = ' '.repeat(6);

/** How to write values of a step's parameter that no word list contains, such as '6:00 AM'. */
interface Form {
  readonly parameter: string;
  readonly form: string;
}

/** A sentence of the app, and the scenarios that quote it, as 'features/walking.feature:23'. */
interface QuotedSentence {
  readonly text: string;
  readonly places: readonly string[];
}

/** The whole vocabulary: the steps by topic, then what each parameter accepts, then the sentences of the app. */
export function vocabularyText(steps: readonly KnownStep[], lists: readonly NamedList[], forms: readonly Form[], sentences: readonly QuotedSentence[]): string {
  const nouns = [...new Set(steps.map(({ noun }) => noun))];
  const chapters = nouns.map((noun) => [noun.toUpperCase(), ...steps.filter((step) => step.noun === noun).map(stepLines)]);
  const formLines = forms.map(({ parameter, form }) => `  {${parameter}} is written ${form}`);
  return [...chapters, ['THE WORDS', ...lists.map(listLines)], ['THE OTHERS', ...formLines], ['THE SENTENCES', ...sentences.map(sentenceLines)]].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** A step's expression, with the lines of its example below. */
export function stepLines({ expression, example }: KnownStep): string {
  return [`  ${expression}`, ...example.split('\n').map((line) => `${INDENT}${line}`)].join('\n');
}

function listLines({ parameter, list: { of, words } }: NamedList): string {
  return [`  {${parameter}} is ${of}:`, ...wrapped(words).map((line) => `${INDENT}${line}`)].join('\n');
}

function sentenceLines({ text, places }: QuotedSentence): string {
  return [`  "${text}"`, ...wrapped([...new Set(places)]).map((line) => `${INDENT}${line}`)].join('\n');
}

/**
 * Wraps words into lines of at most COLUMNS characters, without breaking a word. Dots separate the words, because some
 * words contain commas.
 */
function wrapped(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' · ');
    if (lines.length > 0 && longer.length <= COLUMNS - INDENT.length) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
