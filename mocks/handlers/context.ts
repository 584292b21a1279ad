import type { Database } from '../db';
import type { Scenario } from '../scenarios';

/** The time in milliseconds since the epoch, from wherever the backend is started. */
export interface Clock {
  now(): number;
}

/** What every handler works with. `baseUrl` is absolute and ends with a slash. */
export interface HandlerContext {
  readonly baseUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  /** The scenario that is told when it is asked for. */
  readonly scenario: () => Scenario;
}
