import { inject, injectable } from 'inversify';
import { trainingDateHint } from '../../domain/training';
import { AppointmentScheduleViewModel } from './appointment-schedule-view-model';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { DraftStore } from '../../stores/draft-store';
import { TodayStore } from '../../stores/today-store';

@injectable()
export class TrainingScheduleViewModel extends AppointmentScheduleViewModel {
  constructor(
    @inject(DraftStore) draft: DraftStore,
    @inject(FunnelViewModel) funnel: FunnelViewModel,
    @inject(TodayStore) today: TodayStore,
  ) {
    super('training', draft, funnel, today);
  }

  override get dateHint(): string {
    return trainingDateHint(this.draft.bookings.training);
  }
}
