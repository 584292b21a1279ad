import { addDays, dateIfBookable, type CalendarDate } from '../calendar';
import { collectErrors, type FieldErrors } from '../field-errors';
import { messages } from '../messages';
import { TIME_SLOTS, halfHourTimesBySlot, type TimeSlot } from '../time-slots';
import { walksPerDay, type WalkingBookingDraft } from './choices';

export const WALKING_TIMES = halfHourTimesBySlot({ morning: [6, 11.5], afternoon: [12, 16.5], evening: [17, 21.5] });

/** In days. For 'shortterm' the specification says 7, not 6 (decision S3). */
const END_DATE_OFFSETS = new Map<string | undefined, number>([
  ['longterm', 29],
  ['midterm', 14],
  ['shortterm', 7],
  ['express', 2],
]);

/** 0 for an unknown name (decision S2). */
export function endDateOffset(packageName: string | undefined): number {
  return END_DATE_OFFSETS.get(packageName?.toLowerCase().replace(/[\s\p{Pd}]/gu, '')) ?? 0;
}

export function walkingEndDate(booking: WalkingBookingDraft): CalendarDate | undefined {
  return booking.startDate && addDays(booking.startDate, endDateOffset(booking.package?.name));
}

export type PackageDurationUnit = 'days' | 'weeks' | 'months';

const DAYS_IN_UNIT: Readonly<Record<PackageDurationUnit, number>> = { days: 1, weeks: 7, months: 30 };

/** The specification has this rule too, but the app uses `endDateOffset`. */
export function endDateOffsetByDuration(count: number, unit: PackageDurationUnit): number {
  return count * DAYS_IN_UNIT[unit] - 1;
}

export function checkedSlots(booking: WalkingBookingDraft): readonly TimeSlot[] {
  return TIME_SLOTS.filter((slot) => booking.preferableTime[slot].checked);
}

export function chosenTimes(booking: WalkingBookingDraft): readonly string[] {
  return checkedSlots(booking).flatMap((slot) => booking.preferableTime[slot].time || []);
}

/** 'slots' stands for their number. */
export type WalkingScheduleField = 'startDate' | 'slots' | TimeSlot;

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
