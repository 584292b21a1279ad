// Days, reckoned in another way than the app does it: by the world's own table of time zones and by counting month lengths.

/** A day, `YYYY-MM-DD`. */
export type Day = string;

/** Zones east and west of India and of UTC, with and without summer time, with half an hour, and with clocks that change at midnight. */
export const TIME_ZONES = [
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Europe/London',
  'America/New_York',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'America/Havana',
];

/** When clocks are put on or back, by zone: the first instant of the new time, and by how many minutes. */
export const CLOCK_CHANGES = [
  ['America/New_York', '2027-03-14T07:00:00Z', 60],
  ['America/New_York', '2027-11-07T06:00:00Z', -60],
  ['Europe/London', '2027-03-28T01:00:00Z', 60],
  ['Europe/London', '2027-10-31T01:00:00Z', -60],
  ['Pacific/Auckland', '2027-09-25T14:00:00Z', 60],
  ['Pacific/Auckland', '2028-04-01T14:00:00Z', -60],
  ['America/St_Johns', '2027-03-14T05:30:00Z', 60],
  ['America/St_Johns', '2027-11-07T04:30:00Z', -60],
  ['America/Havana', '2027-03-14T05:00:00Z', 60],
  ['America/Havana', '2027-11-07T05:00:00Z', -60],
] as const;

/** Days whose beginning in India is worth a look: of leap days, months, years, and those on which clocks change elsewhere. */
export const DAYS_TO_BEGIN: readonly Day[] = [
  '2026-11-21', '2026-12-01', '2027-01-01', '2027-02-28', '2027-03-01', '2028-02-29', '2028-03-01', '2100-03-01',
  ...CLOCK_CHANGES.flatMap(([, instant]) => [dayInIndia(Date.parse(instant)), next(dayInIndia(Date.parse(instant)))]),
];

/** The first instant of a day in India, in milliseconds since the epoch. */
export function midnightInIndia(day: Day): number {
  return Date.parse(`${day}T00:00:00.000+05:30`);
}

/** The day that clocks on walls in India show. */
export function dayInIndia(instant: number): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}

/** The day so many days later, counted one by one. */
export function daysAfter(day: Day, count: number): Day {
  let reached = day;
  for (let counted = 0; counted < count; counted += 1) reached = next(reached);
  return reached;
}

/** The days from one to another, both included. */
function daysFrom(first: Day, last: Day): readonly Day[] {
  return first > last ? [] : [first, ...daysFrom(next(first), last)];
}

/** All days of the month that a day is in. */
export function monthOf(day: Day): readonly Day[] {
  return daysFrom(`${day.slice(0, 8)}01`, `${day.slice(0, 8)}${twoDigits(monthLength(Number(day.slice(0, 4)), Number(day.slice(5, 7))))}`);
}

function next(day: Day): Day {
  const [year, month, date] = partsOf(day);
  if (date < monthLength(year, month)) return joined(year, month, date + 1);
  return month < 12 ? joined(year, month + 1, 1) : joined(year + 1, 1, 1);
}

function monthLength(year: number, month: number): number {
  const isLeapYear = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  if (month === 2) return isLeapYear ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function partsOf(day: Day): [year: number, month: number, date: number] {
  const [year, month, date] = day.split('-').map(Number);
  return [year!, month!, date!];
}

function joined(year: number, month: number, date: number): Day {
  return `${year}-${twoDigits(month)}-${twoDigits(date)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** A day as pages show it: 'MMMM d, yyyy'. */
export function shown(day: Day): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(`${day}T12:00:00Z`));
}

/** A day as the date picker takes it: 'MM/dd/yyyy'. */
export function typed(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** How many minutes the clocks of a zone are ahead of UTC at an instant. */
export function offsetInMinutes(timeZone: string, instant: number): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Math.round((Date.parse(`${wall.replace(' ', 'T')}Z`) - instant) / 60_000);
}
