import { observer } from 'mobx-react-lite';
import type { AppointmentScheduleViewModel } from '../view-models/appointment-schedule';
import styles from './appointment-schedule-page.module.css';
import { RadioGroup } from './controls/choice-group';
import { DateField } from './fields/date-field';
import { StepPage } from './layout/step-page';
import { TimeSelect } from './fields/time-select';

/** The second step of services with an appointment: date, time slot and time. */
export const AppointmentSchedulePage = observer(({ viewModel }: { viewModel: AppointmentScheduleViewModel }) => {
  const { date, slot, time } = viewModel.fields;
  return (
    <StepPage page="schedule" about={viewModel.serviceLabel} viewModel={viewModel} action="Next" onSubmit={() => viewModel.next()}>
      <div className={styles.field}>
        <DateField field={date} />
      </div>
      <RadioGroup field={slot} />
      <div className={styles.field}>
        <TimeSelect field={time} />
      </div>
    </StepPage>
  );
});
