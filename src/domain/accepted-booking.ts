import type { SummaryRow } from './booking';

/** What the thank-you page and the calendar file say about a booking that the server has accepted (decision B7). */
export interface AcceptedBookingSummary {
  /** A UUID that identifies the booking's event in the calendar file. */
  readonly id: string;
  readonly serviceLabel: string;
  /** The rows of the booking summary: the customer's choices, such as package and date, and the address. */
  readonly choices: readonly Pick<SummaryRow, 'label' | 'value'>[];
  /** The total as a text: '₹4,770.00', or 'Priced in your quote' if no part has a price. */
  readonly estimatedTotal: string;
  /** '+ add-ons' if the total leaves out add-ons; otherwise ''. */
  readonly notInTotal: string;
  readonly petNames: readonly string[];
  /** The start of the first appointment, in milliseconds since the epoch. */
  readonly startsAt: number;
  readonly minutes: number;
}
