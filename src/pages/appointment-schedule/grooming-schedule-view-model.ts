import { inject, injectable } from 'inversify';
import { AppointmentScheduleViewModel } from './appointment-schedule-view-model';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { DraftStore } from '../../stores/draft-store';
import { TodayStore } from '../../stores/today-store';

@injectable()
export class GroomingScheduleViewModel extends AppointmentScheduleViewModel {
  constructor(
    @inject(DraftStore) draft: DraftStore,
    @inject(FunnelViewModel) funnel: FunnelViewModel,
    @inject(TodayStore) today: TodayStore,
  ) {
    super('grooming', draft, funnel, today);
  }
}
