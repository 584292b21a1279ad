import { appointmentErrors, chooseAppointmentSlot, timesOfChosenSlot, type Appointment } from '../domain/appointment';
import { SERVICE_PROFILES, type BookingDrafts, type Service } from '../domain/services';
import type { TimeSlot } from '../domain/time-slots';
import type { Resolved } from '../ports/injection-token';
import { fieldsOf, unlabelledOptionsOf } from './shared/field';
import { StartDateViewModel } from './start-date';
import { ServiceSpecificStepViewModel, SERVICE_SPECIFIC_STEP_NEEDS } from './shared/service-specific-step';

/** The names of the services whose bookings have one appointment, unlike walking. */
export type ServiceWithAppointment = {
  [Name in Service]: BookingDrafts[Name] extends { readonly appointment: Appointment } ? Name : never;
}[Service];

const FIELDS = { date: { label: 'Date' }, slot: { label: 'Time slot' }, time: { label: 'Time' } };

export class AppointmentScheduleViewModel extends ServiceSpecificStepViewModel<
  ServiceWithAppointment,
  keyof Appointment
> {
  static readonly needs = SERVICE_SPECIFIC_STEP_NEEDS;
  private readonly date: StartDateViewModel;
  private readonly showsErrorsOnLeave: boolean;

  constructor(dependencies: Resolved<typeof SERVICE_SPECIFIC_STEP_NEEDS>, service: ServiceWithAppointment) {
    super(service, dependencies, FIELDS, ({ appointment }, today) => appointmentErrors(appointment, today));
    this.date = new StartDateViewModel(this.appointment.date, dependencies.today, (date) =>
      this.changeAppointment({ date }),
    );
    this.showsErrorsOnLeave = SERVICE_PROFILES[service].showsErrorsOnLeave;
  }

  get fields() {
    const { appointment } = this;
    const fields = fieldsOf(FIELDS, appointment, this.check.errors, (changes) => this.changeAppointment(changes));
    return {
      date: this.date.fieldOf(fields.date, () => this.leave('date')),
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

  private get appointment(): Appointment {
    return this.booking.appointment;
  }

  /** The customer leaves a field. Its error shows if the service's rules ask for it, or if the date is refused (decision D10). */
  private leave(name: keyof Appointment): void {
    const isRefused = name === 'date' && this.date.isRefused;
    if (isRefused || this.showsErrorsOnLeave) this.check.touch(name);
  }

  private changeAppointment(changes: Partial<Appointment>): void {
    this.change({ appointment: { ...this.appointment, ...changes } });
  }
}
