import { describe, expect, test } from 'vitest';
import { EMPTY_WALKING_BOOKING, walksPerDay } from '../../src/domain/walking/choices';
import { priceUnit, walkingTotalIfComplete } from '../../src/domain/walking/price';
import { walkingBooking } from '../../src/domain/walking/walking-booking';
import { TODAY } from './today';
import { EXAMPLE, withPackage } from './walking-example';

test.each([
  ['Once a Day', 1],
  ['Twice a Day', 2],
  ['Thrice a Day', 3],
  [undefined, 0],
] as const)('%s is %i walks a day', (frequency, walks) => {
  expect(walksPerDay(frequency)).toBe(walks);
});

test.each([
  [undefined, 'a walk'],
  ['30 min walk', 'a walk'],
  ['60 min walk', 'for 30 min'],
] as const)('with the duration %s, a price is %s', (walkDuration, unit) => {
  expect(priceUnit({ ...EXAMPLE, walkDuration })).toBe(unit);
});

describe('the total', () => {
  test.each([
    ['Once a Day', '30 min walk', 2_985],
    ['Thrice a Day', '30 min walk', 8_955],
    ['Twice a Day', '60 min walk', 11_940],
    ['Thrice a Day', '60 min walk', 17_910],
  ] as const)('of 15 days at ₹199 a walk, %s for a %s, is ₹%i', (walkFrequency, walkDuration, total) => {
    expect(walkingTotalIfComplete({ ...withPackage({ price: 199 }), walkFrequency, walkDuration })).toBe(total);
  });

  test.each([
    ['a negative rate and days', { price: -199, durationDays: -15 }],
    ['0 days at a rate above exact numbers', { price: 1e300, durationDays: 0 }],
    ['a rate of 0 for days above exact numbers', { price: 0, durationDays: 1e300 }],
    ['a total above exact numbers', { price: Number.MAX_SAFE_INTEGER, durationDays: 2 }],
  ])('of %s is undefined', (_what, offer) => {
    expect(walkingTotalIfComplete(withPackage(offer))).toBeUndefined();
  });

  test('does not depend on walking days, add-ons, date and slots', () => {
    const total = walkingTotalIfComplete(EXAMPLE);
    expect(total).toBe(4_770);
    const { preferableTime } = EMPTY_WALKING_BOOKING;
    const other = { ...EXAMPLE, walkDays: 'all days' as const, addOns: [], startDate: undefined, preferableTime };
    expect(walkingTotalIfComplete(other)).toBe(total);
  });

  test('is 0 if the rate or the count of days is 0', () => {
    expect(walkingTotalIfComplete(withPackage({ price: 0 }))).toBe(0);
    expect(walkingTotalIfComplete(withPackage({ durationDays: 0 }))).toBe(0);
    expect(walkingBooking(withPackage({ price: 0, durationDays: 0 }), TODAY).isPriceIncomplete()).toBe(false);
  });
});

describe('pricing data is missing', () => {
  const unusable = [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1];
  const bookings = [
    ...unusable.map((price) => [`a rate of ${price}`, withPackage({ price })] as const),
    ...unusable.map((durationDays) => [`${durationDays} days`, withPackage({ durationDays })] as const),
    ['no package', { ...EXAMPLE, package: undefined }],
    ['no frequency', { ...EXAMPLE, walkFrequency: undefined }],
    ['no duration', { ...EXAMPLE, walkDuration: undefined }],
    ['nothing at all', EMPTY_WALKING_BOOKING],
  ] as const;

  test.each(bookings)('with %s: the total is undefined, and no line has an amount', (_lack, booking) => {
    expect(walkingTotalIfComplete(booking)).toBeUndefined();
    expect(walkingBooking(booking, TODAY).total()).toBe(0);
    expect(walkingBooking(booking, TODAY).isPriceIncomplete()).toBe(true);
    expect(
      walkingBooking(booking, TODAY)
        .priceLines()
        .filter(({ amount }) => amount !== undefined),
    ).toEqual([]);
  });
});

describe('the price lines', () => {
  test('explain the total, and list the add-ons without a price', () => {
    expect(walkingBooking(EXAMPLE, TODAY).priceLines()).toEqual([
      { label: '₹159.00 a walk × 2 walks a day × 15 days', amount: 4_770 },
      { label: 'Poo Picking' },
      { label: 'Combing' },
    ]);
  });

  test('name the factor of a 60 minute walk, and use the singular for one walk and one day', () => {
    const booking = {
      ...withPackage({ price: 1_500, durationDays: 1 }),
      walkFrequency: 'Once a Day' as const,
      walkDuration: '60 min walk' as const,
      addOns: [],
    };
    expect(walkingBooking(booking, TODAY).priceLines()).toEqual([
      { label: '₹1,500.00 for 30 min × 1 walk a day × 1 day × 2 for 60 minutes', amount: 3_000 },
    ]);
  });

  test('are the add-ons only if pricing data is missing', () => {
    const unpriced = withPackage({ price: undefined });
    expect(walkingBooking(unpriced, TODAY).priceLines()).toEqual([{ label: 'Poo Picking' }, { label: 'Combing' }]);
    expect(walkingBooking(EMPTY_WALKING_BOOKING, TODAY).priceLines()).toEqual([]);
    expect(walkingBooking(EMPTY_WALKING_BOOKING, TODAY).calculation()).toBe('');
  });
});
