import { expect, test } from 'vitest';
import {
  EMPTY_GROOMING_BOOKING as EMPTY,
  groomingBooking,
  groomingTotal,
  toggleGroomingAddOn,
  toggleGroomingPackage,
  type GroomingBookingDraft,
} from '../../src/domain/grooming';
import { BATH_AND_BRUSH, EXAMPLE, FULL_GROOM, SUMMER_TRIM, withPrice } from './grooming-example';
import { TODAY } from './today';

test('a package keeps what a booking needs of it, and is added at the end or removed, by its id', () => {
  const [fullGroom, bath] = EXAMPLE.packages;
  const both = toggleGroomingPackage(toggleGroomingPackage(EMPTY, FULL_GROOM), BATH_AND_BRUSH);
  expect(both).toStrictEqual({ ...EMPTY, packages: [fullGroom, bath] });
  expect(toggleGroomingPackage(both, { ...FULL_GROOM, id: '602' })).toStrictEqual({ ...EMPTY, packages: [bath] });
  // Its trim has the same id.
  expect(toggleGroomingPackage(EXAMPLE, FULL_GROOM)).toEqual({ ...EXAMPLE, packages: [bath] });
});

test('an add-on is added or removed by its id and not by its name', () => {
  const balm = { id: 674, name: 'Paw Balm' };
  const namesake = { id: 675, name: 'Paw Balm' };
  const both = toggleGroomingAddOn(toggleGroomingAddOn(EMPTY, balm), namesake);
  expect(both).toStrictEqual({ ...EMPTY, addOns: [balm, namesake] });
  expect(toggleGroomingAddOn(both, balm)).toStrictEqual({ ...EMPTY, addOns: [namesake] });
});

test.each<[GroomingBookingDraft, total: number, isIncomplete: boolean]>([
  [EXAMPLE, 3_197, false],
  [{ ...EXAMPLE, trim: undefined }, 2_398, false],
  [{ ...EXAMPLE, packages: [] }, 799, false],
  [withPrice(1_499.005), 3_197.01, false],
  [withPrice(undefined), 1_698, true],
  [{ ...EXAMPLE, trim: { ...SUMMER_TRIM, price: Number.NaN } }, 2_398, true],
  [EMPTY, 0, false],
])('the total of booking %# is %d, with a price missing: %s', (draft, total, isIncomplete) => {
  expect(groomingTotal(draft)).toBe(total);
  expect(groomingBooking(draft, TODAY).isPriceIncomplete()).toBe(isIncomplete);
});

test('packages, trim and add-ons are in the summary, and in the price as far as they have one', () => {
  const booking = groomingBooking(withPrice(undefined), TODAY);
  expect(booking.mainChoices()).toEqual(['Full Groom', 'Bath & Brush', 'Trimming: Teddy Bear Cut']);
  expect(booking.packageRows()).toEqual([
    { label: 'Packages', value: 'Full Groom, Bath & Brush', names: ['Full Groom', 'Bath & Brush'] },
    { label: 'Hair Trimming', value: 'Teddy Bear Cut' },
    { label: 'Add-ons', value: 'Paw Balm, Nail Clipping', names: ['Paw Balm', 'Nail Clipping'] },
  ]);
  expect(booking.priceLines()).toStrictEqual([
    { label: 'Full Groom' },
    { label: 'Bath & Brush', amount: 899 },
    { label: 'Teddy Bear Cut', amount: 799 },
    { label: 'Paw Balm' },
    { label: 'Nail Clipping' },
  ]);
  expect([groomingBooking(EMPTY, TODAY).packageRows(), groomingBooking(EMPTY, TODAY).mainChoices()]).toEqual([[], []]);
});
