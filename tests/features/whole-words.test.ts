import { expect, test } from 'vitest';
import { beginsWithWords, hasWords } from '../support/whole-words';

test.each([
  ['Home 12, Pearl House', 'Pearl', true],
  ['Home 12, Pearl House', 'o', false],
  ['Privacy Policy', 'rivac', false],
  ['Express₹199.00', '₹199', true],
])("'%s' has the words '%s': %s", (text, words, expected) => {
  expect(hasWords(text, words)).toBe(expected);
});

test.each([
  ['Bath & Brush₹899', 'Bath & Brush', true],
  ['Express ₹199.00 a walk', 'Express', true],
  ['Express ₹199.00 a walk', 'Expres', false],
  ['Weekend Stroll', 'Stroll', false],
])("'%s' begins with the words '%s': %s", (text, words, expected) => {
  expect(beginsWithWords(text, words)).toBe(expected);
});
