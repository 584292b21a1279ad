import { token } from './token';

export const TEXT_MESSAGES = token<TextMessages>('TextMessages');

/** The text messages that the device gets, as far as browsers hand them to the site that they are for. */
export interface TextMessages {
  /** The code in the next one; undefined where browser or customer hand none over, and when it is called off. */
  nextCode(signal: AbortSignal): Promise<string | undefined>;
}
