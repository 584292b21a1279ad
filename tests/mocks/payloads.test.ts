import { expect, test } from 'vitest';
import {
  ASHA,
  ask,
  GROOMING_BOOKING,
  makeBackend,
  NEW_ADDRESS,
  NEW_PET,
  TRAINING_BOOKING,
  VIKRAM,
  WALKING_BOOKING,
} from './support';

// Scenarios show that the backend takes what the app sends. These tests show that it would not take anything else.

const BODIES = {
  'createBooking/walking': WALKING_BOOKING,
  'createBooking/training': TRAINING_BOOKING,
  'createBooking/grooming': GROOMING_BOOKING,
  addPet: NEW_PET,
  addAddress: NEW_ADDRESS,
} as const;

type Name = keyof typeof BODIES;

async function send(name: Name, changes: object, token: string | undefined = ASHA.token) {
  const backend = makeBackend();
  const answer = await ask(backend, `user/${name}`, { body: { ...BODIES[name], ...changes }, ...(token && { token }) });
  return { ...answer, stored: backend.db.booking.count() + backend.db.pet.count() + backend.db.address.count() - 5 };
}

const FIELDS = (['walking', 'training', 'grooming'] as const).flatMap((service) =>
  Object.keys(BODIES[`createBooking/${service}`]).map((field) => [service, field] as const),
);

test.each(FIELDS)('a %s booking without %s is refused', async (service, field) => {
  const body = { status: false, message: `${field} is missing.` };
  expect(await send(`createBooking/${service}`, { [field]: undefined })).toEqual({ status: 200, body, stored: 0 });
});

test.each<[Name, field: string, value: unknown, problem: string]>([
  ['createBooking/walking', 'address_id', 203, "must be the id of an address of the customer's own"],
  [
    'createBooking/walking',
    'pet_id',
    [301, 303],
    "must be a list of at least 1, each the id of a pet of the customer's own",
  ],
  ['createBooking/walking', 'package_id', 502, 'must be the id of a walking package'],
  // At the time of these tests, this is today in India. In London it is still tomorrow.
  ['createBooking/walking', 'service_start_date', '2026-06-10', 'must be a day after 2026-06-10'],
  ['createBooking/walking', 'preferable_time', ['6:00 AM', '3:07 AM'], 'must be a list'],
  ['createBooking/walking', 'service_id', 4, 'must be'],
  ['createBooking/walking', 'service_frequency', 'Twice a Day', 'must be'],
  ['createBooking/walking', 'total_price', '4770', 'must be'],
  ['createBooking/walking', 'trim_id', 602, 'is not a field of this call'],
  ['createBooking/training', 'preferable_time', ['6:00 AM', '6:30 AM'], 'must be a list of exactly one'],
  ['createBooking/grooming', 'package_id', [652], 'must be a list'],
  ['createBooking/grooming', 'package_id', [601, 652, 602], 'must be a list'],
  ['createBooking/grooming', 'package_id', [601, '601', 652], 'must be a list'],
  ['createBooking/grooming', 'package_id', [602, 602], 'must be a list'],
  [
    'createBooking/grooming',
    'preferable_time',
    ['6:00 AM'],
    "must be a list of exactly one, a slot and a time on the full or half hour such as 'Morning | 6:00 AM'",
  ],
  ['addPet', 'image', 'data:image/jpeg;base64,aGVsbG8=', 'must be base64 without a data prefix'],
  ['addPet', 'dob', '2023-02-29', 'must be a day as YYYY-MM-DD'],
  ['addPet', 'vet_phone', null, "must be ''"],
  ['addAddress', 'latitude', 17.4, 'must be a text'],
])('%s is refused if its %s is %j, with a sentence', async (name, field, value, problem) => {
  const { body, stored } = await send(name, { [field]: value });
  expect([body, stored]).toEqual([
    { status: false, message: expect.stringContaining(`${field} ${problem}`) as string },
    0,
  ]);
});

test.each([[[602]], [[602, 651]], [['601', '652']]])(
  'a grooming booking of the packages and trims %j is accepted',
  async (package_id) => {
    expect(await send('createBooking/grooming', { package_id })).toMatchObject({ body: { status: true }, stored: 1 });
  },
);

test.each(Object.keys(BODIES) as Name[])("%s needs the customer's own token", async (name) => {
  for (const token of ['', 'unknown', VIKRAM.token]) {
    expect(await send(name, {}, token)).toEqual({
      status: 401,
      body: { status: false, message: 'Unauthenticated' },
      stored: 0,
    });
  }
});

test.each(['user/101/pets', 'user/101/address'])("%s needs the customer's own token", async (path) => {
  for (const token of ['', 'unknown', VIKRAM.token])
    expect((await ask(makeBackend(), path, { token })).status).toBe(401);
});

test('a phone number cannot sign up twice', async () => {
  const body = { name: 'Meera', email: 'meera@example.com', phone: '9876543210', gender: 'f' };
  expect(await ask(makeBackend(), 'createUser', { body })).toMatchObject({ status: 200, body: { status: false } });
});
