import { AppointmentScheduleViewModel } from './appointment-schedule';

/** Training's second step. */
export class TrainingScheduleViewModel extends AppointmentScheduleViewModel {
  protected get service() {
    return 'training' as const;
  }
}
