import type { CalendarDate } from './calendar';
import type { FieldErrors } from './field-errors';
import { isAmount, type Rupees } from './money';
import type { Page } from './progress';

/** A line of the booking summary: what, and what was chosen. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** The names that the value is made of, where it lists some. */
  readonly names?: readonly string[];
}

/** A line of the booking summary that lists names, or says `none` where the list is empty. */
export function listRow(label: string, names: readonly string[], none = 'None'): SummaryRow {
  return names.length > 0 ? { label, value: names.join(', '), names } : { label, value: none };
}

/** A part of the total. One without an amount is priced in the quote and adds nothing (decision S8). */
export interface PriceLine {
  readonly label: string;
  readonly amount?: Rupees;
}

/** A part of the total; without an amount where the price is missing or no usable number. */
export function priceLine(label: string, price?: Rupees): PriceLine {
  return isAmount(price) ? { label, amount: price } : { label };
}

/** The first step: what a customer selects. */
export interface SelectionRules<Booking> {
  /** Whether the guard lets the booking leave the first step. */
  isMade(booking: Booking): boolean;
  /** What is wrong with the first step's choices, by field. */
  errors(booking: Booking): FieldErrors;
}

/** The second step: when the service takes place. A day that has passed counts as missing (decision S1). */
export interface ScheduleRules<Booking> {
  /** Whether the step says what is wrong as soon as a field was touched, or only after Next failed. */
  readonly showsErrorsOnTouch: boolean;
  /** Whether the guard lets the booking leave the second step. */
  isMade(booking: Booking, today: CalendarDate): boolean;
  /** What is wrong with the second step's choices, by field. */
  errors(booking: Booking, today: CalendarDate): FieldErrors;
}

/** What a booking costs. */
export interface PriceRules<Booking> {
  /** The total in rupees. A missing price counts as 0 (decision S10). */
  total(booking: Booking): Rupees;
  /** Whether a chosen part has no usable price (decision S10). */
  isIncomplete(booking: Booking): boolean;
  /** The parts of the total (decision B4). */
  lines(booking: Booking): readonly PriceLine[];
}

/** How a booking is told to its customer. */
export interface SummaryRules<Booking> {
  /** The choices so far in a few words: package, day, time. A day that has passed is left out (decision S1). */
  headline(booking: Booking, today: CalendarDate): readonly string[];
  /** The first step's choices. */
  packageRows(booking: Booking): readonly SummaryRow[];
  /** The second step's choices. */
  scheduleRows(booking: Booking): readonly SummaryRow[];
}

/** All that the funnel knows of one service. The differences between services are here and nowhere else. */
export interface ServiceRules<Booking, Complete = unknown> {
  /** The service's name on pages, 'Dog Walking'. */
  readonly label: string;
  /** The same where there is little room, 'Walking'. */
  readonly shortLabel: string;
  /** The pages that the guard opens only after the second step (decision R3). */
  readonly pagesNeedingSchedule: readonly Page[];
  readonly selection: SelectionRules<Booking>;
  readonly schedule: ScheduleRules<Booking>;
  readonly price: PriceRules<Booking>;
  readonly summary: SummaryRules<Booking>;
  /** The booking with nothing left open; undefined while a step lacks something. */
  complete(booking: Booking, today: CalendarDate): Complete | undefined;
}
