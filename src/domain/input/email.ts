import { formMessages } from '../form-messages';
import { isBlank } from '../text';
import { visibleName } from './plain-text';

export function emailError(email: string): string | undefined {
  if (isBlank(email)) return formMessages.account.emailMissing;
  return /^[^\s@:;,<>]+@[^\s@:;,<>.]+(\.[^\s@:;,<>.]+)+$/.test(visibleName(email))
    ? undefined
    : formMessages.account.emailInvalid;
}
