import type { Database } from '../db';

/** The time in milliseconds since the epoch, from wherever the backend is started. */
export interface Clock {
  now(): number;
}

/** What every handler works with. `baseUrl` is absolute and ends with a slash. */
export interface HandlerContext {
  readonly baseUrl: string;
  readonly db: Database;
  readonly clock: Clock;
}
