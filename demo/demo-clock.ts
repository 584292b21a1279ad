import { dateInIndia, type CalendarDate } from '../src/domain/calendar';

/** The day in India on which the demo's clock stays. */
export interface HeldDay {
  readonly date: CalendarDate;
  /** The real time at which the day was set, in milliseconds since the epoch. */
  readonly since: number;
}

/** A held day begins at 10:00 in India. Append this time to a date such as '2026-12-05'. */
export const START_OF_DAY = 'T10:00:00+05:30';
/** 13 hours after 10:00 the clock jumps back to 10:00, so that the held date never changes. */
const LENGTH_IN_MILLISECONDS = 13 * 60 * 60 * 1000;

/**
 * The demo's clock. It can stay on one day, so that a demo shows the same dates each time. Within that day time passes,
 * because the countdown of the one-time code has to run.
 */
export class DemoClock {
  /** Undefined on the real day. Set it again after a page reload, and the clock shows the same time as without the reload. */
  heldDay: HeldDay | undefined;

  /** `systemNow` returns the real time, in milliseconds since the epoch. */
  constructor(private readonly systemNow: () => number) {}

  get today(): CalendarDate {
    return dateInIndia(this.now());
  }

  now(): number {
    if (!this.heldDay) return this.systemNow();
    const passed = Math.max(0, this.systemNow() - this.heldDay.since);
    return Date.parse(this.heldDay.date + START_OF_DAY) + (passed % LENGTH_IN_MILLISECONDS);
  }

  /** Sets the clock to 10:00 in India on a day and keeps it on that day. `undefined` returns to the real time. */
  hold(date: CalendarDate | undefined): void {
    this.heldDay = date === undefined ? undefined : { date, since: this.systemNow() };
  }
}
