import { injectionToken } from './injection-token';

export const LOGGER_PORT = injectionToken<Logger>('Logger');

/** The log for developers; customers do not see it. Messages contain no token, phone number or postal address. */
export interface Logger {
  error(message: string): void;
}
