import type { GroomingBookingDraft } from '../../src/domain/grooming';
import type { OfferedPackage, OfferedHairTrim } from '../../src/domain/packages';

export const BATH_AND_BRUSH: OfferedPackage = {
  id: 601,
  name: 'Bath & Brush',
  price: 899,
  color: '#e5f6ff',
  icon: '/bath.svg',
  durationDays: undefined,
  sessions: undefined,
  includedAddOns: ['Shampoo bath', 'Blow-dry', 'Brushing'],
};

export const FULL_GROOM: OfferedPackage = { ...BATH_AND_BRUSH, id: 602, name: 'Full Groom', price: 1_499 };

/** The first has the id of a grooming package, which is allowed (decision P1). */
export const TEDDY_BEAR_CUT: OfferedHairTrim = { id: 602, name: 'Teddy Bear Cut', price: 799 };
export const SUMMER_TRIM: OfferedHairTrim = { id: 652, name: 'Summer Trim', price: 499 };

/** A trim, and two packages in another order than the server's. */
export const EXAMPLE: GroomingBookingDraft = {
  packages: [
    { id: 602, name: 'Full Groom', price: 1_499 },
    { id: 601, name: 'Bath & Brush', price: 899 },
  ],
  trim: TEDDY_BEAR_CUT,
  addOns: [
    { id: 674, name: 'Paw Balm' },
    { id: 671, name: 'Nail Clipping' },
  ],
  appointment: { date: '2026-12-05', slot: 'morning', time: '6:00 AM' },
};

export function withPrice(price: number | undefined): GroomingBookingDraft {
  return { ...EXAMPLE, packages: [{ ...EXAMPLE.packages[0]!, price }, ...EXAMPLE.packages.slice(1)] };
}
