// Apart from the other rules of walking, because only the date page needs these, which loads later.
import { isWeekend } from '../calendar';
import { messages } from '../messages';
import type { TimeSlot } from '../time-slots';
import { UNCHECKED_SLOT, walksPerDay, type WalkingBookingDraft } from './choices';
import { checkedSlots, WALKING_TIMES } from './schedule';

/** A hint below the start date. */
export function walkingDateHint({ startDate, walkDays }: WalkingBookingDraft): string {
  const isDayOff = walkDays === 'weekdays' && startDate && isWeekend(startDate);
  return isDayOff ? 'No walk on this day: you chose Mon - Fri.' : 'Your package decides the end date.';
}

/** The error message if a slot cannot be checked because the other slots cover all walks of a day; otherwise undefined. */
export function slotRefusalMessage(booking: WalkingBookingDraft, slot: TimeSlot): string | undefined {
  const { walkFrequency, preferableTime } = booking;
  const allowed = walksPerDay(walkFrequency);
  if (preferableTime[slot].checked || checkedSlots(booking).length < allowed) return undefined;
  return messages.walking.slotCountExceeded(allowed, walkFrequency ?? '');
}

/** Checks a slot and chooses the earliest time it offers, or unchecks it and clears its time (decision S5). */
export function toggleWalkingSlot(booking: WalkingBookingDraft, slot: TimeSlot): WalkingBookingDraft {
  const toggled = booking.preferableTime[slot].checked
    ? UNCHECKED_SLOT
    : { checked: true, time: WALKING_TIMES[slot][0] };
  return { ...booking, preferableTime: { ...booking.preferableTime, [slot]: toggled } };
}

/** Checks a slot, and sets its time. An undefined `time` clears the slot's time; the slot stays checked. */
export function chooseSlotTime(
  booking: WalkingBookingDraft,
  slot: TimeSlot,
  time: string | undefined,
): WalkingBookingDraft {
  return { ...booking, preferableTime: { ...booking.preferableTime, [slot]: { checked: true, time } } };
}
