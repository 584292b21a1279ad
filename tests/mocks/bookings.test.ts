import { beforeEach, expect, test } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { ASHA, ask, GROOMING_BOOKING, makeBackend, NEW_PET, requestTo, TRAINING_BOOKING, VIKRAM, WALKING_BOOKING } from './support';

let backend: MockBackend;
beforeEach(() => {
  backend = makeBackend();
});

const BOOKINGS = { walking: WALKING_BOOKING, training: TRAINING_BOOKING, grooming: GROOMING_BOOKING };
const SERVICES = ['walking', 'training', 'grooming'] as const;

type Service = (typeof SERVICES)[number];

const book = (service: Service, body: unknown) =>
  ask(backend, `user/createBooking/${service}`, { token: ASHA.token, body });

test.each(SERVICES)('a %s booking is stored for the customer, with the day in India', async (service) => {
  const sent = BOOKINGS[service];
  const answered = await book(service, sent);
  expect(answered).toMatchObject({ status: 200, body: { status: true, message: expect.any(String) } });
  expect(backend.db.booking.getAll()).toMatchObject([
    {
      id: 1,
      customer: { phone: '9876543210' },
      requestedOn: '2026-06-10',
      serviceId: sent.service_id,
      addressId: String(sent.address_id),
      petIds: sent.pet_id.map(String),
      packageIds: [sent.package_id].flat().map(String),
      startDate: sent.service_start_date,
      preferableTimes: sent.preferable_time,
      addOns: sent.addons,
      totalPrice: sent.total_price,
    },
  ]);
});

test('a booking that is sent again with its key is answered as before, and stored once for its customer', async () => {
  const { pet_id: _pets, ...others } = WALKING_BOOKING;
  const sent = async (customer: { readonly userId: number; readonly token: string }, key: string, body: object) => {
    const request = requestTo('user/createBooking/walking', { token: customer.token, body: { ...body, user_id: customer.userId } });
    request.headers.set('idempotency-key', key);
    return (await backend.respond(request)).json() as Promise<unknown>;
  };
  const first = await sent(ASHA, 'one', WALKING_BOOKING);
  expect(await sent(ASHA, 'one', WALKING_BOOKING)).toEqual(first);
  expect(await sent(VIKRAM, 'one', others)).toEqual({ status: false, message: 'pet_id is missing.' });
  expect(await sent(ASHA, 'another', WALKING_BOOKING)).not.toEqual(first);
  expect(backend.db.booking.count()).toBe(2);
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
  // Another customer's address, and an address that does not exist.
  ['address_id', 203],
  ['address_id', 999],
  // Asha's pet together with a pet that does not exist.
  ['pet_id', [301, 303]],
  ['service_start_date', '11/06/2026'],
  // At the time of these tests, this is today in India, so the backend refuses it. In London it is still tomorrow.
  ['service_start_date', '2026-06-10'],
  ['service_start_date', '2025-12-31'],
  ['addons', [1]],
  ['addons', 'Nail Clipping'],
  ['addons', ['Nail Clipping', '']],
  ['addons', [' ']],
  ['total_price', '4770'],
  ['total_price', -1],
] as const;

const WRONG_VALUES: readonly (readonly [Service, string, unknown])[] = [
  ...SERVICES.flatMap((service) => WRONG_FOR_ALL.map(([field, value]) => [service, field, value] as const)),
  ['walking', 'package_id', [403]],
  ['walking', 'package_id', 502],
  ['walking', 'preferable_time', '6:00 AM'],
  ['walking', 'preferable_time', []],
  ['walking', 'preferable_time', ['06:00']],
  ['walking', 'preferable_time', ['6:00 AM', '3:07 AM']],
  ['walking', 'preferable_time', ['6:15 AM']],
  ['walking', 'service_id', 4],
  ['walking', 'service_id', '3'],
  ['walking', 'service_days', 'Mon - Fri'],
  ['walking', 'service_frequency', 'Twice a Day'],
  ['walking', 'walk_duration', '30'],
  ['training', 'package_id', [502]],
  ['training', 'package_id', 403],
  ['training', 'preferable_time', '6:00 AM'],
  ['training', 'preferable_time', []],
  ['training', 'preferable_time', ['6:00 AM', '6:30 AM']],
  ['training', 'preferable_time', ['Morning | 6:00 AM']],
  ['training', 'preferable_time', ['3:07 AM']],
  ['training', 'service_id', 3],
  ['training', 'service_id', '4'],
  ['grooming', 'package_id', 602],
  ['grooming', 'package_id', []],
  ['grooming', 'package_id', [null]],
  // A walking package; a training package between a grooming package and a trim.
  ['grooming', 'package_id', [403]],
  ['grooming', 'package_id', [601, 502, 652]],
  // A trim alone, before a package, between packages, and after another trim.
  ['grooming', 'package_id', [652]],
  ['grooming', 'package_id', [652, 601]],
  ['grooming', 'package_id', [601, 652, 602]],
  ['grooming', 'package_id', [601, 652, 653]],
  ['grooming', 'package_id', [601, 602, 602, 652]],
  // A package twice, also with one id as a text. 602 is the id of a package and of a trim, so twice is valid, but not three times.
  ['grooming', 'package_id', [601, 601]],
  ['grooming', 'package_id', [601, '601', 652]],
  ['grooming', 'package_id', [602, 602, 602]],
  ['grooming', 'preferable_time', 'Morning | 6:00 AM'],
  ['grooming', 'preferable_time', []],
  ['grooming', 'preferable_time', ['Morning | 6:00 AM', 'Evening | 6:00 PM']],
  ['grooming', 'preferable_time', ['6:00 AM']],
  ['grooming', 'preferable_time', ['morning | 6:00 AM']],
  ['grooming', 'preferable_time', ['Night | 6:00 AM']],
  ['grooming', 'preferable_time', ['Morning | 06:00']],
  ['grooming', 'preferable_time', ['Morning | 6:45 AM']],
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

test.each([[[602]], [[601, 603]], [[602, 602]], [[602, 601, 602]], [[604, 603, 602, 601, 653]], [['601', '652']]])(
  'a grooming booking of the packages and trims %j is accepted',
  async (package_id) => {
    expect((await book('grooming', { ...GROOMING_BOOKING, package_id })).body).toMatchObject({ status: true });
    expect(backend.db.booking.getAll()[0]!.packageIds).toEqual(package_id.map(String));
  },
);

test.each([
  ['walking', 'time_slot'],
  ['training', 'walk_duration'],
  ['training', 'service_days'],
  ['grooming', 'service_frequency'],
  ['grooming', 'trim_id'],
] as const)('a %s booking with the unknown field %s is refused with its name', async (service, field) => {
  const answered = await book(service, { ...BOOKINGS[service], [field]: 'all days' });
  expect(answered).toEqual({ status: 200, body: { status: false, message: `${field} is not a field of this call.` } });
  expect(backend.db.booking.count()).toBe(0);
});

test.each(SERVICES)('a %s booking may send all ids as texts', async (service) => {
  const { user_id, address_id, pet_id, package_id } = BOOKINGS[service];
  const body = {
    ...BOOKINGS[service],
    user_id: String(user_id),
    address_id: String(address_id),
    pet_id: pet_id.map(String),
    package_id: Array.isArray(package_id) ? package_id.map(String) : String(package_id),
  };
  expect((await book(service, body)).body).toMatchObject({ status: true });
});

test("a booking for another customer's pet is refused", async () => {
  await ask(backend, 'user/addPet', { token: VIKRAM.token, body: { ...NEW_PET, user_id: VIKRAM.userId } });
  const { body } = await book('walking', { ...WALKING_BOOKING, pet_id: [303] });
  expect(body).toEqual({
    status: false,
    message: "pet_id must be a list of at least 1, each the id of a pet of the customer's own.",
  });
});

test.each([
  ['walking', 'address_id', 203, "the id of an address of the customer's own"],
  ['walking', 'package_id', 502, 'the id of a walking package'],
  ['training', 'service_start_date', '2026-06-10', 'a day after 2026-06-10'],
  ['training', 'preferable_time', ['3:07 AM'], "a list of exactly one, a time on the full or half hour such as '6:00 AM'"],
  [
    'grooming',
    'preferable_time',
    ['6:00 AM'],
    "a list of exactly one, a slot and a time on the full or half hour such as 'Morning | 6:00 AM'",
  ],
  [
    'grooming',
    'package_id',
    [652],
    'a list of at least 1, each the id of a grooming package, none of them twice, and after them at most the id of a trim',
  ],
] as const)('a %s booking whose %s is %j is refused with a sentence about the right values', async (service, field, value, wanted) => {
  const { body } = await book(service, { ...BOOKINGS[service], [field]: value });
  expect(body).toEqual({ status: false, message: `${field} must be ${wanted}.` });
});

test('a booking that is not a JSON object is refused', async () => {
  expect((await book('walking', 'hello')).body).toMatchObject({ status: false, message: 'The payload must be a JSON object.' });
});
