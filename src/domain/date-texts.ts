import type { CalendarDate } from './calendar';

// Without dayjs: a service's first page needs it too, and loads only what it must.

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Such as 'December 5, 2026'. */
export function formatDate(date: CalendarDate): string {
  return `${monthAndDay(date)}, ${yearOf(date)}`;
}

/** Such as 'December 1 – 15, 2026'. */
export function formatDateRange(first: CalendarDate, last: CalendarDate): string {
  if (first === last) return formatDate(first);
  if (first.slice(0, 7) === last.slice(0, 7))
    return `${monthAndDay(first)} – ${Number(last.slice(8))}, ${yearOf(last)}`;
  return `${yearOf(first) === yearOf(last) ? monthAndDay(first) : formatDate(first)} – ${formatDate(last)}`;
}

function yearOf(date: CalendarDate): string {
  return date.slice(0, 4);
}

function monthAndDay(date: CalendarDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;
}
