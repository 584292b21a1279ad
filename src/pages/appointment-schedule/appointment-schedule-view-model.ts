import {
  appointmentErrors,
  chooseAppointmentSlot,
  timesOfChosenSlot,
  type Appointment,
} from '../../domain/appointment';
import { SERVICE_PROFILES, type BookingDrafts, type Service } from '../../domain/services';
import type { TimeSlot } from '../../domain/time-slots';
import { fieldsOf, unlabelledOptionsOf } from '../../ui/fields/field';
import { startDateField } from '../../ui/fields/start-date';
import { ServiceStep } from '../../funnel/service-step';
import type { FunnelViewModel } from '../../funnel/funnel-view-model';
import type { DraftStore } from '../../stores/draft-store';
import type { TodayStore } from '../../stores/today-store';

type ServiceWithAppointment = {
  [Name in Service]: BookingDrafts[Name] extends { readonly appointment: Appointment } ? Name : never;
}[Service];

const FIELDS = { date: { label: 'Date' }, slot: { label: 'Time slot' }, time: { label: 'Time' } };

export abstract class AppointmentScheduleViewModel extends ServiceStep<ServiceWithAppointment, keyof Appointment> {
  private readonly showsErrorsOnLeave: boolean;

  constructor(service: ServiceWithAppointment, draft: DraftStore, funnel: FunnelViewModel, today: TodayStore) {
    super(service, draft, funnel, today, FIELDS, ({ appointment }, day) => appointmentErrors(appointment, day));
    this.showsErrorsOnLeave = SERVICE_PROFILES[service].showsErrorsOnLeave;
  }

  get fields() {
    const { appointment } = this;
    const fields = fieldsOf(FIELDS, appointment, this.validation.errors, (changes) => this.changeAppointment(changes));
    return {
      date: startDateField(fields.date, this.today.date, (text) => this.leave('date', text)),
      slot: {
        ...fields.slot,
        set: (slot: TimeSlot | undefined) =>
          slot && this.changeAppointment(chooseAppointmentSlot(this.appointment, slot)),
        leave: () => this.leave('slot'),
      },
      time: {
        ...fields.time,
        options: unlabelledOptionsOf(timesOfChosenSlot(appointment)),
        /** The time's error shows or goes at once. */
        set: (time: string | undefined) => {
          fields.time.set(time);
          this.leave('time');
        },
        leave: () => this.leave('time'),
      },
    };
  }

  get dateHint(): string | undefined {
    return undefined;
  }

  private get appointment(): Appointment {
    return this.booking.appointment;
  }

  /** A text that is no day that can be booked always shows its error (decision D10). */
  private leave(name: keyof Appointment, text?: string): void {
    if (text || this.showsErrorsOnLeave) this.validation.touch(name);
  }

  private changeAppointment(changes: Partial<Appointment>): void {
    this.change({ appointment: { ...this.appointment, ...changes } });
  }
}
