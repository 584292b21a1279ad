import { token } from './token';

export const TEXT_MESSAGES = token<TextMessages>('TextMessages');

/** The device's text messages, if the browser lets this site read them. */
export interface TextMessages {
  /** The code in the next message; undefined if browser or customer refuse, and after an abort. */
  nextCode(signal: AbortSignal): Promise<string | undefined>;
}
