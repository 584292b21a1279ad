import { describe, expect, test } from 'vitest';
import {
  EMPTY_GROOMING_BOOKING,
  groomingPackageErrors,
  groomingBooking,
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
    expect(groomingBooking({ ...EXAMPLE, packages: [] }, TODAY).selectionErrors()).toEqual(message);
    expect(groomingBooking(EMPTY, TODAY).hasSelection()).toBe(false);
  });

  test('needs a package even with a trim', () => {
    const trimmed = { ...EMPTY, trim: SUMMER_TRIM };
    expect(groomingPackageErrors(trimmed)).toEqual(message);
    expect(groomingBooking(trimmed, TODAY).hasSelection()).toBe(false);
  });

  test('is complete with one package alone', () => {
    const chosen = toggleGroomingPackage(EMPTY, BATH_AND_BRUSH);
    expect(groomingPackageErrors(chosen)).toEqual({});
    expect(groomingBooking(chosen, TODAY).hasSelection()).toBe(true);
  });
});

describe('the second step', () => {
  test('requires the appointment', () => {
    expect(groomingBooking(EXAMPLE, TODAY).scheduleErrors()).toEqual({});
    expect(groomingBooking(EXAMPLE, TODAY).hasSchedule()).toBe(true);
    expect(groomingBooking(EMPTY, TODAY).scheduleErrors()).toEqual({
      date: 'Please select a date',
      slot: 'Please select a time slot',
      time: 'Please select a time',
    });
  });
});

test("the main choices are the packages' names in the order chosen, and the trim", () => {
  const mainChoices = (changes: Partial<GroomingBookingDraft>) => groomingBooking({ ...EXAMPLE, ...changes }, TODAY).mainChoices();
  expect(mainChoices({})).toEqual(['Full Groom', 'Bath & Brush', 'Trimming: Teddy Bear Cut']);
  expect(mainChoices({ trim: SUMMER_TRIM })).toEqual(['Full Groom', 'Bath & Brush', 'Trimming: Summer Trim']);
  expect(mainChoices({ trim: undefined })).toEqual(['Full Groom', 'Bath & Brush']);
});

describe('the summary', () => {
  test('shows the first step', () => {
    expect(groomingBooking(EXAMPLE, TODAY).packageRows()).toEqual([
      { label: 'Packages', value: 'Full Groom, Bath & Brush', names: ['Full Groom', 'Bath & Brush'] },
      { label: 'Hair Trimming', value: 'Teddy Bear Cut' },
      { label: 'Add-ons', value: 'Paw Balm, Nail Clipping', names: ['Paw Balm', 'Nail Clipping'] },
    ]);
  });

  test('shows None without a trim or add-ons', () => {
    expect(groomingBooking({ ...EXAMPLE, trim: undefined, addOns: [] }, TODAY).packageRows()).toEqual([
      { label: 'Packages', value: 'Full Groom, Bath & Brush', names: ['Full Groom', 'Bath & Brush'] },
      { label: 'Hair Trimming', value: 'None' },
      { label: 'Add-ons', value: 'None' },
    ]);
  });

  test('shows the second step', () => {
    expect(groomingBooking(EXAMPLE, TODAY).scheduleRows()).toEqual([
      { label: 'Date', value: 'December 5, 2026' },
      { label: 'Time slot', value: 'Morning' },
      { label: 'Time', value: '6:00 AM' },
    ]);
  });

  test('of an empty booking has empty values, never undefined', () => {
    const rows = [...groomingBooking(EMPTY, TODAY).packageRows(), ...groomingBooking(EMPTY, TODAY).scheduleRows()];
    expect(rows.map(({ value }) => value)).toEqual(['', 'None', 'None', '', '', '']);
  });
});
