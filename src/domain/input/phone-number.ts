import { PHONE_LENGTH } from '../lengths';
import { formMessages } from '../form-messages';
import { plainText } from './plain-text';

/** `input` without spaces, punctuation, what stands around the number, and extra prefix (+91). If a typed digit is too many: the field's old text, `held` (decision A9). */
export function phoneFieldTextAfterInput(held: string, input: string): string {
  const plain = plainText(input);
  // Before a number that is not whole yet stands at most a scheme, such as 'tel:', or a label.
  const number = NUMBER_IN_TEXT.exec(plain)?.[0] ?? plain.replace(/^\D*:\/*/, '');
  const text = number.replace(/[\s\p{Pd}−.()[\]{}]/gu, '');
  const national = withoutPrefixes(text);
  const isTyped = text.length <= held.length + 1;
  if (!isTyped) return national.slice(0, PHONE_LENGTH);
  if (text.replace(/^\+/, '').length <= PHONE_LENGTH) return text;
  if (!/^[+0]/.test(text) || national.length > PHONE_LENGTH) return held;
  return national.length === PHONE_LENGTH && !AMBIGUOUS_NUMBER.test(text) ? national : text;
}

/** Matches the first whole number in a link or a message, such as 'https://wa.me/919876543210' or 'Mob. +91 98765-43210 ext. 5'. */
const NUMBER_IN_TEXT = new RegExp(String.raw`\+?\d(?:[\s\p{Pd}−.()[\]{}]*\d){${PHONE_LENGTH - 1},}`, 'u');

/** Matches texts such as '09112345678': 0 and a whole number, or 091 and the beginning of one. If another digit follows, it is 091. */
const AMBIGUOUS_NUMBER = new RegExp(String.raw`^\+?0(91\d{${PHONE_LENGTH - 2}})$`);

/** The phone field's text after the customer leaves the field. Drops a 0 before a whole number that begins with 91. */
export function phoneFieldTextAfterLeave(text: string): string {
  return AMBIGUOUS_NUMBER.exec(text)?.[1] ?? text;
}

/** Drops prefixes such as +91 and 0 one by one, as long as the text has too many digits. */
function withoutPrefixes(text: string): string {
  const rest = text.replace(/^(0091|\+91|\+(?=0)|91|0)/, '');
  return rest !== text && text.replace(/\D/g, '').length > PHONE_LENGTH ? withoutPrefixes(rest) : text;
}

const WHOLE_NUMBER = new RegExp(String.raw`^\d{${PHONE_LENGTH}}$`);

/** The error message unless the phone number has its full length. Any first digit is allowed. */
export function phoneNumberError(phoneNumber: string): string | undefined {
  if (phoneNumber === '') return formMessages.account.phoneMissing;
  return WHOLE_NUMBER.test(phoneNumber) ? undefined : formMessages.account.phoneInvalid;
}
