/** In India, written `YYYY-MM-DD`. Sorting the texts sorts the days. */
export type CalendarDate = string;

const INDIA_OFFSET_IN_MILLISECONDS = 5.5 * 60 * 60 * 1000;
const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000;

/** `instant` is in milliseconds since the epoch (decision S1). India has no summer time. */
export function dateInIndia(instant: number): CalendarDate {
  return new Date(instant + INDIA_OFFSET_IN_MILLISECONDS).toISOString().slice(0, 10);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * DAY_IN_MILLISECONDS).toISOString().slice(0, 10);
}

/** From 1900 to 2999. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = Date.parse(value);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

export function isWeekend(date: CalendarDate): boolean {
  return new Date(date).getUTCDay() % 6 === 0;
}

export function earliestBookableDate(today: CalendarDate): CalendarDate {
  return addDays(today, 1);
}

export function dateIfBookable(date: CalendarDate | undefined, today: CalendarDate): CalendarDate | undefined {
  return isCalendarDate(date) && date >= earliestBookableDate(today) ? date : undefined;
}
