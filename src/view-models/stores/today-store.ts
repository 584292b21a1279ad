import { inject, injectable } from 'inversify';
import { createAtom } from 'mobx';
import { dateInIndia, type CalendarDate } from '../../domain/calendar';
import { CLOCK_PORT, type Clock } from '../../ports/device';

/** Today in India. MobX renews what it has computed from `date` when `refresh` finds that midnight has passed; other reads never lag. */
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

  /** Called when the customer acts or comes back, not at midnight itself: a page does not change under the eyes of its reader. */
  refresh(): void {
    const { date } = this;
    if (date === this.shown) return;
    this.shown = date;
    this.atom.reportChanged();
  }
}
