import { filled, required } from './field-errors';
import { messages } from './messages';
import { isBlank, type Id } from './shape';

/** Digits of a phone number, without the country code (spec section 9). */
export const PHONE_LENGTH = 10;
/** Digits of a one-time code (spec section 9). */
export const OTP_LENGTH = 4;
/** How long a customer waits before a code can be sent again (spec section 9). */
export const RESEND_COUNTDOWN_IN_SECONDS = 30;

/** Who a logged-in customer is to the server. The token goes out as a bearer token. */
export interface Credentials {
  readonly userId: Id;
  readonly token: string;
}

/** The values are the form's; sign-up sends 'm' or 'f' (spec section 3). */
export const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;
export type Gender = (typeof GENDERS)[number]['value'];

/** What a visitor signs up with, every rule passed. */
export interface NewCustomer {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender;
}

/**
 * What the phone field holds after an input event: `held` is its text before, `input` its text now (spec section 5, decision A9).
 * A text that comes at once is a whole number: it loses its prefixes and is cut to 10 characters. What is typed keeps its
 * first ten digits, unless it begins with + or 0: then the prefix goes once ten digits follow it. So no typed digit and no
 * prefix makes it another person's number.
 */
export function enteredPhoneNumber(held: string, input: string): string {
  // Phones' contact lists put invisible format characters around a copied number.
  const text = input.replace(/[\s\p{Cf}\p{Pd}.()[\]{}]/gu, '');
  const national = withoutPrefixes(text);
  const isTyped = text.length <= held.length + 1;
  if (!isTyped) return national.slice(0, PHONE_LENGTH);
  if (text.replace(/^\+/, '').length <= PHONE_LENGTH) return text;
  if (!/^[+0]/.test(text) || national.length > PHONE_LENGTH) return held;
  return national.length === PHONE_LENGTH && !UNDECIDED.test(text) ? national : text;
}

/** A 0 and a number that begins with 91, or the beginning of a number after 0 and 91: what comes next tells. */
const UNDECIDED = /^\+?0(91\d{8})$/;

/** What the phone field holds once it is left: as nothing came next, the 0 was a prefix of ten digits (decision A9). */
export function leftPhoneNumber(text: string): string {
  return UNDECIDED.exec(text)?.[1] ?? text;
}

/** Drops the international and the trunk prefix, also one after the other, while more than ten digits remain. */
function withoutPrefixes(text: string): string {
  const rest = text.replace(/^(0091|\+91|\+(?=0)|91|0)/, '');
  return rest !== text && text.replace(/\D/g, '').length > PHONE_LENGTH ? withoutPrefixes(rest) : text;
}

/** Exactly ten digits; nothing is said of the first (decision A9). */
export function phoneNumberRule(phoneNumber: string): string | undefined {
  if (phoneNumber === '') return messages.account.phoneMissing;
  return /^\d{10}$/.test(phoneNumber) ? undefined : messages.account.phoneInvalid;
}

/** A customer needs a visible name. */
export const firstNameRule = filled(messages.account.firstNameMissing);

/** Something that looks like x@y.z (spec section 5). */
export function emailRule(email: string): string | undefined {
  if (isBlank(email)) return messages.account.emailMissing;
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : messages.account.emailInvalid;
}

/** A customer needs a gender. */
export const genderRule = required(messages.account.genderMissing);

/** The digits of a pasted or autofilled code, at most four, one a box (decision A3). */
export function readOtpDigits(text: string): readonly string[] {
  return text.replace(/\D/g, '').slice(0, OTP_LENGTH).split('');
}

/** All four boxes need a digit (spec section 5). */
export function otpRule(digits: readonly string[]): string | undefined {
  const isComplete = digits.length === OTP_LENGTH && digits.every((digit) => /^\d$/.test(digit));
  return isComplete ? undefined : messages.otp.incomplete;
}

/** Whole seconds left until a deadline, never below 0; both are instants in milliseconds (decision A2). */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The countdown as it is shown: '00:07 s' under 60 seconds, '01:15' from there on (spec section 9). */
export function formatCountdown(seconds: number): string {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return seconds < 60
    ? `00:${twoDigits(seconds)} s`
    : `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
