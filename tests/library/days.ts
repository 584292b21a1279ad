import { spellingHint } from './spelling-hints';
import { ScenarioError } from './scenario-error';

const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000;

const NAMED_DAYS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };
const DAY_OF_MONTH = /^\d{1,2} [A-Z][a-z]+ \d{4}$/;

/** From '5 March 2026' and '6:00 AM', in milliseconds since the epoch. Throws for an invalid day or time. */
export function instantInIndia(day: string, time: string): number {
  const instant = Date.parse(`${day} ${time} GMT+0530`);
  // Date.parse turns 31 February into a day of March.
  if (Number.isNaN(instant) || inIndia(instant, 'en-GB') !== day) {
    throw new ScenarioError(spellingHint(day) ?? `There is no ${time} on ${day}.`);
  }
  return instant;
}

/** '5 March 2026', or 'tomorrow' relative to `now`, becomes 'March 5, 2026'. Throws for other texts. */
export function dayAsShown(day: string, now: number): string {
  return inIndia(instantOf(day, now), 'en-US');
}

export function dayAfter(days: number, now: number): string {
  return inIndia(now + days * DAY_IN_MILLISECONDS, 'en-US');
}

function instantOf(day: string, now: number): number {
  if (DAY_OF_MONTH.test(day)) return instantInIndia(day, '12:00 PM');
  const days = NAMED_DAYS[day];
  if (days === undefined)
    throw new ScenarioError(`'${day}' is not a day. Days are yesterday, today, tomorrow, or 5 March 2026.`);
  return now + days * DAY_IN_MILLISECONDS;
}

function inIndia(instant: number, locale: 'en-GB' | 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(instant);
}
