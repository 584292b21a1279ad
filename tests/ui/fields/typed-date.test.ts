import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from '../../../src/domain/date-texts';
import { readDate } from '../../../src/ui/fields/typed-date';
import '../../domain/fixed-seed';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['December 5, 2026', '2026-12-05'],
  ['5 dec 2026', '2026-12-05'],
  ['Sept. 5th, 2026', '2026-09-05'],
  ['24th of December 2026', '2026-12-24'],
  ['24DEC2026', '2026-12-24'],
  ["24-Dec-'26", '2026-12-24'],
  ['2026 Dec 24', '2026-12-24'],
  ['2026-12-05', '2026-12-05'],
  ['24/11/2026', '2026-11-24'],
  ['11/24/2026', '2026-11-24'],
  ['24.12.98', '1998-12-24'],
  ['24  –  12  –  26', '2026-12-24'],
  ['05.05.2026', '2026-05-05'],
  ['29/02/2028', '2028-02-29'],
  ['Thurs. December 24th 2026.', '2026-12-24'],
  ['24/12/2026 (Thu)', '2026-12-24'],
  ['Sat 05/12/2026', '2026-12-05'],
  ['\u200e२४\u200f/१२/２０२６', '2026-12-24'],
  // Two days.
  ['05/12/2019', ''],
  ['12.05.26', ''],
  ['०५-१२-२०२६', ''],
  ['24 Dec 26th', ''],
  // No day.
  ['', ''],
  ['tomorrow', ''],
  ['December', ''],
  ['24 December', ''],
  ['De 5, 2026', ''],
  ['Decembre 5, 2026', ''],
  ['Monday, 5 December 2026', ''],
  ['Thu Thu 24 Dec 2026', ''],
  ['February 29, 2027', ''],
  ['31/04/2026', ''],
  ['0/5/2026', ''],
  ['24/12/1899', ''],
  ['24/12/126', ''],
  ['105 December 2026', ''],
  ['5 December 20261', ''],
  ['2026-12-05 10:00', ''],
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

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'America/Sao_Paulo'])(
  'a day is the same on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // On this day, the clocks of São Paulo went from midnight to one o'clock.
    expect(readDate('Sun, 4 Nov 2018')).toBe('2018-11-04');
  },
);
