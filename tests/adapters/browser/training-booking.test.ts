import { describe, expect, test } from 'vitest';
import { trainingBookingDraftSchema } from '../../../src/adapters/browser/booking-schemas';
import { parseOrUndefined } from '../../../src/adapters/schemas';
import { EMPTY_TRAINING_BOOKING } from '../../../src/domain/training';
import { stored } from '../../domain/stored';
import { EXAMPLE, withPackage } from '../../domain/training-example';

/** The example booking with another date, slot or time, valid or not. */
function withAppointment(changes: Readonly<Record<string, unknown>>) {
  return { ...EXAMPLE, appointment: { ...EXAMPLE.appointment, ...changes } };
}

describe('a stored booking', () => {
  test.each([
    ['complete', EXAMPLE],
    ['empty', EMPTY_TRAINING_BOOKING],
    ['without a package', { ...EXAMPLE, package: undefined }],
    ['whose package has no price and no sessions', withPackage({ price: undefined, sessions: undefined })],
    ['whose package includes nothing', withPackage({ includedAddOns: [] })],
    ['with a slot without time', withAppointment({ time: undefined })],
  ])('that is %s stays the same', (_state, booking) => {
    expect(parseOrUndefined(trainingBookingDraftSchema, stored(booking))).toEqual(booking);
  });

  test('may be partly filled in', () => {
    expect(parseOrUndefined(trainingBookingDraftSchema, { addOns: [], appointment: { date: '2026-12-05' } })).toEqual({
      ...EMPTY_TRAINING_BOOKING,
      appointment: { date: '2026-12-05', slot: undefined, time: undefined },
    });
  });

  const broken: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'training'],
    ['a list', [EXAMPLE]],
    ['an empty object', {}],
    ['a package without id', withPackage({ id: '' })],
    ['a package without name', { ...EXAMPLE, package: { ...EXAMPLE.package, name: undefined } }],
    ['a package that is a text', { ...EXAMPLE, package: 'Puppy Basics' }],
    ['a price that is a text', { ...EXAMPLE, package: { ...EXAMPLE.package, price: '3499' } }],
    ['a negative price', withPackage({ price: -1 })],
    ['a price that is null', { ...EXAMPLE, package: { ...EXAMPLE.package, price: null } }],
    ['sessions that are a text', { ...EXAMPLE, package: { ...EXAMPLE.package, sessions: '8' } }],
    ['no list of included add-ons', { ...EXAMPLE, package: { ...EXAMPLE.package, includedAddOns: undefined } }],
    ['an included add-on that is no text', { ...EXAMPLE, package: { ...EXAMPLE.package, includedAddOns: [1] } }],
    ['an extra add-on that is no text', { ...EXAMPLE, addOns: [{ name: 'Puppy playgroup' }] }],
    ['extra add-ons that are no list', { ...EXAMPLE, addOns: 'Puppy playgroup' }],
    ['no extra add-ons at all', { ...EXAMPLE, addOns: undefined }],
    ['no appointment', { ...EXAMPLE, appointment: undefined }],
    ['a day that does not exist', withAppointment({ date: '2026-02-30' })],
    ['a slot that is not offered', withAppointment({ slot: 'night' })],
    ['a time that is not in the slot', withAppointment({ time: '6:00 PM' })],
    ["a time of walking's morning alone", withAppointment({ time: '11:30 AM' })],
  ];

  test.each(broken)('with %s is refused', (_fault, value) => {
    expect(parseOrUndefined(trainingBookingDraftSchema, value)).toBeUndefined();
  });
});
