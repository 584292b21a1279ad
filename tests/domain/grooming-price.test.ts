import { describe, expect, test } from 'vitest';
import { EMPTY_GROOMING_BOOKING, groomingBooking, groomingTotal } from '../../src/domain/grooming';
import { TODAY } from './today';
import { EXAMPLE, SUMMER_TRIM, withPrice } from './grooming-example';

describe('the total', () => {
  test('is the sum of the packages and the trim', () => {
    expect(groomingTotal(EXAMPLE)).toBe(3_197);
    expect(groomingBooking(EXAMPLE, TODAY).total()).toBe(3_197);
    expect(groomingTotal({ ...EXAMPLE, trim: undefined })).toBe(2_398);
    expect(groomingTotal({ ...EXAMPLE, packages: [] })).toBe(799);
    expect(groomingTotal({ ...EXAMPLE, trim: SUMMER_TRIM })).toBe(2_897);
  });

  test('is 0 for an empty booking and for free packages', () => {
    expect(groomingTotal(EMPTY_GROOMING_BOOKING)).toBe(0);
    expect(groomingTotal({ ...withPrice(0), trim: undefined })).toBe(899);
  });

  test('is exact to the paisa', () => {
    const packages = [0.1, 0.2].map((price, id) => ({ id, name: 'Wash', price }));
    expect(groomingTotal({ ...EXAMPLE, packages, trim: undefined })).toBe(0.3);
    expect(groomingTotal({ ...withPrice(1_499.55), trim: { ...SUMMER_TRIM, price: 499.95 } })).toBe(2_898.5);
  });
});

describe('pricing data is missing', () => {
  const unusable = [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1];

  test.each(unusable)('as %s, of one package or of the trim: it counts as 0', (price) => {
    const bookings = [withPrice(price), { ...EXAMPLE, trim: { ...SUMMER_TRIM, price } }];
    expect(bookings.map((booking) => groomingBooking(booking, TODAY).isPriceIncomplete())).toEqual([true, true]);
    expect(bookings.map(groomingTotal)).toEqual([899 + 799, 1_499 + 899]);
    const unpriced = bookings.map((booking) =>
      groomingBooking(booking, TODAY)
        .priceLines()
        .find(({ amount }) => amount === undefined),
    );
    expect(unpriced).toStrictEqual([{ label: 'Full Groom' }, { label: 'Summer Trim' }]);
  });
});

test.each([EXAMPLE, withPrice(0), EMPTY_GROOMING_BOOKING])(
  'no pricing data is missing if every price is a number',
  (booking) => {
    expect(groomingBooking(booking, TODAY).isPriceIncomplete()).toBe(false);
  },
);

test('the price lines are the packages and the trim with their prices, and the add-ons without', () => {
  expect(groomingBooking(EXAMPLE, TODAY).priceLines()).toStrictEqual([
    { label: 'Full Groom', amount: 1_499 },
    { label: 'Bath & Brush', amount: 899 },
    { label: 'Teddy Bear Cut', amount: 799 },
    { label: 'Paw Balm' },
    { label: 'Nail Clipping' },
  ]);
});
