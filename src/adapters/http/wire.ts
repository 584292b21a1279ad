import { array, check, fallback, getDotPath, is, pipe, string, transform, unknown, type BaseIssue } from 'valibot';
import { isBlank } from '../../domain/text';
import type { ServerWords } from '../../ports/answer';
import { bearerTokenSchema, parseJsonOrUndefined } from '../schemas';

const YES = /^\s*(?:true|1|20[01]|ok|success|yes)\s*$/i;
const NO = /^\s*(?:false|0|error|fail|failed|no)\s*$/i;

/** Unclear counts as a no, but may be a yes (decision A10). */
export function readStatus(status: unknown): 'yes' | 'no' | 'unclear' {
  const said = typeof status === 'object' ? '' : (status as string);
  return YES.test(said) ? 'yes' : NO.test(said) ? 'no' : 'unclear';
}

export function isYesStatus(status: unknown): boolean {
  return readStatus(status) === 'yes';
}

// The log puts the message of a failed check after 'is not'.

export const statusAsBooleanSchema = pipe(unknown(), transform(isYesStatus));

export const yesStatusFieldSchema = pipe(unknown(), check(isYesStatus, 'a yes'));

export const trimmedNonBlankTextSchema = pipe(
  string(),
  transform((text) => text.trim()),
  check((text) => !isBlank(text), 'filled'),
);

/**
 * `onSubstitute` is told what came in place of an array: null is empty, an object the list of its values (decision F4). With named fields
 * it may be an error, so `isItem` has to accept a value.
 */
export function listSchema(onSubstitute: (problem: string) => void, isItem?: (value: unknown) => boolean) {
  return pipe(
    unknown(),
    transform((sent) => {
      const items = itemsOf(sent, isItem);
      if (items && items !== sent) onSubstitute(`is ${sent === null ? 'null' : 'an object'} in place of a list`);
      return items ?? sent;
    }),
    array(unknown()),
  );
}

function itemsOf(sent: unknown, isItem: (value: unknown) => boolean = () => false): readonly unknown[] | undefined {
  if (sent === null) return [];
  if (typeof sent !== 'object' || Array.isArray(sent)) return Array.isArray(sent) ? sent : undefined;
  const items: readonly unknown[] = Object.values(sent);
  return Object.keys(sent).every((name) => /^\d+$/.test(name)) || items.some(isItem) ? items : undefined;
}

export const lenientTextListSchema = fallback(
  pipe(
    listSchema(
      () => {},
      (item) => is(trimmedNonBlankTextSchema, item),
    ),
    transform((items) => items.filter((item) => is(trimmedNonBlankTextSchema, item))),
  ),
  [],
);

export const trimmedBearerTokenSchema = pipe(trimmedNonBlankTextSchema, bearerTokenSchema);

export const acceptedAnswerSchema = pipe(
  unknown(),
  check((answer) => !noOf(answer), 'a yes'),
  transform(() => undefined),
);

export function noOf(answer: unknown): 'refused' | 'unclear' | undefined {
  if (typeof answer !== 'object' || answer === null) return answer === false || answer === 0 ? 'refused' : undefined;
  const { status = true, success = true, error } = answer as Readonly<Record<string, unknown>>;
  const said = [status, success, !error].map(readStatus);
  if (said.includes('unclear')) return 'unclear';
  return said.includes('no') ? 'refused' : undefined;
}

/** Cut to 300 characters (decision F7). */
export function readSentence(sent: unknown): string | undefined {
  return typeof sent === 'string' && !isBlank(sent) ? [...sent.trim()].slice(0, 300).join('') : undefined;
}

export function serverWordsOf(answer: unknown, fieldNames: Readonly<Record<string, string>>): ServerWords {
  const { message, errors } = Object(answer) as Readonly<Record<string, unknown>>;
  const fieldMessages = Object.entries(Object(errors) as object).map(([sent, said]: [string, unknown]) => [
    fieldNames[sent] ?? sent,
    readSentence([said].flat()[0]),
  ]);
  return { message: readSentence(message), fieldMessages: Object.fromEntries(fieldMessages) };
}

/** Decision P9. */
export function saysNone(answer: unknown): boolean {
  const { status, data } = Object(answer) as Readonly<Record<string, unknown>>;
  return !isYesStatus(status) && itemsOf(data)?.length === 0;
}

/** Undefined if it is no JSON. In an error by RFC 9457, `detail`, else `title`, becomes `message`. */
export function readAnswerJson(text: string, contentType: unknown): unknown {
  const json = parseJsonOrUndefined(text);
  if (typeof json !== 'object' || !json || !/^application\/problem\+json/i.test(String(contentType))) return json;
  const problem = json as Readonly<Record<string, unknown>>;
  return {
    ...problem,
    message: [problem.detail, problem.title, problem.message].find((each) => is(trimmedNonBlankTextSchema, each)),
  };
}

/** Without the value, which may be personal. */
export function describeIssue(issue: BaseIssue<unknown>): string {
  const field = getDotPath(issue) ?? 'the answer';
  if (issue.input === undefined) return `${field} is missing`;
  return `${field} is not ${issue.kind === 'schema' && issue.type !== 'custom' ? issue.expected : issue.message}`;
}
