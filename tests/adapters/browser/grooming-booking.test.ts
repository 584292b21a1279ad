import { describe, expect, test } from 'vitest';
import { groomingBookingDraftSchema } from '../../../src/adapters/browser/booking-schemas';
import { parseOrUndefined } from '../../../src/adapters/schemas';
import { EMPTY_GROOMING_BOOKING } from '../../../src/domain/grooming';
import { EXAMPLE, withPrice } from '../../domain/grooming-example';
import { stored } from '../../domain/stored';

/** The example booking with another date, slot or time, valid or not. */
function withAppointment(changes: Readonly<Record<string, unknown>>) {
  return { ...EXAMPLE, appointment: { ...EXAMPLE.appointment, ...changes } };
}

/** The example booking whose second package has these changes, which make it invalid. */
function withPackage(changes: Readonly<Record<string, unknown>>) {
  return { ...EXAMPLE, packages: [EXAMPLE.packages[1], { ...EXAMPLE.packages[0], ...changes }] };
}

describe('a stored booking', () => {
  test.each([
    ['complete', EXAMPLE],
    ['empty', EMPTY_GROOMING_BOOKING],
    ['without packages', { ...EXAMPLE, packages: [] }],
    ['without a trim', { ...EXAMPLE, trim: undefined }],
    ['whose package has no price', withPrice(undefined)],
    ['whose trim has no price', { ...EXAMPLE, trim: { ...EXAMPLE.trim!, price: undefined } }],
    ['with a slot without time', withAppointment({ time: undefined })],
  ])('that is %s stays the same', (_state, booking) => {
    expect(parseOrUndefined(groomingBookingDraftSchema, stored(booking))).toEqual(booking);
  });

  test('may be partly filled in', () => {
    expect(parseOrUndefined(groomingBookingDraftSchema, { packages: [], addOns: [], appointment: { slot: 'evening' } })).toEqual({
      ...EMPTY_GROOMING_BOOKING,
      appointment: { date: undefined, slot: 'evening', time: undefined },
    });
  });

  const broken: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'grooming'],
    ['a list', [EXAMPLE]],
    ['an empty object', {}],
    ['packages that are no list', { ...EXAMPLE, packages: EXAMPLE.packages[0] }],
    ['no list of packages', { ...EXAMPLE, packages: undefined }],
    ['package ids only', { ...EXAMPLE, packages: [602, 601] }],
    ['a package without id', withPackage({ id: '' })],
    ['a package without name', withPackage({ name: undefined })],
    ['a price that is a text', withPackage({ price: '1499' })],
    ['a negative price', withPackage({ price: -1 })],
    ['a price that is null', withPackage({ price: null })],
    ['a trim id only', { ...EXAMPLE, trim: 602 }],
    ['a trim that is null', { ...EXAMPLE, trim: null }],
    ['a trim without id', { ...EXAMPLE, trim: { ...EXAMPLE.trim, id: undefined } }],
    ["a trim's price that is a text", { ...EXAMPLE, trim: { ...EXAMPLE.trim, price: '799' } }],
    ['an add-on that is a name', { ...EXAMPLE, addOns: ['Paw Balm'] }],
    ['an add-on without id', { ...EXAMPLE, addOns: [{ name: 'Paw Balm' }] }],
    ['an add-on without name', { ...EXAMPLE, addOns: [{ id: 674 }] }],
    ['add-ons that are no list', { ...EXAMPLE, addOns: 'Paw Balm' }],
    ['no appointment', { ...EXAMPLE, appointment: undefined }],
    ['a day that does not exist', withAppointment({ date: '2026-02-30' })],
    ['a slot that is not offered', withAppointment({ slot: 'night' })],
    ['a time that is not in the slot', withAppointment({ time: '6:00 PM' })],
    ["a time of walking's mornings only", withAppointment({ time: '11:30 AM' })],
  ];

  test.each(broken)('with %s is refused', (_fault, value) => {
    expect(parseOrUndefined(groomingBookingDraftSchema, value)).toBeUndefined();
  });
});
