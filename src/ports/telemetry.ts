import type { BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';
import type { CallFailure } from './answer';
import { injectionToken } from './injection-token';

export const TELEMETRY_PORT = injectionToken<Telemetry>('Telemetry');

/** An event that the owner of an installation may count. Adapters send only allowed parts of an event, and nothing personal. */
export type TelemetryEvent =
  /** An unexpected error. Adapters do not send its message, because a message may quote personal data. */
  | { readonly kind: 'error'; readonly error: unknown }
  /** A call to the server that failed; `path` may contain ids, `status` is missing if no response arrived. */
  | { readonly kind: 'call'; readonly method: string; readonly path: string; readonly failure: CallFailure; readonly status?: number | undefined }
  /** A customer arrived at a page of a booking, left it for another page, or pressed Next with errors in `fields` (names, no values). */
  | {
      readonly kind: 'step';
      readonly action: 'arrived' | 'left' | 'failed';
      readonly service: Service;
      readonly page: BookingPage | 'thankYou';
      readonly fields?: readonly string[];
    }
  /** A web vital: `value` is in milliseconds, for CLS a score. `element` and `page` are those of the slowest interaction. */
  | {
      readonly kind: 'vital';
      readonly name: string;
      readonly value: number;
      readonly rating: string;
      readonly element?: string;
      readonly page?: string;
    };

/** Reports errors, failed calls, steps and speed to the owner of an installation. `record` never throws, and returns at once. */
export interface Telemetry {
  record(event: TelemetryEvent): void;
}
