import { token } from './token';

export const CLOCK_PORT = token<Clock>('Clock');

/** The only source of time. Instants are milliseconds since the epoch; `dateInIndia` turns them into days. */
export interface Clock {
  now(): number;
  /** Calls the listener about once a second, until the returned function is called. */
  everySecond(listener: () => void): () => void;
}
