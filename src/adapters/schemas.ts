import { check, custom, pipe, safeParse, string, transform, type GenericSchema } from 'valibot';
import type { Id } from '../domain/ids';

/** Half a surrogate pair (a broken character), or '.' or '..' (folders). */
const UNFIT_FOR_A_PATH = /\p{Cs}|^\.{1,2}$/u;

/**
 * An id that a URL path can carry. A number beyond 2^53 is none: JSON.parse has rounded it, perhaps to another's id; nor is -0: JSON writes
 * it as 0.
 */
export const idSchema = custom<Id>(
  (value) =>
    typeof value === 'string'
      ? value !== '' && !UNFIT_FOR_A_PATH.test(value)
      : Number.isSafeInteger(value) && !Object.is(value, -0),
  'an id',
);

export const uuidSchema = pipe(
  string(),
  check((text) => /^[\da-f-]{36}$/.test(text)),
);

/** With a token that no HTTP header can contain, every call would fail. Drops the word Bearer (decision A15). */
export const bearerTokenSchema = pipe(
  string(),
  transform((text) => text.replace(/^\s*(?:bearer(?:\s+|$))+/i, '')),
  check((text) => /^[!-~][ -~]*$/.test(text), 'a token'),
);

export function parseOrUndefined<Output>(schema: GenericSchema<unknown, Output>, value: unknown): Output | undefined {
  const read = safeParse(schema, value);
  return read.success ? read.output : undefined;
}

export function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
