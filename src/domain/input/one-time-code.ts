import { OTP_LENGTH } from '../lengths';
import { formMessages } from '../form-messages';
import { plainText } from './plain-text';

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
