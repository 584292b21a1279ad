import type { Id } from './ids';

import { PHONE_LENGTH, OTP_LENGTH } from './lengths';
import { plainText, isBlank, visibleName } from './text';

import { formMessages } from './form-messages';

export interface Credentials {
  readonly userId: Id;
  readonly token: string;
}

export const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;
export type Gender = (typeof GENDERS)[number]['value'];

export interface NewCustomer {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender;
}

/** Without punctuation and extra prefixes; `held` if a typed digit is too many (decision A9). */
export function phoneFieldTextAfterInput(held: string, input: string): string {
  const plain = plainText(input);
  // A scheme, such as 'tel:', or a label.
  const number = NUMBER_IN_TEXT.exec(plain)?.[0] ?? plain.replace(/^\D*:\/*/, '');
  const text = number.replace(/[\s\p{Pd}−.()[\]{}]/gu, '');
  const national = withoutPrefixes(text);
  const isTyped = text.length <= held.length + 1;
  if (!isTyped) return national.slice(0, PHONE_LENGTH);
  if (text.replace(/^\+/, '').length <= PHONE_LENGTH) return text;
  if (!/^[+0]/.test(text) || national.length > PHONE_LENGTH) return held;
  return national.length === PHONE_LENGTH && !AMBIGUOUS_NUMBER.test(text) ? national : text;
}

/** Such as 'https://wa.me/919876543210' or 'Mob. +91 98765-43210 ext. 5'. */
const NUMBER_IN_TEXT = new RegExp(String.raw`\+?\d(?:[\s\p{Pd}−.()[\]{}]*\d){${PHONE_LENGTH - 1},}`, 'u');

/** '09112345678' is 0 and a whole number; if another digit follows, it is 091 and a number. */
const AMBIGUOUS_NUMBER = new RegExp(String.raw`^\+?0(91\d{${PHONE_LENGTH - 2}})$`);

export function phoneFieldTextAfterLeave(text: string): string {
  return AMBIGUOUS_NUMBER.exec(text)?.[1] ?? text;
}

function withoutPrefixes(text: string): string {
  const rest = text.replace(/^(0091|\+91|\+(?=0)|91|0)/, '');
  return rest !== text && text.replace(/\D/g, '').length > PHONE_LENGTH ? withoutPrefixes(rest) : text;
}

const WHOLE_NUMBER = new RegExp(String.raw`^\d{${PHONE_LENGTH}}$`);

export function phoneNumberError(phoneNumber: string): string | undefined {
  if (phoneNumber === '') return formMessages.account.phoneMissing;
  return WHOLE_NUMBER.test(phoneNumber) ? undefined : formMessages.account.phoneInvalid;
}

export function emailError(email: string): string | undefined {
  if (isBlank(email)) return formMessages.account.emailMissing;
  return /^[^\s@:;,<>]+@[^\s@:;,<>.]+(\.[^\s@:;,<>.]+)+$/.test(visibleName(email))
    ? undefined
    : formMessages.account.emailInvalid;
}

export const OTP_RESEND_COUNTDOWN_IN_SECONDS = 30;

const CODES = new RegExp(String.raw`\b\d{${OTP_LENGTH}}\b`, 'g');

/** A single one, or those of its only code (decision A13). A message may repeat its code. */
export function otpDigitsOfText(text: string): readonly string[] {
  const plain = plainText(text);
  if (/^\d$/.test(plain)) return [plain];
  const [code, otherCode] = new Set(plain.match(CODES));
  return code && !otherCode ? [...code] : [];
}

export function otpError(digits: readonly string[]): string | undefined {
  const isComplete = digits.length === OTP_LENGTH && digits.every((digit) => /^\d$/.test(digit));
  return isComplete ? undefined : formMessages.otp.incomplete;
}

/** Both in milliseconds (decision A2). */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** '00:07 s' below 60 seconds, '01:15' for 75. */
export function formatCountdown(seconds: number): string {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return seconds < 60
    ? `00:${twoDigits(seconds)} s`
    : `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
