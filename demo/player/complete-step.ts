import type { KnownStep } from '../../features/support/vocabulary';

/** A parameter of steps: the words that it takes, or how its values are written. */
export interface Parameter {
  readonly name: string;
  /** Its words; none for a parameter whose values are free. */
  readonly words: readonly string[];
  /** How a free value is begun, such as '""'; '' offers nothing. */
  readonly form: string;
}

/** What may come next in a step that is being typed. */
export interface Completion {
  /** The words to put in the place of the text from `from` on. */
  readonly text: string;
  /** Where they begin in the typed text. */
  readonly from: number;
  /** The rest of the step, as '{value} as {detail}'. */
  readonly rest: string;
}

/** The values of parameters without a word list. */
const VALUE = /^(?:"[^"]*"|₹[\d,.]+|\d{1,2}:\d{2} [AP]M|\d{1,2} [A-Z][a-z]+ \d{4}|\d+|today|tomorrow|yesterday|nothing|empty)(?= |:|$)/;

/**
 * What may come next after the beginning of a step: the words of the next part, of each step that fits. A text that fits no step has no
 * completion.
 */
export function completionsOf(typed: string, steps: readonly KnownStep[], parameters: readonly Parameter[]): readonly Completion[] {
  const found = steps.flatMap(({ expression }) => after(typed, 0, partsOf(expression), parameters));
  return found.filter((each, index) => found.findIndex((other) => other.text === each.text && other.from === each.from) === index);
}

/** An expression's texts and parameters: 'pass(es)' stands for 'pass'. */
function partsOf(expression: string): readonly string[] {
  return expression.replace(/\(\w+\)/g, '').split(/(\{\w+\})/).filter(Boolean);
}

function after(typed: string, from: number, [part, ...rest]: readonly string[], parameters: readonly Parameter[]): readonly Completion[] {
  if (part === undefined) return [];
  const left = typed.slice(from);
  const offer = (text: string): Completion => ({ text, from, rest: rest.join('') });
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  if (name === undefined) {
    if (left.startsWith(part)) return after(typed, from + part.length, rest, parameters);
    if (!part.startsWith(left)) return [];
    // A space that is typed already stays.
    return [{ ...offer(part.trim()), from: left.startsWith(' ') ? from + 1 : from }];
  }
  const { words = [], form = '' } = parameters.find((each) => each.name === name) ?? {};
  const whole = words.filter((word) => left.startsWith(word));
  const goOn = whole.flatMap((word) => after(typed, from + word.length, rest, parameters));
  const begun = words.filter((word) => word !== left && word.startsWith(left)).map(offer);
  const value = words.length === 0 || name === 'message' ? VALUE.exec(left)?.[0] : undefined;
  if (value !== undefined) return [...goOn, ...begun, ...after(typed, from + value.length, rest, parameters)];
  const example = form !== '' && left === '' ? [offer(form)] : [];
  return [...goOn, ...begun, ...example];
}
