import { TIME_SLOT_LABELS, TIME_SLOTS } from '../../src/domain/time-slots';
import type { AppointmentScheduleViewModel } from '../../src/view-models/appointment-schedule';
import { choiceOf, textField, type CorePage } from './core-fields';

/** The second step of training and grooming, by the names that its page shows. */
export function appointmentPage(viewModel: AppointmentScheduleViewModel): CorePage {
  const { appointment, check, date, funnel, times } = viewModel;
  const { errors } = check;
  return {
    fields: {
      Date: {
        ...textField(date.text, errors.date, (text) => {
          date.type(text);
          viewModel.leave('date');
        }),
        leave: () => viewModel.leave('date'),
      },
      'Time slot': {
        ...choiceOf(
          TIME_SLOTS.map((slot) => ({ name: TIME_SLOT_LABELS[slot], value: slot })),
          appointment.slot,
          (slot) => viewModel.chooseSlot(slot),
          errors.slot,
        ),
        leave: () => viewModel.leave('slot'),
      },
      Time: {
        values: [appointment.time ?? ''],
        options: times,
        message: errors.time,
        fill: (time) => viewModel.chooseTime(time || undefined),
        leave: () => viewModel.leave('time'),
      },
    },
    controls: { Next: () => viewModel.next(), Back: () => funnel.goBack() },
    texts: [],
  };
}
