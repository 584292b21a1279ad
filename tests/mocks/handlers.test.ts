import { beforeEach, describe, expect, test } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
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

let backend: MockBackend;
beforeEach(() => {
  backend = makeBackend();
});

const { token } = ASHA;
const SIGN_UP = { name: 'Meera', email: 'meera@example.com', phone: '9000000000', gender: 'f' };

/** Makes a call, and returns the list in its response. */
async function list(path: string, ownToken = token): Promise<Record<string, unknown>[]> {
  return ((await ask(backend, path, { token: ownToken })).body as { data: Record<string, unknown>[] }).data;
}

test.each([
  ['checkUser', {}, 'phone is missing.'],
  ['createUser', { ...SIGN_UP, gender: 'female' }, "gender must be 'm' or 'f'."],
  ['user/addPet', { ...NEW_PET, image: 'data:image/jpeg;base64,aGVsbG8=' }, 'image must be base64 without a data prefix.'],
  ['user/addPet', { ...NEW_PET, insured: 'maybe' }, "insured must be 'yes' or 'no'."],
  ['user/addPet', { ...NEW_PET, dob: '2023-02-29' }, 'dob must be a day as YYYY-MM-DD.'],
  ['user/addPet', { ...NEW_PET, vet_phone: null }, "vet_phone must be ''."],
  ['user/addAddress', { ...NEW_ADDRESS, latitude: 17.4 }, 'latitude must be a text.'],
])('%s with a wrong payload is a bad request with a sentence about it: %j', async (path, body, message) => {
  expect(await ask(backend, path, { token, body })).toEqual({ status: 400, body: { status: false, message } });
  expect([backend.db.pet.count(), backend.db.address.count()]).toEqual([2, 3]);
});

describe('accounts', () => {
  test('a phone number cannot sign up twice', async () => {
    const answered = await ask(backend, 'createUser', { body: { ...SIGN_UP, phone: '9876543210' } });
    expect(answered).toMatchObject({ status: 200, body: { status: false } });
    expect(backend.db.customer.count()).toBe(2);
  });

  test('an unknown phone number gets no code, and no code is right for it', async () => {
    const { phone } = SIGN_UP;
    const login = await ask(backend, 'user/login', { body: { phone, device_token: '' } });
    expect(login).toMatchObject({ status: 404, body: { status: false } });
    expect((await ask(backend, 'user/validateOtp', { body: { phone, otp: '1234' } })).body).toMatchObject({ status: false });
  });
});

describe('the phone numbers of presets', () => {
  const phone = '9000000001';

  async function tryCode(otp: string, of = phone) {
    return (await ask(backend, 'user/validateOtp', { body: { phone: of, otp } })).body as { data: { id: number; token: string } };
  }

  async function logIn(of = phone): Promise<{ id: number; token: string }> {
    await ask(backend, 'user/login', { body: { phone: of, device_token: '' } });
    return (await tryCode('1234', of)).data;
  }

  /** The ids of a customer's addresses and pets. */
  async function ownIdsOf({ id, token: own }: { id: number; token: string }) {
    return [...(await list(`user/${id}/address`, own)), ...(await list(`user/${id}/pets`, own))].map((each) => each.id);
  }

  test('can sign up, and then own no address and no pet, also after a login', async () => {
    expect((await ask(backend, 'checkUser', { body: { phone } })).body).toEqual({ status: false });
    const { body } = await ask(backend, 'createUser', { body: { ...SIGN_UP, phone } });
    expect(body).toEqual({ status: true, userId: 103, token: 'session-of-customer-103' });
    expect(await ownIdsOf(await logIn())).toEqual([]);
  });

  test('can log in without signing up, and are the same customer at the next login', async () => {
    const first = await logIn();
    expect(await ownIdsOf(first)).toEqual([204, 205, 303, 304]);
    expect((await ask(backend, 'checkUser', { body: { phone } })).body).toEqual({ status: true });
    expect(await logIn()).toEqual(first);
    expect(backend.db.customer.count()).toBe(3);
  });

  test('get their own addresses and pets at login, for their own bookings only', async () => {
    await logIn();
    const { id, token: own } = await logIn('9000000002');
    expect(await ownIdsOf({ id, token: own })).toEqual([206, 207, 305, 306]);
    const body = { ...WALKING_BOOKING, user_id: id, address_id: 207, pet_id: [305, 306] };
    const book = async (user_id: number, by: string) =>
      (await ask(backend, 'user/createBooking/walking', { body: { ...body, user_id }, token: by })).body;
    expect(await book(ASHA.userId, token)).toMatchObject({ status: false });
    expect(await book(id, own)).toMatchObject({ status: true });
  });

  test('accept the code 1234 only, and only after a login', async () => {
    expect(await tryCode('1234')).toMatchObject({ status: false });
    await logIn();
    for (const otp of ['4321', '']) expect(await tryCode(otp)).toEqual({ status: false, message: 'The code is wrong.' });
    expect(await tryCode('1234')).toEqual({ status: true, data: { id: 103, token: 'session-of-customer-103' } });
  });

  test('are not needed with a preset that knows everyone', async () => {
    backend = makeBackend('existing-user');
    expect((await ask(backend, 'checkUser', { body: { phone: '9123456789' } })).body).toEqual({ status: true });
    expect(await logIn('9123456789')).toMatchObject({ id: 103 });
  });
});

test('there are more than sixty different breeds', async () => {
  const names = (await list('breeds')).map(({ value }) => value);
  expect(names[0]).toBe('Indian Pariah');
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(60);
});

test('a new pet is listed last, with its image unchanged, and needs no vaccination date', async () => {
  const body = { ...NEW_PET, last_vaccination: null };
  expect((await ask(backend, 'user/addPet', { token, body })).body).toEqual({ status: 'ok', data: [303] });
  expect((await list('user/101/pets'))[2]).toEqual({ id: 303, name: 'Coco', breed: 'Mudhol Hound', image: 'aGVsbG8=' });
});

test.each([
  ['of all its parts', {}, '2nd floor, Block C, Near the park, Jubilee Hills, Hyderabad, Telangana, 500033'],
  [
    'without gap and repetition',
    { address: 'Jubilee Hills, Hyderabad 500033', landmark_areaname: '' },
    '2nd floor, Block C, Jubilee Hills, Hyderabad 500033',
  ],
])('a new address is listed as one text %s', async (_how, changes, address) => {
  await ask(backend, 'user/addAddress', { token, body: { ...NEW_ADDRESS, ...changes } });
  expect((await list('user/101/address'))[2]).toEqual({ id: 204, type: 'Home', address });
});

describe('packages', () => {
  test.each(['packages/4', 'packages/3', 'packages/2'])('of %s have different icons and colours', async (path) => {
    const packages = await list(path);
    for (const field of ['icon', 'color']) expect(new Set(packages.map((each) => each[field])).size).toBe(packages.length);
    for (const { icon, color } of packages) {
      expect(icon).toMatch(/^data:image\/svg\+xml,/);
      expect(color).toMatch(/^(#[\da-f]{6}|oklch\(.+\))$/);
    }
  });

  test.each(['999', '601', 'undefined', '501.0'])('with the unknown id %s have no add-ons', async (id) => {
    const body = { status: false, message: 'No training package has this id.' };
    expect(await ask(backend, `addons/3/${id}`)).toEqual({ status: 404, body });
  });
});

describe('sessions', () => {
  const calls = [
    { path: 'breeds' },
    { path: 'user/101/pets' },
    { path: 'user/101/address' },
    { path: 'user/addPet', body: NEW_PET },
    { path: 'user/addAddress', body: NEW_ADDRESS },
    { path: 'user/createBooking/walking', body: WALKING_BOOKING },
    { path: 'user/createBooking/training', body: TRAINING_BOOKING },
    { path: 'user/createBooking/grooming', body: GROOMING_BOOKING },
  ];
  const unauthenticated = { status: 401, body: { status: false, message: 'Unauthenticated' } };

  test.each(calls)('$path needs a known token', async ({ path, body }) => {
    for (const bad of [{}, { token: 'unknown' }]) expect(await ask(backend, path, { body, ...bad })).toEqual(unauthenticated);
  });

  test.each(calls.slice(1))("$path refuses another customer's token", async ({ path, body }) => {
    expect(await ask(backend, path, { body, token: VIKRAM.token })).toEqual(unauthenticated);
  });
});
