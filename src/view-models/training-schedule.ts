import { AppointmentScheduleViewModel } from './appointment-schedule';
import type { Resolved } from '../ports/token';

/** Training's second step: the appointment. */
export class TrainingScheduleViewModel extends AppointmentScheduleViewModel {
  constructor(dependencies: Resolved<typeof AppointmentScheduleViewModel.needs>) {
    super('training', dependencies);
  }
}
