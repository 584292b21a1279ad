import { formMessages } from '../form-messages';
import { isBlank } from '../text';
import { visibleName, withoutEscapes } from './plain-text';

/** `input` without invisible characters, 'mailto:' with its query, and what surrounds the only address, as in 'Asha <x@y.z>' or '(x@y.z)' (decision A12). */
export function emailFieldText(input: string): string {
  const text = visibleName(input)
    .replace(/^mailto:\/*([^?]*).*/i, (_link, address: string) => withoutEscapes(address))
    .replace(/^["'([]+(?=[^<]*$)/, '')
    // A lookbehind would read better, but Safari knows it only since 16.4, and does not load a file that has one.
    .replace(/^([^>]*?)["')\],;]+$/, '$1');
  if (!/<.*>/.test(text)) return text;
  const [address, otherAddress] = new Set(text.match(/[^\s@:;,<>"]+@[^\s@:;,<>"]+/g));
  return address && !otherAddress ? address : text;
}

/** The error message unless the text is an e-mail address such as x@y.z. */
export function emailError(email: string): string | undefined {
  if (isBlank(email)) return formMessages.account.emailMissing;
  return /^[^\s@:;,<>]+@[^\s@:;,<>.]+(\.[^\s@:;,<>.]+)+$/.test(email.trim())
    ? undefined
    : formMessages.account.emailInvalid;
}
