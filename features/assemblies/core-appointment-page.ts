import { TIME_SLOT_LABELS, TIME_SLOTS } from '../../src/domain/time-slots';
import type { AppointmentScheduleViewModel } from '../../src/view-models/appointment-schedule';
import { choiceOf, dateField, timeField, type CorePage } from './core-fields';

/** The second step of training and grooming, by the names that its page shows. */
export function appointmentPage(viewModel: AppointmentScheduleViewModel): CorePage {
  const { appointment, check, date, funnel, times } = viewModel;
  const { errors } = check;
  return {
    fields: {
      Date: {
        ...dateField(
          {
            text: date.text,
            message: errors.date,
            write: (text) => {
              date.type(text);
              viewModel.leave('date');
            },
          },
          { earliest: viewModel.earliestDate },
        ),
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
        ...timeField({ time: appointment.time, times, message: errors.time }, (time) => viewModel.chooseTime(time)),
        leave: () => viewModel.leave('time'),
      },
    },
    controls: { Next: () => viewModel.next(), Back: () => funnel.goBack() },
    texts: [],
  };
}
