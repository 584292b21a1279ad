import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emailError,
  formatCountdown,
  otpDigitsOfText,
  otpError,
  phoneFieldTextAfterInput,
  phoneFieldTextAfterLeave,
  phoneNumberError,
  secondsLeft,
} from '../../src/domain/account';
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

test.each([
  ['', 'Please enter email'],
  ['   ', 'Please enter email'],
  ...[
    'x@y.z',
    ' asha.rao+dogs@example.co.in ',
    'asha\u200b@example.com\ufeff',
    "o'neil@A-b.ORG",
    'आशा@उदाहरण.भारत',
  ].map((email) => [email, undefined]),
  ...[
    '@example.com',
    'asha@example',
    'asha@example..com',
    'asha@@example.com',
    'asha rao@example.com',
    '<asha@example.com>',
  ].map((email) => [email, 'Please enter a valid email address']),
])('the email %j has the error %j', (email, error) => {
  expect(emailError(email!)).toBe(error);
});

describe('a one-time code', () => {
  test.each([
    ['1234', '1234'],
    ['OTP for login on +91 98765 43210 is 4821.', '4821'],
    ['आपका कोड ४८२१ है', '4821'],
    ['\u200e48\u200b21', '4821'],
    ['4821 is your code.\n@pets.example #4821', '4821'],
    ['Code 4821 or 9376', ''],
    ['Your code is 123456', ''],
    ['12', ''],
  ])('is read from %j, one digit for each box', (text, expected) => {
    expect(otpDigitsOfText(text)).toEqual([...expected]);
  });

  test('is complete with a digit in each of the four boxes', () => {
    expect(otpError(['0', '1', '2', '3'])).toBeUndefined();
    for (const boxes of ['1,,3,4', '1,2,3', '1,2,3,4,5', '1,2,3,x', '12,3,4,5'])
      expect(otpError(boxes.split(',')), boxes).toBe('Please enter the complete OTP');
  });
});

describe('the countdown', () => {
  test.each([
    [30_000, 30],
    [1, 1],
    [-60_000, 0],
  ])('shows, %d milliseconds before the deadline, %d seconds left', (milliseconds, seconds) => {
    const now = 1_795_147_200_000;
    expect(secondsLeft(now + milliseconds, now)).toBe(seconds);
  });

  test.each([
    [0, '00:00 s'],
    [60, '01:00'],
    [600, '10:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(formatCountdown(seconds)).toBe(shown);
  });
});
