import { token } from './token';

export const LOGGER = token<Logger>('Logger');

/** Where failures go that customers are not told of. Messages carry no token, phone number or address. */
export interface Logger {
  error(message: string): void;
  /** Something that is worth knowing, and no failure. */
  info(message: string): void;
}
