import { rowsWithValue, summaryRowOfNames, type SummaryRow } from '../booking';
import { WALKING_DAYS, walksPerDay, type WalkingBookingDraft } from './choices';
import { counted } from './price';

function labelOfDays({ walkDays }: WalkingBookingDraft): string | undefined {
  return WALKING_DAYS.find(({ value }) => value === walkDays)?.label;
}

export function walkingMainChoices(booking: WalkingBookingDraft): readonly string[] {
  const parts = [booking.package?.name, booking.walkFrequency, labelOfDays(booking), booking.walkDuration];
  return parts.flatMap((part) => part || []);
}

export function walkingPackageRows(booking: WalkingBookingDraft): readonly SummaryRow[] {
  const { walkFrequency, walkDays } = booking;
  const walks = walkFrequency && `${counted(walksPerDay(walkFrequency), 'walk')} a day`;
  const days = walkDays === 'all days' ? walkDays : labelOfDays(booking);
  return rowsWithValue([
    { label: 'Package', value: booking.package?.name ?? '', isSentence: true },
    { label: 'Walks', value: [walks, days].filter(Boolean).join(', '), isSentence: true },
    { label: 'Walk duration', value: booking.walkDuration ?? '' },
    { label: 'Live Tracking', value: 'Included' },
    summaryRowOfNames('Add-ons', booking.addOns),
  ]);
}
