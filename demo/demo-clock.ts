import { dateInIndia, type CalendarDate } from '../src/domain/calendar';

/** A day in India that a demo stays on, and the real instant from which on its time is reckoned. */
export interface HeldDay {
  readonly date: CalendarDate;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** Held days begin at ten in the morning; 13 hours later, before midnight, they begin once more. */
const BEGINNING = 'T10:00:00+05:30';
const LENGTH_IN_MILLISECONDS = 13 * 60 * 60 * 1000;

/**
 * The demo's time. Its day can be held, so that a story has the same dates whenever it is told. Only the day is: within it time
 * passes, for the countdown of a code has to run.
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
    return Date.parse(this.held.date + BEGINNING) + (passed % LENGTH_IN_MILLISECONDS);
  }

  /** Holds a day from its beginning on; without one time is the real one again. */
  hold(date: CalendarDate | undefined): void {
    this.held = date === undefined ? undefined : { date, since: this.systemNow() };
  }

  /** Goes on with a day that was held before a reload. */
  goOnWith(held: HeldDay): void {
    this.held = held;
  }
}
