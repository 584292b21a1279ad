import { formatDate, formatShortWeekday, isCalendarDate, MONTH_NAMES, type CalendarDate } from '../calendar';
import { plainText } from './plain-text';

/** One meaning of an ambiguous date such as '05/12/2026': the day, and an unambiguous text for it. */
interface DateReading {
  readonly date: CalendarDate;
  readonly text: string;
}

/**
 * The day that a typed text means; undefined if it means no existing day, or can mean two days, like '05/12/2026' (decision D10).
 * `latest` is the last day that can be meant, if there is one: of two digits of a year it makes a year that is not later.
 */
export function readUnambiguousDate(text: string, latest?: CalendarDate): CalendarDate | undefined {
  const [reading, otherReading] = readingsOf(text, latest);
  return otherReading ? undefined : reading;
}

/** Both meanings of an ambiguous text such as '05/12/2019'; an empty list for other texts (decision D10). */
export function readingsOfAmbiguousDate(text: string, latest?: CalendarDate): readonly DateReading[] {
  const [dayFirst, monthFirst] = readingsOf(text, latest);
  if (!dayFirst || !monthFirst) return [];
  return [
    { date: dayFirst, text: formatDayFirst(dayFirst) },
    { date: monthFirst, text: formatDate(monthFirst) },
  ];
}

const GAP = String.raw`[\s/.,-]`;
const DAY = String.raw`(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)?`;
const MONTH = '(?<name>[a-z]{3,})';
const YEAR = String.raw`['’]?(?<year>\d{4}|\d\d)`;

/** The forms of a date: with a month's name, with the year first, or of numbers alone, whose order is open. */
const FORMS = [
  `${DAY}${GAP}*${MONTH}${GAP}*${YEAR}`,
  `${MONTH}${GAP}*${DAY}${GAP}+${YEAR}`,
  String.raw`(?<year>\d{4})${GAP}*${MONTH}${GAP}*${DAY}`,
  String.raw`(?<year>\d{4})([/.-])(?<month>\d{1,2})\2(?<day>\d{1,2})`,
  String.raw`(?<first>\d{1,2}) ?(?<sign>[/.-]) ?(?<second>\d{1,2}) ?\k<sign> ?${YEAR}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

const WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:day)?\b/i;

/** The existing days that a text can mean: none, one, or two. Of two, the first reads the text as day/month, the second as month/day. */
function readingsOf(text: string, latest?: CalendarDate): readonly CalendarDate[] {
  const plain = plainText(text)
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ');
  const [before, weekday, after = ''] = plain.split(WEEKDAY);
  const day = (before! + after).replace(/^[ .,()-]+|[ .,()-]+$/g, '');
  const groups = FORMS.map((form) => form.exec(day)?.groups).find(Boolean);
  if (!groups) return [];
  const year = fullYear(groups.year!, latest);
  const { first, second } = groups;
  const readings = first
    ? [dateOf(year, second!, first), dateOf(year, first, second!)]
    : [dateOf(year, groups.month ?? monthNumber(groups.name!), groups.day!)];
  return [...new Set(readings)].filter((date) => isCalendarDate(date) && (!weekday || isOn(weekday, date)));
}

/** Of this century if the year has two digits, or of the last one if it would be later than `latest`. */
function fullYear(year: string, latest = '2099'): string {
  if (year.length === 4) return year;
  return `20${year}` > latest ? `19${year}` : `20${year}`;
}

/** Whether a day is on a weekday, such as 'thu'. A text whose weekday is another means no day. */
function isOn(weekday: string, date: CalendarDate): boolean {
  return formatShortWeekday(date).toLowerCase() === weekday.toLowerCase();
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
