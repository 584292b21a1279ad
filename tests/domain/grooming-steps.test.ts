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

  test.each([EMPTY, { ...EMPTY, trim: SUMMER_TRIM }])('needs a package, even with a trim: %#', (booking) => {
    expect(groomingBooking(booking, TODAY).selectionErrors()).toEqual(message);
    expect(groomingBooking(booking, TODAY).hasSelection()).toBe(false);
  });

  test('is complete with one package alone', () => {
    const chosen = toggleGroomingPackage(EMPTY, BATH_AND_BRUSH);
    expect(groomingPackageErrors(chosen)).toEqual({});
    expect(groomingBooking(chosen, TODAY).hasSelection()).toBe(true);
  });
});

test('the second step requires the appointment', () => {
  expect(groomingBooking(EXAMPLE, TODAY).scheduleErrors()).toEqual({});
  expect(groomingBooking(EXAMPLE, TODAY).hasSchedule()).toBe(true);
  expect(Object.keys(groomingBooking(EMPTY, TODAY).scheduleErrors())).toEqual(['date', 'slot', 'time']);
});

test("the main choices are the packages' names in the order chosen, and the trim", () => {
  const mainChoices = (changes: Partial<GroomingBookingDraft>) =>
    groomingBooking({ ...EXAMPLE, ...changes }, TODAY).mainChoices();
  expect(mainChoices({})).toEqual(['Full Groom', 'Bath & Brush', 'Trimming: Teddy Bear Cut']);
  expect(mainChoices({ trim: undefined })).toEqual(['Full Groom', 'Bath & Brush']);
});

describe('the summary', () => {
  test('shows the first step', () => {
    expect(groomingBooking(EXAMPLE, TODAY).packageRows()).toEqual([
      { label: 'Packages', value: 'Full Groom, Bath & Brush', names: ['Full Groom', 'Bath & Brush'], isSentence: true },
      { label: 'Hair Trimming', value: 'Teddy Bear Cut' },
      { label: 'Add-ons', value: 'Paw Balm, Nail Clipping', names: ['Paw Balm', 'Nail Clipping'] },
    ]);
  });

  test('has no row for what is not chosen', () => {
    expect(groomingBooking(EMPTY, TODAY).packageRows()).toEqual([]);
  });
});
