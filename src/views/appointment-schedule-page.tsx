import { observer } from 'mobx-react-lite';
import { APPOINTMENT_TIMES } from '../domain/appointment';
import type { AppointmentScheduleViewModel } from '../view-models/appointment-schedule';
import { DateField } from './fields/date-field';
import { TimeSelect } from './fields/time-select';
import { GoneNotice } from './layout/gone-notice';
import { ServiceSpecificStepFrame } from './layout/booking-page-frame';
import { TimeSlots } from './time-slots';

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
