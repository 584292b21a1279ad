import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { APPOINTMENT_TIMES } from '../domain/appointment';
import { timeRangeText, TIME_SLOT_LABELS, TIME_SLOTS } from '../domain/time-slots';
import type { AppointmentScheduleViewModel } from '../view-models/appointment-schedule';
import styles from './appointment-schedule-page.module.css';
import { RadioGroup } from './controls/choice-group';
import { DateField } from './fields/date-field';
import { ServiceSpecificStepFrame } from './layout/booking-page-frame';
import { TimeSelect } from './fields/time-select';
import { bringIntoView } from './hooks/bring-into-view';
import { useValueIfChangedSinceMount } from './hooks/use-value-if-changed-since-mount';

const SLOTS = TIME_SLOTS.map((value) => ({
  value,
  content: TIME_SLOT_LABELS[value],
  description: <span className="small-note tabular-figures">{timeRangeText(APPOINTMENT_TIMES[value])}</span>,
}));

export const AppointmentSchedulePage = observer(({ viewModel }: { viewModel: AppointmentScheduleViewModel }) => {
  const { date, slot, time } = viewModel.fields;
  const timeOfSlot = useRef<HTMLDivElement>(null);
  const chosenSlot = useValueIfChangedSinceMount(slot.value);
  // A slot fills in its first time. On a phone the action bar would hide it.
  useEffect(() => {
    if (chosenSlot) bringIntoView(timeOfSlot.current);
  }, [chosenSlot]);
  return (
    <ServiceSpecificStepFrame page="schedule" viewModel={viewModel}>
      <div className={styles.date}>
        <DateField field={date} hint={viewModel.funnel.booking.current.dateHint()} />
      </div>
      <RadioGroup field={slot} layout="list" choices={SLOTS} />
      <div ref={timeOfSlot} className={styles.time}>
        <TimeSelect field={time} />
      </div>
    </ServiceSpecificStepFrame>
  );
});
