import { describe, expect, test } from 'vitest';
import {
  EMPTY_GROOMING_BOOKING,
  groomingPackageErrors,
  groomingServiceRules,
  toggleGroomingPackage,
  type GroomingBookingDraft,
} from '../../src/domain/grooming';
import { BATH_AND_BRUSH, EXAMPLE, SUMMER_TRIM } from './grooming-example';
import { TODAY } from './today';

const EMPTY = EMPTY_GROOMING_BOOKING;

describe('the first step', () => {
  const message = { packages: 'Please select at least one grooming package' };

  test('needs a package', () => {
    expect(groomingPackageErrors(EMPTY)).toEqual(message);
    expect(groomingServiceRules.selection.errors({ ...EXAMPLE, packages: [] })).toEqual(message);
    expect(groomingServiceRules.selection.isMade(EMPTY)).toBe(false);
  });

  test('needs a package even with a trim', () => {
    const trimmed = { ...EMPTY, trim: SUMMER_TRIM };
    expect(groomingPackageErrors(trimmed)).toEqual(message);
    expect(groomingServiceRules.selection.isMade(trimmed)).toBe(false);
  });

  test('is complete with one package alone', () => {
    const chosen = toggleGroomingPackage(EMPTY, BATH_AND_BRUSH);
    expect(groomingPackageErrors(chosen)).toEqual({});
    expect(groomingServiceRules.selection.isMade(chosen)).toBe(true);
  });
});

describe('the second step', () => {
  test('requires the appointment', () => {
    expect(groomingServiceRules.schedule.errors(EXAMPLE, TODAY)).toEqual({});
    expect(groomingServiceRules.schedule.isMade(EXAMPLE, TODAY)).toBe(true);
    expect(groomingServiceRules.schedule.errors(EMPTY, TODAY)).toEqual({
      date: 'Please select a date',
      slot: 'Please select a time slot',
      time: 'Please select a time',
    });
  });
});

test("the headline begins with the packages' names in the order chosen, and the trim", () => {
  const headline = (changes: Partial<GroomingBookingDraft>) => groomingServiceRules.texts.headline({ ...EXAMPLE, ...changes }, undefined);
  expect(headline({})).toEqual(['Full Groom', 'Bath & Brush', 'Trimming: Teddy Bear Cut']);
  expect(headline({ trim: SUMMER_TRIM })).toEqual(['Full Groom', 'Bath & Brush', 'Trimming: Summer Trim']);
  expect(headline({ trim: undefined })).toEqual(['Full Groom', 'Bath & Brush']);
});

describe('the summary', () => {
  test('shows the first step', () => {
    expect(groomingServiceRules.texts.packageRows(EXAMPLE)).toEqual([
      { label: 'Packages', value: 'Full Groom, Bath & Brush', names: ['Full Groom', 'Bath & Brush'] },
      { label: 'Hair Trimming', value: 'Teddy Bear Cut' },
      { label: 'Add-ons', value: 'Paw Balm, Nail Clipping', names: ['Paw Balm', 'Nail Clipping'] },
    ]);
  });

  test('shows None without a trim or add-ons', () => {
    expect(groomingServiceRules.texts.packageRows({ ...EXAMPLE, trim: undefined, addOns: [] })).toEqual([
      { label: 'Packages', value: 'Full Groom, Bath & Brush', names: ['Full Groom', 'Bath & Brush'] },
      { label: 'Hair Trimming', value: 'None' },
      { label: 'Add-ons', value: 'None' },
    ]);
  });

  test('shows the second step', () => {
    expect(groomingServiceRules.texts.scheduleRows(EXAMPLE)).toEqual([
      { label: 'Date', value: 'December 5, 2026' },
      { label: 'Time slot', value: 'Morning' },
      { label: 'Time', value: '6:00 AM' },
    ]);
  });

  test('of an empty booking has empty values, never undefined', () => {
    const rows = [...groomingServiceRules.texts.packageRows(EMPTY), ...groomingServiceRules.texts.scheduleRows(EMPTY)];
    expect(rows.map(({ value }) => value)).toEqual(['', 'None', 'None', '', '', '']);
  });
});
