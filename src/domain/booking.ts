import { hasNoErrors, type FieldErrors } from './field-errors';
import { formatRupees, inWholePaise, isAmount, PRICED_IN_QUOTE_TEXT, type Rupees } from './money';
import type { BookingPage } from './progress';

/** A line of the booking summary: a label and the chosen value. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** If `value` is a text with several names, such as 'Bath, Combing': the same names one by one. */
  readonly names?: readonly string[];
  /** True if only the summary has the row. */
  readonly isForSummary?: boolean;
}

export function summaryRowOfNames(label: string, names: readonly string[]): SummaryRow {
  return { label, value: names.join(', '), names };
}

/** The rows that have a value: what is not chosen has no row. */
export function rowsWithValue(rows: readonly SummaryRow[]): readonly SummaryRow[] {
  return rows.filter(({ value }) => value !== '');
}

/** A line of the price breakdown. A line without an amount adds nothing to the total: pet masters price it in their quotes (decision S8). */
export interface PriceLine {
  readonly label: string;
  readonly amount?: Rupees;
}

/** Makes a line of the price breakdown, without an amount if the price is missing or unusable. */
export function priceLine(label: string, price?: Rupees): PriceLine {
  return isAmount(price) ? { label, amount: inWholePaise(price) } : { label };
}

/** What all bookings of a service have in common. */
export interface ServiceProfile {
  /** The service's name on pages, such as 'Dog Walking'. */
  readonly label: string;
  /** The short name for narrow places, such as 'Walking'. */
  readonly shortLabel: string;
  /** The pages that open only once `hasSchedule` is true (decision R3). */
  readonly pagesNeedingSchedule: readonly BookingPage[];
  /** If true, an error of the date and time step shows once the customer leaves the field; if false, after Next has failed. */
  readonly showsErrorsOnLeave: boolean;
}

/**
 * A booking of one service as it is today, complete or not: what is chosen, what is missing, what it costs and how pages describe it.
 * A day that can no longer be booked counts as missing (decision S1). Each rule that differs between services has its place here.
 */
export interface Booking {
  readonly profile: ServiceProfile;
  /** Whether enough is chosen on the first page for the route guards to open the next page; other choices may still be missing. */
  hasSelection(): boolean;
  selectionErrors(): FieldErrors;
  /** Whether enough is chosen on the second page for the route guards to open later pages; other choices may still be missing. */
  hasSchedule(): boolean;
  scheduleErrors(): FieldErrors;
  /** Whether a day is chosen, even one that has passed. */
  hasDay(): boolean;
  /** The total in rupees. A missing price counts as 0 (decision S10). */
  total(): Rupees;
  /** Whether the total lacks a choice or a usable price. Add-ons do not matter: the total leaves them out. */
  isPriceIncomplete(): boolean;
  /** The lines that show how the total is made up (decision B4). */
  priceLines(): readonly PriceLine[];
  /** What the total does not include yet, such as '+ a package' while only a trim is chosen. */
  notInTotal?(): string;
  /** The main choices of the first page, as texts. */
  mainChoices(): readonly string[];
  /** The chosen day and time, as texts. */
  dayAndTime(): readonly string[];
  packageRows(): readonly SummaryRow[];
  /** If packages name what they include: what the chosen one does. */
  readonly includedAddOns?: readonly string[];
  /** The complete booking; undefined while a required choice is missing. */
  complete(): object | undefined;
}

/** A booking so far, complete or not, for the ticket. */
export interface BookingOverview {
  readonly serviceLabel: string;
  /** What is chosen. No rows at all before a main choice. */
  readonly choices: readonly SummaryRow[];
  readonly priceLines: readonly PriceLine[];
  /** '₹4,770.00'. If no part has a price: 'Priced in your quote' once the package step is complete, undefined before. */
  readonly estimatedTotal: string | undefined;
  /** What the total leaves out: '+ a package' if only a trim is chosen, '+ add-ons' if their price comes with the quotes; otherwise ''. */
  readonly notInTotal: string;
}

/** The row of the booking summary for day and time; no row before they are chosen. */
export function scheduleRows(booking: Booking): readonly SummaryRow[] {
  return rowsWithValue([{ label: 'Date & time', value: booking.dayAndTime().join(' · ') }]);
}

export function bookingOverview(booking: Booking): BookingOverview {
  const rows = [...booking.packageRows(), ...(booking.hasSchedule() ? scheduleRows(booking) : [])];
  const priceLines = booking.priceLines();
  const isPriced = priceLines.some(({ amount }) => amount !== undefined);
  const hasUnpricedAddOn =
    isPriced && !booking.isPriceIncomplete() && priceLines.some(({ amount }) => amount === undefined);
  return {
    serviceLabel: booking.profile.label,
    choices:
      booking.mainChoices().length + booking.dayAndTime().length > 0
        ? rows.filter(({ isForSummary }) => !isForSummary)
        : [],
    priceLines,
    estimatedTotal: isPriced
      ? formatRupees(booking.total())
      : hasNoErrors(booking.selectionErrors())
        ? PRICED_IN_QUOTE_TEXT
        : undefined,
    notInTotal: [booking.notInTotal?.(), hasUnpricedAddOn && '+ add-ons'].filter(Boolean).join(' '),
  };
}
