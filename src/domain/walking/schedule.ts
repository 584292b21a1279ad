import { addDays, stillAllowed, type CalendarDate } from '../calendar';
import { onlyErrors, type FieldErrors } from '../field-errors';
import { messages } from '../messages';
import type { ScheduleRules } from '../service-rules';
import { firstTime, TIME_SLOTS, timeTable, type TimeSlot } from '../time-slots';
import { UNCHECKED, walksPerDay, type WalkingBooking } from './choices';

/** The times of walks, in each slot of the day. */
export const WALKING_TIMES = timeTable({ morning: [6, 11.5], afternoon: [12, 16.5], evening: [17, 21.5] });

/** A package's name without case, spaces and hyphens: 'Long-term' and 'long term' are the same type. */
function typeOf(packageName: string): string {
  return packageName.toLowerCase().replace(/[\s\p{Pd}]/gu, '');
}

/** Days from the start to the end date. Short-term has 7, not 6: the owner's figure (decision S3). */
const END_DATE_OFFSETS = new Map<string | undefined, number>(
  Object.entries({ 'Long-term': 29, 'Mid-term': 14, 'Short-term': 7, Express: 2 }).map(([name, days]) => [typeOf(name), days]),
);

/** Days from the start to the end date by the package's name; 0 for an unknown one (decision S2). */
export function endDateOffset(packageName: string | undefined): number {
  return END_DATE_OFFSETS.get(packageName && typeOf(packageName)) ?? 0;
}

/** The day of the last walk; undefined while no start date is chosen. Customers cannot edit it. */
export function walkingEndDate(booking: WalkingBooking): CalendarDate | undefined {
  return booking.startDate && addDays(booking.startDate, endDateOffset(booking.package?.name));
}

/** What a package's duration is counted in. */
export type PackageDurationUnit = 'days' | 'weeks' | 'months';

const DAYS_IN_UNIT: Readonly<Record<PackageDurationUnit, number>> = { days: 1, weeks: 7, months: 30 };

/**
 * Days from the start to the end date by the package's duration: 2 weeks are 13. Nothing calls this second rule of the
 * specification: the rule by package name is in force (decision S2).
 */
export function endDateOffsetByDuration(count: number, unit: PackageDurationUnit): number {
  return count * DAYS_IN_UNIT[unit] - 1;
}

/** The slots that are checked, in the order of the day. */
export function checkedSlots(booking: WalkingBooking): readonly TimeSlot[] {
  return TIME_SLOTS.filter((slot) => booking.preferableTime[slot].checked);
}

/** Why a slot cannot be checked: each walk of the day has one. Undefined where it can, and for a checked slot. */
export function slotRefusal(booking: WalkingBooking, slot: TimeSlot): string | undefined {
  const { walkFrequency, preferableTime } = booking;
  const allowed = walksPerDay(walkFrequency);
  if (preferableTime[slot].checked || checkedSlots(booking).length < allowed) return undefined;
  return messages.walking.slotCountExceeded(allowed, walkFrequency ?? '');
}

/** The same booking with a slot checked at its first time or, where it was checked, unchecked without a time (decision S5). */
export function toggleSlot(booking: WalkingBooking, slot: TimeSlot): WalkingBooking {
  const toggled = booking.preferableTime[slot].checked ? UNCHECKED : { checked: true, time: firstTime(WALKING_TIMES, slot) };
  return { ...booking, preferableTime: { ...booking.preferableTime, [slot]: toggled } };
}

/** The same booking with another time for a checked slot, or with none. */
export function chooseSlotTime(booking: WalkingBooking, slot: TimeSlot, time: string | undefined): WalkingBooking {
  return { ...booking, preferableTime: { ...booking.preferableTime, [slot]: { checked: true, time } } };
}

/** The fields of the second step; 'slots' is the number of checked ones. */
export type WalkingScheduleField = 'startDate' | 'slots' | TimeSlot;

/** What is wrong with the second step. */
export function walkingScheduleErrors(booking: WalkingBooking, today: CalendarDate): FieldErrors<WalkingScheduleField> {
  const { walking } = messages;
  const timeError = (slot: TimeSlot, message: string) => {
    const { checked, time } = booking.preferableTime[slot];
    return checked && !time ? message : undefined;
  };
  const needed = walksPerDay(booking.walkFrequency);
  return onlyErrors({
    startDate: stillAllowed(booking.startDate, today) ? undefined : walking.startDateMissing,
    slots: checkedSlots(booking).length === needed ? undefined : walking.slotCountWrong(needed, booking.walkFrequency ?? ''),
    morning: timeError('morning', walking.morningTimeMissing),
    afternoon: timeError('afternoon', walking.afternoonTimeMissing),
    evening: timeError('evening', walking.eveningTimeMissing),
  });
}

/** The guard asks for the start date alone. */
export const walkingSchedule: ScheduleRules<WalkingBooking> = {
  showsErrorsOnTouch: false,
  isMade: ({ startDate }, today) => stillAllowed(startDate, today) !== undefined,
  errors: walkingScheduleErrors,
};
