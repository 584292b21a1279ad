import type { CalendarDate } from './calendar';
import { hasNoErrors, type FieldErrors } from './field-errors';
import { formatRupees, isAmount, PRICED_IN_QUOTE_TEXT, type Rupees } from './money';
import type { BookingPage } from './progress';

/** A line of the booking summary: a label and the chosen value. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** If `value` is a text with several names, such as 'Bath, Combing': the same names one by one. */
  readonly names?: readonly string[];
  /** Whether pages show only the first two names until the customer asks for all. */
  readonly isFolded?: boolean;
}

/** What a row shows if the customer has not made an optional choice. */
const NONE = 'None';

/** A line of the booking summary that lists names, or shows `none` if there are no names. */
export function summaryRowOfNames(label: string, names: readonly string[], none = NONE): SummaryRow {
  return names.length > 0 ? { label, value: names.join(', '), names } : { label, value: none };
}

/** A line of the price breakdown. A line without an amount adds nothing to the total: pet masters price it in their quotes (decision S8). */
export interface PriceLine {
  readonly label: string;
  readonly amount?: Rupees;
}

/** Makes a line of the price breakdown, without an amount if the price is missing or unusable. */
export function priceLine(label: string, price?: Rupees): PriceLine {
  return isAmount(price) ? { label, amount: price } : { label };
}

/** The rules of the second step, date and time. A day that can no longer be booked counts as missing (decision S1). */
export interface ScheduleStepRules<Booking> {
  /** A hint beside the date, such as 'The first of 6 sessions. Plan …'; '' for no hint. */
  dateHint?(booking: Booking): string;
  /** If true, a field's error shows once the customer leaves the field; if false, after a press on Next has failed. */
  readonly showsErrorsOnLeave: boolean;
  /** Whether enough is chosen for the route guards to open later pages; other choices may still be missing. */
  isMade(booking: Booking, today: CalendarDate): boolean;
  errors(booking: Booking, today: CalendarDate): FieldErrors;
}

/** The rules for the price of a booking. */
export interface PriceRules<Booking> {
  /** The total in rupees. A missing price counts as 0 (decision S10). */
  total(booking: Booking): Rupees;
  /** Whether the total lacks a choice or a usable price (decision S10). Add-ons do not matter: the total leaves them out. */
  isIncomplete(booking: Booking): boolean;
  /** The lines that show how the total is made up (decision B4). */
  lines(booking: Booking): readonly PriceLine[];
  /** How the total is calculated ('₹159 × 2 walks × 15 days'); '' while there is no total (decision B8). */
  calculation?(booking: Booking): string;
  /** What the booking still needs and the total leaves out, such as '+ a package'; '' for nothing. */
  leftOut?(booking: Booking): string;
}

/** A booking so far, complete or not, for the card 'Your booking'. */
export interface BookingOverview {
  readonly serviceLabel: string;
  /** The summary rows that are neither empty nor 'None' nor folded. No rows at all while the booking's headline is empty. */
  readonly choices: readonly SummaryRow[];
  readonly priceLines: readonly PriceLine[];
  /** '₹4,770.00'. If no part has a price: 'Priced in your quote' once the package step is complete, undefined before (decision B8). */
  readonly estimatedTotal: string | undefined;
  /** How the total is calculated ('₹159 × 2 walks × 15 days'); '' for a plain sum, or without a total. */
  readonly calculation: string;
  /** What the total leaves out: '+ a package' if only a trim is chosen, '+ add-ons' if their price comes with the quotes; otherwise ''. */
  readonly leftOut: string;
}

/** Whether the card 'Your booking' shows a row. It leaves out rows that are empty, 'None' or folded (what a package includes). */
const isChosen = ({ value, isFolded }: SummaryRow) => value !== '' && value !== NONE && !isFolded;

/** Describes a booking so far. A day that can no longer be booked is left out (decision S1). */
export function bookingOverviewOf<Booking>(rules: ServiceRules<Booking>, booking: Booking, today: CalendarDate): BookingOverview {
  const { label, price, selection, schedule, texts } = rules;
  const rows = [...texts.packageRows(booking), ...(schedule.isMade(booking, today) ? texts.scheduleRows(booking) : [])];
  const priceLines = price.lines(booking);
  const isPriced = priceLines.some(({ amount }) => amount !== undefined);
  const hasUnpricedAddOn = isPriced && !price.isIncomplete(booking) && priceLines.some(({ amount }) => amount === undefined);
  return {
    serviceLabel: label,
    choices: texts.headline(booking, today).length > 0 ? rows.filter(isChosen) : [],
    priceLines,
    estimatedTotal: isPriced ? formatRupees(price.total(booking)) : hasNoErrors(selection.errors(booking)) ? PRICED_IN_QUOTE_TEXT : undefined,
    calculation: price.calculation?.(booking) ?? '',
    leftOut: [price.leftOut?.(booking), hasUnpricedAddOn && '+ add-ons'].filter(Boolean).join(' '),
  };
}

/** A service's rules for the texts that describe a booking to the customer. None of them is sent to the server. */
export interface BookingTextRules<Booking> {
  /** The main choices so far, as texts. Leaves out a day that can no longer be booked (decision S1). Without `today`, leaves out every day and time. */
  headline(booking: Booking, today: CalendarDate | undefined): readonly string[];
  packageRows(booking: Booking): readonly SummaryRow[];
  scheduleRows(booking: Booking): readonly SummaryRow[];
}

/** All rules of one service. Each rule that differs between services has its place here. */
export interface ServiceRules<Booking, Complete = unknown> {
  /** The service's name on pages, such as 'Dog Walking'. */
  readonly label: string;
  /** The short name for narrow places, such as 'Walking'. */
  readonly shortLabel: string;
  /** The pages that open only once `schedule.isMade` is true (decision R3). */
  readonly pagesNeedingSchedule: readonly BookingPage[];
  /** The rules of the first step, where the customer chooses a package. */
  readonly selection: {
    /** Whether enough is chosen for the route guards to open the next page; other choices may still be missing. */
    isMade(booking: Booking): boolean;
    errors(booking: Booking): FieldErrors;
  };
  readonly schedule: ScheduleStepRules<Booking>;
  readonly price: PriceRules<Booking>;
  readonly texts: BookingTextRules<Booking>;
  /** The complete booking; undefined while a required choice is missing or the day can no longer be booked. */
  complete(booking: Booking, today: CalendarDate): Complete | undefined;
}
