import { observer } from 'mobx-react-lite';
import { WALKING_TIMES } from '../../domain/walking/schedule';
import type { WalkingScheduleViewModel } from './walking-schedule-view-model';
import { Alerts } from '../../funnel/alert-dialog';
import { DateField } from '../../ui/fields/date-field';
import { TextField } from '../../ui/fields/text-field';
import { GoneNotice } from '../../funnel/gone-notice';
import { ServiceSpecificStepFrame } from '../../funnel/booking-page-frame';
import { TimeSlots } from '../../funnel/time-slots';

export const WalkingSchedulePage = observer(({ viewModel }: { viewModel: WalkingScheduleViewModel }) => {
  const { startDate, endDate, slots } = viewModel.fields;
  return (
    <ServiceSpecificStepFrame page="schedule" viewModel={viewModel} intro={<GoneNotice funnel={viewModel.funnel} />}>
      <DateField field={startDate} hint={viewModel.dateHint}>
        <TextField field={endDate} prefix={endDate.value && 'Ends'} placeholder="Choose a start date first" />
      </DateField>
      {/* For screen readers: it changes with the start date. */}
      <p role="status" className="visually-hidden">
        {endDate.value && `${endDate.label}: ${endDate.value}`}
      </p>
      <TimeSlots
        field={slots}
        type="checkbox"
        note={viewModel.slotNote}
        times={WALKING_TIMES}
        isChosen={(slot) => viewModel.isChecked(slot)}
        onChoose={(slot) => viewModel.toggleSlot(slot)}
        timeField={(slot) => viewModel.timeField(slot)}
      />
      <Alerts alerts={viewModel.alerts} />
    </ServiceSpecificStepFrame>
  );
});
