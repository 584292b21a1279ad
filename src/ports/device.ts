export const CLOCK_PORT = Symbol('Clock');

/** The app's only source of time. `now` is in milliseconds since the epoch; `dateInIndia` in src/domain/calendar.ts gives the day. */
export interface Clock {
  now(): number;
  /** Calls the listener about once a second, until the returned function is called. */
  everySecond(listener: () => void): () => void;
}

export const IMAGE_SCALING_PORT = Symbol('ImageScaling');

/** Makes a customer's picture small enough to send (decision D7). */
export interface ImageScaling {
  /** A JPEG of the picture in a file, as base64 without data-URL prefix; undefined, and logged, for a file that is no picture. */
  scale(file: Blob): Promise<string | undefined>;
}

export const UNIQUE_IDS_PORT = Symbol('UniqueIds');

/** Creates UUIDs, such as the key that each booking is sent with. */
export interface UniqueIds {
  create(): string;
}
