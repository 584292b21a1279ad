import { appointmentErrors, chooseSlot, timesOf, type Appointment, type AppointmentField } from '../domain/appointment';
import { earliestServiceDate, stillAllowed, type CalendarDate } from '../domain/calendar';
import { SERVICE_RULES, type BookingDrafts, type Service } from '../domain/services';
import type { TimeSlot } from '../domain/time-slots';
import type { Resolved } from '../ports/token';
import type { FunnelViewModel } from './funnel';
import { StepCheck } from './shared/step-check';
import { TypedDate } from './shared/typed-date';
import { DRAFT, FUNNEL } from './tokens';

/** The services that are booked for an appointment. */
export type AppointmentService = {
  [Name in Service]: BookingDrafts[Name] extends { readonly appointment: Appointment } ? Name : never;
}[Service];

/** The second step of every service that is booked for an appointment (spec section 2, Training and grooming step 2). */
export abstract class AppointmentScheduleViewModel {
  static readonly needs = { draft: DRAFT, funnel: FUNNEL };
  readonly date: TypedDate;
  readonly check: StepCheck<AppointmentField>;
  protected abstract get service(): AppointmentService;

  constructor(private readonly dependencies: Resolved<typeof AppointmentScheduleViewModel.needs>) {
    const initialDate = stillAllowed(this.appointment.date, this.funnel.today);
    this.date = new TypedDate(initialDate, (date) => this.keep({ ...this.appointment, date }));
    this.check = new StepCheck(() => appointmentErrors(this.appointment, this.funnel.today), dependencies.funnel);
  }

  get appointment(): Appointment {
    const { draft } = this.dependencies;
    return draft.bookings[this.service].appointment;
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get serviceLabel(): string {
    return SERVICE_RULES[this.service].label;
  }

  get earliestDate(): CalendarDate {
    return earliestServiceDate(this.funnel.today);
  }

  get times(): readonly string[] {
    return timesOf(this.appointment);
  }

  chooseSlot(slot: TimeSlot): void {
    this.keep(chooseSlot(this.appointment, slot));
  }

  /** Chooses the time; undefined clears it, which is as much as to leave the field without one. */
  chooseTime(time: string | undefined): void {
    this.keep({ ...this.appointment, time });
    this.leave('time');
  }

  /** The customer was at a field and left it, right or wrong. A day that can be read in two ways is always asked back (decision D10). */
  leave(field: AppointmentField): void {
    const isAskedBack = field === 'date' && this.date.isUnclear;
    if (isAskedBack || SERVICE_RULES[this.service].schedule.showsErrorsOnTouch) this.check.touch(field);
  }

  next(): void {
    if (this.check.validate()) this.funnel.goOn();
  }

  private keep(appointment: Appointment): void {
    const { draft } = this.dependencies;
    draft.updateBooking(this.service, { ...draft.bookings[this.service], appointment });
  }
}
