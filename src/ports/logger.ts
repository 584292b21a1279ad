import { token } from './token';

export const LOGGER = token<Logger>('Logger');

/** The technical log. Messages carry no token, phone number or address. */
export interface Logger {
  error(message: string): void;
  /** A note that is no failure. */
  info(message: string): void;
}
