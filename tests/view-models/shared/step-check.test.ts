import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { FieldErrors } from '../../../src/domain/field-errors';
import { StepCheck } from '../../../src/view-models/shared/step-check';

function checkOf(errors: FieldErrors<'name' | 'breed'>) {
  const funnel = { arrivals: 0, isTurnedBack: false };
  return { errors, funnel, check: new StepCheck<'name' | 'breed'>(() => errors, funnel) };
}

test('shows nothing before a Next', () => {
  const { check } = checkOf({ name: 'Please enter pet name' });
  expect(check.errors).toEqual({});
  expect(check.failedAttempts).toBe(0);
});

test('shows all messages after a Next that failed, and counts it', () => {
  const { check } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  expect(check.validate()).toBe(false);
  expect(check.errors).toEqual({ name: 'Please enter pet name', breed: 'Please select breed' });
  expect(check.summarisedFields).toEqual(['name', 'breed']);
  expect(check.failedAttempts).toBe(1);
});

test('takes a message away as soon as its field is right', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  check.validate();
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

test('has pages look again at each failed Next: nothing but the time may have changed what is wrong', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name' });
  const seen: FieldErrors<'name' | 'breed'>[] = [];
  const stop = autorun(() => seen.push({ ...check.errors }));
  check.validate();
  delete errors.name;
  errors.breed = 'Please select breed';
  check.validate();
  stop();
  expect(seen.at(-1)).toEqual({ breed: 'Please select breed' });
});

test('is looked up anew by each page that is drawn, for the same reason', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name' });
  check.validate();
  const drawn = observable.box(1);
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push([drawn.get(), { ...check.errors }, check.summarisedFields]));
  delete errors.name;
  errors.breed = 'Please select breed';
  runInAction(() => drawn.set(2));
  stop();
  expect(seen.at(-1)).toEqual([2, { breed: 'Please select breed' }, ['breed']]);
});

test('passes when nothing is wrong, and is quiet from then on', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name' });
  check.validate();
  delete errors.name;
  expect(check.validate()).toBe(true);
  errors.name = 'Please enter pet name';
  expect(check.errors).toEqual({});
});

describe('a page that was left', () => {
  test('is silent at the next arrival, also about what was touched', () => {
    const { check, funnel } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
    check.validate();
    check.touch('name');
    funnel.arrivals += 1;
    expect(check.errors).toEqual({});
    expect(check.summarisedFields).toEqual([]);
    check.touch('breed');
    expect(check.errors).toEqual({ breed: 'Please select breed' });
    check.validate();
    expect(check.summarisedFields).toEqual(['name', 'breed']);
  });

  test('and to which a later page turned back says what is wrong at once', () => {
    const { check, funnel } = checkOf({ name: 'Please enter pet name' });
    funnel.arrivals += 1;
    funnel.isTurnedBack = true;
    expect(check.errors).toEqual({ name: 'Please enter pet name' });
    expect(check.summarisedFields).toEqual(['name']);
    expect(check.failedAttempts).toBe(1);
    check.validate();
    expect(check.failedAttempts).toBe(2);
  });
});
