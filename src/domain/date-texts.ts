import type { CalendarDate } from './calendar';

// Written without dayjs: the card 'Your booking' names the days on a service's first page too, which loads only what it must.

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A day as the booking pages show it, such as 'December 5, 2026'. */
export function formatDate(date: CalendarDate): string {
  return `${monthAndDay(date)}, ${yearOf(date)}`;
}

/** The days from the first to the last, such as 'November 30 – December 14, 2026'. */
export function formatDateRange(first: CalendarDate, last: CalendarDate): string {
  if (first === last) return formatDate(first);
  return `${yearOf(first) === yearOf(last) ? monthAndDay(first) : formatDate(first)} – ${formatDate(last)}`;
}

function yearOf(date: CalendarDate): string {
  return date.slice(0, 4);
}

function monthAndDay(date: CalendarDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;
}
