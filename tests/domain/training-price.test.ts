import { describe, expect, test } from 'vitest';
import {
  EMPTY_TRAINING_BOOKING,
  chooseTrainingPackage,
  trainingBooking,
  trainingTotal,
} from '../../src/domain/training';
import { TODAY } from './today';
import { EXAMPLE, OBEDIENCE_COURSE, withPackage } from './training-example';

describe('the total', () => {
  test("is the package's price", () => {
    expect(trainingTotal(EXAMPLE)).toBe(3_499);
    expect(trainingTotal(chooseTrainingPackage(EXAMPLE, OBEDIENCE_COURSE))).toBe(6_499);
    expect(trainingBooking(EXAMPLE, TODAY).total()).toBe(3_499);
  });

  test('keeps its paise, and is 0 for a free package', () => {
    expect(trainingTotal(withPackage({ price: 799.55 }))).toBe(799.55);
    expect(trainingTotal(withPackage({ price: 0 }))).toBe(0);
    expect(trainingBooking(withPackage({ price: 0 }), TODAY).isPriceIncomplete()).toBe(false);
  });
});

describe('pricing data is missing', () => {
  const unusable = [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1];

  test.each(unusable)('as %s: the total is 0, and no line has an amount', (price) => {
    const booking = withPackage({ price });
    expect(trainingBooking(booking, TODAY).isPriceIncomplete()).toBe(true);
    expect(trainingTotal(booking)).toBe(0);
    expect(trainingBooking(booking, TODAY).priceLines()).toStrictEqual([
      { label: 'Puppy Basics' },
      { label: 'Puppy playgroup' },
      { label: 'Chewing and biting session' },
    ]);
  });

  test('without a package', () => {
    expect(trainingBooking(EMPTY_TRAINING_BOOKING, TODAY).isPriceIncomplete()).toBe(true);
    expect(trainingTotal(EMPTY_TRAINING_BOOKING)).toBe(0);
    expect(trainingBooking(EMPTY_TRAINING_BOOKING, TODAY).priceLines()).toEqual([]);
  });
});

test('the price lines are the package with its price, and the extra add-ons without one', () => {
  expect(trainingBooking(EXAMPLE, TODAY).priceLines()).toStrictEqual([
    { label: 'Puppy Basics', amount: 3_499 },
    { label: 'Puppy playgroup' },
    { label: 'Chewing and biting session' },
  ]);
  expect(trainingBooking({ ...withPackage({ price: 0 }), addOns: [] }, TODAY).priceLines()).toStrictEqual([
    { label: 'Puppy Basics', amount: 0 },
  ]);
});
