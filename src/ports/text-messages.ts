import { token } from './token';

export const TEXT_MESSAGES = token<TextMessages>('TextMessages');

/** The device's text messages, where the browser hands them to this site. */
export interface TextMessages {
  /** The code in the next message; undefined where browser or customer refuse it, and after an abort. */
  nextCode(signal: AbortSignal): Promise<string | undefined>;
}
