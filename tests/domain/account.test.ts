import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emailError,
  emailFieldText,
  formatCountdown,
  otpError,
  phoneFieldTextAfterInput,
  phoneFieldTextAfterLeave,
  phoneNumberError,
  otpDigitsOfText,
  OTP_RESEND_COUNTDOWN_IN_SECONDS,
  secondsLeft,
} from '../../src/domain/account';
import { OTP_LENGTH, PHONE_LENGTH } from '../../src/domain/lengths';
import './fixed-seed';

const digit = fc.constantFrom(...'0123456789');
const digits = (count: { minLength: number; maxLength: number }) => fc.string({ unit: digit, ...count });
const tenDigits = digits({ minLength: 10, maxLength: 10 });

test('phones have 10 digits, codes 4, and a code can be sent again after 30 seconds', () => {
  expect([PHONE_LENGTH, OTP_LENGTH, OTP_RESEND_COUNTDOWN_IN_SECONDS]).toEqual([10, 4, 30]);
});

/** The text of the phone field after a number is typed, one character at a time. */
const typed = (text: string) => [...text].reduce((held, character) => phoneFieldTextAfterInput(held, held + character), '');

describe('a pasted phone number', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['98765–43210', '9876543210'],
    ['98765.43210', '9876543210'],
    ['(987) 654-3210', '9876543210'],
    ['[98765] {43210}', '9876543210'],
    ['\t98765\u00a043210\n', '9876543210'],
    ['\u202a+91 98765 43210\u202c', '9876543210'],
    ['(+91) 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['0 98765 43210', '9876543210'],
    ['+91 0 98765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['00 91 0 98765 43210', '9876543210'],
    ['91 91234 56789', '9123456789'],
    ['+91 98765 43210 99', '9876543210'],
    ['98765432101', '9876543210'],
    ['98765abcde43210', '98765abcde'],
    ['९८७६५४३२१०', '9876543210'],
    ['+९१ (०) ٩٨٧٦٥ ४३२१०', '9876543210'],
    ['＋９１　９８７６５－４３２１０', '9876543210'],
    ['98765−43210', '9876543210'],
    ['tel:+91-98765-43210', '9876543210'],
    ['TEL://9123456789;phone-context=+91', '9123456789'],
    ['sms:+919123456789?body=Hi', '9123456789'],
    ['Mobile: 91234 56789', '9123456789'],
    ['91234 56789 ext. 12', '9123456789'],
    ['+91 91234 56789 / 98765 43210', '9123456789'],
  ])('%j becomes %j', (input, expected) => {
    expect(phoneFieldTextAfterInput('', input)).toBe(expected);
  });

  test.each(['0123456789', '9123456789', '0000000000', '98765', '+91'])('%j has at most ten digits and keeps its prefix', (input) => {
    expect(phoneFieldTextAfterInput('', input)).toBe(input);
  });

  test.each(['+44 7911 123456', '+1 234 567 8901', '91234567890'])('the foreign number %j does not become Indian', (input) => {
    expect(phoneNumberError(phoneFieldTextAfterInput('', input))).toBe('Please enter a valid 10-digit phone number');
  });

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
    ['98765432101', '9876543210'],
    ['98765abcdef', '98765abcde'],
    ['98765+43210', '98765+4321'],
    ['+919876543210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
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
    ['9123456789', '9123456789'],
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

  test.each(['987654321', '98765432101', '98765 4321', '+919876543', '987654321a', '९८७६५४३२१०', '9876543210\n'])('refuses %j', (phone) => {
    expect(phoneNumberError(phone)).toBe('Please enter a valid 10-digit phone number');
  });

  test('accepts ten digits with any first digit', () => {
    fc.assert(
      fc.property(tenDigits, (phone) => {
        expect(phoneNumberError(phone)).toBeUndefined();
      }),
    );
  });
});

describe('the email rule', () => {
  test.each(['', '   '])('requires an address in %j', (email) => {
    expect(emailError(email)).toBe('Please enter email');
  });

  test.each(['x@y.z', 'asha.rao+dogs@example.co.in', ' asha@example.com ', "o'neil@A-b.ORG", 'आशा@उदाहरण.भारत'])('accepts %j', (email) => {
    expect(emailError(email)).toBeUndefined();
  });

  test.each([
    'asha', 'asha@', '@example.com', 'asha@example', 'asha@example.', 'asha@.com', 'asha@example..com',
    'asha@@example.com', 'asha@rao@example.com', 'asha rao@example.com', 'asha@exam ple.com', 'asha.example.com',
    'asha@example.com or so', 'asha@example.com@example.com', 'asha@example.com.', 'mailto:asha@example.com', '<asha@example.com>', 'asha@example.com,',
  ])('refuses %j', (email) => {
    expect(emailError(email)).toBe('Please enter a valid email address');
  });
});

test.each([
  ['\u200basha@example.com\ufeff', 'asha@example.com'],
  ['MAILTO:asha@example.com?subject=Dogs&cc=x@y.z', 'asha@example.com'],
  ['"Rao, Asha" <asha@example.com>', 'asha@example.com'],
  ['<asha@example.com>', 'asha@example.com'],
  ['asha@example.com <asha@example.com>,', 'asha@example.com'],
  ['asha@example.com, <x@y.z>', 'asha@example.com, <x@y.z>'],
  ['asha <asha@example', 'asha <asha@example'],
])('the email field makes %j to %j', (input, email) => {
  expect(emailFieldText(input)).toBe(email);
});

describe('a one-time code', () => {
  test.each([
    ['12 34', '1234'],
    ['1-2-3-4', '1234'],
    ['123456', '1234'],
    ['1234 5678', '1234'],
    ['91 98765 4821', '4821'],
    ['Your code is 0987.', '0987'],
    ['OTP for login on +91 98765 43210 is 4821.', '4821'],
    ['Valid 10 min: 4821', '4821'],
    ['आपका कोड ४८२१ है', '4821'],
    ['رمزك ٤٨٢١', '4821'],
    ['\u200e48\u200b21', '4821'],
    ['OTP4821', '4821'],
    ['4821 for your account XX1234', '4821'],
    ['4821 is your code.\n@pets.example #4821', '4821'],
    ['Code 4821 or 9376', ''],
    ['Your code is 123456', ''],
    ['Call 98765 43210', ''],
    ['7', '7'],
    ['a', ''],
    ['', ''],
  ])('is read from %j, one digit for each box', (text, expected) => {
    expect(otpDigitsOfText(text)).toEqual([...expected]);
  });

  test.each(['', ',,,', '1,,3,4', '1,2,3', '1,2,3,4,5', '1,2,3,x', '1,2,3, ', '12,3,4,5', '1,2,3,45'])('is not complete in the boxes %s', (boxes) => {
    expect(otpError(boxes.split(','))).toBe('Please enter the complete OTP');
  });

  test('is complete with a digit in each of the four boxes', () => {
    expect(otpError(['0', '1', '2', '3'])).toBeUndefined();
  });
});

describe('the countdown', () => {
  test.each([
    [30_000, 30],
    [29_999, 30],
    [1, 1],
    [0, 0],
    [-60_000, 0],
  ])('shows, %d milliseconds before the deadline, %d seconds left', (milliseconds, seconds) => {
    const now = 1_795_147_200_000;
    expect(secondsLeft(now + milliseconds, now)).toBe(seconds);
  });

  test.each([
    [0, '00:00 s'],
    [7, '00:07 s'],
    [59, '00:59 s'],
    [60, '01:00'],
    [75, '01:15'],
    [600, '10:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(formatCountdown(seconds)).toBe(shown);
  });
});
