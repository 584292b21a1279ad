import type { Booking, ServiceProfile } from '../booking';
import { dateIfBookable, type CalendarDate } from '../calendar';
import { formatDateRange } from '../date-texts';
import type { Rupees } from '../money';
import { findById, type Id } from '../ids';
import { namesNoLongerOffered, withoutPrice } from '../packages';
import {
  chooseWalkingPackage,
  walkingPackageErrors,
  walksPerDay,
  type WalkDuration,
  type WalkFrequency,
  type WalkingAddOnName,
  type WalkingBookingDraft,
  type WalkingDays,
} from './choices';
import { walkingPriceLines, walkingTotalIfComplete } from './price';
import { checkedSlots, chosenTimes, walkingEndDate, walkingScheduleErrors } from './schedule';
import { walkingMainChoices, walkingPackageRows } from './texts';

interface CompleteWalkingBooking {
  readonly service: 'walking';
  readonly packageId: Id;
  readonly frequency: WalkFrequency;
  readonly days: WalkingDays;
  readonly duration: WalkDuration;
  readonly addOns: readonly WalkingAddOnName[];
  readonly startDate: CalendarDate;
  /** In the order of the day. */
  readonly times: readonly string[];
  readonly total: Rupees;
}

export const WALKING: ServiceProfile = {
  label: 'Dog Walking',
  shortLabel: 'Walking',
  pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
  hasCustomerPrices: true,
  showsErrorsOnLeave: false,
};

export function walkingBooking(draft: WalkingBookingDraft, today: CalendarDate) {
  const startDate = dateIfBookable(draft.startDate, today);
  return {
    profile: WALKING,
    day: startDate,
    times: chosenTimes(draft),
    hasSelection: () => draft.walkFrequency !== undefined,
    selectionErrors: () => walkingPackageErrors(draft),
    hasSchedule: () => startDate !== undefined,
    scheduleErrors: () => walkingScheduleErrors(draft, today),
    hasDay: () => draft.startDate !== undefined,
    total: () => walkingTotalIfComplete(draft) ?? 0,
    isPriceIncomplete: () => walkingTotalIfComplete(draft) === undefined,
    priceLines: () => walkingPriceLines(draft),
    mainChoices: () => walkingMainChoices(draft),
    dayAndTime: () =>
      startDate
        ? [formatDateRange(startDate, walkingEndDate(draft) ?? startDate), chosenTimes(draft).join(', ')].filter(
            Boolean,
          )
        : [],
    packageRows: () => walkingPackageRows(draft),
    asOffered({ packages }): WalkingBookingDraft {
      const offered = findById(packages, draft.package?.id);
      return offered ? chooseWalkingPackage(draft, offered) : { ...draft, package: undefined };
    },
    noLongerOffered: ({ packages }) => namesNoLongerOffered([draft.package], packages),
    forNextTime: () => ({ ...draft, package: draft.package && withoutPrice(draft.package), startDate: undefined }),
    complete(): CompleteWalkingBooking | undefined {
      const { package: chosen, walkFrequency: frequency, walkDays: days, walkDuration: duration, addOns } = draft;
      const times = chosenTimes(draft);
      const hasTimes = checkedSlots(draft).length === walksPerDay(frequency) && times.length === walksPerDay(frequency);
      if (!chosen || !frequency || !days || !duration || !startDate || !hasTimes) return undefined;
      return {
        service: 'walking',
        packageId: chosen.id,
        frequency,
        days,
        duration,
        addOns,
        startDate,
        times,
        total: this.total(),
      };
    },
  } satisfies Booking;
}
