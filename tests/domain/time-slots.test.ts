import { describe, expect, test } from 'vitest';
import { firstTime, TIME_SLOT_LABELS, TIME_SLOTS, WALKING_TIMES } from '../../src/domain/time-slots';

/** Minutes since midnight of a time such as '4:30 PM'. */
function minutesOfDay(time: string): number {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

test('a day has a morning, an afternoon and an evening, in this order', () => {
  expect(TIME_SLOTS).toEqual(['morning', 'afternoon', 'evening']);
  expect(TIME_SLOT_LABELS).toEqual({ morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' });
});

describe("walking's times", () => {
  test.each([
    ['morning', '6:00 AM', '11:30 AM', 12],
    ['afternoon', '12:00 PM', '4:30 PM', 10],
    ['evening', '5:00 PM', '9:30 PM', 10],
  ] as const)('of the %s go from %s to %s', (slot, first, last, count) => {
    const times = WALKING_TIMES[slot];
    expect(times[0]).toBe(first);
    expect(times.at(-1)).toBe(last);
    expect(times).toHaveLength(count);
    expect(firstTime(WALKING_TIMES, slot)).toBe(first);
  });

  test.each(TIME_SLOTS)('of the %s are 30 minutes apart', (slot) => {
    const minutes = WALKING_TIMES[slot].map(minutesOfDay);
    const steps = minutes.slice(1).map((minute, index) => minute - minutes[index]!);
    expect(new Set(steps)).toEqual(new Set([30]));
  });

  test('are written out as customers read them', () => {
    expect(WALKING_TIMES.afternoon).toEqual([
      '12:00 PM', '12:30 PM', '1:00 PM', '1:30 PM', '2:00 PM', '2:30 PM', '3:00 PM', '3:30 PM', '4:00 PM', '4:30 PM',
    ]);
  });
});
