import { PHONE_LENGTH } from '../lengths';
import { messages } from '../messages';
import { plainText } from './plain-text';

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

const PAST_WHOLE_NUMBER = new RegExp(String.raw`(\d{${PHONE_LENGTH},})\D.*`);

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
