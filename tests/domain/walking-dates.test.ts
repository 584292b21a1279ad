import { describe, expect, test } from 'vitest';
import { endDateOffset, endDateOffsetByDuration, walkingEndDate } from '../../src/domain/walking/schedule';
import { EXAMPLE, withPackage } from './walking-example';

describe('the end date by package type', () => {
  test.each([
    ['Long-term', 29],
    ['Mid-term', 14],
    ['Short-term', 7],
    ['Express', 2],
  ])('of %s is %i days after the start', (type, days) => {
    const words = type.split('-');
    const variants = [
      type,
      type.toLowerCase(),
      type.toUpperCase(),
      words.join(' '),
      words.join(''),
      words.join(' - '),
      ` ${type} `,
      type.split('').join(' '),
      type.split('').join('-'),
      `${type}\t`,
    ];
    expect(variants.map(endDateOffset)).toEqual(variants.map(() => days));
  });

  test.each([
    undefined,
    '',
    '-',
    'Single Day',
    'Long',
    'Long-term plan',
    'Long_term',
    'Expressly',
    'constructor',
    'toString',
    'hasOwnProperty',
    '__proto__',
  ])('of the unknown type %j is the start date', (type) => {
    expect(endDateOffset(type)).toBe(0);
  });

  test.each([
    ['Long-term', '2026-12-05', '2027-01-03'],
    ['Mid-term', '2026-12-05', '2026-12-19'],
    ['Short-term', '2026-11-27', '2026-12-04'],
    ['Express', '2028-02-27', '2028-02-29'],
    ['Express', '2027-02-27', '2027-03-01'],
    ['Single Day', '2026-12-05', '2026-12-05'],
  ])('of %s from %s is %s', (name, startDate, endDate) => {
    expect(walkingEndDate({ ...withPackage({ name }), startDate })).toBe(endDate);
  });

  test('is undefined without a start date, and the start date without a package', () => {
    expect(walkingEndDate({ ...EXAMPLE, startDate: undefined })).toBeUndefined();
    expect(walkingEndDate({ ...EXAMPLE, package: undefined })).toBe('2026-12-05');
  });

  test('does not depend on walking days or the paid count of days', () => {
    expect(walkingEndDate({ ...withPackage({ durationDays: 3 }), walkDays: 'all days' })).toBe('2026-12-19');
  });
});

test.each([
  [1, 'days', 0],
  [3, 'days', 2],
  [1, 'weeks', 6],
  [2, 'weeks', 13],
  [1, 'months', 29],
  [3, 'months', 89],
] as const)('by the unused second rule %i %s end %i days after the start', (count, unit, days) => {
  expect(endDateOffsetByDuration(count, unit)).toBe(days);
});
