/** A calendar day in India, `YYYY-MM-DD`. Sorting the strings sorts the days. */
export type CalendarDate = string;

const INDIA_OFFSET_IN_MILLISECONDS = 5.5 * 60 * 60 * 1000;
const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000;

/** January to December, as they are shown and typed. */
export const MONTH_NAMES = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const;

/** The day that it is in India (IST has no summer time) at an instant in milliseconds since the epoch (decision S1). */
export function dateInIndia(instant: number): CalendarDate {
  return new Date(instant + INDIA_OFFSET_IN_MILLISECONDS).toISOString().slice(0, 10);
}

/** The day `days` after `date`; a negative count goes back. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * DAY_IN_MILLISECONDS).toISOString().slice(0, 10);
}

/** The same day of the month `months` later, or the last one of a month that is too short; a negative count goes back. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year!, month! + months, 0));
  lastOfMonth.setUTCDate(Math.min(day!, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** The Monday of the day's week. */
export function startOfWeek(date: CalendarDate): CalendarDate {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/**
 * Whether a value is a day that exists, written `YYYY-MM-DD`; '2026-02-30' is not. Years before 1900 and after 2999 are
 * no pet's and no booking's, and days reckoned from them may have no such text.
 */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = Date.parse(value);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** A day as the booking pages show it, 'December 5, 2026' (spec section 2: 'MMMM d, yyyy'). */
export function formatDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTH_NAMES[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** The month of a day, 'December 2026'. */
export function formatMonth(date: CalendarDate): string {
  return formatDate(date).replace(/ \d+,/, '');
}

/** The first day that a service can be booked for: tomorrow in India (spec section 5, decision S1). */
export function earliestServiceDate(today: CalendarDate): CalendarDate {
  return addDays(today, 1);
}

/** Whether a service can be booked for a day; a day of a restored draft that has passed cannot (decision S1). */
export function isServiceDateAllowed(date: CalendarDate | undefined, today: CalendarDate): boolean {
  return isCalendarDate(date) && date >= earliestServiceDate(today);
}

/** A day that was chosen, while a service can be booked for it; undefined for none, and for one that has passed (decision S1). */
export function stillAllowed(date: CalendarDate | undefined, today: CalendarDate): CalendarDate | undefined {
  return isServiceDateAllowed(date, today) ? date : undefined;
}
