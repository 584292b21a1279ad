import { bookableDate, type CalendarDate } from '../calendar';
import type { Rupees } from '../money';
import type { ServiceRules } from '../service-rules';
import type { Id } from '../ids';
import {
  walkingSelection,
  walksPerDay,
  type WalkDuration,
  type WalkFrequency,
  type WalkingAddOn,
  type WalkingBooking,
  type WalkingDays,
} from './choices';
import { walkingPrice } from './price';
import { checkedSlots, walkingSchedule } from './schedule';
import { walkingTexts } from './texts';

/** A walking booking with all required choices made. */
export interface CompleteWalkingBooking {
  readonly service: 'walking';
  readonly packageId: Id;
  readonly frequency: WalkFrequency;
  readonly days: WalkingDays;
  readonly duration: WalkDuration;
  readonly addOns: readonly WalkingAddOn[];
  readonly startDate: CalendarDate;
  /** One time for each walk of a day, in the order of the day. */
  readonly times: readonly string[];
  readonly total: Rupees;
}

function completeWalkingBooking(booking: WalkingBooking, today: CalendarDate): CompleteWalkingBooking | undefined {
  const { package: chosen, walkFrequency: frequency, walkDays: days, walkDuration: duration, addOns } = booking;
  const startDate = bookableDate(booking.startDate, today);
  const slots = checkedSlots(booking);
  const times = slots.flatMap((slot) => booking.preferableTime[slot].time || []);
  const hasTimes = slots.length === walksPerDay(frequency) && times.length === slots.length;
  if (!chosen || !frequency || !days || !duration || !startDate || !hasTimes) return undefined;
  const total = walkingPrice.total(booking);
  return { service: 'walking', packageId: chosen.id, frequency, days, duration, addOns, startDate, times, total };
}

/** The rules of walking. */
export const walkingRules: ServiceRules<WalkingBooking, CompleteWalkingBooking> = {
  label: 'Dog Walking',
  shortLabel: 'Walking',
  pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
  selection: walkingSelection,
  schedule: walkingSchedule,
  price: walkingPrice,
  texts: walkingTexts,
  complete: completeWalkingBooking,
};
