import type { CalendarDate } from './calendar';
import type { FieldErrors } from './field-errors';
import { isAmount, type Rupees } from './money';
import type { Page } from './progress';
import type { Id } from './shape';

/** A line of the booking summary: what, and what was chosen. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** The names that the value is made of, where it lists some. */
  readonly names?: readonly string[];
}

/** A line of the booking summary that lists names; `none` stands there where there are none. */
export function listRow(label: string, names: readonly string[], none = 'None'): SummaryRow {
  return names.length > 0 ? { label, value: names.join(', '), names } : { label, value: none };
}

/** How a part of the total came about. A part without an amount is priced in the quote, and adds nothing (decision S8). */
export interface PriceLine {
  readonly label: string;
  readonly amount?: Rupees;
}

/** A part of the total, without an amount where there is no price that can be reckoned with. */
export function priceLine(label: string, price?: Rupees): PriceLine {
  return isAmount(price) ? { label, amount: price } : { label };
}

/** What a service sends with 'Get Best Quotes', beside customer, address and pets (spec section 7). */
export interface ServiceRequest {
  readonly packageId: Id | readonly Id[];
  readonly startDate: CalendarDate;
  readonly preferableTimes: readonly string[];
  readonly addOns: readonly string[];
  readonly totalPrice: Rupees;
  /** What only this service sends, by its name on the wire. */
  readonly extras: Readonly<Record<string, string>>;
}

/** All that the funnel needs to know of one service. What differs between services is here and nowhere else. */
export interface ServiceRules<Booking> {
  /** The id that the server knows the service by (spec section 9). */
  readonly serviceId: string;
  /** The service's name on pages, 'Dog Walking'. */
  readonly label: string;
  /** The same where there is little room, 'Walking'. */
  readonly shortLabel: string;
  /** The pages that need the second step's choices (decision R3). */
  readonly pagesNeedingSchedule: readonly Page[];
  /** Whether the second step says what is wrong with a field once it was touched, or only after a Next that failed (spec section 5). */
  readonly showsScheduleErrorsOnTouch: boolean;

  /** A booking in which nothing is chosen. */
  empty(): Booking;
  /** A stored booking, or undefined for what is none (decision B1). */
  restore(stored: unknown): Booking | undefined;
  /** Whether the guard lets the booking leave the first step (spec section 2, Guards). */
  hasSelection(booking: Booking): boolean;
  /** Whether the guard lets the booking leave the second step; a day that has passed counts as missing (decision S1). */
  hasSchedule(booking: Booking, today: CalendarDate): boolean;
  /** What is wrong with the first step's choices, by field. */
  packageErrors(booking: Booking): FieldErrors;
  /** What is wrong with the second step's choices, by field. */
  scheduleErrors(booking: Booking, today: CalendarDate): FieldErrors;
  /** The total in rupees; a price that is missing is one of 0 (decision S10). */
  total(booking: Booking): Rupees;
  /** Whether a part of what is chosen has no price that can be reckoned with (decision S10). */
  lacksPricingData(booking: Booking): boolean;
  /** How the total came about (decision B4). */
  priceLines(booking: Booking): readonly PriceLine[];
  /**
   * What was chosen so far in a few words: the package, then the day and the time. What is not chosen is left out, and so is a
   * day that has passed (decision S1).
   */
  headline(booking: Booking, today: CalendarDate): readonly string[];
  /** The summary of the first step's choices. */
  packageSummary(booking: Booking): readonly SummaryRow[];
  /** The summary of the second step's choices. */
  scheduleSummary(booking: Booking): readonly SummaryRow[];
  /** What is sent of a booking that both steps found complete. */
  request(booking: Booking): ServiceRequest;
}
