import { PHONE_LENGTH } from '../lengths';
import { formMessages } from '../form-messages';
import { plainText } from './plain-text';

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
