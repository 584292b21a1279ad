import {
  array,
  check,
  getDotPath,
  minLength,
  number,
  pipe,
  regex,
  safeParse,
  string,
  union,
  type BaseIssue,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { isCalendarDate } from '../src/domain/calendar';
import type { Id } from '../src/domain/ids';

export const filledTextSchema = pipe(string(), regex(/\S/, 'must be a text that is not empty'));

/** Clients may send a number as text. */
export const idSchema = union([filledTextSchema, number()], 'must be an id');

/** The rows are read again at each check. 7 and '7' are the same id. */
export const idOfRowSchema = (wanted: string, rows: () => readonly { readonly id: Id }[]) =>
  pipe(
    idSchema,
    check((value) => rows().some(({ id }) => String(id) === String(value)), `must be ${wanted}`),
  );

export const dateSchema = pipe(
  string(),
  check((text) => isCalendarDate(text), 'must be a day as YYYY-MM-DD'),
);

const TIME = '(1[0-2]|[1-9]):[03]0 [AP]M';

/** On the full or half hour (decision S7). */
export const timeSchema = pipe(string(), regex(RegExp(`^${TIME}$`), "must be such as '6:00 AM'"));

export const slotAndTimeSchema = pipe(
  string(),
  regex(RegExp(`^(Morning|Afternoon|Evening) \\| ${TIME}$`), "must be such as 'Morning | 6:00 AM'"),
);

export const filledListSchema = <Item extends GenericSchema>(item: Item) => pipe(array(item), minLength(1));

type ReadPayload<Schema extends GenericSchema> =
  { readonly ok: true; readonly payload: InferOutput<Schema> } | { readonly ok: false; readonly problem: string };

/** The payload, or a sentence about the first missing or wrong field. */
export async function readPayload<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<ReadPayload<Schema>> {
  const read = safeParse(schema, await request.json().catch(() => undefined));
  return read.success ? { ok: true, payload: read.output } : { ok: false, problem: sentenceAbout(read.issues[0]) };
}

export function problemIn(payload: unknown, schema: GenericSchema): string | undefined {
  const { issues } = safeParse(schema, payload);
  return issues && sentenceAbout(issues[0]);
}

function sentenceAbout(issue: BaseIssue<unknown>): string {
  const field = getDotPath(issue) ?? 'The payload';
  return issue.input === undefined ? `${field} is missing.` : `${field}: ${issue.message}.`;
}
