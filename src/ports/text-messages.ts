import { token } from './token';

export const TEXT_MESSAGES = token<TextMessages>('TextMessages');

/** One-time codes in the device's text messages, in browsers that hand them to the site. */
export interface TextMessages {
  /** The next code; undefined if browser or customer refuse, or `signal` aborts. */
  nextCode(signal: AbortSignal): Promise<string | undefined>;
}
