import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../src/domain/draft';
import { bookingOverview, type Booking } from '../../src/domain/booking';
import {
  bookingOf,
  EMPTY_BOOKINGS,
  DEFAULT_SERVICE,
  SERVICE_PROFILES,
  SERVICES,
  type Service,
} from '../../src/domain/services';
import { FULL_DRAFT } from './draft-example';
import { TODAY } from './today';

const { bookings } = FULL_DRAFT;

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
    ['Mid-term', 'Twice a Day', 'Mon - Fri', '30 min walk', 'December 5 – December 19, 2026', '6:30 AM, 5:00 PM'],
  ],
  ['training', ['Puppy Basics', 'December 5, 2026', '6:30 AM']],
  ['grooming', ['Full Groom', 'Bath & Brush', 'Trimming: Teddy Bear Cut', 'December 5, 2026', '6:00 AM']],
] as const)('the headline of %s has the choices, and is empty without any', (service, headline) => {
  const headlineOf = (booking: Booking) => [...booking.mainChoices(), ...booking.dayAndTime()];
  expect(headlineOf(bookingOf(service, bookings, TODAY))).toEqual(headline);
  expect(headlineOf(bookingOf(service, emptyDraft().bookings, TODAY))).toEqual([]);
});

describe('the overview', () => {
  const overview = (service: Service, changes: object = {}, today = TODAY) =>
    bookingOverview(bookingOf(service, { ...bookings, [service]: { ...bookings[service], ...changes } }, today));
  const labels = (...args: Parameters<typeof overview>) => overview(...args).choices.map(({ label }) => label);

  test('has the choices, how the price is made up, and the total', () => {
    expect(overview('training')).toStrictEqual({
      serviceLabel: 'Dog Training',
      choices: [
        { label: 'Package', value: 'Puppy Basics', isSentence: true },
        { label: 'Sessions', value: '8 sessions', isSentence: true },
        { label: 'Package type', value: 'Advanced training' },
        {
          label: 'Extra add-ons',
          value: 'Puppy playgroup, Chewing and biting session',
          names: ['Puppy playgroup', 'Chewing and biting session'],
        },
        { label: 'Date & time', value: 'December 5, 2026 · 6:30 AM', isSentence: true },
      ],
      priceLines: [
        { label: 'Puppy Basics', amount: 3_499 },
        { label: 'Puppy playgroup' },
        { label: 'Chewing and biting session' },
      ],
      estimatedTotal: '₹3,499.00',
      calculation: '',
      leftOut: '+ add-ons',
    });
    expect(overview('walking')).toMatchObject({
      serviceLabel: 'Dog Walking',
      calculation: '₹159.00 × 2 walks × 15 days',
      leftOut: '+ add-ons',
    });
  });

  test('has only what is chosen, without a day that can no longer be booked', () => {
    expect(labels('walking', { ...EMPTY_BOOKINGS.walking, walkFrequency: 'Once a Day' })).toEqual([
      'Walks',
      'Live Tracking',
    ]);
    expect(labels('grooming', { trim: undefined }, '2026-12-05')).toEqual(['Packages', 'Add-ons']);
    for (const service of SERVICES) expect(labels(service, EMPTY_BOOKINGS[service])).toEqual([]);
  });

  test.each([
    ['training', { package: { ...bookings.training.package, price: 0 } }, '₹0.00'],
    ['training', { package: { ...bookings.training.package, price: undefined } }, 'Priced in your quote'],
    ['training', { package: undefined }, undefined],
    ['grooming', { packages: [{ id: 601, name: 'Bath & Brush' }] }, '₹799.00'],
    ['grooming', { packages: [], trim: undefined }, undefined],
  ] as const)('of %s with %j has the total %j', (service, changes, total) => {
    expect(overview(service, changes).estimatedTotal).toBe(total);
  });

  test('says that a trim alone is no grooming, and that a total leaves add-ons out only if it is complete', () => {
    expect(overview('grooming', { packages: [] })).toMatchObject({
      estimatedTotal: '₹799.00',
      leftOut: '+ a package + add-ons',
    });
    expect(overview('grooming', { packages: [], trim: undefined }).leftOut).toBe('');
    expect(overview('grooming')).toMatchObject({ calculation: '', leftOut: '+ add-ons' });
    expect(overview('grooming', { addOns: [] }).leftOut).toBe('');
    expect(overview('grooming', { packages: [{ id: 601, name: 'Bath & Brush' }] }).leftOut).toBe('');
  });
});

test('only training says which of its sessions is booked', () => {
  const hintOf = (service: Service, sessions?: number) =>
    bookingOf(
      service,
      { ...bookings, training: { ...bookings.training, package: { ...bookings.training.package!, sessions } } },
      TODAY,
    ).dateHint();
  expect(hintOf('training', 16)).toBe('The first of 16 sessions. Plan the rest with your pet master.');
  expect(hintOf('training', 1)).toBe('');
  expect(hintOf('training')).toBe('');
  expect(hintOf('grooming')).toBe('');
});

test('each service has the booking that its own draft makes', () => {
  const totals = SERVICES.map((service) => bookingOf(service, bookings, TODAY).total());
  expect(totals).toEqual([4_770, 3_499, 3_197]);
});

test.each(SERVICES)('an empty booking of %s passes neither guard', (service) => {
  const booking = bookingOf(service, EMPTY_BOOKINGS, TODAY);
  expect([booking.hasSelection(), booking.hasSchedule()]).toEqual([false, false]);
});
