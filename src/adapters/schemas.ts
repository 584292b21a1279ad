import { check, custom, pipe, safeParse, string, transform, type GenericSchema } from 'valibot';
import type { Id } from '../domain/ids';

/** Matches an id that a URL path cannot carry: with half a surrogate pair (a broken character), or '.' or '..' (folders). */
const UNFIT_FOR_A_PATH = /\p{Cs}|^\.{1,2}$/u;

/**
 * Accepts an id that can be part of a URL path: a whole number or a text that is not empty. Leaves the id unchanged. A number beyond
 * 2^53 is no id: JSON.parse has rounded it, perhaps to another's id. -0 is none either, because JSON writes it as 0.
 */
export const idSchema = custom<Id>(
  (value) =>
    typeof value === 'string'
      ? value !== '' && !UNFIT_FOR_A_PATH.test(value)
      : Number.isSafeInteger(value) && !Object.is(value, -0),
  'an id',
);

/** Accepts a UUID in small letters, as the app creates it. */
export const uuidSchema = pipe(
  string(),
  check((text) => /^[\da-f-]{36}$/.test(text)),
);

/** Accepts a bearer token that an HTTP header can contain: with any other, every call would fail. Drops the word Bearer (decision A15). */
export const bearerTokenSchema = pipe(
  string(),
  transform((text) => text.replace(/^\s*(?:bearer(?:\s+|$))+/i, '')),
  check((text) => /^[!-~][ -~]*$/.test(text), 'a token'),
);

/** Parses a value by a schema; undefined if the value does not match the schema. */
export function parseOrUndefined<Output>(schema: GenericSchema<unknown, Output>, value: unknown): Output | undefined {
  const read = safeParse(schema, value);
  return read.success ? read.output : undefined;
}

/** The value of a JSON text; undefined if the text is not JSON. */
export function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
