import { dateInIndia, type CalendarDate } from '../src/domain/calendar';

interface HeldDay {
  readonly date: CalendarDate;
  /** The real time, in milliseconds since the epoch. */
  readonly since: number;
}

/** 10:00 in India; append it to a date such as '2026-12-05'. */
export const START_OF_DAY = 'T10:00:00+05:30';
/** 13 hours after 10:00 the clock jumps back, so that the held date never changes. */
const LENGTH_IN_MILLISECONDS = 13 * 60 * 60 * 1000;

/** On a held day a demo shows the same dates each time. Time passes, because the countdown of the one-time code has to run. */
export class DemoClock {
  heldDay: HeldDay | undefined;

  /** `systemNow` is in milliseconds since the epoch. */
  constructor(private readonly systemNow: () => number) {}

  get today(): CalendarDate {
    return dateInIndia(this.now());
  }

  now(): number {
    if (!this.heldDay) return this.systemNow();
    const passed = Math.max(0, this.systemNow() - this.heldDay.since);
    return Date.parse(this.heldDay.date + START_OF_DAY) + (passed % LENGTH_IN_MILLISECONDS);
  }

  hold(date: CalendarDate | undefined): void {
    this.heldDay = date === undefined ? undefined : { date, since: this.systemNow() };
  }
}
