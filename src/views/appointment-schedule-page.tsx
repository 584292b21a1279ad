import { observer } from 'mobx-react-lite';
import { APPOINTMENT_TIMES } from '../domain/appointment';
import { hoursText, TIME_SLOT_LABELS, TIME_SLOTS } from '../domain/time-slots';
import type { AppointmentScheduleViewModel } from '../view-models/appointment-schedule';
import styles from './appointment-schedule-page.module.css';
import { RadioGroup } from './controls/choice-group';
import { DateField } from './fields/date-field';
import { StepPage } from './layout/step-page';
import { TimeSelect } from './fields/time-select';

const SLOTS = TIME_SLOTS.map((value) => ({
  value,
  content: TIME_SLOT_LABELS[value],
  description: <span className="tabular-figures">{hoursText(APPOINTMENT_TIMES[value])}</span>,
}));

/** The second step of services with an appointment: date, time slot and time. */
export const AppointmentSchedulePage = observer(({ viewModel }: { viewModel: AppointmentScheduleViewModel }) => {
  const { date, slot, time } = viewModel.fields;
  return (
    <StepPage page="schedule" about={viewModel.serviceLabel} viewModel={viewModel} action="Next" onSubmit={() => viewModel.next()}>
      <div className={styles.field}>
        <DateField field={date} hint={viewModel.funnel.dateHint} />
      </div>
      <RadioGroup field={slot} choices={SLOTS} />
      <div className={styles.field}>
        <TimeSelect field={time} />
      </div>
    </StepPage>
  );
});
