import { hasNoErrors, type FieldErrors } from './field-errors';
import { formatRupees, inWholePaise, isAmount, PRICED_IN_QUOTE_TEXT, type Rupees } from './money';
import type { PackagesAndTrims } from './packages';
import type { CalendarDate } from './calendar';
import type { BookingPage } from './progress';

export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  readonly names?: readonly string[];
  /** Not for the ticket. */
  readonly isForSummary?: boolean;
}

export function summaryRowOfNames(label: string, names: readonly string[]): SummaryRow {
  return { label, value: names.join(', '), names };
}

export function rowsWithValue(rows: readonly SummaryRow[]): readonly SummaryRow[] {
  return rows.filter(({ value }) => value !== '');
}

/** Without an amount it adds nothing to the total: pet masters price it in their quotes (decision S8). */
export interface PriceLine {
  readonly label: string;
  readonly amount?: Rupees;
}

export function priceLine(label: string, price?: Rupees): PriceLine {
  return isAmount(price) ? { label, amount: inWholePaise(price) } : { label };
}

export interface ServiceProfile {
  readonly label: string;
  readonly shortLabel: string;
  /** Decision R3. */
  readonly pagesNeedingSchedule: readonly BookingPage[];
  /** Decision P4. */
  readonly hasCustomerPrices?: boolean;
  /** For the date and time step; otherwise errors show after Next has failed. */
  readonly showsErrorsOnLeave: boolean;
}

/** Each rule that differs between services has its place here. A day that can no longer be booked counts as missing (decision S1). */
export interface Booking {
  readonly profile: ServiceProfile;
  /** For the route guards; other choices may still be missing. */
  hasSelection(): boolean;
  selectionErrors(): FieldErrors;
  hasSchedule(): boolean;
  scheduleErrors(): FieldErrors;
  /** Even one that has passed. */
  hasDay(): boolean;
  /** If it can still be booked. */
  readonly day: CalendarDate | undefined;
  readonly times: readonly string[];
  /** A missing price counts as 0 (decision S10). */
  total(): Rupees;
  /** Add-ons do not matter: the total leaves them out. */
  isPriceIncomplete(): boolean;
  /** Decision B4. */
  priceLines(): readonly PriceLine[];
  notInTotal?(): string;
  mainChoices(): readonly string[];
  dayAndTime(): readonly string[];
  packageRows(): readonly SummaryRow[];
  readonly includedAddOns?: readonly string[];
  /** With the prices of today, and without what is no longer offered. */
  asOffered(offers: PackagesAndTrims): object;
  noLongerOffered(offers: PackagesAndTrims): readonly string[];
  /** All but day and prices (decision B15). */
  forNextTime(): object;
  complete(): object | undefined;
}

export interface BookingOverview {
  readonly serviceLabel: string;
  readonly choices: readonly SummaryRow[];
  readonly priceLines: readonly PriceLine[];
  /** 'Priced in your quote' if no part has a price; undefined before the package step is complete. */
  readonly estimatedTotal: string | undefined;
  readonly notInTotal: string;
}

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
