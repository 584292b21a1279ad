import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  acceptedAnswerSchema,
  describeIssue,
  trimmedNonBlankTextSchema,
  noOf,
  readStatus,
} from '../../../src/adapters/http/wire';

test.each([true, 1, 200, 201, '1', '200', '201', 'true', 'ok', 'success', 'yes', 'TRUE', ' Ok\n', 'Success', 'YES'])(
  'the status %j is a yes',
  (status) => {
    expect(readStatus(status)).toBe('yes');
    expect(noOf({ status })).toBeUndefined();
  },
);

test.each([false, 0, '0', 'false', 'error', 'fail', 'failed', 'no', 'FAILED', ' No '])(
  'the status %j is a no',
  (status) => {
    expect(readStatus(status)).toBe('no');
    expect(noOf({ status })).toBe('refused');
  },
);

test.each([2, 202, 404, '', '01', 'okay', 'created', 'y', 'none', null, {}, [], [true], [1]])(
  'the status %j is a no that may be a yes (decision A10)',
  (status) => {
    expect(readStatus(status)).toBe('unclear');
    expect(noOf({ status, success: false })).toBe('unclear');
  },
);

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ success: true, error: null }, undefined],
  [false, 'refused'],
  [{ success: 0 }, 'refused'],
  [{ error: 'No such phone' }, 'refused'],
  [{ success: 'perhaps' }, 'unclear'],
])('the answer %j says by other words: %s', (answer, no) => {
  expect(noOf(answer)).toBe(no);
});

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
