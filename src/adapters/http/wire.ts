import {
  array,
  check,
  fallback,
  getDotPath,
  is,
  pipe,
  string,
  transform,
  trim,
  unknown,
  type BaseIssue,
} from 'valibot';
import { isBlank } from '../../domain/shape';
import { token } from '../schemas';

const WORDS_FOR_YES = ['true', 'ok', 'success'];

/** The one reading of the server's `status`: what is not plainly a yes is a no (decision A10). */
export function isYes(status: unknown): boolean {
  if (typeof status === 'string') return WORDS_FOR_YES.includes(status.toLowerCase());
  return status === true || status === 1;
}

// Each check below names what it wants in its message, which ends the sentence 'status is not …' in the log.

/** A status that may say yes or no, as a boolean. */
export const yesOrNo = pipe(unknown(), transform(isYes));

/** A status that has to be a yes, for calls whose port knows no refusal. */
export const yes = pipe(unknown(), check(isYes, 'a yes'));

/** A text with something to see in it, without the spaces around it. */
export const filledText = pipe(
  string(),
  trim(),
  check((text) => !isBlank(text), 'filled'),
);

/** A list of texts that loses what is no filled text; anything else than a list is an empty one. */
export const texts = fallback(
  pipe(
    array(unknown()),
    transform((items) => items.filter((item) => is(filledText, item))),
  ),
  [],
);

/** What a customer's calls carry, without the spaces around it. */
export const trimmedToken = pipe(filledText, token);

/** Takes every answer, even none or a page, but for one whose status says no: for calls whose body is not read (decision A10). */
export const anythingButNo = pipe(unknown(), check((answer) => !saysNo(answer), 'a yes'));

function saysNo(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && !isYes(answer.status);
}

/** Says which field of an answer is wrong and how, without a word of what stands there: it may be personal. */
export function describeIssue(issue: BaseIssue<unknown>): string {
  const field = getDotPath(issue) ?? 'the answer';
  if (issue.input === undefined) return `${field} is missing`;
  return `${field} is not ${issue.kind === 'schema' ? issue.expected : issue.message}`;
}
