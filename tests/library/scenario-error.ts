import { dequal } from 'dequal';

/** A mistake in a scenario, or a failed expectation. Reports show its sentence without a stack trace. */
export class ScenarioError extends Error {
  override readonly stack = this.message;
}

export function ensure(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new ScenarioError(otherwise);
}

export function fail(sentence: string): never {
  throw new ScenarioError(sentence);
}

/** For two records, the message names the fields that differ. */
export function expectSame(what: string, actual: unknown, expected: unknown, absent = 'is not there'): void {
  if (dequal(actual, expected)) return;
  if (isRecord(actual) && isRecord(expected)) {
    const names = Object.keys({ ...actual, ...expected }).filter((name) => !dequal(actual[name], expected[name]));
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

function tellBoth(actual: unknown, expected: unknown): string {
  const areAlike = tell(actual) === tell(expected);
  const [is, not] = [actual, expected].map((value) => (areAlike ? JSON.stringify(value) : tell(value)));
  return `${is}, and not ${not}`;
}

function tell(value: unknown): string {
  if (value === '' || value === undefined) return 'empty';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
