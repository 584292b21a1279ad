import { describe, expect, test } from 'vitest';
import {
  EMPTY_WALKING_BOOKING,
  chooseWalkingPackage,
  toggleWalkingAddOn,
  WALK_FREQUENCIES,
  WALKING_ADD_ONS,
  WALKING_DAYS,
  walkingPackageErrors,
  type WalkingBookingDraft,
} from '../../src/domain/walking/choices';
import { walkingBooking } from '../../src/domain/walking/walking-booking';
import { chooseSlotTime, toggleWalkingSlot, walkingScheduleErrors } from '../../src/domain/walking/schedule';
import { TODAY } from './today';
import { PUPPY_BASICS } from './training-example';
import { EXAMPLE } from './walking-example';

const EMPTY = EMPTY_WALKING_BOOKING;

test('the options have their values and labels', () => {
  expect(WALK_FREQUENCIES.map(({ value, label }) => [value, label])).toEqual([
    ['Once a Day', '1 Walk'],
    ['Twice a Day', '2 Walks'],
    ['Thrice a Day', '3 Walks'],
  ]);
  expect(WALKING_DAYS.map(({ value, label }) => [value, label])).toEqual([
    ['weekdays', 'Mon - Fri'],
    ['all days', 'All Days'],
  ]);
  expect(WALKING_ADD_ONS).toEqual(['Poo Picking', 'Paw Cleaning', 'Combing']);
});

describe('choices of the first step', () => {
  test('keep the needed part of a package', () => {
    const needed = { id: 3, name: 'Express', price: 199, durationDays: 3 };
    expect(chooseWalkingPackage(EXAMPLE, { ...PUPPY_BASICS, ...needed })).toStrictEqual({
      ...EXAMPLE,
      package: needed,
    });
  });

  test('add an add-on or remove it, in the order of the list', () => {
    const withCombing = toggleWalkingAddOn(EMPTY, 'Combing');
    expect(withCombing.addOns).toEqual(['Combing']);
    expect(toggleWalkingAddOn(withCombing, 'Poo Picking').addOns).toEqual(['Poo Picking', 'Combing']);
    expect(toggleWalkingAddOn(withCombing, 'Combing').addOns).toEqual([]);
  });
});

describe('the first step', () => {
  test.each([
    ['walkFrequency', 'Please select walk frequency'],
    ['walkDays', 'Please select walking days'],
    ['walkDuration', 'Please choose walk duration'],
    ['package', 'Please choose a package'],
  ])('needs its %s only', (field, message) => {
    expect(walkingPackageErrors({ ...EXAMPLE, [field]: undefined })).toEqual({ [field]: message });
  });

  test('is complete without add-ons', () => {
    expect(walkingPackageErrors({ ...EXAMPLE, addOns: [] })).toEqual({});
  });

  test('is complete for the guard with a frequency only', () => {
    expect(walkingBooking(EMPTY, TODAY).hasSelection()).toBe(false);
    expect(walkingBooking({ ...EXAMPLE, walkFrequency: undefined }, TODAY).hasSelection()).toBe(false);
    expect(walkingBooking({ ...EMPTY, walkFrequency: 'Once a Day' }, TODAY).hasSelection()).toBe(true);
  });
});

describe('the second step', () => {
  test('is complete with a date and a time for each walk', () => {
    expect(walkingScheduleErrors(EXAMPLE, TODAY)).toEqual({});
  });

  test.each([undefined, '2026-11-20', '2026-02-30'])('needs a start date from tomorrow on, not %j', (startDate) => {
    const booking: WalkingBookingDraft = { ...EXAMPLE, startDate };
    expect(walkingScheduleErrors(booking, TODAY)).toEqual({ startDate: 'Please select walking start date' });
    expect(walkingBooking(booking, TODAY).hasSchedule()).toBe(false);
  });

  test('accepts tomorrow, until that day begins', () => {
    const booking = { ...EXAMPLE, startDate: '2026-11-21' };
    expect(walkingScheduleErrors(booking, '2026-11-20')).toEqual({});
    expect(walkingBooking(booking, '2026-11-20').hasSchedule()).toBe(true);
    expect(walkingScheduleErrors(booking, '2026-11-21')).toEqual({ startDate: 'Please select walking start date' });
    expect(walkingBooking(booking, '2026-11-21').hasSchedule()).toBe(false);
  });

  test('is complete for the guard with a start date only', () => {
    expect(walkingBooking({ ...EMPTY, startDate: '2026-12-05' }, TODAY).hasSchedule()).toBe(true);
  });

  test.each([
    ['Once a Day', 'Please select exactly 1 time slot(s) for Once a Day'],
    ['Twice a Day', undefined],
    ['Thrice a Day', 'Please select exactly 3 time slot(s) for Thrice a Day'],
    [undefined, 'Please select exactly 0 time slot(s) for '],
  ] as const)('with two slots checked and %s says %j', (walkFrequency, message) => {
    expect(walkingScheduleErrors({ ...EXAMPLE, walkFrequency }, TODAY).slots).toBe(message);
  });

  test('needs every slot if none is checked', () => {
    const booking = toggleWalkingSlot(toggleWalkingSlot(EXAMPLE, 'morning'), 'evening');
    expect(walkingScheduleErrors(booking, TODAY)).toEqual({
      slots: 'Please select exactly 2 time slot(s) for Twice a Day',
    });
  });

  test.each([
    ['morning', 'Please select morning time'],
    ['afternoon', 'Please select afternoon time'],
    ['evening', 'Please select evening time'],
  ] as const)('needs a time for the %s once it is checked', (slot, message) => {
    const thrice: WalkingBookingDraft = { ...toggleWalkingSlot(EXAMPLE, 'afternoon'), walkFrequency: 'Thrice a Day' };
    expect(walkingScheduleErrors(thrice, TODAY)).toEqual({});
    expect(walkingScheduleErrors(chooseSlotTime(thrice, slot, undefined), TODAY)).toEqual({ [slot]: message });
    expect(walkingScheduleErrors(chooseSlotTime(thrice, slot, ''), TODAY)).toEqual({ [slot]: message });
  });

  test('shows all errors in the order of the page', () => {
    const undated: WalkingBookingDraft = { ...EXAMPLE, startDate: undefined, walkFrequency: 'Thrice a Day' };
    const booking = chooseSlotTime(undated, 'evening', undefined);
    expect(Object.entries(walkingBooking(booking, TODAY).scheduleErrors())).toEqual([
      ['startDate', 'Please select walking start date'],
      ['slots', 'Please select exactly 3 time slot(s) for Thrice a Day'],
      ['evening', 'Please select evening time'],
    ]);
  });
});

describe('the summary', () => {
  test('shows the first step, with live tracking and the walk duration', () => {
    expect(walkingBooking(EXAMPLE, TODAY).packageRows()).toEqual([
      { label: 'Package', value: 'Mid-term', isSentence: true },
      { label: 'Walks', value: '2 walks a day, Mon - Fri', isSentence: true },
      { label: 'Walk duration', value: '30 min walk' },
      { label: 'Live Tracking', value: 'Included' },
      { label: 'Add-ons', value: 'Poo Picking, Combing', names: ['Poo Picking', 'Combing'] },
    ]);
  });

  test('says the walks of a day in words', () => {
    const walks = (changes: Partial<WalkingBookingDraft>) =>
      walkingBooking({ ...EMPTY, ...changes }, TODAY).packageRows()[0];
    expect(walks({ walkFrequency: 'Once a Day', walkDays: 'all days' })?.value).toBe('1 walk a day, all days');
    expect(walks({ walkDays: 'all days' })?.value).toBe('all days');
  });

  test('in words has the first and last day and the chosen times, unless the day can no longer be booked', () => {
    const dayAndTimes = (booking: WalkingBookingDraft, today = TODAY) => walkingBooking(booking, today).dayAndTime();
    expect(dayAndTimes(EXAMPLE)).toEqual(['December 5 – December 19, 2026', '6:30 AM, 5:00 PM']);
    expect(dayAndTimes(chooseSlotTime(EXAMPLE, 'evening', undefined))).toEqual([
      'December 5 – December 19, 2026',
      '6:30 AM',
    ]);
    expect(dayAndTimes({ ...EXAMPLE, preferableTime: EMPTY.preferableTime })).toEqual([
      'December 5 – December 19, 2026',
    ]);
    expect(dayAndTimes(EXAMPLE, '2026-12-05')).toEqual([]);
  });

  test('of a Mon - Fri booking that starts on a weekend comes with a hint', () => {
    const hint = (booking: Partial<WalkingBookingDraft>) =>
      walkingBooking({ ...EXAMPLE, ...booking }, TODAY).dateHint();
    const words = 'You chose Mon - Fri, so there is no walk on this day.';
    expect(['2026-12-05', '2026-12-06'].map((startDate) => hint({ startDate }))).toEqual([words, words]);
    expect(['2026-12-04', '2026-12-07', undefined].map((startDate) => hint({ startDate }))).toEqual(['', '', '']);
    expect(hint({ walkDays: 'all days' })).toBe('');
  });

  test('of an empty booking has only what every booking includes', () => {
    expect(walkingBooking(EMPTY, TODAY).packageRows()).toEqual([{ label: 'Live Tracking', value: 'Included' }]);
  });
});
