import { safeParse, type GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import {
  acceptedAnswerSchema,
  describeIssue,
  trimmedNonBlankTextSchema,
  noOf,
  readStatus,
} from '../../../src/adapters/http/wire';

test.each([true, 1, 201, '200', 'true', 'success', 'yes', ' Ok\n'])('the status %j is a yes', (status) => {
  expect(readStatus(status)).toBe('yes');
  expect(noOf({ status })).toBeUndefined();
});

test.each([false, '0', 'error', 'fail', 'FAILED', ' No '])('the status %j is a no', (status) => {
  expect(readStatus(status)).toBe('no');
  expect(noOf({ status })).toBe('refused');
});

test.each([202, '', '01', 'okay', null, [true]])('the status %j is a no that may be a yes (decision A10)', (status) => {
  expect(readStatus(status)).toBe('unclear');
  expect(noOf({ status, success: false })).toBe('unclear');
});

test.each([
  [undefined, undefined],
  [{ success: true, error: null }, undefined],
  [{ success: 0 }, 'refused'],
  [{ error: 'No such phone' }, 'refused'],
  [{ success: 'perhaps' }, 'unclear'],
])('the answer %j says by other words: %s', (answer, no) => {
  expect(noOf(answer)).toBe(no);
});

test('the problem with a field is described without its value', () => {
  const problemOf = (schema: GenericSchema, value: unknown) => {
    const { issues } = safeParse(schema, value);
    return issues && describeIssue(issues[0]);
  };
  expect(problemOf(trimmedNonBlankTextSchema, '')).toBe('the answer is not filled');
  expect(problemOf(trimmedNonBlankTextSchema, 12_345)).toBe('the answer is not string');
  expect(problemOf(trimmedNonBlankTextSchema, undefined)).toBe('the answer is missing');
  expect(problemOf(acceptedAnswerSchema, { status: false })).toBe('the answer is not a yes');
  expect(problemOf(acceptedAnswerSchema, '<!doctype html>')).toBeUndefined();
});
