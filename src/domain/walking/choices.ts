import type { CalendarDate } from '../calendar';
import { collectErrors, type FieldErrors } from '../field-errors';
import { messages } from '../messages';
import type { OfferedPackage } from '../packages';
import type { TimeSlot } from '../time-slots';

/** The first step shows `label`; messages and the headline show `value`. */
export const WALK_FREQUENCIES = [
  { value: 'Once a Day', label: '1 Walk', walksPerDay: 1 },
  { value: 'Twice a Day', label: '2 Walks', walksPerDay: 2 },
  { value: 'Thrice a Day', label: '3 Walks', walksPerDay: 3 },
] as const;
export type WalkFrequency = (typeof WALK_FREQUENCIES)[number]['value'];

/** They change neither price nor end date (decision S4). */
export const WALKING_DAYS = [
  { value: 'weekdays', label: 'Mon - Fri' },
  { value: 'all days', label: 'All Days' },
] as const;
export type WalkingDays = (typeof WALKING_DAYS)[number]['value'];

export const WALK_DURATIONS = [{ value: '30 min walk' }, { value: '60 min walk' }] as const;
export type WalkDuration = (typeof WALK_DURATIONS)[number]['value'];

export function minutesOfWalk(duration: WalkDuration): number {
  return Number.parseInt(duration, 10);
}

export const WALKING_ADD_ONS = ['Poo Picking', 'Paw Cleaning', 'Combing'] as const;
export type WalkingAddOnName = (typeof WALKING_ADD_ONS)[number];

type ChosenWalkingPackage = Pick<OfferedPackage, 'id' | 'name' | 'price' | 'durationDays'>;

interface WalkingSlot {
  readonly checked: boolean;
  readonly time: string | undefined;
}

export interface WalkingBookingDraft {
  readonly walkFrequency: WalkFrequency | undefined;
  readonly walkDays: WalkingDays | undefined;
  readonly walkDuration: WalkDuration | undefined;
  readonly package: ChosenWalkingPackage | undefined;
  readonly addOns: readonly WalkingAddOnName[];
  readonly startDate: CalendarDate | undefined;
  readonly preferableTime: Readonly<Record<TimeSlot, WalkingSlot>>;
}

export const UNCHECKED_SLOT: WalkingSlot = { checked: false, time: undefined };

export const EMPTY_WALKING_BOOKING: WalkingBookingDraft = {
  walkFrequency: undefined,
  walkDays: undefined,
  walkDuration: undefined,
  package: undefined,
  addOns: [],
  startDate: undefined,
  preferableTime: { morning: UNCHECKED_SLOT, afternoon: UNCHECKED_SLOT, evening: UNCHECKED_SLOT },
};

export function chooseWalkingPackage(booking: WalkingBookingDraft, chosen: OfferedPackage): WalkingBookingDraft {
  const { id, name, price, durationDays } = chosen;
  return { ...booking, package: { id, name, price, durationDays } };
}

export function toggleWalkingAddOn(booking: WalkingBookingDraft, addOn: WalkingAddOnName): WalkingBookingDraft {
  const chosen = new Set(booking.addOns);
  if (!chosen.delete(addOn)) chosen.add(addOn);
  return { ...booking, addOns: WALKING_ADD_ONS.filter((each) => chosen.has(each)) };
}

export function walksPerDay(frequency: WalkFrequency | undefined): number {
  return WALK_FREQUENCIES.find(({ value }) => value === frequency)?.walksPerDay ?? 0;
}

export type RequiredWalkingPackageField = 'walkFrequency' | 'walkDays' | 'walkDuration' | 'package';

export function walkingPackageErrors(booking: WalkingBookingDraft): FieldErrors<RequiredWalkingPackageField> {
  const { walking } = messages;
  return collectErrors({
    walkFrequency: booking.walkFrequency ? undefined : walking.frequencyMissing,
    walkDays: booking.walkDays ? undefined : walking.daysMissing,
    walkDuration: booking.walkDuration ? undefined : walking.durationMissing,
    package: booking.package ? undefined : walking.packageMissing,
  });
}
