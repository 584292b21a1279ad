import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { FieldErrors } from '../../../src/domain/field-errors';
import { StepCheck } from '../../../src/view-models/shared/step-check';

const FIELDS = { name: { label: 'Name' }, breed: { label: 'Breed', id: 'breed-search' } };

const NAME = { id: 'name', label: 'Name' };
const BREED = { id: 'breed-search', label: 'Breed' };

function checkOf(errors: FieldErrors<'name' | 'breed'>) {
  const funnel = { arrivals: 0, isTurnedBack: false };
  return { errors, funnel, check: new StepCheck(FIELDS, () => errors, funnel) };
}

test('names the wrong fields in the summary, with the controls that take the focus', () => {
  const { check } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  expect(check.validate()).toBe(false);
  expect(check.summarisedFields).toEqual([NAME, BREED]);
  expect(check.failedAttempts).toBe(1);
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
  expect(seen.at(-1)).toEqual([2, { breed: 'Please select breed' }, [BREED]]);
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
    expect(check.summarisedFields).toEqual([NAME, BREED]);
  });

  test('and to which a later page turned back says what is wrong at once', () => {
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
