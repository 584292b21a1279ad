import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPriceTag, formatRupees, inWholePaise, isAmount, priceText, sumRupees } from '../../src/domain/money';
import './fixed-seed';

test('an amount has the format of Intl for India', () => {
  const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999_999 }), (paise) => {
      expect(formatRupees(paise / 100)).toBe(`₹${indian.format(paise / 100)}`);
    }),
  );
});

test.each([
  [899, '₹899/-'],
  [899.5, '₹899.50/-'],
  [899.004, '₹899/-'],
])('the price tag of %d rupees reads %s', (amount, tag) => {
  expect(formatPriceTag(amount)).toBe(tag);
});

test.each([
  [110.1 * 9, 990.9, '₹990.90'],
  [1.005, 1.01, '₹1.01'],
  [99_999_999.995, 100_000_000, '₹10,00,00,000.00'],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, '₹9,00,71,99,25,47,40,991.00'],
])('%d rupees are %d in whole paise, and are shown so', (amount, rounded, text) => {
  expect(inWholePaise(amount)).toBe(rounded);
  expect(formatRupees(amount)).toBe(text);
});

test('a sum is the same as counted in paise', () => {
  expect(sumRupees([0.1, 0.2])).toBe(0.3);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 10_000_000 }), { maxLength: 20 }), (paise) => {
      const counted = paise.reduce((sum, each) => sum + each, 0);
      expect(sumRupees(paise.map((each) => each / 100))).toBe(counted / 100);
    }),
  );
});

test.each([
  [0, true],
  [199.5, true],
  [Number.POSITIVE_INFINITY, false],
  [-0.01, false],
  ['199', false],
  [[[199]], false],
])('%j is an amount: %s', (value, isAnAmount) => {
  expect(isAmount(value)).toBe(isAnAmount);
});

test('a missing price is left to the quote', () => {
  expect(priceText(undefined)).toBe('Priced in your quote');
  expect(priceText(0)).toBe('₹0.00');
  expect(priceText(899, formatPriceTag)).toBe('₹899/-');
});
