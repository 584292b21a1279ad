import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  acceptedAnswerSchema,
  describeIssue,
  trimmedNonBlankTextSchema,
  isYesStatus,
} from '../../../src/adapters/http/wire';

test.each([true, 1, 'true', 'ok', 'success', 'TRUE', 'Ok', 'Success'])('the status %j is a yes', (status) => {
  expect(isYesStatus(status)).toBe(true);
});

test.each([false, 0, 2, '1', '', 'yes', 'false', 'okay', ' ok', null, undefined, {}, [], [true], [1]])(
  'the status %j is a no',
  (status) => {
    expect(isYesStatus(status)).toBe(false);
  },
);

test('the problem with a field is described without its value', () => {
  const problemOf = (value: unknown) => {
    const { issues } = safeParse(trimmedNonBlankTextSchema, value);
    return issues && describeIssue(issues[0]);
  };
  expect(problemOf('')).toBe('the answer is not filled');
  expect(problemOf(12_345)).toBe('the answer is not string');
  expect(problemOf(undefined)).toBe('the answer is missing');
  expect(problemOf('text')).toBeUndefined();
});

test.each([undefined, null, '<!doctype html>', {}, { status: 'ok' }])('the answer %j does not say no', (answer) => {
  expect(safeParse(acceptedAnswerSchema, answer).success).toBe(true);
});

test("the log describes a no as 'not a yes'", () => {
  const { issues } = safeParse(acceptedAnswerSchema, { status: false });
  expect(issues!.map(describeIssue)).toEqual(['the answer is not a yes']);
});
