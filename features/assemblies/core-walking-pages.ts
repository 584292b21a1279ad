import { messages } from '../../src/domain/messages';
import { findSame } from '../../src/domain/shape';
import { TIME_SLOT_LABELS, TIME_SLOTS } from '../../src/domain/time-slots';
import { WALK_DURATIONS, WALK_FREQUENCIES, WALKING_ADD_ONS, WALKING_DAYS, WALKING_TIMES } from '../../src/domain/walking';
import type { WalkingPackageViewModel } from '../../src/view-models/walking-package';
import type { WalkingScheduleViewModel } from '../../src/view-models/walking-schedule';
import { choice, choiceOf, dateField, reloadControl, textField, timeField, type CoreField, type CorePage } from './core-fields';

/** Walking's first step, by the names that its page shows. */
export function walkingPackagePage(viewModel: WalkingPackageViewModel): CorePage {
  const { booking, check, offered } = viewModel;
  const { errors } = check;
  return {
    fields: {
      'Walk frequency': choiceOf(
        WALK_FREQUENCIES.map(({ label, value }) => ({ name: label, value })),
        booking.walkFrequency,
        (value) => viewModel.chooseFrequency(value),
        errors.walkFrequency,
      ),
      'Walking days': choiceOf(
        WALKING_DAYS.map(({ label, value }) => ({ name: label, value })),
        booking.walkDays,
        (value) => viewModel.chooseDays(value),
        errors.walkDays,
      ),
      'Walk duration': choiceOf(
        WALK_DURATIONS.map(({ value }) => ({ name: value, value })),
        booking.walkDuration,
        (value) => viewModel.chooseDuration(value),
        errors.walkDuration,
      ),
      Package: choiceOf(
        offered.items.map(({ id, name }) => ({ name, value: id })),
        booking.package?.id,
        (id) => viewModel.choosePackage(findSame(offered.items, id)!),
        errors.package,
      ),
      'Add-ons': choice(
        WALKING_ADD_ONS.map((addOn) => ({
          name: addOn,
          isOn: booking.addOns.includes(addOn),
          press: () => viewModel.toggleAddOn(addOn),
        })),
      ),
    },
    controls: { Next: () => viewModel.next(), ...reloadControl(offered, () => viewModel.load()) },
    texts: [messages.walking.addOnsOptional, messages.walking.addOnsInvitation],
  };
}

/** Walking's second step, by the names that its page shows. */
export function walkingSchedulePage(viewModel: WalkingScheduleViewModel): CorePage {
  const { booking, check, funnel, startDate } = viewModel;
  const { errors } = check;
  const times = TIME_SLOTS.filter((slot) => booking.preferableTime[slot].checked).map((slot): [string, CoreField] => [
    `${TIME_SLOT_LABELS[slot]} time`,
    timeField({ time: booking.preferableTime[slot].time, times: WALKING_TIMES[slot], message: errors[slot] }, (time) =>
      viewModel.chooseTime(slot, time),
    ),
  ]);
  return {
    fields: {
      'Start date': dateField(
        {
          text: startDate.text,
          message: errors.startDate,
          write: (text) => {
            startDate.type(text);
            startDate.tidy();
          },
        },
        { earliest: viewModel.earliestDate },
      ),
      'End date': textField(viewModel.endDateText, undefined, () => {}),
      'Time slots': choice(
        TIME_SLOTS.map((slot) => ({
          name: TIME_SLOT_LABELS[slot],
          isOn: booking.preferableTime[slot].checked,
          press: () => viewModel.toggleSlot(slot),
        })),
        errors.slots,
      ),
      ...Object.fromEntries(times),
    },
    controls: { Next: () => viewModel.next(), Back: () => funnel.goBack() },
    texts: [],
  };
}
