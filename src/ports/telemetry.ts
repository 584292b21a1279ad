import type { BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';
import type { CallFailure } from './answer';

export const TELEMETRY_PORT = Symbol('Telemetry');

/** Adapters send only allowed parts, and nothing personal. */
export type TelemetryEvent =
  /** Its message is not sent: it may quote personal data. */
  | { readonly kind: 'error'; readonly error: unknown }
  /** `path` may contain ids; `status` is missing if no response arrived. */
  | {
      readonly kind: 'call';
      readonly method: string;
      readonly path: string;
      readonly failure: CallFailure;
      readonly status?: number | undefined;
    }
  /** `fields` are names, no values. */
  | {
      readonly kind: 'step';
      readonly action: 'arrived' | 'left' | 'failed';
      readonly service: Service;
      readonly page: BookingPage | 'thankYou';
      readonly fields?: readonly string[];
    };

/** `record` never throws, and returns at once. */
export interface Telemetry {
  record(event: TelemetryEvent): void;
}

export const LOGGER_PORT = Symbol('Logger');

/** Messages contain no token, phone number or postal address. */
export interface Logger {
  error(message: string): void;
}
