import { observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { FieldErrors } from '../../../src/domain/field-errors';
import type { Visit } from '../../../src/view-models/funnel';
import { StepValidation } from '../../../src/view-models/steps/step-validation';

const FIELDS = { name: { label: 'Name' }, breed: { label: 'Breed', id: 'breed-search' } };

const NAME = { name: 'name', id: 'name', label: 'Name' };
const BREED = { name: 'breed', id: 'breed-search', label: 'Breed' };

function checkOf(errors: FieldErrors<'name' | 'breed'>) {
  const failures: (readonly string[])[] = [];
  const visits = observable.box<Visit>({ service: 'walking', page: 'package', isTurnedBack: false }, { deep: false });
  const funnel = {
    get visit() {
      return visits.get();
    },
    recordFailure: (fields: readonly string[]) => void failures.push(fields),
  };
  const arrive = (isTurnedBack: boolean) => runInAction(() => visits.set({ ...visits.get(), isTurnedBack }));
  return { arrive, errors, failures, funnel, check: new StepValidation(FIELDS, () => errors, funnel) };
}

test('lists the wrong fields for the summary, with the ids of their controls, and tells the funnel their names at each failed Next', () => {
  const { check, errors, failures } = checkOf({ name: 'Please enter pet name', breed: 'Please select breed' });
  expect(check.validate()).toBe(false);
  expect(check.summarisedFields).toEqual([NAME, BREED]);
  expect(check.failedAttempts).toBe(1);
  delete errors.name;
  check.validate();
  delete errors.breed;
  check.validate();
  expect(failures).toEqual([['name', 'breed'], ['breed']]);
});

test('passes without errors, and shows no later ones', () => {
  const { check, errors } = checkOf({ name: 'Please enter pet name' });
  check.validate();
  delete errors.name;
  expect(check.validate()).toBe(true);
  errors.name = 'Please enter pet name';
  expect(check.errors).toEqual({});
});

describe('a page after it was left', () => {
  test('shows its errors at once after a redirect from a later page', () => {
    const { check, arrive } = checkOf({ name: 'Please enter pet name' });
    arrive(true);
    expect(check.errors).toEqual({ name: 'Please enter pet name' });
    expect(check.summarisedFields).toEqual([NAME]);
    expect(check.failedAttempts).toBe(1);
    check.validate();
    expect(check.failedAttempts).toBe(2);
  });

  test('shows them also if its code came after the redirect, and forgets them with the redirect', () => {
    const { arrive, errors, funnel } = checkOf({ name: 'Please enter pet name' });
    arrive(true);
    const check = new StepValidation(FIELDS, () => errors, funnel);
    expect([check.errors, check.failedAttempts]).toEqual([errors, 1]);
    check.reset();
    expect([check.errors, check.summarisedFields]).toEqual([{}, undefined]);
  });
});
