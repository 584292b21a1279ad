import { isCalendarDate, type CalendarDate } from '../src/domain/calendar';
import type { Id } from '../src/domain/ids';

/** A check of one payload field. `wanted` describes valid values, as in '<field> must be <wanted>'. */
export interface Check<Value> {
  readonly wanted: string;
  readonly accepts: (value: unknown) => value is Value;
}

interface Row {
  readonly id: Id;
}

/** Accepts any text, even an empty one. */
export const textCheck: Check<string> = {
  wanted: 'a text',
  accepts: (value) => typeof value === 'string',
};

/** Accepts a text with at least one character that is not white space. */
export const filledTextCheck: Check<string> = {
  wanted: 'a text that is not empty',
  accepts: (value): value is string => typeof value === 'string' && value.trim() !== '',
};

/** Accepts an id: a number, or a text that is not empty. Clients may send a number as text. */
export const idCheck: Check<Id> = {
  wanted: 'an id',
  accepts: (value): value is Id => (typeof value === 'string' ? value !== '' : Number.isFinite(value)),
};

/** Accepts the id of any of the rows, which are read again at each check. A number and its text, 7 and '7', are the same id. */
export function idOf(wanted: string, rows: () => readonly Row[]): Check<Id> {
  return {
    wanted,
    accepts: (value): value is Id => idCheck.accepts(value) && rows().some(({ id }) => String(id) === String(value)),
  };
}

/** Accepts rupees, 0 or more. */
export const amountCheck: Check<number> = {
  wanted: 'a number that is not negative',
  accepts: (value): value is number => Number.isFinite(value) && Number(value) >= 0,
};

/** Accepts a date that exists, `YYYY-MM-DD`. */
export const dateCheck: Check<CalendarDate> = {
  wanted: 'a day as YYYY-MM-DD',
  accepts: (value): value is CalendarDate => typeof value === 'string' && isCalendarDate(value),
};

/** Accepts a date after the given day. Dates as YYYY-MM-DD sort by time even as texts. */
export function dateAfterCheck(day: CalendarDate): Check<CalendarDate> {
  return {
    wanted: `a day after ${day}`,
    accepts: (value): value is CalendarDate => dateCheck.accepts(value) && value > day,
  };
}

/** Accepts a date that exists, or null. */
export const dateOrNullCheck: Check<CalendarDate | null> = {
  wanted: 'a day as YYYY-MM-DD, or null',
  accepts: (value): value is CalendarDate | null => value === null || dateCheck.accepts(value),
};

/** Accepts a time on the full or half hour, '6:00 AM' (decision S7). */
export const timeCheck: Check<string> = {
  wanted: "a time on the full or half hour such as '6:00 AM'",
  accepts: (value): value is string => typeof value === 'string' && /^(1[0-2]|[1-9]):[03]0 [AP]M$/.test(value),
};

/** Accepts a slot and a time, 'Morning | 6:00 AM' (decision S7). */
export const slotAndTimeCheck: Check<string> = {
  wanted: "a slot and a time on the full or half hour such as 'Morning | 6:00 AM'",
  accepts: (value): value is string =>
    typeof value === 'string' && timeCheck.accepts(/^(?:Morning|Afternoon|Evening) \| (.+)$/.exec(value)?.[1]),
};

/** Accepts a text in base64, without the prefix 'data:…' of a data URL. */
export const base64Check: Check<string> = {
  wanted: 'base64 without a data prefix',
  accepts: (value): value is string => typeof value === 'string' && /^[\w+/]+=*$/.test(value),
};

/** Accepts any of the given texts. */
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
    accepts: (value): value is readonly [Value] =>
      Array.isArray(value) && value.length === 1 && check.accepts(value[0]),
  };
}

/** The check of each required field of a payload, by the field's name. */
export type FieldChecks = Readonly<Record<string, Check<unknown>>>;

type Payload<Checks extends FieldChecks> = {
  readonly [Name in keyof Checks]: Checks[Name] extends Check<infer Value> ? Value : never;
};

type ReadPayload<Checks extends FieldChecks> =
  { readonly ok: true; readonly payload: Payload<Checks> } | { readonly ok: false; readonly problem: string };

/** A sentence about the first missing or wrong field; undefined if all fields are right. */
export function problemIn(payload: object, checks: FieldChecks): string | undefined {
  for (const [name, check] of Object.entries(checks)) {
    if (!Object.hasOwn(payload, name)) return `${name} is missing.`;
    const value: unknown = Reflect.get(payload, name);
    if (!check.accepts(value)) return `${name} must be ${check.wanted}.`;
  }
  return undefined;
}

/** Reads a request's JSON payload. Returns the payload, or a sentence about the first missing or wrong field. Unknown fields are allowed. */
export async function readPayload<Checks extends FieldChecks>(
  request: Request,
  checks: Checks,
): Promise<ReadPayload<Checks>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return { ok: false, problem: 'The payload must be a JSON object.' };
  const problem = problemIn(body, checks);
  return problem === undefined ? { ok: true, payload: body as Payload<Checks> } : { ok: false, problem };
}

/** Like `readPayload`, but a field without a check is a problem too. */
export async function readExactPayload<Checks extends FieldChecks>(
  request: Request,
  checks: Checks,
): Promise<ReadPayload<Checks>> {
  const read = await readPayload(request, checks);
  if (!read.ok) return read;
  const further = Object.keys(read.payload).find((name) => !Object.hasOwn(checks, name));
  return further === undefined ? read : { ok: false, problem: `${further} is not a field of this call.` };
}
