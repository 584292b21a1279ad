import { observer } from 'mobx-react-lite';
import { timeRangeText, TIME_SLOT_LABELS, TIME_SLOTS, type TimeSlot } from '../domain/time-slots';
import { WALKING_TIMES } from '../domain/walking/schedule';
import type { WalkingScheduleViewModel } from '../view-models/walking-schedule';
import { DateField } from './fields/date-field';
import { errorAndDescriptionAttributes } from './controls/field-error-message';
import { FieldGroup } from './controls/field-group';
import { ServiceSpecificStepFrame } from './layout/booking-page-frame';
import { TimeSelect } from './fields/time-select';
import { TextField } from './fields/text-field';
import styles from './walking-schedule-page.module.css';

export const WalkingSchedulePage = observer(({ viewModel }: { viewModel: WalkingScheduleViewModel }) => {
  const { startDate, endDate, slots } = viewModel.fields;
  return (
    <ServiceSpecificStepFrame page="schedule" viewModel={viewModel}>
      <div className={styles.dates}>
        <DateField field={startDate} hint={viewModel.funnel.booking.current.dateHint()} />
        <TextField field={endDate} placeholder="Choose a start date first" hint="Set by your package" />
      </div>
      {/* Tells screen readers the end date, which changes with the start date. */}
      <p role="status" className="visually-hidden">
        {endDate.value && `${endDate.label}: ${endDate.value}`}
      </p>
      <FieldGroup field={slots} note={viewModel.slotNote && <p>{viewModel.slotNote}</p>}>
        <div data-layout="list" className={styles.slots}>
          {TIME_SLOTS.map((slot) => (
            <Slot key={slot} slot={slot} viewModel={viewModel} />
          ))}
        </div>
      </FieldGroup>
    </ServiceSpecificStepFrame>
  );
});

const Slot = observer(({ slot, viewModel }: { slot: TimeSlot; viewModel: WalkingScheduleViewModel }) => {
  const isChecked = viewModel.isChecked(slot);
  return (
    <div className={styles.slot} data-chosen={isChecked || undefined}>
      <div>
        <label className="card-label">
          <input
            id={`slot-${slot}`}
            type="checkbox"
            checked={isChecked}
            {...errorAndDescriptionAttributes(viewModel.fields.slots, `hours-${slot}`)}
            onChange={() => viewModel.toggleSlot(slot)}
          />
          {TIME_SLOT_LABELS[slot]}
        </label>
        <span id={`hours-${slot}`} className={`small-note tabular-figures ${styles.hours}`}>
          {timeRangeText(WALKING_TIMES[slot])}
        </span>
      </div>
      {isChecked && <TimeSelect field={viewModel.timeField(slot)} isLabelHidden />}
    </div>
  );
});
