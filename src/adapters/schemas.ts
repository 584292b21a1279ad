import { check, custom, pipe, safeParse, string, type GenericSchema } from 'valibot';
import type { Id } from '../domain/ids';

/** No path can carry half of a surrogate pair, and '.' and '..' mean a folder there. */
const UNFIT_FOR_A_PATH = /\p{Cs}|^\.{1,2}$/u;

/** An id that can be a part of a path: a finite number or a filled text. It goes back to the server exactly as it came. */
export const id = custom<Id>(
  (value) => Number.isFinite(value) || (typeof value === 'string' && value !== '' && !UNFIT_FOR_A_PATH.test(value)),
  'an id',
);

/** A bearer token. With a text that no header can carry, each call of the session would fail. */
export const token = pipe(string(), check((text) => /^[!-~][ -~]*$/.test(text), 'a token'));

/** The value as a schema reads it; undefined where it is not valid. */
export function parse<Output>(schema: GenericSchema<unknown, Output>, value: unknown): Output | undefined {
  const read = safeParse(schema, value);
  return read.success ? read.output : undefined;
}

/** The value of a JSON text; undefined where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
