import { observer } from 'mobx-react-lite';
import { APPOINTMENT_TIMES } from '../../domain/appointment';
import type { AppointmentScheduleViewModel } from './appointment-schedule-view-model';
import { DateField } from '../../ui/fields/date-field';
import { TimeSelect } from '../../ui/fields/time-select';
import { GoneNotice } from '../../funnel/gone-notice';
import { ServiceSpecificStepFrame } from '../../funnel/booking-page-frame';
import { TimeSlots } from '../../funnel/time-slots';

export const AppointmentSchedulePage = observer(({ viewModel }: { viewModel: AppointmentScheduleViewModel }) => {
  const { date, slot, time } = viewModel.fields;
  return (
    <ServiceSpecificStepFrame page="schedule" viewModel={viewModel} intro={<GoneNotice funnel={viewModel.funnel} />}>
      <DateField field={date} hint={viewModel.dateHint} />
      <TimeSlots
        field={slot}
        type="radio"
        times={APPOINTMENT_TIMES}
        isChosen={(each) => each === slot.value}
        onChoose={slot.set}
        timeField={() => time}
      />
      {/* Before a slot is chosen, the time's error needs a place too. */}
      {!slot.value && <TimeSelect field={time} />}
    </ServiceSpecificStepFrame>
  );
});
