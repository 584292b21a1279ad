import { inject, injectable } from 'inversify';
import { dateIfBookable } from '../../domain/calendar';
import { formatDate } from '../../domain/date-texts';
import type { TimeSlot } from '../../domain/time-slots';
import {
  checkedSlots,
  WALKING_TIMES,
  walkingEndDate,
  walkingScheduleErrors,
  type WalkingScheduleField,
} from '../../domain/walking/schedule';
import { walksPerDay } from '../../domain/walking/choices';
import { chooseSlotTime, slotRefusalMessage, toggleWalkingSlot, walkingDateHint } from '../../domain/walking/date-page';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { DraftStore } from '../../stores/draft-store';
import { TodayStore } from '../../stores/today-store';
import { fieldsOf, unlabelledOptionsOf, type SingleChoiceField } from '../../ui/fields/field';
import { startDateField } from '../../ui/fields/start-date';
import { ServiceStep } from '../../funnel/service-step';
import { AlertsViewModel } from '../../funnel/alerts';

const FIELDS = {
  startDate: { label: 'Start date' },
  slots: { label: 'Time slots' },
  morning: { label: 'Morning time' },
  afternoon: { label: 'Afternoon time' },
  evening: { label: 'Evening time' },
};

@injectable()
export class WalkingScheduleViewModel extends ServiceStep<'walking', WalkingScheduleField> {
  constructor(
    @inject(DraftStore) draft: DraftStore,
    @inject(FunnelViewModel) funnel: FunnelViewModel,
    @inject(TodayStore) today: TodayStore,
    @inject(AlertsViewModel) readonly alerts: AlertsViewModel,
  ) {
    super('walking', draft, funnel, today, FIELDS, walkingScheduleErrors);
  }

  get fields() {
    const { errors } = this.validation;
    const { startDate } = fieldsOf(FIELDS, this.booking, errors, (changes) => this.change(changes));
    const leave = (text?: string) => text && this.validation.touch('startDate');
    return {
      startDate: startDateField(startDate, this.today.date, leave, this.booking.walkDays === 'weekdays'),
      endDate: { id: 'endDate', label: 'End date', value: this.endDateText, error: undefined },
      slots: { ...FIELDS.slots, id: 'slots', value: checkedSlots(this.booking), error: errors.slots },
    };
  }

  get endDateText(): string {
    const endDate = dateIfBookable(this.booking.startDate, this.today.date) && walkingEndDate(this.booking);
    return endDate ? formatDate(endDate) : '';
  }

  get dateHint(): string {
    return walkingDateHint(this.booking);
  }

  get slotNote(): string {
    const walks = walksPerDay(this.booking.walkFrequency);
    if (walks === 0) return '';
    return walks === 1 ? 'Choose 1 for your walk' : `Choose ${walks}, one for each walk`;
  }

  isChecked(slot: TimeSlot): boolean {
    return this.booking.preferableTime[slot].checked;
  }

  timeField(slot: TimeSlot): SingleChoiceField<string> {
    return {
      ...FIELDS[slot],
      id: slot,
      options: unlabelledOptionsOf(WALKING_TIMES[slot]),
      value: this.booking.preferableTime[slot].time,
      error: this.validation.errors[slot],
      set: (time) => this.change(chooseSlotTime(this.booking, slot, time)),
    };
  }

  /** Decision S6. */
  toggleSlot(slot: TimeSlot): void {
    const refusal = slotRefusalMessage(this.booking, slot);
    if (refusal) void this.alerts.show(refusal);
    else this.change(toggleWalkingSlot(this.booking, slot));
  }
}
