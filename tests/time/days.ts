/** The length of a day in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** The start of a day, `YYYY-MM-DD`, in India, in milliseconds since the epoch. */
export function midnightInIndia(day: string): number {
  return Date.parse(`${day}T00:00:00.000+05:30`);
}

/** The day in India at an instant, as `YYYY-MM-DD`. */
export function dayInIndia(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}

/** How many minutes a time zone is ahead of UTC at an instant. */
export function offsetInMinutes(timeZone: string, instant: number): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Math.round((Date.parse(`${wall.replace(' ', 'T')}Z`) - instant) / 60_000);
}
