import type { SummaryRow } from './booking';
import type { Id } from './ids';

/** Decision B7. */
export interface SentBooking {
  /** A UUID, for the calendar file. */
  readonly id: string;
  readonly serviceLabel: string;
  readonly choices: readonly Pick<SummaryRow, 'label' | 'value'>[];
  /** Named by its type, as on the summary. */
  readonly address?: Pick<SummaryRow, 'label' | 'value'> | undefined;
  readonly estimatedTotal: string;
  readonly notInTotal: string;
  readonly petNames: readonly string[];
  readonly petIds: readonly Id[];
  /** Of the first appointment, in milliseconds since the epoch. */
  readonly startsAt: number;
  readonly minutes: number;
}
