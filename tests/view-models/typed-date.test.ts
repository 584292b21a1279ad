import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from '../../src/domain/date-texts';
import { readUnambiguousDate } from '../../src/view-models/typed-date';
import '../domain/fixed-seed';

const anyDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

afterEach(() => vi.unstubAllEnvs());

describe('a typed day', () => {
  test.each([
    ['December 5, 2026', '2026-12-05'],
    ['december 5 2026', '2026-12-05'],
    ['Dec. 5, 2026', '2026-12-05'],
    ['Sept 5, 2026', '2026-09-05'],
    ['May 1, 2026', '2026-05-01'],
    ['5 December 2026', '2026-12-05'],
    ['5 dec, 2026', '2026-12-05'],
    ['24/11/2026', '2026-11-24'],
    ['11/24/2026', '2026-11-24'],
    ['24.11.2026', '2026-11-24'],
    ['13/1/2027', '2027-01-13'],
    ['29/02/2028', '2028-02-29'],
    ['2026-12-05', '2026-12-05'],
    ['2026/12/25', '2026-12-25'],
    ['December 1st, 2026', '2026-12-01'],
    ['  December   5,  2026 ', '2026-12-05'],
    ['24  –  12  –  2026', '2026-12-24'],
    ['24-Dec-26', '2026-12-24'],
    ['24DEC2026', '2026-12-24'],
    ["24 Dec '26", '2026-12-24'],
    ['2026 Dec 24', '2026-12-24'],
    ['2026 Dec the 24th', '2026-12-24'],
    ['Dec24 2026', '2026-12-24'],
    ['24thDec26', '2026-12-24'],
    ['24th of December 2026', '2026-12-24'],
    ['December the 24th, 2026', '2026-12-24'],
    ['Thurs. December 24th 2026.', '2026-12-24'],
    ['24/12/2026 (Thu)', '2026-12-24'],
    ['(Thur) - 24 Dec 2026 .', '2026-12-24'],
    ['Wednesday 23 Dec 2026', '2026-12-23'],
    ['Tues 22 Dec 2026', '2026-12-22'],
    ['Sat 05/12/2026', '2026-12-05'],
    ['२४-१२-२०२६', '2026-12-24'],
    ['\u200e24\u200f/१२/２６', '2026-12-24'],
  ])('is read from %j', (text, date) => {
    expect(readUnambiguousDate(text)).toBe(date);
  });

  test.each([
    '',
    'tomorrow',
    'December',
    '5, 2026',
    'De 5, 2026',
    '24 Dec 26th',
    'May 5 27th',
    '12/24th/26',
    '1st-24th-26',
    '5 dec 2026th',
    '1.februar.24th',
    'the 24/12/2026',
    '24 Dec 2026 of',
    'Decembre 5, 2026',
    'December 32, 2026',
    'February 29, 2027',
    '31/04/2026',
    '0/5/2026',
    '24/11-2026',
    '24 11 2026',
    '05/12/1899',
    '2026-13-01',
    '2026-12-05 10:00',
    'December 5, 2026 or so',
    'constructor 5, 2026',
    '105 December 2026',
    '5 December 20261',
    '24/11/20261',
    '12026-12-05',
    'Fri, 24 Dec 2026',
    'Thu Thu 24 Dec 2026',
    '24/12/126',
    '24/12/2',
    'December 24, 9',
    '12:24:26',
  ])('is not read from %j', (text) => {
    expect(readUnambiguousDate(text)).toBeUndefined();
  });

  test.each(['05/12/2019', ' 12.05.2026', '०५/१२/26'])('is not read from the ambiguous %j', (text) => {
    expect(readUnambiguousDate(text)).toBeUndefined();
  });

  test.each([
    ['24/12/26', '2026-12-24'],
    ['24/12/27', '1927-12-24'],
    ['Dec 24 98', '1998-12-24'],
    ['24/12/1927', '1927-12-24'],
  ])('of the past is read from %j in a year that is not to come', (text, date) => {
    expect(readUnambiguousDate(text, '2026-11-20')).toBe(date);
  });

  test('is read from every format that pages show', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(readUnambiguousDate(formatDate(date))).toBe(date);
        expect(readUnambiguousDate(date)).toBe(date);
      }),
    );
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'America/Sao_Paulo'])(
    'is the same on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      // On this day, the clocks of São Paulo went from midnight to one o'clock.
      expect(readUnambiguousDate('Sun, 4 Nov 2018')).toBe('2018-11-04');
    },
  );
});
