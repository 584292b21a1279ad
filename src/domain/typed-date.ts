import { formatDate, isCalendarDate, MONTH_NAMES, type CalendarDate } from './calendar';

/** One meaning of an ambiguous date such as '05/12/2026': the day, and an unambiguous text for it. */
interface DateReading {
  readonly date: CalendarDate;
  readonly text: string;
}

/** The day that a typed text means; undefined if it means no existing day, or can mean two days, like '05/12/2026' (decision D10). */
export function readUnambiguousDate(text: string): CalendarDate | undefined {
  const [reading, otherReading] = readingsOf(text);
  return otherReading ? undefined : reading;
}

/** Both meanings of an ambiguous text such as '05/12/2019'; an empty list for other texts (decision D10). */
export function readingsOfAmbiguousDate(text: string): readonly DateReading[] {
  const [dayFirst, monthFirst] = readingsOf(text);
  if (!dayFirst || !monthFirst) return [];
  return [
    { date: dayFirst, text: formatDayFirst(dayFirst) },
    { date: monthFirst, text: formatDate(monthFirst) },
  ];
}

/** The existing days that a text can mean: none, one, or two. Of two, the first reads the text as day/month, the second as month/day. */
function readingsOf(text: string): readonly CalendarDate[] {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const numbers = /^(?<first>\d{1,2})([/.-])(?<second>\d{1,2})\2(?<year>\d{4})$/.exec(trimmed)?.groups;
  const readings = numbers
    ? [dateOf(numbers.year!, numbers.second!, numbers.first!), dateOf(numbers.year!, numbers.first!, numbers.second!)]
    : [plainReading(trimmed)];
  return [...new Set(readings)].filter(isCalendarDate);
}

/** Reads a date with a month's name or with the year first. The day may not exist (30 February). Undefined for other texts. */
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

/** The number of a month, '1' to '12', by its name or the name's beginning; '0' for an unknown word, which makes the date invalid. */
function monthNumber(name: string): string {
  return String(1 + MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())));
}

/** A day as India writes it, '5 December 2019'. */
function formatDayFirst(date: CalendarDate): string {
  return formatDate(date).replace(/(\w+) (\d+),/, '$2 $1');
}
