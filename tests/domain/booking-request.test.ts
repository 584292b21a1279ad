import { expect, test } from 'vitest';
import { bookingRequestIfComplete } from '../../src/domain/booking-request';
import { EMPTY_BOOKINGS, SERVICES, type Service } from '../../src/domain/services';
import { FULL_DRAFT } from './draft-example';
import { TODAY } from './today';

const SELECTED = { addressId: 201, petIds: [301, 'b2'] };
const { bookings } = FULL_DRAFT;
const CHOICES = { bookings, ...SELECTED };

const completed = (service: Service, changes: object = {}, today = TODAY) =>
  bookingRequestIfComplete(
    { ...CHOICES, bookings: { ...bookings, [service]: { ...bookings[service], ...changes } } },
    service,
    today,
  );

test.each<[Service, object]>([
  [
    'walking',
    {
      packageId: 12,
      frequency: 'Twice a Day',
      days: 'weekdays',
      duration: '30 min walk',
      addOns: ['Poo Picking', 'Combing'],
      times: ['6:30 AM', '5:00 PM'],
      total: 4_770,
    },
  ],
  [
    'training',
    {
      packageId: 501,
      addOns: ['Puppy playgroup', 'Chewing and biting session'],
      slot: 'morning',
      time: '6:30 AM',
      total: 3_499,
    },
  ],
  [
    'grooming',
    {
      packageIds: [602, 601],
      trimId: 602,
      addOns: ['Paw Balm', 'Nail Clipping'],
      slot: 'morning',
      time: '6:00 AM',
      total: 3_197,
    },
  ],
])('a complete booking of %s has all choices, until its first day begins (decision S1)', (service, expected) => {
  const complete = { service, ...SELECTED, startDate: '2026-12-05', ...expected };
  expect(completed(service, {}, '2026-12-04')).toStrictEqual(complete);
  expect(completed(service, {}, '2026-12-05')).toBeUndefined();
});

test('a trim and a price may be missing', () => {
  expect(completed('grooming', { trim: undefined })).toMatchObject({ trimId: undefined });
  expect(completed('walking', { package: { ...bookings.walking.package!, price: undefined } })).toHaveProperty(
    'total',
    0,
  );
});

test.each(SERVICES)('no booking of %s is complete without an address, pets or choices', (service) => {
  const lacks = [{ addressId: undefined }, { petIds: [] }, { bookings: EMPTY_BOOKINGS }];
  expect(lacks.flatMap((lack) => bookingRequestIfComplete({ ...CHOICES, ...lack }, service, TODAY) ?? [])).toEqual([]);
});

const { preferableTime } = bookings.walking;
const evening = { checked: true, time: '' };
const { appointment } = bookings.training;

test.each<[Service, object]>([
  ...['package', 'walkFrequency', 'walkDays', 'walkDuration', 'startDate'].map((field): [Service, object] => [
    'walking',
    { [field]: undefined },
  ]),
  ['walking', { walkFrequency: 'Once a Day' }],
  ['walking', { walkFrequency: 'Once a Day', preferableTime: { ...preferableTime, evening } }],
  ['training', { package: undefined }],
  ['grooming', { packages: [] }],
  ['training', { appointment: { ...appointment, time: undefined } }],
  ['grooming', { appointment: { ...appointment, date: undefined } }],
])('no booking of %s is complete with %j', (service, changes) => {
  expect(completed(service, changes)).toBeUndefined();
});
