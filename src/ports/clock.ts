import { injectionToken } from './injection-token';

export const CLOCK_PORT = injectionToken<Clock>('Clock');

/** The app's only source of time. `now` is in milliseconds since the epoch; `dateInIndia` in src/domain/calendar.ts gives the day. */
export interface Clock {
  now(): number;
  /** Calls the listener about once a second, until the returned function is called. */
  everySecond(listener: () => void): () => void;
}
