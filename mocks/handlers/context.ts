import type { Database } from '../db';
import type { Preset } from '../presets';

/** The backend's clock. `now` returns milliseconds since the epoch. */
export interface Clock {
  now(): number;
}

/** The dependencies of every handler. `baseUrl` is absolute and ends with a slash. */
export interface HandlerContext {
  readonly baseUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  /** Returns the current preset, which can change between calls. */
  readonly preset: () => Preset;
}
