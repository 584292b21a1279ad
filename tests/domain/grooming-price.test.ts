import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_GROOMING_BOOKING, groomingBooking, groomingTotal } from '../../src/domain/grooming';
import './fixed-seed';
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

  test('is the sum counted in paise, for any add-ons and appointment', () => {
    const paise = fc.nat({ max: 1_000_000 });
    const anyTrim = fc.option(paise, { nil: undefined });
    fc.assert(
      fc.property(fc.array(paise, { maxLength: 12 }), anyTrim, fc.array(fc.string()), (prices, trimPrice, names) => {
        let counted = trimPrice ?? 0;
        for (const price of prices) counted += price;
        const booking = {
          ...EMPTY_GROOMING_BOOKING,
          packages: prices.map((price, id) => ({ id, name: 'Wash', price: price / 100 })),
          trim: trimPrice === undefined ? undefined : { ...SUMMER_TRIM, price: trimPrice / 100 },
          addOns: names.map((name, id) => ({ id, name })),
        };
        expect(groomingTotal(booking)).toBe(counted / 100);
      }),
    );
  });
});

describe('pricing data is missing', () => {
  const unusable = [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1];

  test.each(unusable)('as %s, of one package: it counts as 0', (price) => {
    expect(groomingBooking(withPrice(price), TODAY).isPriceIncomplete()).toBe(true);
    expect(groomingTotal(withPrice(price))).toBe(899 + 799);
    expect(groomingBooking(withPrice(price), TODAY).priceLines()[0]).toStrictEqual({ label: 'Full Groom' });
  });

  test.each(unusable)('as %s, of the trim: it counts as 0', (price) => {
    const booking = { ...EXAMPLE, trim: { ...SUMMER_TRIM, price } };
    expect(groomingBooking(booking, TODAY).isPriceIncomplete()).toBe(true);
    expect(groomingTotal(booking)).toBe(1_499 + 899);
    expect(groomingBooking(booking, TODAY).priceLines()[2]).toStrictEqual({ label: 'Summer Trim' });
  });
});

test.each([EXAMPLE, withPrice(0), EMPTY_GROOMING_BOOKING])('no pricing data is missing if every price is a number', (booking) => {
  expect(groomingBooking(booking, TODAY).isPriceIncomplete()).toBe(false);
});

describe('the price lines', () => {
  test('are the packages and the trim with their prices, and the add-ons without', () => {
    expect(groomingBooking(EXAMPLE, TODAY).priceLines()).toStrictEqual([
      { label: 'Full Groom', amount: 1_499 },
      { label: 'Bath & Brush', amount: 899 },
      { label: 'Teddy Bear Cut', amount: 799 },
      { label: 'Paw Balm' },
      { label: 'Nail Clipping' },
    ]);
  });

  test('are empty for an empty booking', () => {
    expect(groomingBooking(EMPTY_GROOMING_BOOKING, TODAY).priceLines()).toEqual([]);
  });
});
