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

/** Whether a text can be sent as a token: one that no header can carry would begin a session of which every call fails. */
export function isToken(text: string): boolean {
  return /^[!-~][ -~]*$/.test(text);
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
 * Makes a typed or pasted phone number what the field keeps: without spaces, hyphens and brackets; without a leading
 * +91, 91 or 0 where more than ten digits remain; cut to 10 characters (spec section 5, decision A9). A leading + is
 * not counted: while '+91…' is typed, the country code can only go once all of the number is there.
 * Invisible format characters, which phones' contact lists put around a copied number, go with the spaces.
 */
export function cleanPhoneNumber(input: string): string {
  const compact = input.replace(/[\s\p{Cf}\p{Pd}()[\]{}]/gu, '');
  const digitCount = compact.replace(/\D/g, '').length;
  const national = digitCount > PHONE_LENGTH ? compact.replace(/^(\+91|91|0)/, '') : compact;
  return national.slice(0, national.startsWith('+') ? PHONE_LENGTH + 1 : PHONE_LENGTH);
}

/** Exactly ten digits; nothing is said of the first (decision A9). */
export function phoneNumberRule(phoneNumber: string): string | undefined {
  if (phoneNumber === '') return messages.account.phoneMissing;
  return /^\d{10}$/.test(phoneNumber) ? undefined : messages.account.phoneInvalid;
}

/** A name needs something that can be seen. */
export function firstNameRule(firstName: string): string | undefined {
  return isBlank(firstName) ? messages.account.firstNameMissing : undefined;
}

/** Something that looks like x@y.z (spec section 5). */
export function emailRule(email: string): string | undefined {
  if (isBlank(email)) return messages.account.emailMissing;
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : messages.account.emailInvalid;
}

/** One of the two has to be chosen (spec section 5). */
export function genderRule(gender: Gender | undefined): string | undefined {
  return gender ? undefined : messages.account.genderMissing;
}

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
