import { afterEach, expect, test, vi } from 'vitest';
import { addDays, dateInIndia } from '../../src/domain/calendar';
import { formatDate } from '../../src/domain/date-texts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Pacific/Kiritimati', -840],
  ['America/Los_Angeles', 480],
  ['Asia/Kolkata', -330],
])('a day in India is the same on a device in %s', (zone, minutesBehindUtc) => {
  vi.stubEnv('TZ', zone);
  const instant = Date.parse('2026-11-20T18:30:00.000Z');
  expect(new Date(instant).getTimezoneOffset()).toBe(minutesBehindUtc);
  expect(dateInIndia(instant)).toBe('2026-11-21');
  expect(addDays('2026-11-20', 1)).toBe('2026-11-21');
  expect(formatDate('2026-11-20')).toBe('November 20, 2026');
});
