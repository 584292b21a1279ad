// Apart from the calendar, because only the date pages need it.
import { addDays, earliestBookableDate, isWeekend, type CalendarDate } from './calendar';

const NEXT_DAY_COUNT = 7;

export function nextBookableDates(today: CalendarDate, onlyWeekdays = false): readonly CalendarDate[] {
  // Seven weekdays may span two weekends.
  const days = Array.from({ length: NEXT_DAY_COUNT + 4 }, (_, index) => addDays(earliestBookableDate(today), index));
  return days.filter((day) => !onlyWeekdays || !isWeekend(day)).slice(0, NEXT_DAY_COUNT);
}

export function earliestBookableDateBeside(days: readonly CalendarDate[], today: CalendarDate): CalendarDate {
  let day = earliestBookableDate(today);
  while (days.includes(day)) day = addDays(day, 1);
  return day;
}
