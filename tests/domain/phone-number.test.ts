import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneFieldTextAfterInput, phoneFieldTextAfterLeave, phoneNumberError } from '../../src/domain/account';
import './fixed-seed';

const digit = fc.constantFrom(...'0123456789');
const digits = (count: { minLength: number; maxLength: number }) => fc.string({ unit: digit, ...count });
const tenDigits = digits({ minLength: 10, maxLength: 10 });

const typed = (text: string) =>
  [...text].reduce((held, character) => phoneFieldTextAfterInput(held, held + character), '');

describe('a pasted phone number', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['(987) 654-3210', '9876543210'],
    ['\t98765\u00a043210\n', '9876543210'],
    ['\u202a+91 98765 43210\u202c', '9876543210'],
    ['919876543210', '9876543210'],
    ['+91 0 98765 43210', '9876543210'],
    ['00 91 0 98765 43210', '9876543210'],
    ['+91 98765 43210 99', '9876543210'],
    ['98765abcde43210', '98765abcde'],
    ['98765:43210', '98765:4321'],
    ['+९१ (०) ٩٨٧٦٥ ४३२१०', '9876543210'],
    ['＋９１　９８７６５－４３２１０', '9876543210'],
    ['98765−43210', '9876543210'],
    ['TEL://9123456789;phone-context=+91', '9123456789'],
    ['https://wa.me/919123456789?text=Hi', '9123456789'],
    ['Mobile No. 2: +91 91234 56789', '9123456789'],
    ['📞+91 91234 56789', '9123456789'],
    ['+91 91234 56789 / 98765 43210', '9123456789'],
  ])('%j becomes %j', (input, expected) => {
    expect(phoneFieldTextAfterInput('', input)).toBe(expected);
  });

  test.each(['0123456789', '9123456789', '0000000000', '98765', '+91'])(
    '%j has at most ten digits and keeps its prefix',
    (input) => {
      expect(phoneFieldTextAfterInput('', input)).toBe(input);
    },
  );

  test.each(['+44 7911 123456', '+1 234 567 8901', '91234567890'])(
    'the foreign number %j does not become Indian',
    (input) => {
      expect(phoneNumberError(phoneFieldTextAfterInput('', input))).toBe('Please enter a valid 10-digit phone number');
    },
  );

  test('loses prefixes, spaces, hyphens and brackets before ten digits, and is never longer than 10', () => {
    const prefix = fc.constantFrom('+91', '91', '0', '0091', '+910', '910');
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '.'), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(prefix, tenDigits, gaps, (before, phone, gapsBetween) => {
        const digitsWithGaps = gapsBetween.map((gap, index) => gap + phone.charAt(index)).join('');
        expect(phoneFieldTextAfterInput('', before + digitsWithGaps)).toBe(phone);
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), (input) => {
        expect(phoneFieldTextAfterInput('', input).length).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('a phone number that is typed', () => {
  test.each([
    ['91234567890', '9123456789'],
    ['98765+43210', '98765+4321'],
    ['09876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['+9109876543210', '9876543210'],
    ['0919876543210', '9876543210'],
    ['+0919876543210', '9876543210'],
    ['09123456789', '09123456789'],
    ['+91987654321', '+91987654321'],
    ['0123456789', '0123456789'],
    ['+4479111234567', '+4479111234'],
  ])('%j becomes %j', (text, expected) => {
    expect(typed(text)).toBe(expected);
  });

  test.each([
    ['09123456789', '9123456789'],
    ['+09123456789', '9123456789'],
    ['091234567890', '091234567890'],
    ['0912345678', '0912345678'],
    ['109123456789', '109123456789'],
  ])('%j becomes %j on leaving the field', (text, expected) => {
    expect(phoneFieldTextAfterLeave(text)).toBe(expected);
  });

  test('accepts no eleventh digit, and lets single digits be deleted', () => {
    expect(phoneFieldTextAfterInput('9876543210', '98765143210')).toBe('9876543210');
    expect(phoneFieldTextAfterInput('9876543210', '987653210')).toBe('987653210');
  });
});

describe('the rule of the phone number', () => {
  test('requires a number', () => {
    expect(phoneNumberError('')).toBe('Please enter phone number');
  });

  test.each(['987654321', '98765432101', '98765 4321', '+919876543', '987654321a', '९८७६५४३२१०', '9876543210\n'])(
    'refuses %j',
    (phone) => {
      expect(phoneNumberError(phone)).toBe('Please enter a valid 10-digit phone number');
    },
  );

  test('accepts ten digits with any first digit', () => {
    fc.assert(
      fc.property(tenDigits, (phone) => {
        expect(phoneNumberError(phone)).toBeUndefined();
      }),
    );
  });
});
