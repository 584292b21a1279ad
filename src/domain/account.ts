import { plainText, visibleName } from './entered-text';
import type { Id } from './ids';
import { OTP_LENGTH, PHONE_LENGTH } from './lengths';
import { messages } from './messages';
import { isBlank } from './text';

/** Seconds that a customer waits before another one-time code can be sent. */
export const OTP_RESEND_COUNTDOWN_IN_SECONDS = 30;

/** The user id of a logged-in customer, and the bearer token that authenticates requests to the server. */
export interface Credentials {
  readonly userId: Id;
  readonly token: string;
}

export const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;
export type Gender = (typeof GENDERS)[number]['value'];

/** The data of the sign-up form, all valid. */
export interface NewCustomer {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender;
}

/** `input` without scheme, spaces, punctuation, extension and extra prefix (+91). If a typed digit is too many: the field's old text, `held` (decision A9). */
export function phoneFieldTextAfterInput(held: string, input: string): string {
  const text = plainText(input)
    // A scheme such as 'tel:', or a label.
    .replace(/^\D*:\/*/, '')
    .replace(/[\s\p{Pd}−.()[\]{}]/gu, '')
    // What follows a whole number, such as an extension. Its digits must not count as the number's.
    .replace(PAST_WHOLE_NUMBER, '$1');
  const national = withoutPrefixes(text);
  const isTyped = text.length <= held.length + 1;
  if (!isTyped) return national.slice(0, PHONE_LENGTH);
  if (text.replace(/^\+/, '').length <= PHONE_LENGTH) return text;
  if (!/^[+0]/.test(text) || national.length > PHONE_LENGTH) return held;
  return national.length === PHONE_LENGTH && !UNDECIDED.test(text) ? national : text;
}

const PAST_WHOLE_NUMBER = new RegExp(String.raw`(\d{${PHONE_LENGTH},})\D.*`, 's');

/** Matches texts such as '09112345678': 0 and a whole number, or 091 and the beginning of one. If another digit follows, it is 091. */
const UNDECIDED = new RegExp(String.raw`^\+?0(91\d{${PHONE_LENGTH - 2}})$`);

/** The phone field's text after the customer leaves the field. Drops a 0 before a whole number that begins with 91 (decision A9). */
export function phoneFieldTextAfterLeave(text: string): string {
  return UNDECIDED.exec(text)?.[1] ?? text;
}

/** Drops prefixes such as +91 and 0 one by one, as long as the text has too many digits. */
function withoutPrefixes(text: string): string {
  const rest = text.replace(/^(0091|\+91|\+(?=0)|91|0)/, '');
  return rest !== text && text.replace(/\D/g, '').length > PHONE_LENGTH ? withoutPrefixes(rest) : text;
}

const WHOLE_NUMBER = new RegExp(String.raw`^\d{${PHONE_LENGTH}}$`);

/** The error message unless the phone number has its full length (decision A9). Any first digit is allowed. */
export function phoneNumberError(phoneNumber: string): string | undefined {
  if (phoneNumber === '') return messages.account.phoneMissing;
  return WHOLE_NUMBER.test(phoneNumber) ? undefined : messages.account.phoneInvalid;
}

/** `input` without invisible characters, 'mailto:' with its query, and what surrounds the only address, as in 'Asha <x@y.z>' (decision A12). */
export function emailFieldText(input: string): string {
  const text = visibleName(input).replace(/^mailto:([^?]*).*/i, '$1');
  if (!/<.*>/.test(text)) return text;
  const [address, otherAddress] = new Set(text.match(/[^\s@:;,<>"]+@[^\s@:;,<>"]+/g));
  return address && !otherAddress ? address : text;
}

/** The error message unless the text is an e-mail address such as x@y.z. */
export function emailError(email: string): string | undefined {
  if (isBlank(email)) return messages.account.emailMissing;
  return /^[^\s@:;,<>]+@[^\s@:;,<>.]+(\.[^\s@:;,<>.]+)+$/.test(email.trim()) ? undefined : messages.account.emailInvalid;
}

/** The digits of the one-time code in a text, one for each box: the four that stand alone in a message; else, without letters, the first four (decision A13). */
export function otpDigitsOfText(text: string): readonly string[] {
  const plain = plainText(text);
  // At first, digits beside a letter do not stand alone, such as those of an account 'XX1234'. A message may repeat its code.
  for (const gap of [/[^\p{L}\p{M}\d]+/u, /\D+/]) {
    const [code, otherCode] = new Set(plain.split(gap).filter((word) => WHOLE_CODE.test(word)));
    if (code && !otherCode) return [...code];
  }
  return /\p{L}/u.test(plain) ? [] : plain.replace(/\D/g, '').slice(0, OTP_LENGTH).split('');
}

const WHOLE_CODE = new RegExp(String.raw`^\d{${OTP_LENGTH}}$`);

/** The error message until each box of the one-time code holds a digit. */
export function otpError(digits: readonly string[]): string | undefined {
  const isComplete = digits.length === OTP_LENGTH && digits.every((digit) => /^\d$/.test(digit));
  return isComplete ? undefined : messages.otp.incomplete;
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
