import { describe, expect, test } from 'vitest';
import {
  formatCountdown,
  otpDigitsOfText,
  otpError,
  OTP_RESEND_COUNTDOWN_IN_SECONDS,
  secondsLeft,
} from '../../src/domain/account';
import { OTP_LENGTH, PHONE_LENGTH } from '../../src/domain/lengths';

test('phones have 10 digits, codes 4, and a code can be sent again after 30 seconds', () => {
  expect([PHONE_LENGTH, OTP_LENGTH, OTP_RESEND_COUNTDOWN_IN_SECONDS]).toEqual([10, 4, 30]);
});

describe('a one-time code', () => {
  test.each([
    ['1234', '1234'],
    ['OTP for login on +91 98765 43210 is 4821.', '4821'],
    ['आपका कोड ४८२१ है', '4821'],
    ['\u200e48\u200b21', '4821'],
    ['4821 for your account XX1234', '4821'],
    ['4821 is your code.\n@pets.example #4821', '4821'],
    ['Code 4821 or 9376', ''],
    ['Your code is 123456', ''],
    ['12 34', ''],
    ['12', ''],
    ['७', '7'],
    ['', ''],
  ])('is read from %j, one digit for each box', (text, expected) => {
    expect(otpDigitsOfText(text)).toEqual([...expected]);
  });

  test.each(['', ',,,', '1,,3,4', '1,2,3', '1,2,3,4,5', '1,2,3,x', '1,2,3, ', '12,3,4,5', '1,2,3,45'])(
    'is not complete in the boxes %s',
    (boxes) => {
      expect(otpError(boxes.split(','))).toBe('Please enter the complete OTP');
    },
  );

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
