import { AppointmentScheduleViewModel } from './appointment-schedule';

/** Grooming's second step. */
export class GroomingScheduleViewModel extends AppointmentScheduleViewModel {
  protected get service() {
    return 'grooming' as const;
  }
}
