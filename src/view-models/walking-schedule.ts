import { earliestServiceDate, formatDate, stillAllowed, type CalendarDate } from '../domain/calendar';
import type { TimeSlot } from '../domain/time-slots';
import type { WalkingBooking } from '../domain/walking/choices';
import {
  chooseSlotTime,
  slotRefusal,
  toggleSlot,
  walkingEndDate,
  walkingScheduleErrors,
  type WalkingScheduleField,
} from '../domain/walking/schedule';
import { ALERTS } from '../ports/alerts';
import type { Resolved } from '../ports/token';
import type { FunnelViewModel } from './funnel';
import { StepCheck } from './shared/step-check';
import { TypedDate } from './shared/typed-date';
import { DRAFT, FUNNEL } from './tokens';

/** Walking's second step (spec section 2, Walking step 2). */
export class WalkingScheduleViewModel {
  static readonly needs = { draft: DRAFT, funnel: FUNNEL, alerts: ALERTS };
  readonly startDate: TypedDate;
  readonly check: StepCheck<WalkingScheduleField>;

  constructor(private readonly dependencies: Resolved<typeof WalkingScheduleViewModel.needs>) {
    const initialDate = stillAllowed(this.booking.startDate, this.funnel.today);
    this.startDate = new TypedDate(initialDate, (startDate) => this.keep({ ...this.booking, startDate }));
    this.check = new StepCheck(() => walkingScheduleErrors(this.booking, this.funnel.today), dependencies.funnel);
  }

  get booking(): WalkingBooking {
    return this.dependencies.draft.bookings.walking;
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get earliestDate(): CalendarDate {
    return earliestServiceDate(this.funnel.today);
  }

  /** The end date as it is shown; '' while there is no day to start on. It cannot be edited. */
  get endDateText(): string {
    const endDate = stillAllowed(this.booking.startDate, this.funnel.today) && walkingEndDate(this.booking);
    return endDate ? formatDate(endDate) : '';
  }

  /** The customer was at the start date and left it: one that can be read in two ways is asked back (decision D10). */
  leaveStartDate(): void {
    if (this.startDate.isUnclear) this.check.touch('startDate');
  }

  /** Checks or unchecks a slot; one beyond the allowed count stays unchecked and is alerted (decision S6). */
  toggleSlot(slot: TimeSlot): void {
    const refusal = slotRefusal(this.booking, slot);
    if (refusal) void this.dependencies.alerts.show(refusal);
    else this.keep(toggleSlot(this.booking, slot));
  }

  /** Chooses a checked slot's time; undefined clears it. */
  chooseTime(slot: TimeSlot, time: string | undefined): void {
    this.keep(chooseSlotTime(this.booking, slot, time));
  }

  next(): void {
    if (this.check.validate()) this.funnel.goOn();
  }

  private keep(booking: WalkingBooking): void {
    this.dependencies.draft.updateBooking('walking', booking);
  }
}
