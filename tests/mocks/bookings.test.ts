import { beforeEach, describe, expect, test } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { ASHA, ask, GROOMING_BOOKING, makeBackend, TRAINING_BOOKING, WALKING_BOOKING } from './support';

let backend: MockBackend;
beforeEach(() => {
  backend = makeBackend();
});

const BOOKINGS = { walking: WALKING_BOOKING, training: TRAINING_BOOKING, grooming: GROOMING_BOOKING };
const SERVICES = ['walking', 'training', 'grooming'] as const;

type Service = (typeof SERVICES)[number];

const book = (service: Service, body: unknown) =>
  ask(backend, `user/createBooking/${service}`, { token: ASHA.token, body });

const WANTED = {
  walking: {
    serviceId: '4',
    addressId: '201',
    petIds: ['301', '302'],
    packageIds: ['403'],
    startDate: '2026-06-11',
    preferableTimes: ['6:00 AM', '5:30 PM'],
    addOns: ['Poo Picking'],
    totalPrice: 4770,
  },
  training: {
    serviceId: '3',
    addressId: '201',
    petIds: ['301'],
    packageIds: ['502'],
    startDate: '2026-06-11',
    preferableTimes: ['6:00 AM'],
    addOns: ['Agility session', 'Behaviour report'],
    totalPrice: 6499,
  },
  grooming: {
    serviceId: '2',
    addressId: '202',
    petIds: ['302'],
    packageIds: ['604', '602', '602'],
    startDate: '2026-06-12',
    preferableTimes: ['Morning | 6:00 AM'],
    addOns: ['Nail Clipping'],
    totalPrice: 2997,
  },
};

test.each(SERVICES)('a %s booking is stored for the customer, on the day that it is in India', async (service) => {
  const answered = await book(service, BOOKINGS[service]);
  expect(answered).toMatchObject({ status: 200, body: { status: true, message: expect.any(String) } });
  const [booking] = backend.db.booking.getAll();
  expect(booking).toMatchObject({ id: 1, requestedOn: '2026-06-10', ...WANTED[service] });
  expect(booking!.customer?.phone).toBe('9876543210');
});

const FIELDS = SERVICES.flatMap((service) => Object.keys(BOOKINGS[service]).map((field) => [service, field] as const));

test.each(FIELDS)('a %s booking without %s is refused with its name', async (service, field) => {
  const answered = await book(service, { ...BOOKINGS[service], [field]: undefined });
  expect(answered).toEqual({ status: 200, body: { status: false, message: `${field} is missing.` } });
  expect(backend.db.booking.count()).toBe(0);
});

const WRONG_FOR_ALL = [
  ['address_id', ''],
  ['pet_id', 301],
  ['pet_id', []],
  ['service_start_date', '11/06/2026'],
  ['addons', [1]],
  ['addons', 'Nail Clipping'],
  ['total_price', '4770'],
  ['total_price', -1],
] as const;

const WRONG_VALUES: readonly (readonly [Service, string, unknown])[] = [
  ...SERVICES.flatMap((service) => WRONG_FOR_ALL.map(([field, value]) => [service, field, value] as const)),
  ['walking', 'package_id', [403]],
  ['walking', 'preferable_time', '6:00 AM'],
  ['walking', 'preferable_time', []],
  ['walking', 'preferable_time', ['06:00']],
  ['walking', 'service_id', 4],
  ['walking', 'service_id', '3'],
  ['walking', 'service_days', 'Mon - Fri'],
  ['walking', 'service_frequency', 'Twice a Day'],
  ['walking', 'walk_duration', '30'],
  ['training', 'package_id', [502]],
  ['training', 'preferable_time', '6:00 AM'],
  ['training', 'preferable_time', []],
  ['training', 'preferable_time', ['6:00 AM', '6:30 AM']],
  ['training', 'preferable_time', ['Morning | 6:00 AM']],
  ['training', 'service_id', 3],
  ['training', 'service_id', '4'],
  ['grooming', 'package_id', 602],
  ['grooming', 'package_id', []],
  ['grooming', 'package_id', [null]],
  ['grooming', 'preferable_time', 'Morning | 6:00 AM'],
  ['grooming', 'preferable_time', []],
  ['grooming', 'preferable_time', ['Morning | 6:00 AM', 'Evening | 6:00 PM']],
  ['grooming', 'preferable_time', ['6:00 AM']],
  ['grooming', 'preferable_time', ['morning | 6:00 AM']],
  ['grooming', 'preferable_time', ['Night | 6:00 AM']],
  ['grooming', 'preferable_time', ['Morning | 06:00']],
  ['grooming', 'preferable_time', ['Morning|6:00 AM']],
  ['grooming', 'service_id', 2],
  ['grooming', 'service_id', '3'],
];

test.each(WRONG_VALUES)('a %s booking whose %s is %j is refused with its name', async (service, field, value) => {
  const answered = await book(service, { ...BOOKINGS[service], [field]: value });
  const message: unknown = expect.stringContaining(`${field} must be`);
  expect(answered).toMatchObject({ status: 200, body: { status: false, message } });
  expect(backend.db.booking.count()).toBe(0);
});

describe('what a refusal says', () => {
  test.each([
    ['training', ['6:00 AM', '6:30 AM'], "preferable_time must be a list of exactly one, a time such as '6:00 AM'."],
    ['grooming', ['6:00 AM'], "preferable_time must be a list of exactly one, a slot and a time such as 'Morning | 6:00 AM'."],
  ] as const)('a %s booking for %j is told what is wanted', async (service, preferable_time, message) => {
    expect((await book(service, { ...BOOKINGS[service], preferable_time })).body).toEqual({ status: false, message });
  });
});

test.each(SERVICES)('a %s booking that is no JSON object is refused', async (service) => {
  expect((await book(service, 'hello')).body).toMatchObject({ status: false, message: 'The payload must be a JSON object.' });
});

test('the bookings of one customer stand side by side, whatever their services', async () => {
  for (const service of SERVICES) await book(service, BOOKINGS[service]);
  expect(backend.db.booking.getAll().map(({ id, serviceId }) => [id, serviceId])).toEqual([[1, '4'], [2, '3'], [3, '2']]);
});
