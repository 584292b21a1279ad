import { injectionToken } from './injection-token';

export const CLOCK_PORT = injectionToken<Clock>('Clock');

/** The app's only source of time. `now` is in milliseconds since the epoch; `dateInIndia` in src/domain/calendar.ts gives the day. */
export interface Clock {
  now(): number;
  /** Calls the listener about once a second, until the returned function is called. */
  everySecond(listener: () => void): () => void;
}

export const IMAGE_SCALING_PORT = injectionToken<ImageScaling>('ImageScaling');

/** The highest number of pixels on the longer side of a scaled picture (decision D7). */
export const MAXIMUM_IMAGE_SIDE_IN_PIXELS = 1024;

/** Makes a customer's picture small enough to send. */
export interface ImageScaling {
  /** The picture as JPEG base64 without data-URL prefix; undefined for a file that cannot be decoded as an image. */
  toJpegBase64(file: Blob): Promise<string | undefined>;
}

export const OTP_READER_PORT = injectionToken<OtpReader>('OtpReader');

/** Reads the one-time code from the phone's text messages, if the browser allows it. */
export interface OtpReader {
  /** The code in the next text message; undefined if `signal` aborts, or if the browser or the customer refuses. */
  nextCode(signal: AbortSignal): Promise<string | undefined>;
}

export const UNIQUE_IDS_PORT = injectionToken<UniqueIds>('UniqueIds');

/** Creates UUIDs, such as the key that each booking is sent with. */
export interface UniqueIds {
  create(): string;
}
