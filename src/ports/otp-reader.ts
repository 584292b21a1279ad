import { injectionToken } from './injection-token';

export const OTP_READER_PORT = injectionToken<OtpReader>('OtpReader');

/** Reads the one-time code from the phone's text messages, if the browser allows it. */
export interface OtpReader {
  /** The code in the next text message; undefined if `signal` aborts, or if the browser or the customer refuses. */
  nextCode(signal: AbortSignal): Promise<string | undefined>;
}
