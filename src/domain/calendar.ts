/** A calendar day in India, written `YYYY-MM-DD`. Sorting the texts sorts the days. */
export type CalendarDate = string;

const INDIA_OFFSET_IN_MILLISECONDS = 5.5 * 60 * 60 * 1000;
const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000;

/** January to December, as pages show them and customers type them. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The day in India at an instant in milliseconds since the epoch (decision S1). India has no summer time: its UTC offset is fixed. */
export function dateInIndia(instant: number): CalendarDate {
  return new Date(instant + INDIA_OFFSET_IN_MILLISECONDS).toISOString().slice(0, 10);
}

/** The instant of a day and a time ('6:00 AM') in India, in milliseconds since the epoch. */
export function instantInIndia(date: CalendarDate, time: string): number {
  const [, hour, minute, half] = /(\d+):(\d+) ([AP])/.exec(time)!;
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return Date.parse(date) + (hours * 60 + Number(minute)) * 60_000 - INDIA_OFFSET_IN_MILLISECONDS;
}

/** An instant in UTC as calendar files write it: '20261205T013000Z'. */
export function formatUtcForICalendar(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** The day that is `days` days after `date`, or before it if `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * DAY_IN_MILLISECONDS).toISOString().slice(0, 10);
}

/** The same day `months` months later, or earlier if negative; if that month is too short, its last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year!, month! + months, 0));
  lastOfMonth.setUTCDate(Math.min(day!, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

export function startOfWeek(date: CalendarDate): CalendarDate {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** Whether a value is an existing day, written `YYYY-MM-DD`, from 1900 to 2999. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = Date.parse(value);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** A day as the booking pages show it, such as 'December 5, 2026'. */
export function formatDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTH_NAMES[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** The days from the first to the last, such as 'November 30 – December 14, 2026'. */
export function formatDateRange(first: CalendarDate, last: CalendarDate): string {
  if (first === last) return formatDate(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? formatDate(first).replace(/, \d+$/, '') : formatDate(first)} – ${formatDate(last)}`;
}

/** A day's weekday in short, such as 'Sat'. */
export function formatShortWeekday(date: CalendarDate): string {
  return ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(date).getUTCDay()]!;
}

export function isWeekend(date: CalendarDate): boolean {
  return formatShortWeekday(date).startsWith('S');
}

/** A day's month and year, such as 'December 2026'. */
export function formatMonthAndYear(date: CalendarDate): string {
  return formatDate(date).replace(/ \d+,/, '');
}

/** The first day that a service can be booked for: tomorrow in India (decision S1). */
export function earliestBookableDate(today: CalendarDate): CalendarDate {
  return addDays(today, 1);
}

/** How many of the next bookable days pages offer as buttons. */
const NEXT_DAY_COUNT = 7;

/** The next days that a service can be booked for, from tomorrow in India. `onlyWeekdays` leaves out Saturdays and Sundays. */
export function nextBookableDates(today: CalendarDate, onlyWeekdays = false): readonly CalendarDate[] {
  // Seven weekdays may span two weekends.
  const days = Array.from({ length: NEXT_DAY_COUNT + 4 }, (_, index) => addDays(earliestBookableDate(today), index));
  return days.filter((day) => !onlyWeekdays || !isWeekend(day)).slice(0, NEXT_DAY_COUNT);
}

/** Returns the chosen day if it exists and can still be booked; otherwise undefined (decision S1). */
export function dateIfBookable(date: CalendarDate | undefined, today: CalendarDate): CalendarDate | undefined {
  return isCalendarDate(date) && date >= earliestBookableDate(today) ? date : undefined;
}
