import { addDays, dateIfBookable, type CalendarDate } from '../calendar';
import { collectErrors, type FieldErrors } from '../field-errors';
import { messages } from '../messages';
import { TIME_SLOTS, halfHourTimesBySlot, type TimeSlot } from '../time-slots';
import { walksPerDay, type WalkingBookingDraft } from './choices';

export const WALKING_TIMES = halfHourTimesBySlot({ morning: [6, 11.5], afternoon: [12, 16.5], evening: [17, 21.5] });

/** Days from the start to the end date, by package name in small letters. For 'shortterm' the specification says 7, not 6 (decision S3). */
const END_DATE_OFFSETS = new Map<string | undefined, number>([
  ['longterm', 29],
  ['midterm', 14],
  ['shortterm', 7],
  ['express', 2],
]);

/** Days from the start to the end date; 0 for an unknown name. Capitals, spaces and hyphens in the name do not matter (decision S2). */
export function endDateOffset(packageName: string | undefined): number {
  return END_DATE_OFFSETS.get(packageName?.toLowerCase().replace(/[\s\p{Pd}]/gu, '')) ?? 0;
}

/** The booking's end date, which customers cannot edit; undefined without a start date. */
export function walkingEndDate(booking: WalkingBookingDraft): CalendarDate | undefined {
  return booking.startDate && addDays(booking.startDate, endDateOffset(booking.package?.name));
}

export type PackageDurationUnit = 'days' | 'weeks' | 'months';

const DAYS_IN_UNIT: Readonly<Record<PackageDurationUnit, number>> = { days: 1, weeks: 7, months: 30 };

/**
 * Days from the start to the end date by a package's duration: 13 for 2 weeks. The specification has this rule too, but the app
 * does not call it: it uses the rule by name, `endDateOffset`.
 */
export function endDateOffsetByDuration(count: number, unit: PackageDurationUnit): number {
  return count * DAYS_IN_UNIT[unit] - 1;
}

/** The slots that are checked, in the order of the day. */
export function checkedSlots(booking: WalkingBookingDraft): readonly TimeSlot[] {
  return TIME_SLOTS.filter((slot) => booking.preferableTime[slot].checked);
}

/** The times chosen for the checked slots, in the order of the day. */
export function chosenTimes(booking: WalkingBookingDraft): readonly string[] {
  return checkedSlots(booking).flatMap((slot) => booking.preferableTime[slot].time || []);
}

/** The fields of the date and time step; 'slots' stands for the number of checked slots. */
export type WalkingScheduleField = 'startDate' | 'slots' | TimeSlot;

/** The errors of the date and time step, by field. */
export function walkingScheduleErrors(
  booking: WalkingBookingDraft,
  today: CalendarDate,
): FieldErrors<WalkingScheduleField> {
  const { walking } = messages;
  const timeError = (slot: TimeSlot, message: string) => {
    const { checked, time } = booking.preferableTime[slot];
    return checked && !time ? message : undefined;
  };
  const needed = walksPerDay(booking.walkFrequency);
  return collectErrors({
    startDate: dateIfBookable(booking.startDate, today) ? undefined : walking.startDateMissing,
    slots:
      checkedSlots(booking).length === needed ? undefined : walking.slotCountWrong(needed, booking.walkFrequency ?? ''),
    morning: timeError('morning', walking.morningTimeMissing),
    afternoon: timeError('afternoon', walking.afternoonTimeMissing),
    evening: timeError('evening', walking.eveningTimeMissing),
  });
}
