import { expect, test } from 'vitest';
import { bookingOverview } from '../../src/domain/booking';
import { bookingOf, EMPTY_BOOKINGS, DEFAULT_SERVICE, SERVICE_PROFILES, SERVICES } from '../../src/domain/services';
import { FULL_DRAFT } from './draft-example';
import { TODAY } from './today';

const { bookings } = FULL_DRAFT;
type Drafts = typeof bookings;

test('three services can be booked, and the app opens with walking', () => {
  expect(SERVICES).toEqual(['walking', 'training', 'grooming']);
  expect(DEFAULT_SERVICE).toBe('walking');
});

test('each service has its names, guard and second step', () => {
  const pagesNeedingSchedule = ['address', 'petDetails', 'summary'];
  expect(SERVICE_PROFILES).toEqual({
    walking: { label: 'Dog Walking', shortLabel: 'Walking', pagesNeedingSchedule, showsErrorsOnLeave: false },
    training: { label: 'Dog Training', shortLabel: 'Training', pagesNeedingSchedule, showsErrorsOnLeave: false },
    grooming: {
      label: 'Dog Grooming',
      shortLabel: 'Grooming',
      pagesNeedingSchedule: ['signUp', 'login', ...pagesNeedingSchedule],
      showsErrorsOnLeave: true,
    },
  });
});

test.each([
  [
    'walking',
    ['Mid-term', '2 walks a day', 'Mon - Fri', '30 min walk', 'December 5 – December 19, 2026', '6:30 AM, 5:00 PM'],
    'Package, Walks, Walk duration, Live Tracking, Add-ons, Date & time',
    ['₹4,770.00', '+ add-ons'],
  ],
  [
    'training',
    ['Puppy Basics', 'December 5, 2026', '6:30 AM'],
    'Package, Sessions, Extra add-ons, Date & time',
    ['₹3,499.00', '+ add-ons'],
  ],
  [
    'grooming',
    ['Full Groom', 'Bath & Brush', 'Trimming: Teddy Bear Cut', 'December 5, 2026', '6:00 AM'],
    'Packages, Hair Trimming, Add-ons, Date & time',
    ['₹3,197.00', '+ add-ons'],
  ],
] as const)('%s has the headline %j, the rows %s and the price %j, and nothing when empty', (service, ...expected) => {
  const overviewOf = (drafts: Drafts) => {
    const booking = bookingOf(service, drafts, TODAY);
    const { serviceLabel, choices, estimatedTotal, notInTotal } = bookingOverview(booking);
    expect(serviceLabel).toBe(SERVICE_PROFILES[service].label);
    return [
      [...booking.mainChoices(), ...booking.dayAndTime()],
      choices.map(({ label }) => label).join(', '),
      [estimatedTotal, notInTotal],
    ];
  };
  expect(overviewOf(bookings)).toEqual(expected);
  expect(overviewOf(EMPTY_BOOKINGS)).toEqual([[], '', [undefined, '']]);
  const empty = bookingOf(service, EMPTY_BOOKINGS, TODAY);
  expect([empty.hasSelection(), empty.hasSchedule()]).toEqual([false, false]);
});

const UNPRICED = [{ id: 601, name: 'Bath & Brush' }] as unknown as Drafts['grooming']['packages'];
const training = (price?: number) => ({ package: { ...bookings.training.package!, price } });

test.each([
  ['training', training(0), '₹0.00', '+ add-ons'],
  ['training', training(), 'Priced in your quote', ''],
  ['training', { package: undefined }, undefined, ''],
  ['grooming', { packages: UNPRICED }, '₹799.00', ''],
  ['grooming', { packages: [] }, '₹799.00', '+ a package + add-ons'],
  ['grooming', { packages: [], trim: undefined }, undefined, ''],
  ['grooming', { addOns: [] }, '₹3,197.00', ''],
] as const)('%s with %j has the total %j, which leaves out %j', (service, changes, total, notInTotal) => {
  const drafts = { ...bookings, [service]: { ...bookings[service], ...changes } };
  const overview = bookingOverview(bookingOf(service, drafts, TODAY));
  expect([overview.estimatedTotal, overview.notInTotal]).toEqual([total, notInTotal]);
});

test('the overview has the prices, and leaves out a day that can no longer be booked', () => {
  const booking = bookingOf('training', bookings, '2026-12-05');
  const overview = bookingOverview(booking);
  expect(overview.priceLines).toEqual(booking.priceLines());
  expect(overview.choices).toEqual(booking.packageRows().filter(({ isForSummary }) => !isForSummary));
});

test('a walk that has only its frequency has a row for it', () => {
  const walking = { ...EMPTY_BOOKINGS.walking, walkFrequency: 'Once a Day' } as Drafts['walking'];
  const { choices } = bookingOverview(bookingOf('walking', { walking }, TODAY));
  expect(choices.map(({ label }) => label)).toEqual(['Walks', 'Live Tracking']);
});
