import type { BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';
import type { CallFailure } from './answer';

export const TELEMETRY_PORT = Symbol('Telemetry');

/** An event that the owner of an installation may count. Adapters send only allowed parts of an event, and nothing personal. */
export type TelemetryEvent =
  /** An unexpected error. Adapters do not send its message, because a message may quote personal data. */
  | { readonly kind: 'error'; readonly error: unknown }
  /** A failed call to the server. `path` may contain ids; `status` is missing if no response arrived. */
  | {
      readonly kind: 'call';
      readonly method: string;
      readonly path: string;
      readonly failure: CallFailure;
      readonly status?: number | undefined;
    }
  /** A customer arrived at a page of a booking, left it for another page, or pressed Next with errors in `fields` (names, no values). */
  | {
      readonly kind: 'step';
      readonly action: 'arrived' | 'left' | 'failed';
      readonly service: Service;
      readonly page: BookingPage | 'thankYou';
      readonly fields?: readonly string[];
    };

/** Reports errors, failed calls and steps to the owner of an installation. `record` never throws, and returns at once. */
export interface Telemetry {
  record(event: TelemetryEvent): void;
}

export const LOGGER_PORT = Symbol('Logger');

/** The log for developers; customers do not see it. Messages contain no token, phone number or postal address. */
export interface Logger {
  error(message: string): void;
}
