import type { Page } from '../domain/progress';
import type { Service } from '../domain/services';
import type { CallFailure } from './answer';
import { token } from './token';

export const TELEMETRY_PORT = token<Telemetry>('Telemetry');

/** Something that the owner of an installation may count. Adapters send only the allowed parts of it, and nothing personal. */
export type TelemetryEvent =
  /** An error that nothing caught. Adapters send no message, because messages quote data. */
  | { readonly kind: 'error'; readonly error: unknown }
  /** A call to the server that failed; `path` may contain ids, `status` is missing if no answer came. */
  | { readonly kind: 'call'; readonly method: string; readonly path: string; readonly failure: CallFailure; readonly status?: number | undefined }
  /** A customer arrived at a page of a booking, left it for another page, or pressed Next with errors in `fields` (names, no values). */
  | {
      readonly kind: 'step';
      readonly action: 'arrived' | 'left' | 'failed';
      readonly service: Service;
      readonly page: Page | 'thankYou';
      readonly fields?: readonly string[];
    }
  /** A measured web vital: milliseconds, for CLS a score. `element` is the element of the slowest interaction, `page` its page. */
  | {
      readonly kind: 'vital';
      readonly name: string;
      readonly value: number;
      readonly rating: string;
      readonly element?: string;
      readonly page?: string;
    };

/** Tells the owner of an installation of errors, failed calls, steps and speed. Never throws, and awaits nothing. */
export interface Telemetry {
  record(event: TelemetryEvent): void;
}
