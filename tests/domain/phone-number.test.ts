import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneFieldTextAfterInput, phoneFieldTextAfterLeave, phoneNumberError } from '../../src/domain/account';
import './fixed-seed';

const INVALID = 'Please enter a valid 10-digit phone number';

test.each([
  ['+91 0 98765 43210', '9876543210'],
  ['+91 98765 43210 99', '9876543210'],
  ['98765abcde43210', '98765abcde'],
  ['+९१ (०) ٩٨٧٦٥ ４３２１０', '9876543210'],
  ['98765−43210', '9876543210'],
  ['TEL://9123456789;phone-context=+91', '9123456789'],
  ['https://wa.me/919123456789?text=Hi', '9123456789'],
  ['Mobile No. 2: +91 91234 56789', '9123456789'],
  ['+91 91234 56789 / 98765 43210', '9123456789'],
  ['0123456789', '0123456789'],
  ['+91', '+91'],
])('%j becomes %j when it is pasted', (input, expected) => {
  expect(phoneFieldTextAfterInput('', input)).toBe(expected);
});

test.each(['+44 7911 123456', '91234567890'])('the foreign number %j does not become Indian', (input) => {
  expect(phoneNumberError(phoneFieldTextAfterInput('', input))).toBe(INVALID);
});

const tenDigits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 10 });

test('a pasted number loses prefixes, spaces, hyphens and brackets before ten digits', () => {
  const prefix = fc.constantFrom('+91', '91', '0', '0091', '+910', '910');
  const gaps = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '.'), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(prefix, tenDigits, gaps, (before, phone, gapsBetween) => {
      const digitsWithGaps = gapsBetween.map((gap, index) => gap + phone.charAt(index)).join('');
      expect(phoneFieldTextAfterInput('', before + digitsWithGaps)).toBe(phone);
    }),
  );
});

test.each([
  ['98765+43210', '98765+4321'],
  ['00919876543210', '9876543210'],
  ['+0919876543210', '9876543210'],
  ['09123456789', '09123456789'],
  ['+4479111234567', '+4479111234'],
])('%j becomes %j when it is typed', (text, expected) => {
  const typed = [...text].reduce((held, character) => phoneFieldTextAfterInput(held, held + character), '');
  expect(typed).toBe(expected);
});

test.each([
  ['+09123456789', '9123456789'],
  ['091234567890', '091234567890'],
])('%j becomes %j on leaving the field', (text, expected) => {
  expect(phoneFieldTextAfterLeave(text)).toBe(expected);
});

test('a full field accepts no eleventh digit, and lets single digits be deleted', () => {
  expect(phoneFieldTextAfterInput('9876543210', '98765143210')).toBe('9876543210');
  expect(phoneFieldTextAfterInput('9876543210', '987653210')).toBe('987653210');
});

test.each([
  ['', 'Please enter phone number'],
  ['0876543210', undefined],
  ['98765 4321', INVALID],
  ['98765432101', INVALID],
  ['९८७६५४३२१०', INVALID],
  ['9876543210\n', INVALID],
])('the phone number %j has the error %j', (phone, error) => {
  expect(phoneNumberError(phone)).toBe(error);
});
