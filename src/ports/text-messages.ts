import { token } from './token';

export const TEXT_MESSAGES = token<TextMessages>('TextMessages');

/** Reads the device's text messages, if the browser allows this site to. */
export interface TextMessages {
  /** The one-time code in the next message; undefined after an abort, or if the browser or the customer refuses. */
  nextCode(signal: AbortSignal): Promise<string | undefined>;
}
