import { observer } from 'mobx-react-lite';
import { TIME_SLOT_LABELS, TIME_SLOTS, type TimeSlot } from '../domain/time-slots';
import { walkingRules } from '../domain/walking/rules';
import { WALKING_TIMES, type WalkingScheduleField } from '../domain/walking/schedule';
import type { WalkingScheduleViewModel } from '../view-models/walking-schedule';
import { DateField } from './fields/date-field';
import { FieldGroup } from './controls/field-group';
import { messageId } from './controls/field-message';
import { ServiceStep } from './layout/service-step';
import { TimeSelect } from './fields/time-select';
import { TextField } from './fields/text-field';
import styles from './walking-schedule-page.module.css';

const FIELD_LABELS: Record<WalkingScheduleField, string> = {
  startDate: 'Start date',
  slots: 'Time slots',
  morning: 'Morning time',
  afternoon: 'Afternoon time',
  evening: 'Evening time',
};

/** The control of a field that takes the focus from the error summary. */
const controlId = (field: WalkingScheduleField) => (field === 'slots' ? 'slot-morning' : field);

/** Walking's second step: start date, end date, and a time in each checked slot (spec section 2). */
export const WalkingSchedulePage = observer(({ viewModel }: { viewModel: WalkingScheduleViewModel }) => {
  const { check, startDate } = viewModel;
  const { errors } = check;
  return (
    <ServiceStep page="schedule" about={walkingRules.label} viewModel={viewModel} labels={FIELD_LABELS} controlId={controlId}>
      <div className={styles.dates}>
        <DateField
          id="startDate"
          label={FIELD_LABELS.startDate}
          text={startDate.text}
          date={startDate.date}
          example={viewModel.earliestDate}
          today={() => viewModel.funnel.today}
          earliest={() => viewModel.earliestDate}
          error={errors.startDate}
          onType={(text) => startDate.type(text)}
          onLeave={() => viewModel.leaveStartDate()}
        />
        <TextField
          id="endDate"
          label="End date"
          value={viewModel.endDateText}
          readOnly
          hint="Follows from the start date"
          onType={() => {}}
        />
      </div>
      {/* It changes by itself, out of the reader's sight. */}
      <p role="status" className="visually-hidden">
        {viewModel.endDateText && `End date: ${viewModel.endDateText}`}
      </p>
      <FieldGroup field="slots" legend={FIELD_LABELS.slots} error={errors.slots}>
        {TIME_SLOTS.map((slot) => (
          <SlotRow key={slot} slot={slot} viewModel={viewModel} />
        ))}
      </FieldGroup>
    </ServiceStep>
  );
});

const SlotRow = observer(({ slot, viewModel }: { slot: TimeSlot; viewModel: WalkingScheduleViewModel }) => {
  const { checked, time } = viewModel.booking.preferableTime[slot];
  return (
    <div className={styles.slot} data-chosen={checked || undefined}>
      <label className="card-label">
        <input
          id={`slot-${slot}`}
          type="checkbox"
          checked={checked}
          aria-invalid={viewModel.check.errors.slots ? true : undefined}
          aria-describedby={viewModel.check.errors.slots ? messageId('slots') : undefined}
          onChange={() => viewModel.toggleSlot(slot)}
        />
        {TIME_SLOT_LABELS[slot]}
      </label>
      {checked && (
        <TimeSelect
          id={slot}
          label={FIELD_LABELS[slot]}
          isLabelHidden
          times={WALKING_TIMES[slot]}
          time={time}
          error={viewModel.check.errors[slot]}
          onChoose={(chosen) => viewModel.chooseTime(slot, chosen)}
        />
      )}
    </div>
  );
});
