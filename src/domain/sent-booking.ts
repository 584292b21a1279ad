import type { SummaryRow } from './booking';

/** Decision B7. */
export interface SentBooking {
  /** A UUID, for the calendar file. */
  readonly id: string;
  readonly serviceLabel: string;
  readonly choices: readonly Pick<SummaryRow, 'label' | 'value'>[];
  readonly estimatedTotal: string;
  readonly notInTotal: string;
  readonly petNames: readonly string[];
  /** Of the first appointment, in milliseconds since the epoch. */
  readonly startsAt: number;
  readonly minutes: number;
}
