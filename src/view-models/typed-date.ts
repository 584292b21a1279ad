import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { isCalendarDate, type CalendarDate } from '../domain/calendar';
import { plainText } from '../domain/input/plain-text';

dayjs.extend(customParseFormat);

/**
 * The day that a typed text means; undefined if it means no existing day, or can mean two days, like '05/12/2026' (decision D10).
 * `latest` is the last day that can be meant, if there is one: of two digits of a year it makes a year that is not later.
 */
export function readUnambiguousDate(text: string, latest?: CalendarDate): CalendarDate | undefined {
  const [reading, otherReading] = readingsOf(text, latest);
  return otherReading ? undefined : reading;
}

/** How a day can be written. Of numbers alone, the order is open. */
const FORMATS = ['DD MMM YYYY', 'MMM DD YYYY', 'YYYY MMM DD', 'YYYY/MM/DD', 'DD/MM/YYYY', 'MM/DD/YYYY'];
const NUMBERS = /^(\d+) *([/.-]) *(\d+) *\2 *['’]? *(\d+)$/;
const DAY = String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)?`;
const GAP = '[ /.,-]*';
/** Only a day is written '24th', never a year: '24 Dec 26th' is no date, because it can mean two days. */
const DAY_BEFORE_MONTH = new RegExp(`(^|\\D)${DAY}(?=${GAP}[a-z]{3})`, 'i');
const DAY_AFTER_MONTH = new RegExp(`([a-z]{3}${GAP})${DAY}(?=[ /.,-]+['’]?\\d)`, 'i');
const DAY_AFTER_YEAR_AND_MONTH = new RegExp(`^(\\d{4}.*?[a-z]{3,}${GAP})${DAY}$`, 'i');
const WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:day)?\b/i;

/** The existing days that a text can mean: none, one, or two. */
function readingsOf(text: string, latest?: CalendarDate): readonly CalendarDate[] {
  const [before, weekday, after = ''] = plainText(text).split(WEEKDAY);
  const tidy = tidied(before! + after, latest);
  const days = FORMATS.map((format) => dayjs(tidy, format, true))
    // A text whose weekday is another means no day.
    .filter((day) => !weekday || day.format('ddd').toLowerCase() === weekday.toLowerCase())
    .map((day) => day.format('YYYY-MM-DD'));
  return [...new Set(days)].filter(isCalendarDate);
}

/** A text in one of the formats, if it is a date: '24 Dec 2026' for 'the 24th of DECEMBER, 26', and '05/12/2026' for '5 - 12 - 26'. */
function tidied(text: string, latest = '2099'): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/^[ .,()-]+|[ .,()-]+$/g, '')
    .replace(DAY_BEFORE_MONTH, '$1$2 ')
    .replace(DAY_AFTER_MONTH, '$1 $2')
    .replace(DAY_AFTER_YEAR_AND_MONTH, '$1 $2')
    .replace(/([a-z])(?=['’]?\d)|(\d)(?=[a-z]{3})/gi, '$& ')
    .replace(/[a-z]{3,}/gi, shortMonth);
  const [, first, , second, third] = NUMBERS.exec(tidy) ?? [];
  const date = first ? `${first}/${second}/${third}` : tidy.replace(/[ /.,'’-]+/g, ' ');
  return (
    date
      // A year of two digits is of this century, or of the last one if it would be later than `latest`.
      .replace(/^(?!\d{4})(.*\D)(\d\d)$/, (_match, day: string, year: string) => {
        return day + (`20${year}` > latest ? 19 : 20) + year;
      })
      .replace(/\b\d\b/g, '0$&')
  );
}

/** The short name of the month that a word begins to name: 'Sep' for 'sept'. Another word makes the text no date. */
function shortMonth(word: string): string {
  const month = dayjs.Ls.en!.months!.find((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  return month?.slice(0, 3) ?? word;
}
