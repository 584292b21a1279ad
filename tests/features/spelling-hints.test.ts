import { expect, test } from 'vitest';
import { dayAsShown } from '../support/days';
import { spellingHint } from '../support/spelling-hints';

test.each([
  ['31 Dec 2026', '31 December 2026'],
  ['31 Sept. 2026', '31 September 2026'],
  ['05 December 2026', '5 December 2026'],
  ['31st December 2026', '31 December 2026'],
  ['31 december, 2026', '31 December 2026'],
  ['December 31, 2026', '31 December 2026'],
  ['Dec 31st 2026', '31 December 2026'],
  ['9.00 AM', '9:00 AM'],
  ['09:30 AM', '9:30 AM'],
  ['9:00am', '9:00 AM'],
  ['9 pm', '9:00 PM'],
  ['23:40', '11:40 PM'],
  ['00:30', '12:30 AM'],
  ['31/12/2026', '31 December 2026'],
  ['2026-12-31', '31 December 2026'],
  ['“Express”', '"Express"'],
  ['₹1499', '₹1,499.00'],
  ['₹1,499/-', '₹1,499.00'],
  ['Rs 1,499.00', '₹1,499.00'],
  ['Rs. 149900', '₹1,49,900.00'],
])("'%s' is answered with '%s'", (written, right) => {
  expect(spellingHint(`it is ${written} today`)).toBe(`Write '${right}' in place of '${written}'.`);
});

test.each(['31 December 2026', '9:00 AM', '₹1,499.00', '12 Angry 2026', '"Rs 5 on Dec 31, 2026"'])('%s needs no hint', (text) => {
  expect(spellingHint(`it is ${text} today`)).toBeUndefined();
});

test.each([
  ['she gives 98765 as Mobile', `Write '"98765"' in place of '98765'.`],
  ['she sees Live Tracking', `Write '"Live Tracking"' in place of 'Live Tracking'.`],
  ['she goes on.', 'Leave out the full stop at the end.'],
  ['Meera is at the <servce> date page', "'<servce>' heads no column of Examples."],
])("'%s' is answered with: %s", (text, hint) => {
  expect(spellingHint(text)).toBe(hint);
});

test('each mistake in a text has its hint', () => {
  expect(spellingHint('it is 9.00 AM on 31st March 2027 in India')).toBe(
    "Write '31 March 2027' in place of '31st March 2027'. Write '9:00 AM' in place of '9.00 AM'.",
  );
});

test('a short month gets a hint, and an impossible day is refused', () => {
  expect(() => dayAsShown('31 Dec 2026', 0)).toThrow("Write '31 December 2026' in place of '31 Dec 2026'.");
  expect(() => dayAsShown('31 February 2026', 0)).toThrow('There is no 12:00 PM on 31 February 2026.');
});
