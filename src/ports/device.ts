export const CLOCK_PORT = Symbol('Clock');

/** The app's only source of time. `now` is in milliseconds since the epoch; `dateInIndia` in src/domain/calendar.ts gives the day. */
export interface Clock {
  now(): number;
  /** Calls the listener about once a second, until the returned function is called. */
  everySecond(listener: () => void): () => void;
}

export const IMAGE_SCALING_PORT = Symbol('ImageScaling');

/** The highest number of pixels on the longer side of a scaled picture (decision D7). */
export const MAXIMUM_IMAGE_SIDE_IN_PIXELS = 1024;

/**
 * A picture to send, as base64 without data-URL prefix; or the reason why there is none:
 * - `noPicture`: the file cannot be decoded as an image;
 * - `notLoaded`: the code that prepares pictures could not be downloaded, or the device has no room for it now; the next call tries again;
 */
export type PreparedPicture = { readonly image: string } | { readonly refusal: 'noPicture' | 'notLoaded' };

/** Makes a customer's picture small enough to send. */
export interface ImageScaling {
  /** A JPEG of the picture in a file. The adapter logs a refusal. */
  prepare(file: Blob): Promise<PreparedPicture>;
}

export const OTP_READER_PORT = Symbol('OtpReader');

/** Reads the one-time code from the phone's text messages, if the browser allows it. */
export interface OtpReader {
  /** The code in the next text message; undefined if `signal` aborts, or if the browser or the customer refuses. */
  nextCode(signal: AbortSignal): Promise<string | undefined>;
}

export const UNIQUE_IDS_PORT = Symbol('UniqueIds');

/** Creates UUIDs, such as the key that each booking is sent with. */
export interface UniqueIds {
  create(): string;
}
