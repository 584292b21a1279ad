import { formatDate, isCalendarDate, MONTH_NAMES, type CalendarDate } from './calendar';

/** One of the days that a text can mean, and how it is written to be told from the other. */
export interface DateReading {
  readonly date: CalendarDate;
  readonly text: string;
}

/**
 * The one day that a customer typed: 'December 5, 2026', '5th December 2026', '5-Dec-2026', month names cut to three letters or more,
 * '2026-12-05', or '24/11/2026' and '11/24/2026', also with dots or hyphens. Undefined for anything else, for days that do not
 * exist, and for '05/12/2026', which can be read in two ways (decision D10).
 */
export function readTypedDate(text: string): CalendarDate | undefined {
  const [reading, otherReading] = readingsOf(text);
  return otherReading ? undefined : reading;
}

/**
 * Both days of a text that can be read in two ways, day first and month first: of '05/12/2019' '5 December 2019' and
 * 'May 12, 2019'. Empty for every other text (decision D10).
 */
export function conflictingReadings(text: string): readonly DateReading[] {
  const [dayFirst, monthFirst] = readingsOf(text);
  if (!dayFirst || !monthFirst) return [];
  return [
    { date: dayFirst, text: formatDayFirst(dayFirst) },
    { date: monthFirst, text: formatDate(monthFirst) },
  ];
}

/** The days that a text can mean: none, one, or two, of which the first is the one that has the day first. */
function readingsOf(text: string): readonly CalendarDate[] {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const numbers = /^(?<first>\d{1,2})([/.-])(?<second>\d{1,2})\2(?<year>\d{4})$/.exec(trimmed)?.groups;
  const readings = numbers
    ? [dateOf(numbers.year!, numbers.second!, numbers.first!), dateOf(numbers.year!, numbers.first!, numbers.second!)]
    : [plainReading(trimmed)];
  return [...new Set(readings)].filter(isCalendarDate);
}

/** What a text with a month by name or in the order of `YYYY-MM-DD` means; it need not be a day that exists. */
function plainReading(text: string): CalendarDate | undefined {
  const patterns = [
    /^(?<name>[a-z]{3,})\.?[ -](?<day>\d{1,2})(st|nd|rd|th)?,?[ -](?<year>\d{4})$/i,
    /^(?<day>\d{1,2})(st|nd|rd|th)?[ -](?<name>[a-z]{3,})\.?,?[ -](?<year>\d{4})$/i,
    /^(?<year>\d{4})([/.-])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  ];
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return dateOf(groups.year!, groups.month ?? monthNumber(groups.name!), groups.day!);
  }
  return undefined;
}

function dateOf(year: string, month: string, day: string): CalendarDate {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** '1' to '12'; '0' for what is no month, in which no day exists. */
function monthNumber(name: string): string {
  return String(1 + MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())));
}

/** A day as it is written in India, '5 December 2019'. */
function formatDayFirst(date: CalendarDate): string {
  return formatDate(date).replace(/(\w+) (\d+),/, '$2 $1');
}
