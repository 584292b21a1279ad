import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { FieldErrors } from '../../../src/domain/field-errors';
import { StepValidation } from '../../../src/view-models/shared/step-validation';

const FIELDS = { name: { label: 'Name' }, breed: { label: 'Breed', id: 'breed-search' } };

const NAME = { id: 'name', label: 'Name' };
const BREED = { id: 'breed-search', label: 'Breed' };

function checkOf(errors: FieldErrors<'name' | 'breed'>) {
  const failures: (readonly string[])[] = [];
  const funnel = { arrivals: 0, isTurnedBack: false, recordFailure: (fields: readonly string[]) => void failures.push(fields) };
  return { errors, failures, funnel, check: new StepValidation(FIELDS, () => errors, funnel) };
}

test('lists the wrong fields for the summary, with the ids of their controls', () => {
  const { check } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  expect(check.validate()).toBe(false);
  expect(check.summarisedFields).toEqual([NAME, BREED]);
  expect(check.failedAttempts).toBe(1);
});

test('tells the funnel the names of the wrong fields at each failed Next', () => {
  const { check, errors, failures } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  check.validate();
  delete errors.name;
  check.validate();
  delete errors.breed;
  check.validate();
  expect(failures).toEqual([['name', 'breed'], ['breed']]);
});

test('updates pages at each failed Next, because the errors may have changed with time alone', () => {
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

test('finds the errors again at each rendering, because they may have changed with time alone', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name' });
  check.validate();
  const drawn = observable.box(1);
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push([drawn.get(), { ...check.errors }, check.summarisedFields]));
  delete errors.name;
  errors.breed = 'Please select breed';
  runInAction(() => drawn.set(2));
  stop();
  expect(seen.at(-1)).toEqual([2, { breed: 'Please select breed' }, [BREED]]);
});

test('passes without errors, and shows no later ones', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name' });
  check.validate();
  delete errors.name;
  expect(check.validate()).toBe(true);
  errors.name = 'Please enter pet name';
  expect(check.errors).toEqual({});
});

test('shows the errors of left fields beside them, and none in the summary', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  check.touch('name');
  expect(check.errors).toEqual({ name: 'Please enter pet name' });
  check.touch('breed');
  expect(check.errors).toEqual(errors);
  expect(check.summarisedFields).toEqual([]);
});

describe('a page after it was left', () => {
  test('shows no errors at the next arrival, not even of touched fields', () => {
    const { check, funnel } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
    check.validate();
    check.touch('name');
    funnel.arrivals += 1;
    expect(check.errors).toEqual({});
    expect(check.summarisedFields).toEqual([]);
    check.touch('breed');
    expect(check.errors).toEqual({ breed: 'Please select breed' });
    check.validate();
    expect(check.summarisedFields).toEqual([NAME, BREED]);
  });

  test('shows its errors at once after a redirect from a later page', () => {
    const { check, funnel } = checkOf({ name: 'Please enter pet name' });
    funnel.arrivals += 1;
    funnel.isTurnedBack = true;
    expect(check.errors).toEqual({ name: 'Please enter pet name' });
    expect(check.summarisedFields).toEqual([NAME]);
    expect(check.failedAttempts).toBe(1);
    check.validate();
    expect(check.failedAttempts).toBe(2);
  });
});
