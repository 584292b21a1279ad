import { AppointmentScheduleViewModel } from './appointment-schedule';
import type { Resolved } from '../ports/token';

/** Grooming's second step: the appointment. */
export class GroomingScheduleViewModel extends AppointmentScheduleViewModel {
  constructor(dependencies: Resolved<typeof AppointmentScheduleViewModel.needs>) {
    super('grooming', dependencies);
  }
}
