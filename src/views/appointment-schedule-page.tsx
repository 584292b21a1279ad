import { observer } from 'mobx-react-lite';
import type { AppointmentScheduleViewModel } from '../view-models/appointment-schedule';
import styles from './appointment-schedule-page.module.css';
import { RadioGroup } from './controls/choice-group';
import { DateField } from './fields/date-field';
import { ServiceStep } from './layout/service-step';
import { TimeSelect } from './fields/time-select';

/** The second step of a service that is booked for an appointment: day, slot and time. */
export const AppointmentSchedulePage = observer(({ viewModel }: { viewModel: AppointmentScheduleViewModel }) => {
  const { date, slot, time } = viewModel.fields;
  return (
    <ServiceStep page="schedule" viewModel={viewModel}>
      <div className={styles.field}>
        <DateField field={date} />
      </div>
      <RadioGroup field={slot} />
      <div className={styles.field}>
        <TimeSelect field={time} />
      </div>
    </ServiceStep>
  );
});
