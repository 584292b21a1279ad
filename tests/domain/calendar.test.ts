import { expect, test } from 'vitest';
import { addDays, dateIfBookable, dateInIndia, isCalendarDate } from '../../src/domain/calendar';
import { nextBookableDates } from '../../src/domain/next-days';
import { formatDateRange } from '../../src/domain/date-texts';

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['1969-12-31T18:29:59.999Z', '1969-12-31'],
])('at %s it is %s in India', (instant, day) => {
  expect(dateInIndia(Date.parse(instant))).toBe(day);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2026-11-21', 29, '2026-12-20'],
])('%s plus %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['2000-02-29', true],
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['1899-12-31', false],
  ['3000-01-01', false],
  ['2026-1-5', false],
  ['2026-11-20\n', false],
  [1_795_147_200_000, false],
  [['2026-11-20'], false],
])('%j is a day: %s', (value, isDay) => {
  expect(isCalendarDate(value)).toBe(isDay);
});

test.each([
  ['2026-12-01', '2026-12-15', 'December 1 – 15, 2026'],
  ['2026-11-30', '2026-12-14', 'November 30 – December 14, 2026'],
  ['2026-12-05', '2027-01-03', 'December 5, 2026 – January 3, 2027'],
])('the days from %s to %s are shown as %s', (first, last, shown) => {
  expect(formatDateRange(first, last)).toBe(shown);
});

test.each([
  ['2026-11-20', false, [21, 22, 23, 24, 25, 26, 27]],
  ['2026-11-20', true, [23, 24, 25, 26, 27, 30, 1]],
])('the next days after %s, only weekdays: %s, are %j', (today, onlyWeekdays, days) => {
  const dates = nextBookableDates(today, ...(onlyWeekdays ? [true] : []));
  expect(dates.map((date) => Number(date.slice(-2)))).toEqual(days);
});

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-31', false],
  [undefined, false],
])('%j on 2026-11-20: bookable %s', (date, isBookable) => {
  expect(dateIfBookable(date, '2026-11-20')).toBe(isBookable ? date : undefined);
});
