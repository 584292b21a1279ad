export const CLOCK_PORT = Symbol('Clock');

/** The app's only source of time, in milliseconds since the epoch. */
export interface Clock {
  now(): number;
  everySecond(listener: () => void): () => void;
}

export const IMAGE_SCALING_PORT = Symbol('ImageScaling');

export interface ImageScaling {
  /** JPEG in base64 without data-URL prefix (decision D7); undefined, and logged, if it is no picture. */
  scale(file: Blob): Promise<string | undefined>;
}

export const UNIQUE_IDS_PORT = Symbol('UniqueIds');

export interface UniqueIds {
  create(): string;
}
