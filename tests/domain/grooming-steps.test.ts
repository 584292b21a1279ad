import { describe, expect, test } from 'vitest';
import {
  groomingPackageErrors,
  groomingPackageTypes,
  groomingRules,
  toggleGroomingPackage,
  toggleTrim,
} from '../../src/domain/grooming';
import { BATH_AND_BRUSH, EXAMPLE, SUMMER_TRIM } from './grooming-example';
import { TODAY } from './today';

const EMPTY = groomingRules.empty();

describe('the first step', () => {
  const message = { packages: 'Please select at least one grooming package' };

  test('lacks a package while none is chosen', () => {
    expect(groomingPackageErrors(EMPTY)).toEqual(message);
    expect(groomingRules.packageErrors({ ...EXAMPLE, packages: [] })).toEqual(message);
    expect(groomingRules.hasSelection(EMPTY)).toBe(false);
  });

  test('lacks a package also where a trim is chosen', () => {
    const trimmed = toggleTrim(EMPTY, SUMMER_TRIM);
    expect(groomingPackageErrors(trimmed)).toEqual(message);
    expect(groomingRules.hasSelection(trimmed)).toBe(false);
  });

  test('is complete with one package alone', () => {
    const chosen = toggleGroomingPackage(EMPTY, BATH_AND_BRUSH);
    expect(groomingPackageErrors(chosen)).toEqual({});
    expect(groomingRules.hasSelection(chosen)).toBe(true);
  });
});

describe('the second step', () => {
  test('asks for the appointment', () => {
    expect(groomingRules.scheduleErrors(EXAMPLE, TODAY)).toEqual({});
    expect(groomingRules.hasSchedule(EXAMPLE, TODAY)).toBe(true);
    expect(groomingRules.scheduleErrors(EMPTY, TODAY)).toEqual({
      date: 'Please select a date',
      slot: 'Please select a time slot',
      time: 'Please select a time',
    });
  });

  test.each(['date', 'slot', 'time'])('is not left by the guard without its %s', (field) => {
    const booking = { ...EXAMPLE, appointment: { ...EXAMPLE.appointment, [field]: undefined } };
    expect(groomingRules.hasSchedule(booking, TODAY)).toBe(false);
  });
});

test("the package types are the packages' names in the order chosen, and 'Trimming' for any trim", () => {
  expect(groomingPackageTypes(EXAMPLE)).toEqual(['Full Groom', 'Bath & Brush', 'Trimming']);
  expect(groomingPackageTypes(toggleTrim(EXAMPLE, SUMMER_TRIM))).toEqual(['Full Groom', 'Bath & Brush', 'Trimming']);
  expect(groomingPackageTypes({ ...EXAMPLE, trim: undefined })).toEqual(['Full Groom', 'Bath & Brush']);
  expect(groomingPackageTypes(EMPTY)).toEqual([]);
});

describe('the summary', () => {
  test('shows the first step', () => {
    expect(groomingRules.packageSummary(EXAMPLE)).toEqual([
      { label: 'Packages', value: 'Full Groom, Bath & Brush', names: ['Full Groom', 'Bath & Brush'] },
      { label: 'Hair Trimming', value: 'Teddy Bear Cut' },
      { label: 'Add-ons', value: 'Paw Balm, Nail Clipping', names: ['Paw Balm', 'Nail Clipping'] },
    ]);
  });

  test('says None where there is no trim or no add-on', () => {
    expect(groomingRules.packageSummary({ ...EXAMPLE, trim: undefined, addOns: [] })).toEqual([
      { label: 'Packages', value: 'Full Groom, Bath & Brush', names: ['Full Groom', 'Bath & Brush'] },
      { label: 'Hair Trimming', value: 'None' },
      { label: 'Add-ons', value: 'None' },
    ]);
  });

  test('shows the second step', () => {
    expect(groomingRules.scheduleSummary(EXAMPLE)).toEqual([
      { label: 'Date', value: 'December 5, 2026' },
      { label: 'Time slot', value: 'Morning' },
      { label: 'Time', value: '6:00 AM' },
    ]);
  });

  test('of a booking in which nothing is chosen has empty values, never undefined', () => {
    const rows = [...groomingRules.packageSummary(EMPTY), ...groomingRules.scheduleSummary(EMPTY)];
    expect(rows.map(({ value }) => value)).toEqual(['', 'None', 'None', '', '', '']);
  });
});
