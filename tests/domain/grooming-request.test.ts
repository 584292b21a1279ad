import { describe, expect, test } from 'vitest';
import { groomingRules } from '../../src/domain/grooming';
import { EXAMPLE } from './grooming-example';

describe('what grooming sends', () => {
  test('has exactly the documented fields: packages in the order chosen, then the trim', () => {
    expect(groomingRules.request(EXAMPLE)).toStrictEqual({
      packageId: [602, 601, 602],
      startDate: '2026-12-05',
      preferableTimes: ['Morning | 6:00 AM'],
      addOns: ['Paw Balm', 'Nail Clipping'],
      totalPrice: 3_197,
      extras: {},
    });
  });

  test('sends one package as a list, too, and nothing in the place of a trim that is not chosen', () => {
    const booking = { ...EXAMPLE, packages: EXAMPLE.packages.slice(1), trim: undefined };
    expect(groomingRules.request(booking)).toMatchObject({ packageId: [601], totalPrice: 899 });
  });

  test.each([
    ['morning', '11:00 AM', 'Morning | 11:00 AM'],
    ['afternoon', '12:00 PM', 'Afternoon | 12:00 PM'],
    ['evening', '10:00 PM', 'Evening | 10:00 PM'],
  ] as const)('names the slot by its label: %s at %s', (slot, time, sent) => {
    const booking = { ...EXAMPLE, appointment: { ...EXAMPLE.appointment, slot, time } };
    expect(groomingRules.request(booking).preferableTimes).toEqual([sent]);
  });

  test('gives the ids back as they came', () => {
    const packages = [{ id: '0601', name: 'Bath & Brush', price: 899 }];
    const trim = { id: 0, name: 'Summer Trim', price: 499 };
    expect(groomingRules.request({ ...EXAMPLE, packages, trim }).packageId).toStrictEqual(['0601', 0]);
  });

  test('sends no add-ons as an empty list', () => {
    expect(groomingRules.request({ ...EXAMPLE, addOns: [] }).addOns).toEqual([]);
  });
});
