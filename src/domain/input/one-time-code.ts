import { OTP_LENGTH } from '../lengths';
import { formMessages } from '../form-messages';
import { plainText } from './plain-text';

/** Seconds that a customer waits before another one-time code can be sent. */
export const OTP_RESEND_COUNTDOWN_IN_SECONDS = 30;

/** The digits of the one-time code in a text, one for each box: the four that stand alone in a message; else, without letters, the first four (decision A13). */
export function otpDigitsOfText(text: string): readonly string[] {
  const plain = plainText(text);
  // At first, digits beside a letter do not stand alone, such as those of an account 'XX1234'. A message may repeat its code.
  for (const gap of [/[^\p{L}\p{M}\d]/u, /\D/]) {
    const [code, otherCode] = new Set(plain.split(gap).filter((word) => WHOLE_CODE.test(word)));
    if (code && !otherCode) return [...code];
  }
  return /\p{L}/u.test(plain) ? [] : plain.replace(/\D/g, '').slice(0, OTP_LENGTH).split('');
}

const WHOLE_CODE = new RegExp(String.raw`^\d{${OTP_LENGTH}}$`);

/** The error message until each box of the one-time code holds a digit. */
export function otpError(digits: readonly string[]): string | undefined {
  const isComplete = digits.length === OTP_LENGTH && digits.every((digit) => /^\d$/.test(digit));
  return isComplete ? undefined : formMessages.otp.incomplete;
}

/** Whole seconds from `now` to `deadline`, rounded up; 0 once the deadline has passed. Both are in milliseconds (decision A2). */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The countdown as pages show it: '00:07 s' below 60 seconds, '01:15' for 75. */
export function formatCountdown(seconds: number): string {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return seconds < 60
    ? `00:${twoDigits(seconds)} s`
    : `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
