import { addDays, formatDate, isCalendarDate, stillAllowed, type CalendarDate } from './calendar';
import { onlyErrors, type FieldErrors } from './field-errors';
import { messages } from './messages';
import { formatRupees, isAmount, type Rupees } from './money';
import type { OfferedPackage } from './packages';
import { listRow, priceLine, type PriceLine, type ServiceRequest, type ServiceRules, type SummaryRow } from './service-rules';
import { hasShape, isBoolean, isId, isListOf, isOneOf, isOptional, isText } from './shape';
import { firstTime, TIME_SLOT_LABELS, TIME_SLOTS, timeTable, type TimeSlot } from './time-slots';

/** The values are sent lower-cased, the labels are shown (spec section 9, decision S7). */
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

/** A walk of 60 minutes counts as two of 30 (spec section 9). */
export const WALK_DURATIONS = [
  { value: '30 min walk', priceFactor: 1 },
  { value: '60 min walk', priceFactor: 2 },
] as const;
export type WalkDuration = (typeof WALK_DURATIONS)[number]['value'];

/** Optional, and priced in the quotes (spec section 9, decision S8). */
export const WALKING_ADD_ONS = ['Poo Picking', 'Paw Cleaning', 'Combing'] as const;
export type WalkingAddOn = (typeof WALKING_ADD_ONS)[number];

/** The times of the second step (spec section 9, first column). */
export const WALKING_TIMES = timeTable({ morning: [6, 11.5], afternoon: [12, 16.5], evening: [17, 21.5] });

/** What a booking keeps of the package that was chosen: the spec's packageId, packageType, totalPrice and walkNumDays. */
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

const UNCHECKED: WalkingSlot = { checked: false, time: undefined };

/** A walking booking in which nothing is chosen. */
export function emptyWalkingBooking(): WalkingBooking {
  return {
    walkFrequency: undefined,
    walkDays: undefined,
    walkDuration: undefined,
    package: undefined,
    addOns: [],
    startDate: undefined,
    preferableTime: { morning: UNCHECKED, afternoon: UNCHECKED, evening: UNCHECKED },
  };
}

/** The same booking with another package chosen (spec section 4). */
export function chooseWalkingPackage(booking: WalkingBooking, chosen: OfferedPackage): WalkingBooking {
  const { id, name, price, durationDays } = chosen;
  return { ...booking, package: { id, name, price, durationDays } };
}

/** The same booking with an add-on added or, where it was there, removed (spec section 4). */
export function toggleWalkingAddOn(booking: WalkingBooking, addOn: WalkingAddOn): WalkingBooking {
  const chosen = new Set(booking.addOns);
  if (!chosen.delete(addOn)) chosen.add(addOn);
  return { ...booking, addOns: WALKING_ADD_ONS.filter((each) => chosen.has(each)) };
}

// Prices and dates

/** Walks a day for a frequency; 0 where none is chosen (spec section 5). It is also the number of slots to check. */
export function walksPerDay(frequency: WalkFrequency | undefined): number {
  return WALK_FREQUENCIES.find(({ value }) => value === frequency)?.walksPerDay ?? 0;
}

/**
 * The total in rupees: rate a walk × walks a day × number of days × 2 for a 60 minute walk (spec section 9).
 * Undefined where one of the four, or the total itself, is missing or cannot be reckoned with (decision S10).
 */
export function walkingTotal(booking: WalkingBooking): Rupees | undefined {
  const rate = booking.package?.price;
  const days = booking.package?.durationDays;
  const duration = WALK_DURATIONS.find(({ value }) => value === booking.walkDuration);
  if (!isAmount(rate) || !isAmount(days) || !booking.walkFrequency || !duration) return undefined;
  const total = rate * walksPerDay(booking.walkFrequency) * days * duration.priceFactor;
  return isAmount(total) ? total : undefined;
}

const END_DATE_OFFSETS_IN_DAYS: ReadonlyMap<string | undefined, number> = new Map([
  ['longterm', 29],
  ['midterm', 14],
  ['shortterm', 7], // not 6, although its siblings are one less than a round number: the owner's figure (decision S3)
  ['express', 2],
]);

/**
 * Days from the start to the end date by the package's type, which is its name compared without case, spaces and hyphens;
 * 0 for a type that is not known (spec section 9, decision S2).
 */
export function endDateOffset(packageType: string | undefined): number {
  return END_DATE_OFFSETS_IN_DAYS.get(packageType?.toLowerCase().replace(/[\s\p{Pd}]/gu, '')) ?? 0;
}

/** The day of the last walk, or undefined while no start date is chosen. Customers cannot edit it (spec section 4). */
export function walkingEndDate(booking: WalkingBooking): CalendarDate | undefined {
  return booking.startDate && addDays(booking.startDate, endDateOffset(booking.package?.name));
}

/** What a package's duration is counted in. */
export type PackageDurationUnit = 'days' | 'weeks' | 'months';

const DAYS_IN_UNIT: Readonly<Record<PackageDurationUnit, number>> = { days: 1, weeks: 7, months: 30 };

/**
 * Days from the start to the end date by the package's duration: 2 weeks are 13 (spec section 9, the second rule).
 * Nothing calls it yet: the rule by package type is the one in force, and the owner has not withdrawn this one (decision S2).
 */
export function endDateOffsetByDuration(count: number, unit: PackageDurationUnit): number {
  return count * DAYS_IN_UNIT[unit] - 1;
}

// Slots

/** The slots that are checked, in the order of the day. */
export function checkedSlots(booking: WalkingBooking): readonly TimeSlot[] {
  return TIME_SLOTS.filter((slot) => booking.preferableTime[slot].checked);
}

/**
 * Why a slot cannot be checked: the frequency's walks all have one (spec section 5).
 * Undefined where it can, and for a slot that is checked already.
 */
export function slotRefusal(booking: WalkingBooking, slot: TimeSlot): string | undefined {
  const { walkFrequency, preferableTime } = booking;
  const allowed = walksPerDay(walkFrequency);
  if (preferableTime[slot].checked || checkedSlots(booking).length < allowed) return undefined;
  return messages.walking.slotCountExceeded(allowed, walkFrequency ?? '');
}

/** The same booking with a slot checked at its first time or, where it was checked, unchecked without a time (decision S5). */
export function toggleSlot(booking: WalkingBooking, slot: TimeSlot): WalkingBooking {
  const toggled = booking.preferableTime[slot].checked
    ? UNCHECKED
    : { checked: true, time: firstTime(WALKING_TIMES, slot) };
  return { ...booking, preferableTime: { ...booking.preferableTime, [slot]: toggled } };
}

/** The same booking with another time for a checked slot, or with none. */
export function chooseSlotTime(booking: WalkingBooking, slot: TimeSlot, time: string | undefined): WalkingBooking {
  return { ...booking, preferableTime: { ...booking.preferableTime, [slot]: { checked: true, time } } };
}

// Step rules

/** The fields of the first step that have to be filled in. */
export type WalkingPackageField = 'walkFrequency' | 'walkDays' | 'walkDuration' | 'package';

/** What the first step lacks (spec section 5, Walking step 1). Add-ons are optional. */
export function walkingPackageErrors(booking: WalkingBooking): FieldErrors<WalkingPackageField> {
  const { walking } = messages;
  return onlyErrors({
    walkFrequency: booking.walkFrequency ? undefined : walking.frequencyMissing,
    walkDays: booking.walkDays ? undefined : walking.daysMissing,
    walkDuration: booking.walkDuration ? undefined : walking.durationMissing,
    package: booking.package ? undefined : walking.packageMissing,
  });
}

/** The fields of the second step; 'slots' is how many of them are checked. */
export type WalkingScheduleField = 'startDate' | 'slots' | TimeSlot;

/** What is wrong with the second step (spec section 5, Walking step 2). */
export function walkingScheduleErrors(booking: WalkingBooking, today: CalendarDate): FieldErrors<WalkingScheduleField> {
  const { walking } = messages;
  const missingTimes: Record<TimeSlot, string> = {
    morning: walking.morningTimeMissing,
    afternoon: walking.afternoonTimeMissing,
    evening: walking.eveningTimeMissing,
  };
  const timeError = (slot: TimeSlot) => {
    const { checked, time } = booking.preferableTime[slot];
    return checked && !time ? missingTimes[slot] : undefined;
  };
  const needed = walksPerDay(booking.walkFrequency);
  return onlyErrors({
    startDate: hasWalkingSchedule(booking, today) ? undefined : walking.startDateMissing,
    slots: checkedSlots(booking).length === needed ? undefined : walking.slotCountWrong(needed, booking.walkFrequency ?? ''),
    morning: timeError('morning'),
    afternoon: timeError('afternoon'),
    evening: timeError('evening'),
  });
}

function hasWalkingSchedule(booking: WalkingBooking, today: CalendarDate): boolean {
  return stillAllowed(booking.startDate, today) !== undefined;
}

// Summary and request

function labelOf<Value>(options: readonly { value: Value; label: string }[], value: Value | undefined): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

function walkingHeadline(booking: WalkingBooking, today: CalendarDate): readonly string[] {
  const startDate = stillAllowed(booking.startDate, today);
  return [
    booking.package?.name ?? '',
    booking.walkFrequency ?? '',
    booking.walkDuration ?? '',
    startDate ? formatDate(startDate) : '',
  ].filter(Boolean);
}

function walkingPackageSummary(booking: WalkingBooking): readonly SummaryRow[] {
  return [
    { label: 'Package', value: booking.package?.name ?? '' },
    { label: 'Walks a day', value: labelOf(WALK_FREQUENCIES, booking.walkFrequency) },
    { label: 'Walking days', value: labelOf(WALKING_DAYS, booking.walkDays) },
    { label: 'Walk duration', value: booking.walkDuration ?? '' },
    { label: 'Live Tracking', value: 'Included' },
    listRow('Add-ons', booking.addOns),
  ];
}

function walkingScheduleSummary(booking: WalkingBooking): readonly SummaryRow[] {
  const endDate = walkingEndDate(booking);
  return [
    { label: 'Start date', value: booking.startDate ? formatDate(booking.startDate) : '' },
    { label: 'End date', value: endDate ? formatDate(endDate) : '' },
    ...checkedSlots(booking).map((slot) => ({
      label: TIME_SLOT_LABELS[slot],
      value: booking.preferableTime[slot].time ?? '',
    })),
  ];
}

function walkingPriceLines(booking: WalkingBooking): readonly PriceLine[] {
  const amount = walkingTotal(booking);
  const addOns = booking.addOns.map((addOn) => priceLine(addOn));
  if (amount === undefined || !booking.package) return addOns;
  const walks = walksPerDay(booking.walkFrequency);
  const days = booking.package.durationDays;
  const parts = [
    `${formatRupees(booking.package.price ?? 0)} a walk`,
    `${walks} ${walks === 1 ? 'walk' : 'walks'} a day`,
    `${days} ${days === 1 ? 'day' : 'days'}`,
    ...(booking.walkDuration === '60 min walk' ? ['2 for 60 minutes'] : []),
  ];
  return [{ label: parts.join(' × '), amount }, ...addOns];
}

function walkingRequest(booking: WalkingBooking): ServiceRequest {
  return {
    packageId: booking.package!.id,
    startDate: booking.startDate!,
    preferableTimes: checkedSlots(booking).map((slot) => booking.preferableTime[slot].time!),
    addOns: booking.addOns,
    totalPrice: walkingTotal(booking) ?? 0,
    extras: {
      service_days: booking.walkDays!,
      service_frequency: booking.walkFrequency!.toLowerCase(),
      walk_duration: booking.walkDuration!,
    },
  };
}

const isSlot = (slot: TimeSlot) =>
  hasShape({ checked: isBoolean, time: isOptional(isOneOf(WALKING_TIMES[slot])) });

const isWalkingBooking = hasShape({
  walkFrequency: isOptional(isOneOf(WALK_FREQUENCIES.map(({ value }) => value))),
  walkDays: isOptional(isOneOf(WALKING_DAYS.map(({ value }) => value))),
  walkDuration: isOptional(isOneOf(WALK_DURATIONS.map(({ value }) => value))),
  package: isOptional(hasShape({ id: isId, name: isText, price: isOptional(isAmount), durationDays: isOptional(isAmount) })),
  addOns: isListOf(isOneOf(WALKING_ADD_ONS)),
  startDate: isOptional(isCalendarDate),
  preferableTime: hasShape({ morning: isSlot('morning'), afternoon: isSlot('afternoon'), evening: isSlot('evening') }),
});

/** Walking's part in the funnel. */
export const walkingRules: ServiceRules<WalkingBooking> = {
  serviceId: '4',
  label: 'Dog Walking',
  shortLabel: 'Walking',
  pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
  showsScheduleErrorsOnTouch: false,
  empty: emptyWalkingBooking,
  restore: (stored) => (isWalkingBooking(stored) ? { ...emptyWalkingBooking(), ...(stored as WalkingBooking) } : undefined),
  hasSelection: (booking) => booking.walkFrequency !== undefined,
  hasSchedule: hasWalkingSchedule,
  packageErrors: walkingPackageErrors,
  scheduleErrors: walkingScheduleErrors,
  total: (booking) => walkingTotal(booking) ?? 0,
  lacksPricingData: (booking) => walkingTotal(booking) === undefined,
  priceLines: walkingPriceLines,
  headline: walkingHeadline,
  packageSummary: walkingPackageSummary,
  scheduleSummary: walkingScheduleSummary,
  request: walkingRequest,
};
