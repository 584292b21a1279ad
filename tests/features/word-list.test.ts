import { expect, test } from 'vitest';
import { wordList } from '../support/word-list';
import { DETAILS } from '../support/details';

test('a wrong word of a short list is answered with all of them', () => {
  const units = wordList('a unit', { second: 1, minute: 60 });
  expect(() => units.read('week')).toThrow("'week' is not a unit. It has to be one of: second, minute.");
});

test.each([
  ['Frist Name', 'First Name.'],
  ['start date', 'Start date, End date.'],
  ['Phone', 'Phone Number.'],
  ['Time slts', 'Time slots, Time slot.'],
])("the misspelt '%s' of a long list is answered with what is near: %s", (word, nearest) => {
  expect(() => DETAILS.read(word)).toThrow(`'${word}' is not a detail. The nearest: ${nearest}`);
});

test('a long list reports at most three words', () => {
  const list = wordList('a step', Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`step ${index}`, index])));
  expect(() => list.read('stp 7')).toThrow(/The nearest: step 7, step \d, step \d\.$/);
});

test('a word that is near to none of a long list gets the command that prints all', () => {
  expect(() => DETAILS.read('Zebra')).toThrow("'Zebra' is not a detail. No word is similar. For all words: npm run steps");
});
