import { expect, test } from 'vitest';
import {
  chooseTrainingPackage,
  EMPTY_TRAINING_BOOKING as EMPTY,
  sessionsText,
  trainingBooking,
  trainingDateHint,
} from '../../src/domain/training';
import { TODAY } from './today';
import { EXAMPLE, OBEDIENCE_COURSE, PUPPY_BASICS, withPackage } from './training-example';

const [PLAYGROUP, BITING] = EXAMPLE.addOns;

test('a package keeps what a booking needs of it, and clears the add-ons of another one', () => {
  const { id, name, price, sessions, includedAddOns } = OBEDIENCE_COURSE;
  const chosen = { ...EXAMPLE, package: { id, name, price, sessions, includedAddOns }, addOns: [] };
  expect(chooseTrainingPackage(EXAMPLE, OBEDIENCE_COURSE)).toStrictEqual(chosen);
  expect(chooseTrainingPackage(EMPTY, PUPPY_BASICS)).toStrictEqual({ ...EMPTY, package: EXAMPLE.package });
  expect(chooseTrainingPackage(EXAMPLE, { ...PUPPY_BASICS, id: '501', price: 3_999 })).toEqual(
    withPackage({ id: '501', price: 3_999 }),
  );
});

test('the summary shows the first step, without a row for what is unknown', () => {
  expect(trainingBooking(EXAMPLE, TODAY).packageRows()).toEqual([
    { label: 'Package', value: 'Puppy Basics' },
    { label: 'Sessions', value: '8 sessions' },
    { label: 'Package type', value: 'Advanced training', isForSummary: true },
    { label: 'Extra add-ons', value: EXAMPLE.addOns.join(', '), names: EXAMPLE.addOns },
  ]);
  expect(trainingBooking(EMPTY, TODAY).packageRows()).toEqual([
    { label: 'Package type', value: 'Advanced training', isForSummary: true },
  ]);
});

test.each([
  [undefined, '', ''],
  [1, '1 session', ''],
  [16, '16 sessions', 'The first of 16 sessions. Plan the rest with your pet master.'],
])('%s sessions are shown as %j, with the hint %j', (sessions, text, hint) => {
  expect(sessionsText(sessions)).toBe(text);
  expect(trainingDateHint(withPackage({ sessions }))).toBe(hint);
});

test.each([
  [799.005, 799.01],
  [0, 0],
  [undefined, undefined],
  [Number.NaN, undefined],
])('with the price %s the total is %s', (price, amount) => {
  const booking = trainingBooking(withPackage({ price }), TODAY);
  expect([booking.total(), booking.isPriceIncomplete()]).toEqual([amount ?? 0, amount === undefined]);
  expect(booking.priceLines()).toStrictEqual([
    { label: 'Puppy Basics', ...(amount !== undefined && { amount }) },
    { label: PLAYGROUP },
    { label: BITING },
  ]);
});
