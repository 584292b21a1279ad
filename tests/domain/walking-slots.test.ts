import { describe, expect, test } from 'vitest';
import { TIME_SLOTS } from '../../src/domain/time-slots';
import { EMPTY_WALKING_BOOKING, type WalkFrequency } from '../../src/domain/walking/choices';
import {
  checkedSlots,
  chooseSlotTime,
  slotRefusalMessage,
  toggleWalkingSlot,
  WALKING_TIMES,
  walkingScheduleErrors,
} from '../../src/domain/walking/schedule';
import { TODAY } from './today';
import { EXAMPLE } from './walking-example';

const EMPTY = EMPTY_WALKING_BOOKING;

/** A walking booking with this frequency, and with the first `count` time slots of the day checked. */
function withSlots(walkFrequency: WalkFrequency | undefined, count: number) {
  return TIME_SLOTS.slice(0, count).reduce(toggleWalkingSlot, { ...EMPTY, walkFrequency });
}

describe("walking's times", () => {
  test.each([
    ['morning', '6:00 AM', '11:30 AM', 12],
    ['afternoon', '12:00 PM', '4:30 PM', 10],
    ['evening', '5:00 PM', '9:30 PM', 10],
  ] as const)('of the %s go from %s to %s, %i of them', (slot, first, last, count) => {
    const times = WALKING_TIMES[slot];
    expect([times[0], times.at(-1), times.length]).toEqual([first, last, count]);
  });
});

describe('a slot', () => {
  test.each([
    ['morning', '6:00 AM'],
    ['afternoon', '12:00 PM'],
    ['evening', '5:00 PM'],
  ] as const)('of the %s that is checked has its first time, %s', (slot, time) => {
    const booking = toggleWalkingSlot(EMPTY, slot);
    expect(booking.preferableTime).toEqual({ ...EMPTY.preferableTime, [slot]: { checked: true, time } });
  });

  test('loses its time when unchecked, and starts again with its first', () => {
    const unchecked = toggleWalkingSlot(EXAMPLE, 'morning');
    expect(unchecked.preferableTime.morning).toEqual({ checked: false, time: undefined });
    expect(unchecked.preferableTime.evening).toEqual({ checked: true, time: '5:00 PM' });
    expect(toggleWalkingSlot(unchecked, 'morning').preferableTime.morning).toEqual({ checked: true, time: '6:00 AM' });
  });

  test('can have another time, or a cleared one', () => {
    const later = chooseSlotTime(EXAMPLE, 'evening', '9:30 PM');
    expect(later.preferableTime.evening).toEqual({ checked: true, time: '9:30 PM' });
    expect(later.preferableTime.morning).toEqual({ checked: true, time: '6:30 AM' });
    const cleared = chooseSlotTime(later, 'evening', undefined);
    expect(cleared.preferableTime.evening).toEqual({ checked: true, time: undefined });
  });
});

describe('checking a slot beyond the walks of a day', () => {
  test.each([
    ['Once a Day', 1, 'You can only select 1 time slot(s) for Once a Day'],
    ['Twice a Day', 2, 'You can only select 2 time slot(s) for Twice a Day'],
  ] as const)('%s is refused after %i', (frequency, allowed, message) => {
    const booking = withSlots(frequency, allowed);
    expect(slotRefusalMessage(booking, 'evening')).toBe(message);
  });

  test.each([
    ['Once a Day', 0],
    ['Twice a Day', 1],
    ['Thrice a Day', 2],
  ] as const)('%s is allowed after %i', (frequency, checked) => {
    expect(slotRefusalMessage(withSlots(frequency, checked), 'evening')).toBeUndefined();
  });

  test('is refused without a frequency', () => {
    expect(slotRefusalMessage(EMPTY, 'morning')).toBe('You can only select 0 time slot(s) for ');
  });

  test('does not prevent unchecking, even above the allowed count', () => {
    const lowered = { ...withSlots('Thrice a Day', 3), walkFrequency: 'Once a Day' as const };
    expect(TIME_SLOTS.map((slot) => slotRefusalMessage(lowered, slot))).toEqual([undefined, undefined, undefined]);
  });
});

test('a lower frequency keeps the slots, and the error then names the value, not the label', () => {
  const lowered = { ...withSlots('Thrice a Day', 3), walkFrequency: 'Once a Day' as const, startDate: '2026-12-05' };
  expect(checkedSlots(lowered)).toEqual(['morning', 'afternoon', 'evening']);
  const { slots, ...otherErrors } = walkingScheduleErrors(lowered, TODAY);
  expect(otherErrors).toEqual({});
  expect(slots).toBe('Please select exactly 1 time slot(s) for Once a Day');
});
