import { expect, test } from 'vitest';
import {
  hiddenIncludedAddOnCount,
  isLowestPrice,
  lowestPrice,
  visibleIncludedAddOns,
  firstTrimPrice,
} from '../../src/domain/packages';
import { PUPPY_BASICS } from './training-example';

test.each([
  [['Clicker', 'Leash'], ['Clicker', 'Leash'], 0],
  [['Clicker', 'Leash', 'Treats', 'Toy'], ['Clicker', 'Leash'], 2],
])('of the included add-ons %j a card shows %j at first, and %i more when expanded', (all, shown, folded) => {
  expect(visibleIncludedAddOns(all, false)).toEqual(shown);
  expect(hiddenIncludedAddOnCount(all)).toBe(folded);
  expect(visibleIncludedAddOns(all, true)).toEqual(all);
});

test("trims start from the first one's price, even if another is cheaper (decision S9)", () => {
  const trims = [
    { id: 1, name: 'Full Trim', price: 799 },
    { id: 2, name: 'Nail Trim', price: 199 },
  ];
  expect(firstTrimPrice(trims)).toBe(799);
  expect(firstTrimPrice([{ id: 1, name: 'Full Trim', price: undefined }])).toBeUndefined();
  expect(firstTrimPrice([])).toBeUndefined();
});

const packagesAt = (...prices: readonly (number | undefined)[]) => prices.map((price) => ({ ...PUPPY_BASICS, price }));

test('the lowest price leaves out packages without a usable price', () => {
  expect(lowestPrice(packagesAt(249, 139, undefined, 199))).toBe(139);
  expect(lowestPrice(packagesAt(undefined))).toBeUndefined();
  expect(lowestPrice([])).toBeUndefined();
});

test.each([
  [139, [199, 139, undefined], true],
  [199, [199, 139, undefined], false],
  [139, [139, 139, undefined], false],
  [undefined, [199, 139, undefined], false],
])('%s is the lowest of the prices %j, and not all are the same: %s', (price, prices, isLowest) => {
  expect(isLowestPrice(price, packagesAt(...prices))).toBe(isLowest);
});
