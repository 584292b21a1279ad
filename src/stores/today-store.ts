import { inject, injectable } from 'inversify';
import { createAtom } from 'mobx';
import { dateInIndia, type CalendarDate } from '../domain/calendar';
import { CLOCK_PORT, type Clock } from '../ports/device';

/** In India. `date` is always right, but its observers are told of a new day by `refresh` only. */
@injectable()
export class TodayStore {
  private readonly atom = createAtom('Today');
  private shown: CalendarDate;

  constructor(@inject(CLOCK_PORT) private readonly clock: Clock) {
    this.shown = this.date;
  }

  get date(): CalendarDate {
    this.atom.reportObserved();
    return dateInIndia(this.clock.now());
  }

  /** When the customer acts or comes back, not at midnight: a page does not change while it is being read. */
  refresh(): void {
    const { date } = this;
    if (date === this.shown) return;
    this.shown = date;
    this.atom.reportChanged();
  }
}
