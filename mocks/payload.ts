import { isCalendarDate, type CalendarDate } from '../src/domain/calendar';
import type { Id } from '../src/domain/ids';

/** A check of one payload field; `wanted` ends the sentence 'name must be …'. */
export interface Check<Value> {
  readonly wanted: string;
  readonly accepts: (value: unknown) => value is Value;
}

/** A row of any table. */
interface Row {
  readonly id: Id;
}

/** Any text, also an empty one. */
export const text: Check<string> = {
  wanted: 'a text',
  accepts: (value) => typeof value === 'string',
};

/** A text with more than spaces in it. */
export const filledText: Check<string> = {
  wanted: 'a text that is not empty',
  accepts: (value): value is string => typeof value === 'string' && value.trim() !== '',
};

/** An id goes back as the backend gave it, or as text. */
export const identifier: Check<Id> = {
  wanted: 'an id',
  accepts: (value): value is Id => (typeof value === 'string' ? value !== '' : Number.isFinite(value)),
};

/** The id of a row that exists when the payload is read. A number and its text are the same id. */
export function idOf(wanted: string, rows: () => readonly Row[]): Check<Id> {
  return {
    wanted,
    accepts: (value): value is Id => identifier.accepts(value) && rows().some(({ id }) => String(id) === String(value)),
  };
}

/** Rupees. */
export const amount: Check<number> = {
  wanted: 'a number that is not negative',
  accepts: (value): value is number => Number.isFinite(value) && Number(value) >= 0,
};

/** A day that exists. */
export const date: Check<CalendarDate> = {
  wanted: 'a day as YYYY-MM-DD',
  accepts: (value): value is CalendarDate => typeof value === 'string' && isCalendarDate(value),
};

/** A day that exists and comes after another; the texts sort as the days do. */
export function dateAfter(day: CalendarDate): Check<CalendarDate> {
  return {
    wanted: `a day after ${day}`,
    accepts: (value): value is CalendarDate => date.accepts(value) && value > day,
  };
}

/** A day that exists, or null. */
export const dateOrNull: Check<CalendarDate | null> = {
  wanted: 'a day as YYYY-MM-DD, or null',
  accepts: (value): value is CalendarDate | null => value === null || date.accepts(value),
};

/** A time on the full or half hour as it goes over the wire, '6:00 AM' (decision S7). */
export const time: Check<string> = {
  wanted: "a time on the full or half hour such as '6:00 AM'",
  accepts: (value): value is string => typeof value === 'string' && /^(1[0-2]|[1-9]):[03]0 [AP]M$/.test(value),
};

/** A slot and a time as they go over the wire, 'Morning | 6:00 AM' (decision S7). */
export const slotAndTime: Check<string> = {
  wanted: "a slot and a time on the full or half hour such as 'Morning | 6:00 AM'",
  accepts: (value): value is string =>
    typeof value === 'string' && time.accepts(/^(?:Morning|Afternoon|Evening) \| (.+)$/.exec(value)?.[1]),
};

/** Base64 without the data prefix. */
export const base64: Check<string> = {
  wanted: 'base64 without a data prefix',
  accepts: (value): value is string => typeof value === 'string' && /^[\w+/]+=*$/.test(value),
};

/** Accepts exactly the given texts. */
export function oneOfTexts<Text extends string>(...texts: readonly Text[]): Check<Text> {
  return {
    wanted: texts.map((each) => `'${each}'`).join(' or '),
    accepts: (value): value is Text => texts.some((each) => each === value),
  };
}

/** Accepts lists of at least `minimumLength` items, each of which `check` accepts. */
export function listOf<Value>(check: Check<Value>, minimumLength = 0): Check<readonly Value[]> {
  return {
    wanted: `a list of at least ${minimumLength}, each ${check.wanted}`,
    accepts: (value): value is readonly Value[] =>
      Array.isArray(value) && value.length >= minimumLength && value.every((item) => check.accepts(item)),
  };
}

/** Accepts lists of one or more different ids, each of which `check` accepts. */
export function listOfDifferent(check: Check<Id>): Check<readonly Id[]> {
  const ids = listOf(check, 1);
  return {
    wanted: `${ids.wanted}, none of them twice`,
    accepts: (value): value is readonly Id[] => ids.accepts(value) && new Set(value.map(String)).size === value.length,
  };
}

/** Accepts lists of exactly one item that `check` accepts. */
export function listOfOne<Value>(check: Check<Value>): Check<readonly [Value]> {
  return {
    wanted: `a list of exactly one, ${check.wanted}`,
    accepts: (value): value is readonly [Value] => Array.isArray(value) && value.length === 1 && check.accepts(value[0]),
  };
}

/** The documented fields of a payload. */
export type Fields = Readonly<Record<string, Check<unknown>>>;

type Payload<Wanted extends Fields> = {
  readonly [Name in keyof Wanted]: Wanted[Name] extends Check<infer Value> ? Value : never;
};

type ReadPayload<Wanted extends Fields> =
  | { readonly ok: true; readonly payload: Payload<Wanted> }
  | { readonly ok: false; readonly problem: string };

/** Names the first missing or wrong field in a sentence; undefined if all are right. */
export function problemIn(payload: object, fields: Fields): string | undefined {
  for (const [name, check] of Object.entries(fields)) {
    if (!Object.hasOwn(payload, name)) return `${name} is missing.`;
    const value: unknown = Reflect.get(payload, name);
    if (!check.accepts(value)) return `${name} must be ${check.wanted}.`;
  }
  return undefined;
}

/** Reads a request's payload, or answers a sentence about the first missing or wrong field. Ignores further fields. */
export async function readPayload<Wanted extends Fields>(request: Request, fields: Wanted): Promise<ReadPayload<Wanted>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return { ok: false, problem: 'The payload must be a JSON object.' };
  const problem = problemIn(body, fields);
  return problem === undefined ? { ok: true, payload: body as Payload<Wanted> } : { ok: false, problem };
}

/** Like `readPayload`, but refuses further fields. */
export async function readExactPayload<Wanted extends Fields>(request: Request, fields: Wanted): Promise<ReadPayload<Wanted>> {
  const read = await readPayload(request, fields);
  if (!read.ok) return read;
  const further = Object.keys(read.payload).find((name) => !Object.hasOwn(fields, name));
  return further === undefined ? read : { ok: false, problem: `${further} is not a field of this call.` };
}
