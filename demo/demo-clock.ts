import { dateInIndia, type CalendarDate } from '../src/domain/calendar';

/** A day in India at which the demo's clock stays, and the real instant at which the day was set. */
export interface HeldDay {
  readonly date: CalendarDate;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** The demo's clock begins a held day at 10:00, and goes back to 10:00 after 13 hours, so the date never changes. */
/** When a held day begins, behind its date. */
export const START_OF_DAY = 'T10:00:00+05:30';
const LENGTH_IN_MILLISECONDS = 13 * 60 * 60 * 1000;

/**
 * The demo's clock. It can stay at one day, so that a demo shows the same dates each time. Within that day time passes,
 * because the countdown of the one-time code has to run.
 */
export class DemoClock {
  private held: HeldDay | undefined;

  /** `systemNow` answers the real instant, in milliseconds since the epoch. */
  constructor(private readonly systemNow: () => number) {}

  get heldDay(): HeldDay | undefined {
    return this.held;
  }

  get today(): CalendarDate {
    return dateInIndia(this.now());
  }

  now(): number {
    if (!this.held) return this.systemNow();
    const passed = Math.max(0, this.systemNow() - this.held.since);
    return Date.parse(this.held.date + START_OF_DAY) + (passed % LENGTH_IN_MILLISECONDS);
  }

  /** Sets the clock to the start of a day, and stays at that day; `undefined` returns to the real time. */
  hold(date: CalendarDate | undefined): void {
    this.held = date === undefined ? undefined : { date, since: this.systemNow() };
  }

  /** Continues a held day after a reload. */
  resume(held: HeldDay): void {
    this.held = held;
  }
}
