import { filled, required } from './field-errors';
import type { Id } from './ids';
import { messages } from './messages';
import { isBlank } from './text';

/** Digits of a phone number, without the country code. */
export const PHONE_LENGTH = 10;
/** Digits of a one-time code. */
export const OTP_LENGTH = 4;
/** A customer waits this long before a code can be sent again. */
export const RESEND_COUNTDOWN_IN_SECONDS = 30;

/** A logged-in customer's user id and token. Calls send the token as a bearer token. */
export interface Credentials {
  readonly userId: Id;
  readonly token: string;
}

/** The genders that a customer can choose, and their labels. */
export const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;
export type Gender = (typeof GENDERS)[number]['value'];

/** A visitor's data at sign-up, already checked. */
export interface NewCustomer {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender;
}

/** The phone field's text after typing or pasting; `held` is its text before the input (decision A9). */
export function enteredPhoneNumber(held: string, input: string): string {
  // Contact lists put invisible characters around a copied number.
  const text = input.replace(/[\s\p{Cf}\p{Pd}.()[\]{}]/gu, '');
  const national = withoutPrefixes(text);
  const isTyped = text.length <= held.length + 1;
  if (!isTyped) return national.slice(0, PHONE_LENGTH);
  if (text.replace(/^\+/, '').length <= PHONE_LENGTH) return text;
  if (!/^[+0]/.test(text) || national.length > PHONE_LENGTH) return held;
  return national.length === PHONE_LENGTH && !UNDECIDED.test(text) ? national : text;
}

/** The prefix 0 before a number from 91…, or the prefix 091 before an unfinished number: the next digit decides. */
const UNDECIDED = /^\+?0(91\d{8})$/;

/** The phone field's text when the customer leaves it: drops a 0 before ten digits (decision A9). */
export function leftPhoneNumber(text: string): string {
  return UNDECIDED.exec(text)?.[1] ?? text;
}

/** Drops international and trunk prefixes one by one while more than ten digits remain. */
function withoutPrefixes(text: string): string {
  const rest = text.replace(/^(0091|\+91|\+(?=0)|91|0)/, '');
  return rest !== text && text.replace(/\D/g, '').length > PHONE_LENGTH ? withoutPrefixes(rest) : text;
}

/** Exactly ten digits; the first may be any (decision A9). */
export function phoneNumberRule(phoneNumber: string): string | undefined {
  if (phoneNumber === '') return messages.account.phoneMissing;
  return /^\d{10}$/.test(phoneNumber) ? undefined : messages.account.phoneInvalid;
}

/** A first name must not be blank. */
export const firstNameRule = filled(messages.account.firstNameMissing);

/** An address such as x@y.z. */
export function emailRule(email: string): string | undefined {
  if (isBlank(email)) return messages.account.emailMissing;
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : messages.account.emailInvalid;
}

/** A customer chooses a gender. */
export const genderRule = required(messages.account.genderMissing);

/** The digits of a pasted or autofilled code: at most four, one for each box (decision A3). */
export function readOtpDigits(text: string): readonly string[] {
  return text.replace(/\D/g, '').slice(0, OTP_LENGTH).split('');
}

/** A code is complete with a digit in each box. */
export function otpRule(digits: readonly string[]): string | undefined {
  const isComplete = digits.length === OTP_LENGTH && digits.every((digit) => /^\d$/.test(digit));
  return isComplete ? undefined : messages.otp.incomplete;
}

/** Whole seconds left until a deadline, never below 0; both are instants in milliseconds (decision A2). */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The countdown as pages show it: '00:07 s' under 60 seconds, '01:15' from there on. */
export function formatCountdown(seconds: number): string {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return seconds < 60
    ? `00:${twoDigits(seconds)} s`
    : `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
