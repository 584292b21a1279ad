import { describe, expect, test } from 'vitest';
import { formatCountdown, otpDigitsOfText, otpError, secondsLeft } from '../../src/domain/account';

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
