import { rowsWithValue, summaryRowOfNames, type SummaryRow } from '../booking';
import { WALKING_DAYS, walksPerDay, type WalkingBookingDraft } from './choices';
import { counted } from '../text';

function labelOfDays({ walkDays }: WalkingBookingDraft): string | undefined {
  return WALKING_DAYS.find(({ value }) => value === walkDays)?.label;
}

function walksText({ walkFrequency }: WalkingBookingDraft): string {
  return walkFrequency ? `${counted(walksPerDay(walkFrequency), 'walk')} a day` : '';
}

export function walkingMainChoices(booking: WalkingBookingDraft): readonly string[] {
  const parts = [booking.package?.name, walksText(booking), labelOfDays(booking), booking.walkDuration];
  return parts.flatMap((part) => part || []);
}

export function walkingPackageRows(booking: WalkingBookingDraft): readonly SummaryRow[] {
  return rowsWithValue([
    { label: 'Package', value: booking.package?.name ?? '' },
    { label: 'Walks', value: [walksText(booking), labelOfDays(booking)].filter(Boolean).join(', ') },
    { label: 'Walk duration', value: booking.walkDuration ?? '' },
    summaryRowOfNames('Add-ons', ['Live Tracking', ...booking.addOns]),
  ]);
}
