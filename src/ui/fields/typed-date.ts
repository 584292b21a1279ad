import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { isCalendarDate, type CalendarDate } from '../../domain/calendar';
import { plainText } from '../../domain/text';

dayjs.extend(customParseFormat);

const DAYS = ['D MMMM YYYY', 'MMMM D YYYY', 'YYYY MMMM D', 'YYYY M D', 'D M YYYY', 'M D YYYY'];
const FORMATS = [...DAYS, 'D MMMM YY', 'MMMM D YY', 'D M YY', 'M D YY'];
const { months = [], weekdays = [] } = dayjs.Ls.en!;

/** '' if it means none, or can mean two, as '05/12/2026' can (decision D10). */
export function readDate(text: string): CalendarDate {
  // The end of '24 Dec 26th' stays: only a day is written so, never a year.
  const words = plainText(text)
    .replace(/(\d)(?:st|nd|rd|th)(?: of)?\b(?=.*\d)/gi, '$1')
    .match(/\d+|\p{L}+/gu);
  const parts = words?.map(tidied) ?? [];
  const [weekday] = parts.filter(isWeekday);
  // dayjs reads no weekday, but compares one that stands at the end.
  const tidy = [...parts.filter((part) => !isWeekday(part)), ...parts.filter(isWeekday)].join(' ');
  const days = FORMATS.map((format) => dayjs(tidy, weekday ? `${format} dddd` : format, true).format('YYYY-MM-DD'));
  const [day = '', otherDay] = new Set(days.filter(isCalendarDate));
  return otherDay ? '' : day;
}

const isWeekday = (part: string) => weekdays.includes(part);

/** The whole name of the month or weekday that a word begins to name; a number without zeros before it. */
function tidied(word: string): string {
  const name = [...months, ...weekdays].find((each) => each.toLowerCase().startsWith(word.toLowerCase()));
  return (word.length > 2 && name) || word.replace(/^0+/, '');
}
