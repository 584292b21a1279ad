import { isDeepStrictEqual } from 'node:util';

/** What a scenario is told when it is wrong, or when the app is: a sentence. Reports show it without its stack. */
export class ScenarioError extends Error {}

/** Throws the sentence unless something is so. */
export function ensure(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new ScenarioError(otherwise);
}

/** Throws the sentence. */
export function fail(sentence: string): never {
  throw new ScenarioError(sentence);
}

/** Throws a sentence unless something is what it should be; of records it tells what differs, and which fields are absent. */
export function expectSame(what: string, actual: unknown, expected: unknown, absent = 'is not there'): void {
  if (isDeepStrictEqual(actual, expected)) return;
  if (isRecord(actual) && isRecord(expected)) {
    const names = Object.keys({ ...actual, ...expected }).filter((name) => !isDeepStrictEqual(actual[name], expected[name]));
    const differences = names.map((name) => {
      if (!Object.hasOwn(actual, name)) return `${name} ${absent}`;
      if (!Object.hasOwn(expected, name)) return `${name} is ${tell(actual[name])}, and not expected`;
      return `${name} is ${tellBoth(actual[name], expected[name])}`;
    });
    throw new ScenarioError(`${what}: ${differences.join('; ')}.`);
  }
  throw new ScenarioError(`${what} is ${tellBoth(actual, expected)}.`.replace(/\.\.$/, '.'));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text and a number that look alike are told apart by quotes. */
function tellBoth(actual: unknown, expected: unknown): string {
  const areAlike = tell(actual) === tell(expected);
  const [is, not] = [actual, expected].map((value) => (areAlike ? JSON.stringify(value) : tell(value)));
  return `${is}, and not ${not}`;
}

function tell(value: unknown): string {
  if (value === '' || value === undefined) return 'empty';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
