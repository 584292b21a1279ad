import type { CalendarDate } from './calendar';
import type { FieldErrors } from './field-errors';
import { isAmount, type Rupees } from './money';
import type { Page } from './progress';

/** A line of the booking summary: a label and the choice. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** The single names, if the value lists names. */
  readonly names?: readonly string[];
}

/** A line of the booking summary that lists names, or says `none` for an empty list. */
export function listRow(label: string, names: readonly string[], none = 'None'): SummaryRow {
  return names.length > 0 ? { label, value: names.join(', '), names } : { label, value: none };
}

/** A part of the total. One without an amount is priced in the quote and adds nothing (decision S8). */
export interface PriceLine {
  readonly label: string;
  readonly amount?: Rupees;
}

/** A part of the total; without an amount if the price is missing or unusable. */
export function priceLine(label: string, price?: Rupees): PriceLine {
  return isAmount(price) ? { label, amount: price } : { label };
}

/** The first step: what a customer selects. */
export interface SelectionRules<Booking> {
  /** Whether the guard lets the booking leave the first step. */
  isMade(booking: Booking): boolean;
  /** The errors of the first step's choices, by field. */
  errors(booking: Booking): FieldErrors;
}

/** The second step: when the service takes place. A day that can no longer be booked counts as missing (decision S1). */
export interface ScheduleRules<Booking> {
  /** Whether an error shows once a field was touched; otherwise only after Next failed. */
  readonly showsErrorsOnTouch: boolean;
  /** Whether the guard lets the booking leave the second step. */
  isMade(booking: Booking, today: CalendarDate): boolean;
  /** The errors of the second step's choices, by field. */
  errors(booking: Booking, today: CalendarDate): FieldErrors;
}

/** The price of a booking. */
export interface PriceRules<Booking> {
  /** The total in rupees. A missing price counts as 0 (decision S10). */
  total(booking: Booking): Rupees;
  /** Whether a chosen part has no usable price (decision S10). */
  isIncomplete(booking: Booking): boolean;
  /** The parts of the total (decision B4). */
  lines(booking: Booking): readonly PriceLine[];
}

/** The texts about a booking. */
export interface SummaryRules<Booking> {
  /** The choices so far: package, day, time. Leaves out a day that can no longer be booked (decision S1). */
  headline(booking: Booking, today: CalendarDate): readonly string[];
  /** The first step's choices. */
  packageRows(booking: Booking): readonly SummaryRow[];
  /** The second step's choices. */
  scheduleRows(booking: Booking): readonly SummaryRow[];
}

/** All rules of one service. Differences between services are here only. */
export interface ServiceRules<Booking, Complete = unknown> {
  /** The service's name on pages, 'Dog Walking'. */
  readonly label: string;
  /** The short name for narrow places, 'Walking'. */
  readonly shortLabel: string;
  /** The pages that the guard opens only after the second step (decision R3). */
  readonly pagesNeedingSchedule: readonly Page[];
  readonly selection: SelectionRules<Booking>;
  readonly schedule: ScheduleRules<Booking>;
  readonly price: PriceRules<Booking>;
  readonly summary: SummaryRules<Booking>;
  /** The complete booking; undefined while a choice is missing. */
  complete(booking: Booking, today: CalendarDate): Complete | undefined;
}
