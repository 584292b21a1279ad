import { expect, test } from 'vitest';
import {
  chooseWalkingPackage,
  EMPTY_WALKING_BOOKING as EMPTY,
  toggleWalkingAddOn,
  type WalkingBookingDraft,
} from '../../src/domain/walking/choices';
import {
  chooseSlotTime,
  slotRefusalMessage,
  toggleWalkingSlot,
  walkingDateHint,
} from '../../src/domain/walking/date-page';
import { endDateOffset, endDateOffsetByDuration, walkingEndDate } from '../../src/domain/walking/schedule';
import { walkingBooking } from '../../src/domain/walking/walking-booking';
import { TODAY } from './today';
import { PUPPY_BASICS } from './training-example';
import { EXAMPLE, withPackage } from './walking-example';

type Changes = Partial<WalkingBookingDraft>;
const booking = (changes: Changes, today = TODAY) => walkingBooking({ ...EXAMPLE, ...changes }, today);
const { preferableTime } = EXAMPLE;
const evening = (time: string | undefined) => ({ ...preferableTime, evening: { checked: true, time } });
const afternoon = { ...preferableTime, afternoon: { checked: true, time: '' } };

test('a package keeps what a booking needs of it', () => {
  const needed = { id: 3, name: 'Express', price: 199, durationDays: 3 };
  expect(chooseWalkingPackage(EXAMPLE, { ...PUPPY_BASICS, ...needed })).toStrictEqual({ ...EXAMPLE, package: needed });
});

test('add-ons are in the order of the list', () => {
  const withCombing = toggleWalkingAddOn(EMPTY, 'Combing');
  expect(toggleWalkingAddOn(withCombing, 'Poo Picking').addOns).toEqual(['Poo Picking', 'Combing']);
  expect(toggleWalkingAddOn(withCombing, 'Combing').addOns).toEqual([]);
});

test.each<[Changes, errors: readonly string[], hasSelection: boolean]>([
  [{ addOns: [] }, [], true],
  [EMPTY, ['walkFrequency', 'walkDays', 'walkDuration', 'package'], false],
  [{ ...EMPTY, walkFrequency: 'Once a Day' }, ['walkDays', 'walkDuration', 'package'], true],
])('the first step with %j lacks %j, and its guard opens: %s', (changes, errors, hasSelection) => {
  expect(Object.keys(booking(changes).selectionErrors())).toEqual(errors);
  expect(booking(changes).hasSelection()).toBe(hasSelection);
});

test.each<[Changes, errors: readonly string[], hasSchedule: boolean]>([
  [{}, [], true],
  [{ startDate: TODAY }, ['startDate'], false],
  [{ walkFrequency: 'Once a Day' }, ['slots'], true],
  [{ walkFrequency: 'Thrice a Day', preferableTime: afternoon }, ['afternoon'], true],
  [{ preferableTime: evening(undefined) }, ['evening'], true],
  [{ ...EMPTY, preferableTime: evening('') }, ['startDate', 'slots', 'evening'], false],
])('the second step with %j lacks %j, and its guard opens: %s', (changes, errors, hasSchedule) => {
  expect(Object.keys(booking(changes).scheduleErrors())).toEqual(errors);
  expect(booking(changes).hasSchedule()).toBe(hasSchedule);
});

test('a slot that is checked has its first time, and one that is not has none', () => {
  const unchecked = toggleWalkingSlot(EXAMPLE, 'morning');
  expect(unchecked.preferableTime).toEqual({ ...preferableTime, morning: { checked: false, time: undefined } });
  expect(toggleWalkingSlot(unchecked, 'morning').preferableTime.morning).toEqual({ checked: true, time: '6:00 AM' });
  expect(chooseSlotTime(EXAMPLE, 'evening', undefined).preferableTime).toEqual(evening(undefined));
});

test.each([
  [undefined, 'afternoon', 'You can only select 0 time slot(s) for '],
  ['Twice a Day', 'afternoon', 'You can only select 2 time slot(s) for Twice a Day'],
  ['Thrice a Day', 'afternoon', undefined],
  ['Once a Day', 'morning', undefined],
] as const)('with %s and two slots, the %s is refused: %j', (walkFrequency, slot, message) => {
  expect(slotRefusalMessage({ ...EXAMPLE, walkFrequency }, slot)).toBe(message);
});

test.each([
  ['Long-term', 29],
  ['Mid-term', 14],
  ['Short-term', 7],
  ['Express', 2],
])('%s ends %i days after its start, however its name is written', (name, days) => {
  const variants = [name, name.toUpperCase(), name.replace('-', ' - '), ` ${name}\t`, name.split('').join('-')];
  expect(variants.map(endDateOffset)).toEqual(variants.map(() => days));
});

test.each([undefined, '', 'Long', 'Long_term', 'Expressly', 'constructor'])(
  'the unknown package %j ends on its first day',
  (name) => {
    expect(endDateOffset(name)).toBe(0);
  },
);

test('the end date needs a start date only, and no rule by duration', () => {
  expect(walkingEndDate({ ...EXAMPLE, startDate: undefined })).toBeUndefined();
  expect(walkingEndDate({ ...EXAMPLE, package: undefined })).toBe('2026-12-05');
  expect(walkingEndDate(withPackage({ durationDays: 3 }))).toBe('2026-12-19');
  const offsets = (['days', 'weeks', 'months'] as const).map((unit) => endDateOffsetByDuration(2, unit));
  expect(offsets).toEqual([1, 13, 59]);
});

const priced = (changes: Partial<NonNullable<WalkingBookingDraft['package']>>): Changes => withPackage(changes);

test.each<[Changes, total: number | undefined, line?: string]>([
  [{}, 4_770, '₹159.00 a walk × 2 walks a day × 15 days'],
  [
    { ...priced({ price: 1_500, durationDays: 1 }), walkFrequency: 'Once a Day', walkDuration: '60 min walk' },
    3_000,
    '₹1,500.00 for 30 min × 1 walk a day × 1 day × 2 for 60 minutes',
  ],
  [
    { ...priced({ price: 110.1, durationDays: 3 }), walkFrequency: 'Thrice a Day' },
    990.9,
    '₹110.10 a walk × 3 walks a day × 3 days',
  ],
  [priced({ durationDays: 0 }), 0, '₹159.00 a walk × 2 walks a day × 0 days'],
  ...[
    priced({ price: undefined }),
    priced({ price: -159, durationDays: -15 }),
    priced({ durationDays: undefined }),
    priced({ price: Number.MAX_SAFE_INTEGER, durationDays: 2 }),
    { package: undefined },
    { walkDuration: undefined },
  ].map((changes): [Changes, undefined] => [changes, undefined]),
])('with %j the total is %s: %s', (changes, total, line) => {
  const { addOns } = EXAMPLE;
  const it = booking(changes);
  expect([it.total(), it.isPriceIncomplete()]).toEqual([total ?? 0, total === undefined]);
  const addOnLines = addOns.map((label) => ({ label }));
  expect(it.priceLines()).toEqual([...(line ? [{ label: line, amount: total }] : []), ...addOnLines]);
});

test.each<[Changes, walks: string]>([
  [{}, '2 walks a day, Mon - Fri'],
  [{ walkFrequency: 'Once a Day', walkDays: 'all days' }, '1 walk a day, All Days'],
  [{ walkFrequency: undefined }, 'Mon - Fri'],
  [{ walkDays: undefined }, '2 walks a day'],
])('with %j the summary says: %s', (changes, walks) => {
  expect(booking(changes).packageRows()).toEqual([
    { label: 'Package', value: 'Mid-term' },
    { label: 'Walks', value: walks },
    { label: 'Walk duration', value: '30 min walk' },
    {
      label: 'Add-ons',
      value: 'Live Tracking, Poo Picking, Combing',
      names: ['Live Tracking', 'Poo Picking', 'Combing'],
    },
  ]);
});

const DAYS = 'December 5 – 19, 2026';

test.each<[Changes, ...parts: string[]]>([
  [{}, DAYS, '6:30 AM, 5:00 PM'],
  [{ preferableTime: evening(undefined) }, DAYS, '6:30 AM'],
  [{ preferableTime: EMPTY.preferableTime }, DAYS],
  [{ startDate: TODAY }],
])('with %j the days and times are said', (changes, ...parts) => {
  expect(booking(changes).dayAndTime()).toEqual(parts);
});

test.each([
  [{ startDate: '2026-12-06' }, true],
  [{ startDate: '2026-12-04' }, false],
  [{ startDate: undefined }, false],
  [{ walkDays: 'all days' }, false],
] as const)('with %j a hint says that there is no walk: %s', (changes, isHinted) => {
  expect(walkingDateHint({ ...EXAMPLE, ...changes })).toMatch(isHinted ? /^No walk on this day/ : /^Your package/);
});
