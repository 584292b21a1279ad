import { token } from './token';

export const LOGGER = token<Logger>('Logger');

/** The log for failures that customers do not see. Messages carry no token, phone number or address. */
export interface Logger {
  error(message: string): void;
  /** Logs an event that is not a failure. */
  info(message: string): void;
}
