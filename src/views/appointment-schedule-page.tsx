import { observer } from 'mobx-react-lite';
import type { AppointmentField } from '../domain/appointment';
import { TIME_SLOT_LABELS, TIME_SLOTS } from '../domain/time-slots';
import type { AppointmentScheduleViewModel } from '../view-models/appointment-schedule';
import styles from './appointment-schedule-page.module.css';
import { RadioGroup } from './controls/choice-group';
import { DateField } from './fields/date-field';
import { ServiceStep } from './layout/service-step';
import { TimeSelect } from './fields/time-select';

const FIELD_LABELS: Record<AppointmentField, string> = { date: 'Date', slot: 'Time slot', time: 'Time' };

/** The second step of a service that is booked for an appointment: day, slot and time (spec section 2). */
export const AppointmentSchedulePage = observer(({ viewModel }: { viewModel: AppointmentScheduleViewModel }) => {
  const { appointment, check, date, times } = viewModel;
  const { errors } = check;
  return (
    <ServiceStep page="schedule" about={viewModel.serviceLabel} viewModel={viewModel} labels={FIELD_LABELS}>
      <div className={styles.field}>
        <DateField
          id="date"
          label={FIELD_LABELS.date}
          text={date.text}
          date={date.date}
          example={viewModel.earliestDate}
          today={() => viewModel.funnel.today}
          earliest={() => viewModel.earliestDate}
          error={errors.date}
          onType={(text) => date.type(text)}
          onLeave={() => viewModel.leave('date')}
        />
      </div>
      <RadioGroup
        id="slot"
        legend={FIELD_LABELS.slot}
        choices={TIME_SLOTS.map((slot) => ({ value: slot, content: TIME_SLOT_LABELS[slot] }))}
        chosen={appointment.slot}
        error={errors.slot}
        onChoose={(slot) => viewModel.chooseSlot(slot)}
        onLeave={() => viewModel.leave('slot')}
      />
      <div className={styles.field}>
        <TimeSelect
          id="time"
          label={FIELD_LABELS.time}
          times={times}
          time={appointment.time}
          error={errors.time}
          onChoose={(time) => viewModel.chooseTime(time)}
          onLeave={() => viewModel.leave('time')}
        />
      </div>
    </ServiceStep>
  );
});
