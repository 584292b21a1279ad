import { expect, test } from 'vitest';
import { timeRangeText, halfHourTimesBySlot } from '../../src/domain/time-slots';

test('a table has the times of each slot, from its first to its last, in the format for customers', () => {
  const table = halfHourTimesBySlot({ morning: [0, 1], afternoon: [11.5, 13], evening: [21, 21] });
  expect(table).toEqual({
    morning: ['12:00 AM', '12:30 AM', '1:00 AM'],
    afternoon: ['11:30 AM', '12:00 PM', '12:30 PM', '1:00 PM'],
    evening: ['9:00 PM'],
  });
});

test.each([
  [['6:00 AM', '6:30 AM', '11:30 AM'], '6:00 – 11:30 AM'],
  [['11:30 AM', '12:00 PM', '1:00 PM'], '11:30 AM – 1:00 PM'],
])('the hours of %j are %s', (times, hours) => {
  expect(timeRangeText(times)).toBe(hours);
});
