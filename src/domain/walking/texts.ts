import { summaryRowOfNames, type SummaryRow } from '../booking';
import { formatDate } from '../calendar';
import { TIME_SLOT_LABELS } from '../time-slots';
import { WALK_FREQUENCIES, WALKING_DAYS, type WalkingBookingDraft } from './choices';
import { checkedSlots, walkingEndDate } from './schedule';

function labelOf<Value>(options: readonly { value: Value; label: string }[], value: Value | undefined): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

export function walkingMainChoices(booking: WalkingBookingDraft): readonly string[] {
  const parts = [booking.package?.name, booking.walkFrequency, labelOf(WALKING_DAYS, booking.walkDays), booking.walkDuration];
  return parts.flatMap((part) => part || []);
}

export function walkingPackageRows(booking: WalkingBookingDraft): readonly SummaryRow[] {
  return [
    { label: 'Package', value: booking.package?.name ?? '' },
    { label: 'Walks a day', value: labelOf(WALK_FREQUENCIES, booking.walkFrequency) },
    { label: 'Walking days', value: labelOf(WALKING_DAYS, booking.walkDays) },
    { label: 'Walk duration', value: booking.walkDuration ?? '' },
    { label: 'Live Tracking', value: 'Included' },
    summaryRowOfNames('Add-ons', booking.addOns),
  ];
}

export function walkingScheduleRows(booking: WalkingBookingDraft): readonly SummaryRow[] {
  const endDate = walkingEndDate(booking);
  return [
    { label: 'Start date', value: booking.startDate ? formatDate(booking.startDate) : '' },
    { label: 'End date', value: endDate ? formatDate(endDate) : '' },
    ...checkedSlots(booking).map((slot) => ({ label: TIME_SLOT_LABELS[slot], value: booking.preferableTime[slot].time ?? '' })),
  ];
}
