import { array, check, fallback, getDotPath, is, pipe, string, transform, unknown, type BaseIssue } from 'valibot';
import { isBlank } from '../../domain/text';
import { token } from '../schemas';

const WORDS_FOR_YES = ['true', 'ok', 'success'];

/** Whether the server's `status` says yes. Every unclear status is a no (decision A10). */
export function isYes(status: unknown): boolean {
  if (typeof status === 'string') return WORDS_FOR_YES.includes(status.toLowerCase());
  return status === true || status === 1;
}

// The message of each check ends the log's sentence 'status is not …'.

/** A status that may say yes or no, as a boolean. */
export const yesOrNo = pipe(unknown(), transform(isYes));

/** A status that must say yes. */
export const yes = pipe(unknown(), check(isYes, 'a yes'));

/** A text that is not blank, without the spaces around it. */
export const filledText = pipe(
  string(),
  transform((text) => text.trim()),
  check((text) => !isBlank(text), 'filled'),
);

/** The filled texts of a list; an empty list for any other value. */
export const texts = fallback(
  pipe(
    array(unknown()),
    transform((items) => items.filter((item) => is(filledText, item))),
  ),
  [],
);

/** A bearer token, without the spaces around it. */
export const trimmedToken = pipe(filledText, token);

/** Accepts every answer except a no, for calls whose body is not read (decision A10). */
export const anythingButNo = pipe(unknown(), check((answer) => !saysNo(answer), 'a yes'));

function saysNo(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && !isYes(answer.status);
}

/** Names the wrong field of an answer and the problem, but not the value, which may be personal. */
export function describeIssue(issue: BaseIssue<unknown>): string {
  const field = getDotPath(issue) ?? 'the answer';
  if (issue.input === undefined) return `${field} is missing`;
  return `${field} is not ${issue.kind === 'schema' && issue.type !== 'custom' ? issue.expected : issue.message}`;
}
