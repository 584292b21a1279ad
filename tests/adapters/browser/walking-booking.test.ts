import { describe, expect, test } from 'vitest';
import { walkingBookingDraftSchema } from '../../../src/adapters/browser/booking-schemas';
import { parseOrUndefined } from '../../../src/adapters/schemas';
import { EMPTY_WALKING_BOOKING } from '../../../src/domain/walking/choices';
import { walkingBooking } from '../../../src/domain/walking/booking';
import { stored } from '../../domain/stored';
import { TODAY } from '../../domain/today';
import { EXAMPLE, withPackage } from '../../domain/walking-example';

/** The example booking with another value for the evening slot, valid or not. */
function withEvening(evening: unknown) {
  return { ...EXAMPLE, preferableTime: { ...EXAMPLE.preferableTime, evening } };
}

describe('a stored booking', () => {
  test.each([
    ['complete', EXAMPLE],
    ['empty', EMPTY_WALKING_BOOKING],
    ['without a package', { ...EXAMPLE, package: undefined }],
    ['whose package has no price and no days', withPackage({ price: undefined, durationDays: undefined })],
    ['with a slot without time', withEvening({ checked: true, time: undefined })],
  ])('that is %s stays the same', (_state, booking) => {
    expect(parseOrUndefined(walkingBookingDraftSchema, stored(booking))).toEqual(booking);
  });

  test('may be partly filled in', () => {
    const { addOns, preferableTime } = EMPTY_WALKING_BOOKING;
    expect(parseOrUndefined(walkingBookingDraftSchema, { addOns, preferableTime, walkFrequency: 'Once a Day' })).toEqual({
      ...EMPTY_WALKING_BOOKING,
      walkFrequency: 'Once a Day',
    });
  });

  test('may have a day that can no longer be booked, which then counts as missing', () => {
    const restored = parseOrUndefined(walkingBookingDraftSchema, stored({ ...EXAMPLE, startDate: '2020-01-01' }))!;
    expect(restored.startDate).toBe('2020-01-01');
    expect(walkingBooking(restored, TODAY).hasSchedule()).toBe(false);
  });

  const broken: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'walking'],
    ['a list', [EXAMPLE]],
    ['an empty object', {}],
    ['a frequency that is not offered', { ...EXAMPLE, walkFrequency: 'Hourly' }],
    ["a frequency's label", { ...EXAMPLE, walkFrequency: '2 Walks' }],
    ['days that are not offered', { ...EXAMPLE, walkDays: 'sundays' }],
    ['a duration that is not offered', { ...EXAMPLE, walkDuration: '45 min walk' }],
    ['a package without id', withPackage({ id: '' })],
    ['a package that is a text', { ...EXAMPLE, package: 'Mid-term' }],
    ['a price that is a text', { ...EXAMPLE, package: { ...EXAMPLE.package, price: '159' } }],
    ['a negative price', withPackage({ price: -1 })],
    ['a price that is null', { ...EXAMPLE, package: { ...EXAMPLE.package, price: null } }],
    ['an unknown add-on', { ...EXAMPLE, addOns: ['Singing'] }],
    ['add-ons that are no list', { ...EXAMPLE, addOns: 'Combing' }],
    ['a day that does not exist', { ...EXAMPLE, startDate: '2026-02-30' }],
    ['an instant for a day', { ...EXAMPLE, startDate: 1_795_147_200_000 }],
    ['a list with a day', { ...EXAMPLE, startDate: ['2026-12-05'] }],
    ['no slots', { ...EXAMPLE, preferableTime: undefined }],
    ['only one slot', { ...EXAMPLE, preferableTime: { morning: EXAMPLE.preferableTime.morning } }],
    ['a slot neither checked nor unchecked', withEvening({ time: '5:00 PM' })],
    ['a time that is a number', withEvening({ checked: true, time: 17 })],
    ['a time of another slot', withEvening({ checked: true, time: '6:00 AM' })],
  ];

  test.each(broken)('with %s is refused', (_fault, value) => {
    expect(parseOrUndefined(walkingBookingDraftSchema, value)).toBeUndefined();
  });
});
