import { dateIfBookable, isWeekend, type CalendarDate } from '../calendar';
import type { Rupees } from '../money';
import type { ServiceRules } from '../service-rules';
import type { Id } from '../ids';
import {
  walkingPackageErrors,
  walksPerDay,
  type WalkDuration,
  type WalkFrequency,
  type WalkingAddOnName,
  type WalkingBookingDraft,
  type WalkingDays,
} from './choices';
import { walkingPriceRules } from './price';
import { checkedSlots, chosenTimes, walkingScheduleErrors } from './schedule';
import { walkingTextRules } from './texts';

/** A walking booking with all required choices made. */
export interface CompleteWalkingBooking {
  readonly service: 'walking';
  readonly packageId: Id;
  readonly frequency: WalkFrequency;
  readonly days: WalkingDays;
  readonly duration: WalkDuration;
  readonly addOns: readonly WalkingAddOnName[];
  readonly startDate: CalendarDate;
  /** One time for each walk of a day, in the order of the day. */
  readonly times: readonly string[];
  readonly total: Rupees;
}

export const walkingServiceRules: ServiceRules<WalkingBookingDraft, CompleteWalkingBooking> = {
  label: 'Dog Walking',
  shortLabel: 'Walking',
  pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
  selection: {
    isMade: ({ walkFrequency }) => walkFrequency !== undefined,
    errors: walkingPackageErrors,
  },
  schedule: {
    dateHint: ({ walkDays, startDate }) =>
      walkDays === 'weekdays' && startDate && isWeekend(startDate) ? 'You chose Mon - Fri, so there is no walk on this day.' : '',
    showsErrorsOnLeave: false,
    isMade: ({ startDate }, today) => dateIfBookable(startDate, today) !== undefined,
    errors: walkingScheduleErrors,
  },
  price: walkingPriceRules,
  texts: walkingTextRules,
  complete(booking, today) {
    const { package: chosen, walkFrequency: frequency, walkDays: days, walkDuration: duration, addOns } = booking;
    const startDate = dateIfBookable(booking.startDate, today);
    const slots = checkedSlots(booking);
    const times = chosenTimes(booking);
    const hasTimes = slots.length === walksPerDay(frequency) && times.length === slots.length;
    if (!chosen || !frequency || !days || !duration || !startDate || !hasTimes) return undefined;
    const total = walkingPriceRules.total(booking);
    return { service: 'walking', packageId: chosen.id, frequency, days, duration, addOns, startDate, times, total };
  },
};
