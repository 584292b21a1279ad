// Only the date page needs these, and it loads later.
import { isWeekend } from '../calendar';
import { messages } from '../messages';
import type { TimeSlot } from '../time-slots';
import { UNCHECKED_SLOT, walksPerDay, type WalkingBookingDraft } from './choices';
import { checkedSlots, WALKING_TIMES } from './schedule';

export function walkingDateHint({ startDate, walkDays }: WalkingBookingDraft): string {
  const isDayOff = walkDays === 'weekdays' && startDate && isWeekend(startDate);
  return isDayOff ? 'No walk on this day: you chose Mon - Fri.' : 'Your package decides the end date.';
}

export function slotRefusalMessage(booking: WalkingBookingDraft, slot: TimeSlot): string | undefined {
  const { walkFrequency, preferableTime } = booking;
  const allowed = walksPerDay(walkFrequency);
  if (preferableTime[slot].checked || checkedSlots(booking).length < allowed) return undefined;
  return messages.walking.slotCountExceeded(allowed, walkFrequency ?? '');
}

/** Decision S5. */
export function toggleWalkingSlot(booking: WalkingBookingDraft, slot: TimeSlot): WalkingBookingDraft {
  const toggled = booking.preferableTime[slot].checked
    ? UNCHECKED_SLOT
    : { checked: true, time: WALKING_TIMES[slot][0] };
  return { ...booking, preferableTime: { ...booking.preferableTime, [slot]: toggled } };
}

export function chooseSlotTime(
  booking: WalkingBookingDraft,
  slot: TimeSlot,
  time: string | undefined,
): WalkingBookingDraft {
  return { ...booking, preferableTime: { ...booking.preferableTime, [slot]: { checked: true, time } } };
}
