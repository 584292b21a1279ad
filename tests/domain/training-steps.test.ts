import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_TRAINING_BOOKING,
  chooseTrainingPackage,
  sessionsText,
  toggleTrainingAddOn,
  trainingPackageErrors,
  trainingBooking,
} from '../../src/domain/training';
import './fixed-seed';
import { TODAY } from './today';
import { EXAMPLE, OBEDIENCE_COURSE, PUPPY_BASICS, withPackage } from './training-example';

const EMPTY = EMPTY_TRAINING_BOOKING;

describe('choosing a package', () => {
  test('keeps the part that a booking needs', () => {
    const chosen = chooseTrainingPackage(EMPTY, PUPPY_BASICS);
    expect(chosen).toStrictEqual({ ...EMPTY, package: EXAMPLE.package });
  });

  test('clears the extra add-ons of the last package, and keeps the appointment', () => {
    const { id, name, price, sessions, includedAddOns } = OBEDIENCE_COURSE;
    const expected = { ...EXAMPLE, package: { id, name, price, sessions, includedAddOns }, addOns: [] };
    expect(chooseTrainingPackage(EXAMPLE, OBEDIENCE_COURSE)).toStrictEqual(expected);
  });

  test('again keeps the extra add-ons, even with the id as a text or a new price', () => {
    expect(chooseTrainingPackage(EXAMPLE, PUPPY_BASICS)).toEqual(EXAMPLE);
    expect(chooseTrainingPackage(EXAMPLE, { ...PUPPY_BASICS, id: '501' }).addOns).toEqual(EXAMPLE.addOns);
    expect(chooseTrainingPackage(EXAMPLE, { ...PUPPY_BASICS, price: 3_999 })).toEqual(withPackage({ price: 3_999 }));
  });
});

describe('an extra add-on', () => {
  test('is added or removed, in the order of choice', () => {
    const withPlaygroup = toggleTrainingAddOn(withPackage({}), 'Puppy playgroup');
    expect(withPlaygroup.addOns).toEqual(['Chewing and biting session']);
    expect(toggleTrainingAddOn(withPlaygroup, 'Puppy playgroup').addOns).toEqual([
      'Chewing and biting session',
      'Puppy playgroup',
    ]);
    expect(toggleTrainingAddOn(EMPTY, 'Puppy playgroup')).toEqual({ ...EMPTY, addOns: ['Puppy playgroup'] });
  });

  const names = ['Puppy playgroup', 'Agility session', 'Behaviour report', 'Sunday home visit'];

  test('is chosen if it was toggled an odd number of times', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names)), (toggles) => {
        const { addOns } = toggles.reduce(toggleTrainingAddOn, EMPTY);
        const odd = names.filter((name) => toggles.filter((each) => each === name).length % 2 === 1);
        expect(addOns.toSorted()).toEqual(odd.toSorted());
      }),
    );
  });
});

describe('the first step', () => {
  test('needs a package', () => {
    const message = { package: 'Please select at least one package to continue.' };
    expect(trainingPackageErrors({ ...EXAMPLE, package: undefined })).toEqual(message);
    expect(trainingBooking({ ...EXAMPLE, package: undefined }, TODAY).hasSelection()).toBe(false);
  });

  test('is complete with a package alone', () => {
    const chosen = chooseTrainingPackage(EMPTY, PUPPY_BASICS);
    expect(trainingPackageErrors(chosen)).toEqual({});
    expect(trainingBooking(chosen, TODAY).hasSelection()).toBe(true);
  });
});

test('the second step requires the appointment', () => {
  expect(trainingBooking(EXAMPLE, TODAY).scheduleErrors()).toEqual({});
  expect(trainingBooking(EXAMPLE, TODAY).hasSchedule()).toBe(true);
  expect(Object.keys(trainingBooking(EMPTY, TODAY).scheduleErrors())).toEqual(['date', 'slot', 'time']);
});

describe('the summary', () => {
  test("shows the first step, with the specification's package type", () => {
    expect(trainingBooking(EXAMPLE, TODAY).packageRows()).toEqual([
      { label: 'Package', value: 'Puppy Basics', isSentence: true },
      { label: 'Sessions', value: '8 sessions', isSentence: true },
      { label: 'Package type', value: 'Advanced training' },
      {
        label: 'Extra add-ons',
        value: 'Puppy playgroup, Chewing and biting session',
        names: ['Puppy playgroup', 'Chewing and biting session'],
      },
      {
        label: 'Included',
        value: 'Toilet training, Name and recall',
        names: ['Toilet training', 'Name and recall'],
        isFolded: true,
      },
    ]);
  });

  test('has no row for what is unknown, or not chosen', () => {
    const booking = { ...withPackage({ sessions: undefined, includedAddOns: [] }), addOns: [] };
    expect(trainingBooking(booking, TODAY).packageRows()).toEqual([
      { label: 'Package', value: 'Puppy Basics', isSentence: true },
      { label: 'Package type', value: 'Advanced training' },
    ]);
  });
});

test('sessions are counted, one of them in the singular', () => {
  expect([undefined, 1, 16].map(sessionsText)).toEqual(['', '1 session', '16 sessions']);
  expect(trainingBooking(EMPTY, TODAY).dateHint()).toBe('');
});
