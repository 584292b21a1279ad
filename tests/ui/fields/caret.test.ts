import { expect, test } from 'vitest';
import { caretInKept } from '../../../src/ui/fields/caret';

// '|' stands for the caret.
test.each([
  ['a dropped character', '98765 |3210', '98765|3210'],
  ['a digit too many', '987655|43210', '98765|43210'],
  ['a pasted text that is cut at the end', '98765११ ११|3210', '987651111|3'],
  ['a pasted text that ends the ten digits', '98765111111|3210', '9876511111|'],
  ['digits of another script', '५०|096', '50|096'],
  ['a dropped prefix', '+919876543210|', '9876543210|'],
  ['a dropped prefix before the caret', '+91|9876543210', '|9876543210'],
])('the caret stays where it was: %s', (_case, entered, kept) => {
  const caret = entered.indexOf('|');
  expect(caretInKept(kept.replace('|', ''), entered.replace('|', ''), caret)).toBe(kept.indexOf('|'));
});
