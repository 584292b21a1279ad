import { appointmentErrors, chooseSlot, timesOf, type Appointment, type AppointmentField } from '../domain/appointment';
import { earliestServiceDate, stillAllowed, type CalendarDate } from '../domain/calendar';
import { SERVICE_RULES, type Bookings, type Service } from '../domain/services';
import type { TimeSlot } from '../domain/time-slots';
import type { DraftViewModel } from './draft';
import type { FunnelViewModel } from './funnel';
import { StepCheck } from './step-check';
import { TypedDate } from './typed-date';

/** The services that are booked for an appointment. */
export type AppointmentService = {
  [Name in Service]: Bookings[Name] extends { readonly appointment: Appointment } ? Name : never;
}[Service];

export interface AppointmentScheduleDependencies {
  readonly service: AppointmentService;
  readonly draft: DraftViewModel;
  readonly funnel: FunnelViewModel;
}

/** The second step of every service that is booked for an appointment (spec section 2, Training and grooming step 2). */
export class AppointmentScheduleViewModel {
  readonly date: TypedDate;
  readonly check: StepCheck<AppointmentField>;

  constructor(private readonly dependencies: AppointmentScheduleDependencies) {
    const initialDate = stillAllowed(this.appointment.date, this.funnel.today);
    this.date = new TypedDate(initialDate, (date) => this.keep({ ...this.appointment, date }));
    this.check = new StepCheck(() => appointmentErrors(this.appointment, this.funnel.today), dependencies.funnel);
  }

  get appointment(): Appointment {
    const { draft, service } = this.dependencies;
    return draft.bookings[service].appointment;
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get serviceLabel(): string {
    return SERVICE_RULES[this.dependencies.service].label;
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
    if (isAskedBack || SERVICE_RULES[this.dependencies.service].showsScheduleErrorsOnTouch) this.check.touch(field);
  }

  next(): void {
    if (this.check.passes()) this.funnel.goOn();
  }

  private keep(appointment: Appointment): void {
    const { draft, service } = this.dependencies;
    draft.updateBooking(service, { ...draft.bookings[service], appointment });
  }
}
