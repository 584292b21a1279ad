import type { Database } from '../db';
import type { Preset } from '../presets';

/** `now` is in milliseconds since the epoch. */
export interface Clock {
  now(): number;
}

/** `baseUrl` is absolute and ends with a slash. */
export interface HandlerContext {
  readonly baseUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  /** Can change between calls. */
  readonly preset: () => Preset;
}
