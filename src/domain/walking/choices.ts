import type { CalendarDate } from '../calendar';
import { onlyErrors, type FieldErrors } from '../field-errors';
import { messages } from '../messages';
import type { OfferedPackage } from '../packages';
import type { SelectionRules } from '../service-rules';
import type { TimeSlot } from '../time-slots';

/** How often the dog is walked. The label is what pages show. */
export const WALK_FREQUENCIES = [
  { value: 'Once a Day', label: '1 Walk', walksPerDay: 1 },
  { value: 'Twice a Day', label: '2 Walks', walksPerDay: 2 },
  { value: 'Thrice a Day', label: '3 Walks', walksPerDay: 3 },
] as const;
export type WalkFrequency = (typeof WALK_FREQUENCIES)[number]['value'];

/** Walking days change neither the price nor the end date (decision S4). */
export const WALKING_DAYS = [
  { value: 'weekdays', label: 'Mon - Fri' },
  { value: 'all days', label: 'All Days' },
] as const;
export type WalkingDays = (typeof WALKING_DAYS)[number]['value'];

/** A walk of 60 minutes costs as much as two of 30. */
export const WALK_DURATIONS = [
  { value: '30 min walk', priceFactor: 1 },
  { value: '60 min walk', priceFactor: 2 },
] as const;
export type WalkDuration = (typeof WALK_DURATIONS)[number]['value'];

/** Optional, and priced in the quotes (decision S8). */
export const WALKING_ADD_ONS = ['Poo Picking', 'Paw Cleaning', 'Combing'] as const;
export type WalkingAddOn = (typeof WALKING_ADD_ONS)[number];

/** The part of the chosen package that a booking keeps. */
export type ChosenWalkingPackage = Pick<OfferedPackage, 'id' | 'name' | 'price' | 'durationDays'>;

/** A slot of the day in a walking booking, and its time, such as '6:00 AM'. */
export interface WalkingSlot {
  readonly checked: boolean;
  readonly time: string | undefined;
}

/** A walking booking, complete or not. The end date and the total follow from it. */
export interface WalkingBooking {
  readonly walkFrequency: WalkFrequency | undefined;
  readonly walkDays: WalkingDays | undefined;
  readonly walkDuration: WalkDuration | undefined;
  readonly package: ChosenWalkingPackage | undefined;
  readonly addOns: readonly WalkingAddOn[];
  readonly startDate: CalendarDate | undefined;
  readonly preferableTime: Readonly<Record<TimeSlot, WalkingSlot>>;
}

/** A slot that no walk takes. */
export const UNCHECKED: WalkingSlot = { checked: false, time: undefined };

/** An empty walking booking. */
export const EMPTY_WALKING_BOOKING: WalkingBooking = {
  walkFrequency: undefined,
  walkDays: undefined,
  walkDuration: undefined,
  package: undefined,
  addOns: [],
  startDate: undefined,
  preferableTime: { morning: UNCHECKED, afternoon: UNCHECKED, evening: UNCHECKED },
};

/** Chooses a package. */
export function chooseWalkingPackage(booking: WalkingBooking, chosen: OfferedPackage): WalkingBooking {
  const { id, name, price, durationDays } = chosen;
  return { ...booking, package: { id, name, price, durationDays } };
}

/** Adds an add-on to the booking, or removes it. */
export function toggleWalkingAddOn(booking: WalkingBooking, addOn: WalkingAddOn): WalkingBooking {
  const chosen = new Set(booking.addOns);
  if (!chosen.delete(addOn)) chosen.add(addOn);
  return { ...booking, addOns: WALKING_ADD_ONS.filter((each) => chosen.has(each)) };
}

/** Walks a day, which is also the number of slots to check; 0 without a frequency. */
export function walksPerDay(frequency: WalkFrequency | undefined): number {
  return WALK_FREQUENCIES.find(({ value }) => value === frequency)?.walksPerDay ?? 0;
}

/** The required fields of the first step. */
export type WalkingPackageField = 'walkFrequency' | 'walkDays' | 'walkDuration' | 'package';

/** The errors of the first step. Add-ons are optional. */
export function walkingPackageErrors(booking: WalkingBooking): FieldErrors<WalkingPackageField> {
  const { walking } = messages;
  return onlyErrors({
    walkFrequency: booking.walkFrequency ? undefined : walking.frequencyMissing,
    walkDays: booking.walkDays ? undefined : walking.daysMissing,
    walkDuration: booking.walkDuration ? undefined : walking.durationMissing,
    package: booking.package ? undefined : walking.packageMissing,
  });
}

/** The guard requires the frequency only. */
export const walkingSelection: SelectionRules<WalkingBooking> = {
  isMade: ({ walkFrequency }) => walkFrequency !== undefined,
  errors: walkingPackageErrors,
};
