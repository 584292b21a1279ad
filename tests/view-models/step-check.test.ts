import { expect, test } from 'vitest';
import type { FieldErrors } from '../../src/domain/field-errors';
import { StepCheck } from '../../src/view-models/step-check';

function checkOf(errors: FieldErrors<'name' | 'breed'>) {
  return { errors, check: new StepCheck<'name' | 'breed'>(() => errors) };
}

test('shows nothing before a Next', () => {
  const { check } = checkOf({ name: 'Please enter pet name' });
  expect(check.errors).toEqual({});
  expect(check.failedAttempts).toBe(0);
});

test('shows all messages after a Next that failed, and counts it', () => {
  const { check } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  expect(check.passes()).toBe(false);
  expect(check.errors).toEqual({ name: 'Please enter pet name', breed: 'Please select breed' });
  expect(check.summarisedFields).toEqual(['name', 'breed']);
  expect(check.failedAttempts).toBe(1);
});

test('takes a message away as soon as its field is right', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  check.passes();
  delete errors.name;
  expect(check.errors).toEqual({ breed: 'Please select breed' });
  expect(check.summarisedFields).toEqual(['breed']);
});

test('shows the message of a field that was left wrong, but does not summarise it', () => {
  const { check } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  check.touch('breed');
  expect(check.errors).toEqual({ breed: 'Please select breed' });
  expect(check.summarisedFields).toEqual([]);
});

test('passes when nothing is wrong, and is quiet from then on', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name' });
  check.passes();
  delete errors.name;
  expect(check.passes()).toBe(true);
  errors.name = 'Please enter pet name';
  expect(check.errors).toEqual({});
});
