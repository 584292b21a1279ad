import type { KnownStep } from '../../features/support/vocabulary';

/** A parameter of steps, such as {detail}. It accepts the words of a list, or free values. */
export interface Parameter {
  readonly name: string;
  /** The accepted words; empty for a parameter that accepts free values. */
  readonly words: readonly string[];
  /** What the editor offers as the start of a free value, such as '""'; '' offers nothing. */
  readonly form: string;
}

/** A proposal for the next words of a step that a person is typing. */
export interface Completion {
  /** The words that replace the typed text from `from` on. */
  readonly text: string;
  /** The position in the typed text, from 0. */
  readonly from: number;
  /** The part of the step's expression after these words, such as '{value} as {detail}'. */
  readonly rest: string;
  /** If `text` is a sentence of the app: the text to insert after it, such as ' about '. Otherwise ''. */
  readonly tail: string;
}

/** Matches a free value, such as '₹1,499.00' or 'tomorrow', at the beginning of a text. */
const VALUE = /^(?:"[^"]*"|₹[\d,.]+|\d{1,2}:\d{2} [AP]M|\d{1,2} [A-Z][a-z]+ \d{4}|\d+|today|tomorrow|yesterday|nothing|empty)(?= |:|$)/;

/** The proposals for the next words after the typed beginning of a step, from all steps that fit; empty if no step fits. */
export function completionsOf(typed: string, steps: readonly KnownStep[], parameters: readonly Parameter[]): readonly Completion[] {
  const found = steps.flatMap(({ expression }) => after(typed, 0, partsOf(expression), parameters));
  return found.filter((each, index) => found.findIndex((other) => other.text === each.text && other.from === each.from && other.tail === each.tail) === index);
}

/** The texts and parameters of a step's expression, in order. Optional letters are left out: 'pass(es)' becomes 'pass'. */
function partsOf(expression: string): readonly string[] {
  return expression.replace(/\(\w+\)/g, '').split(/(\{\w+\})/).filter(Boolean);
}

function after(typed: string, from: number, [part, ...rest]: readonly string[], parameters: readonly Parameter[]): readonly Completion[] {
  if (part === undefined) return [];
  const left = typed.slice(from);
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  const tail = name === 'message' ? (rest[0] ?? '') : '';
  const offer = (text: string): Completion => ({ text, from, rest: rest.join(''), tail });
  if (name === undefined) {
    if (left.startsWith(part)) return after(typed, from + part.length, rest, parameters);
    if (!part.startsWith(left)) return [];
    // If the person has typed the space before this part, the proposal begins after the space.
    return [{ ...offer(part.trim()), from: left.startsWith(' ') ? from + 1 : from }];
  }
  const { words = [], form = '' } = parameters.find((each) => each.name === name) ?? {};
  const whole = words.filter((word) => left.startsWith(word));
  const goOn = whole.flatMap((word) => after(typed, from + word.length, rest, parameters));
  const begun = words.filter((word) => word !== left && word.startsWith(left)).map(offer);
  const containing = name === 'message' ? words.filter((word) => !word.startsWith(left) && hasBegun(word, left)).map(offer) : [];
  const value = words.length === 0 || name === 'message' ? VALUE.exec(left)?.[0] : undefined;
  if (value !== undefined) return [...goOn, ...begun, ...containing, ...after(typed, from + value.length, rest, parameters)];
  const example = form !== '' && left === '' ? [offer(form)] : [];
  return [...goOn, ...begun, ...containing, ...example];
}

/** Whether a typed text is in a sentence, from the beginning of a word: '"start d' is in '"Select start date"'. */
function hasBegun(sentence: string, typed: string): boolean {
  const words = typed.replaceAll('"', '').toLowerCase();
  return words.length > 1 && ` ${sentence.replaceAll('"', '').toLowerCase()}`.includes(` ${words}`);
}
