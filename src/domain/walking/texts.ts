import { dateIfBookable, formatDate } from '../calendar';
import { summaryRowOfNames, type BookingTextRules } from '../service-rules';
import { TIME_SLOT_LABELS } from '../time-slots';
import { WALK_FREQUENCIES, WALKING_DAYS, type WalkingBookingDraft } from './choices';
import { checkedSlots, chosenTimes, walkingEndDate } from './schedule';

function labelOf<Value>(options: readonly { value: Value; label: string }[], value: Value | undefined): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

export const walkingTextRules: BookingTextRules<WalkingBookingDraft> = {
  headline(booking, today) {
    const startDate = today && dateIfBookable(booking.startDate, today);
    const schedule = startDate ? [formatDate(startDate), chosenTimes(booking).join(', ')] : [];
    const parts = [booking.package?.name, booking.walkFrequency, labelOf(WALKING_DAYS, booking.walkDays), booking.walkDuration, ...schedule];
    return parts.flatMap((part) => part || []);
  },
  packageRows: (booking) => [
    { label: 'Package', value: booking.package?.name ?? '' },
    { label: 'Walks a day', value: labelOf(WALK_FREQUENCIES, booking.walkFrequency) },
    { label: 'Walking days', value: labelOf(WALKING_DAYS, booking.walkDays) },
    { label: 'Walk duration', value: booking.walkDuration ?? '' },
    { label: 'Live Tracking', value: 'Included' },
    summaryRowOfNames('Add-ons', booking.addOns),
  ],
  scheduleRows(booking) {
    const endDate = walkingEndDate(booking);
    return [
      { label: 'Start date', value: booking.startDate ? formatDate(booking.startDate) : '' },
      { label: 'End date', value: endDate ? formatDate(endDate) : '' },
      ...checkedSlots(booking).map((slot) => ({
        label: TIME_SLOT_LABELS[slot],
        value: booking.preferableTime[slot].time ?? '',
      })),
    ];
  },
};
