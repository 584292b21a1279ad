import { appointmentErrors, chooseAppointmentSlot, timesOfChosenSlot, type Appointment } from '../domain/appointment';
import { SERVICE_PROFILES, type BookingDrafts, type Service } from '../domain/services';
import type { TimeSlot } from '../domain/time-slots';
import { fieldsOf, unlabelledOptionsOf } from './field';
import { startDateField } from './start-date';
import { ServiceStep } from './steps/service-step';
import type { FunnelViewModel } from './funnel';
import type { DraftStore } from './stores/draft-store';
import type { TodayStore } from './stores/today-store';

/** The names of the services whose bookings have one appointment, unlike walking. */
type ServiceWithAppointment = {
  [Name in Service]: BookingDrafts[Name] extends { readonly appointment: Appointment } ? Name : never;
}[Service];

const FIELDS = { date: { label: 'Date' }, slot: { label: 'Time slot' }, time: { label: 'Time' } };

/** The second step of a service with one appointment: its day, slot and time. */
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
        /** Choosing or clearing the time counts as leaving the field, so that the time's error shows or goes at once. */
        set: (time: string | undefined) => {
          fields.time.set(time);
          this.leave('time');
        },
        leave: () => this.leave('time'),
      },
    };
  }

  /** A hint beside the date, for a service that has one. */
  get dateHint(): string | undefined {
    return undefined;
  }

  private get appointment(): Appointment {
    return this.booking.appointment;
  }

  /** The customer leaves a field. Its error shows if the service's rules ask for it, or if a text is no day that can be booked (decision D10). */
  private leave(name: keyof Appointment, text?: string): void {
    if (text || this.showsErrorsOnLeave) this.validation.touch(name);
  }

  private changeAppointment(changes: Partial<Appointment>): void {
    this.change({ appointment: { ...this.appointment, ...changes } });
  }
}
