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

/** The list that a call answers. */
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
])('%s with a payload that is not as documented is a bad request that says what is wrong: %j', async (path, body, message) => {
  expect(await ask(backend, path, { token, body })).toEqual({ status: 400, body: { status: false, message } });
  expect([backend.db.pet.count(), backend.db.address.count()]).toEqual([2, 3]);
});

describe('accounts', () => {
  test('a phone number cannot sign up twice', async () => {
    const answered = await ask(backend, 'createUser', { body: { ...SIGN_UP, phone: '9876543210' } });
    expect(answered).toMatchObject({ status: 200, body: { status: false } });
    expect(backend.db.customer.count()).toBe(2);
  });

  test('no code is sent to a phone that nobody has, and none is right for it', async () => {
    const { phone } = SIGN_UP;
    const login = await ask(backend, 'user/login', { body: { phone, device_token: '' } });
    expect(login).toMatchObject({ status: 404, body: { status: false } });
    expect((await ask(backend, 'user/validateOtp', { body: { phone, otp: '1234' } })).body).toMatchObject({ status: false });
  });
});

describe('phone numbers that begin stories', () => {
  const phone = '9000000001';

  async function tryCode(otp: string, of = phone) {
    return (await ask(backend, 'user/validateOtp', { body: { phone: of, otp } })).body as { data: { id: number; token: string } };
  }

  async function logIn(of = phone): Promise<{ id: number; token: string }> {
    await ask(backend, 'user/login', { body: { phone: of, device_token: '' } });
    return (await tryCode('1234', of)).data;
  }

  /** What a customer owns, as the ids of both lists. */
  async function belongingsOf({ id, token: own }: { id: number; token: string }) {
    return [...(await list(`user/${id}/address`, own)), ...(await list(`user/${id}/pets`, own))].map((each) => each.id);
  }

  test('one can sign up, and has neither address nor pet then, nor after a login', async () => {
    expect((await ask(backend, 'checkUser', { body: { phone } })).body).toEqual({ status: false });
    const { body } = await ask(backend, 'createUser', { body: { ...SIGN_UP, phone } });
    expect(body).toEqual({ status: true, userId: 103, token: 'session-of-customer-103' });
    expect(await belongingsOf(await logIn())).toEqual([]);
  });

  test('one can log in at once, and is the same customer at the next login', async () => {
    const first = await logIn();
    expect(await belongingsOf(first)).toEqual([204, 205, 303, 304]);
    expect((await ask(backend, 'checkUser', { body: { phone } })).body).toEqual({ status: true });
    expect(await logIn()).toEqual(first);
    expect(backend.db.customer.count()).toBe(3);
  });

  test('each that logs in has its own, with which nobody else can book', async () => {
    await logIn();
    const { id, token: own } = await logIn('9000000002');
    expect(await belongingsOf({ id, token: own })).toEqual([206, 207, 305, 306]);
    const body = { ...WALKING_BOOKING, user_id: id, address_id: 207, pet_id: [305, 306] };
    const book = async (user_id: number, by: string) =>
      (await ask(backend, 'user/createBooking/walking', { body: { ...body, user_id }, token: by })).body;
    expect(await book(ASHA.userId, token)).toMatchObject({ status: false });
    expect(await book(id, own)).toMatchObject({ status: true });
  });

  test('1234 is right and every other code is wrong, also where no code was asked for', async () => {
    expect(await tryCode('1234')).toMatchObject({ status: false });
    await logIn();
    for (const otp of ['4321', '']) expect(await tryCode(otp)).toEqual({ status: false, message: 'The code is wrong.' });
    expect(await tryCode('1234')).toEqual({ status: true, data: { id: 103, token: 'session-of-customer-103' } });
  });

  test('where everyone is known, every phone number is found and can log in', async () => {
    backend = makeBackend('existing-user');
    expect((await ask(backend, 'checkUser', { body: { phone: '9123456789' } })).body).toEqual({ status: true });
    expect(await logIn('9123456789')).toMatchObject({ id: 103 });
  });
});

test('there are more than sixty breeds, each once', async () => {
  const names = (await list('breeds')).map(({ value }) => value);
  expect(names[0]).toBe('Indian Pariah');
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(60);
});

test('a new pet is listed after the others, with its image as it was sent, and may have no vaccination yet', async () => {
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
  test.each(['packages/4', 'packages/3', 'packages/2'])('each of %s has a card of its own', async (path) => {
    const packages = await list(path);
    for (const field of ['icon', 'color']) expect(new Set(packages.map((each) => each[field])).size).toBe(packages.length);
    for (const { icon, color } of packages) {
      expect(icon).toMatch(/^data:image\/svg\+xml,/);
      expect(color).toMatch(/^(#[\da-f]{6}|oklch\(.+\))$/);
    }
  });

  test.each(['999', '601', 'undefined', '501.0'])('there are no add-ons of %s, which is no training package', async (id) => {
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

  test.each(calls)('$path wants a known token', async ({ path, body }) => {
    for (const bad of [{}, { token: 'unknown' }]) expect(await ask(backend, path, { body, ...bad })).toEqual(unauthenticated);
  });

  test.each(calls.slice(1))("$path refuses another customer's token", async ({ path, body }) => {
    expect(await ask(backend, path, { body, token: VIKRAM.token })).toEqual(unauthenticated);
  });
});
