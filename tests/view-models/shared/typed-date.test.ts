import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../src/domain/calendar';
import { TypedDate } from '../../../src/view-models/shared/typed-date';
import { seen } from '../seen';

/** A date field, and the days that it was told to mean. */
function dateField(initialDate?: CalendarDate) {
  const days: (CalendarDate | undefined)[] = [];
  const field = new TypedDate(initialDate, (day) => void days.push(day));
  return { field, days, texts: seen(() => field.text) };
}

test('begins with the day that was chosen, or empty', () => {
  expect(dateField('2026-12-05').texts).toEqual(['December 5, 2026']);
  expect(dateField().texts).toEqual(['']);
});

test('keeps what is typed, right or wrong, and tells what it means', () => {
  const { field, days, texts } = dateField();
  field.type('5 dec');
  field.type('5 dec 2026');
  field.type('');
  expect(texts).toEqual(['', '5 dec', '5 dec 2026', '']);
  expect(days).toEqual([undefined, '2026-12-05', undefined]);
});
