import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from '../../../src/domain/date-texts';
import { readDate } from '../../../src/ui/fields/typed-date';
import '../../domain/fixed-seed';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['December 5, 2026', '2026-12-05'],
  ['Sept. 5th, 2026', '2026-09-05'],
  ['24th of December 2026', '2026-12-24'],
  ["24-Dec-'26", '2026-12-24'],
  ['2026 Dec 24', '2026-12-24'],
  ['24/11/2026', '2026-11-24'],
  ['11/24/2026', '2026-11-24'],
  ['29/02/2028', '2028-02-29'],
  ['Thurs. December 24th 2026.', '2026-12-24'],
  ['24/12/2026 (Thu)', '2026-12-24'],
  ['\u200e२४\u200f/१२/２０२６', '2026-12-24'],
  // Two days.
  ['05/12/2019', ''],
  ['24 Dec 26th', ''],
  // No day.
  ['tomorrow', ''],
  ['De 5, 2026', ''],
  ['Monday, 5 December 2026', ''],
  ['February 29, 2027', ''],
  ['5 December 20261', ''],
  ['December 5, 2026 or so', ''],
  ['constructor 5, 2026', ''],
])('%j means the day %j', (text, day) => {
  expect(readDate(text)).toBe(day);
});

test('a day is read from how pages show it', () => {
  const anyDay = fc
    .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
    .map((instant) => instant.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, (day) => {
      expect([readDate(formatDate(day)), readDate(day)]).toEqual([day, day]);
    }),
  );
});

test("a day is the same on a device whose clocks went from midnight to one o'clock then", () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  expect(readDate('Sun, 4 Nov 2018')).toBe('2018-11-04');
});
