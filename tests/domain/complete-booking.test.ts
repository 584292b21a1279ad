import { describe, expect, test } from 'vitest';
import { bookingIfComplete } from '../../src/domain/complete-booking';
import { EMPTY_BOOKINGS, SERVICES, type BookingDrafts } from '../../src/domain/services';
import { FULL_DRAFT } from './draft-example';
import { EXAMPLE as GROOMING } from './grooming-example';
import { TODAY } from './today';
import { EXAMPLE as TRAINING } from './training-example';
import { EXAMPLE as WALKING } from './walking-example';

const SELECTED = { addressId: 201, petIds: [301, 'b2'] };
const CHOICES = { bookings: FULL_DRAFT.bookings, ...SELECTED };
const withBooking = (bookings: Partial<BookingDrafts>) => ({
  ...CHOICES,
  bookings: { ...CHOICES.bookings, ...bookings },
});

describe('a complete booking', () => {
  test('of walks has the times of the checked slots, and the total', () => {
    expect(bookingIfComplete(CHOICES, 'walking', TODAY)).toStrictEqual({
      service: 'walking',
      ...SELECTED,
      packageId: 12,
      frequency: 'Twice a Day',
      days: 'weekdays',
      duration: '30 min walk',
      addOns: ['Poo Picking', 'Combing'],
      startDate: '2026-12-05',
      times: ['6:30 AM', '5:00 PM'],
      total: 4_770,
    });
  });

  test('of training has the package, the extra add-ons and the appointment', () => {
    expect(bookingIfComplete(CHOICES, 'training', TODAY)).toStrictEqual({
      service: 'training',
      ...SELECTED,
      packageId: 501,
      addOns: ['Puppy playgroup', 'Chewing and biting session'],
      startDate: '2026-12-05',
      slot: 'morning',
      time: '6:30 AM',
      total: 3_499,
    });
  });

  test('of grooming has the packages in the order chosen, and the trim apart from them', () => {
    expect(bookingIfComplete(CHOICES, 'grooming', TODAY)).toStrictEqual({
      service: 'grooming',
      ...SELECTED,
      packageIds: [602, 601],
      trimId: 602,
      addOns: ['Paw Balm', 'Nail Clipping'],
      startDate: '2026-12-05',
      slot: 'morning',
      time: '6:00 AM',
      total: 3_197,
    });
    expect(
      bookingIfComplete(withBooking({ grooming: { ...GROOMING, trim: undefined } }), 'grooming', TODAY),
    ).toMatchObject({ trimId: undefined });
  });

  test('of walks without a usable price has a total of 0', () => {
    const unpriced = { ...WALKING, package: { id: 12, name: 'Mid-term', price: undefined, durationDays: 15 } };
    expect(bookingIfComplete(withBooking({ walking: unpriced }), 'walking', TODAY)).toMatchObject({ total: 0 });
  });
});

const { morning, afternoon } = WALKING.preferableTime;
const { appointment } = TRAINING;

describe('no booking is complete', () => {
  test.each(SERVICES)('of %s without an address, without pets, or without any choice', (service) => {
    expect(bookingIfComplete({ ...CHOICES, addressId: undefined }, service, TODAY)).toBeUndefined();
    expect(bookingIfComplete({ ...CHOICES, petIds: [] }, service, TODAY)).toBeUndefined();
    expect(bookingIfComplete({ ...CHOICES, bookings: EMPTY_BOOKINGS }, service, TODAY)).toBeUndefined();
  });

  test.each(SERVICES)(
    'of %s on the day itself, because a service begins tomorrow at the earliest (decision S1)',
    (service) => {
      expect(bookingIfComplete(CHOICES, service, '2026-12-04')).toBeDefined();
      expect(bookingIfComplete(CHOICES, service, '2026-12-05')).toBeUndefined();
    },
  );

  test.each([
    ['a package', { package: undefined }],
    ['a frequency', { walkFrequency: undefined }],
    ['a frequency and slots', { walkFrequency: undefined, preferableTime: EMPTY_BOOKINGS.walking.preferableTime }],
    ['walking days', { walkDays: undefined }],
    ['a duration', { walkDuration: undefined }],
    ['a start date', { startDate: undefined }],
    ['a slot for each walk', { walkFrequency: 'Thrice a Day' }],
    ['a walk for each slot', { walkFrequency: 'Once a Day' }],
    ['a time in a slot', { preferableTime: { morning, afternoon, evening: { checked: true, time: undefined } } }],
    [
      'a time in a slot too many',
      { walkFrequency: 'Once a Day', preferableTime: { morning, afternoon, evening: { checked: true, time: '' } } },
    ],
  ] as const)('of walks without %s', (_what, changes) => {
    expect(bookingIfComplete(withBooking({ walking: { ...WALKING, ...changes } }), 'walking', TODAY)).toBeUndefined();
  });

  test('of training without a package, nor of grooming with a trim alone', () => {
    expect(
      bookingIfComplete(withBooking({ training: { ...TRAINING, package: undefined } }), 'training', TODAY),
    ).toBeUndefined();
    expect(
      bookingIfComplete(withBooking({ grooming: { ...GROOMING, packages: [] } }), 'grooming', TODAY),
    ).toBeUndefined();
  });

  test.each(['date', 'slot', 'time'])('of an appointment without its %s', (field) => {
    const changed = { appointment: { ...appointment, [field]: undefined } };
    expect(
      bookingIfComplete(withBooking({ training: { ...TRAINING, ...changed } }), 'training', TODAY),
    ).toBeUndefined();
    expect(
      bookingIfComplete(withBooking({ grooming: { ...GROOMING, ...changed } }), 'grooming', TODAY),
    ).toBeUndefined();
  });
});
