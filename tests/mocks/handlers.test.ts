import { beforeEach, describe, expect, test } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { CALLS } from '../../mocks/calls';
import { ASHA, ask, GROOMING_BOOKING, makeBackend, NEW_ADDRESS, NEW_PET, TRAINING_BOOKING, VIKRAM, WALKING_BOOKING } from './support';

let backend: MockBackend;
beforeEach(() => {
  backend = makeBackend();
});

const { token } = ASHA;

describe('accounts', () => {
  test('a phone number is known or not', async () => {
    expect(await ask(backend, 'checkUser', { body: { phone: '9876543210' } })).toEqual({ status: 200, body: { status: true } });
    expect(await ask(backend, 'checkUser', { body: { phone: '9000000000' } })).toEqual({ status: 200, body: { status: false } });
  });

  test('a new customer gets an id and a token, and is known from then on', async () => {
    const body = { name: 'Meera', email: 'meera@example.com', phone: '9000000000', gender: 'f' };
    const created = await ask(backend, 'createUser', { body });
    expect(created.body).toEqual({ status: true, userId: 103, token: 'session-of-customer-103' });
    expect((await ask(backend, 'checkUser', { body: { phone: '9000000000' } })).body).toEqual({ status: true });
    const addresses = await ask(backend, 'user/103/address', { token: 'session-of-customer-103' });
    expect(addresses.body).toEqual({ status: true, data: [] });
  });

  test('a phone number cannot sign up twice', async () => {
    const body = { name: 'Asha', email: 'asha@example.com', phone: '9876543210', gender: 'f' };
    expect(await ask(backend, 'createUser', { body })).toMatchObject({ status: 200, body: { status: false } });
    expect(backend.db.customer.count()).toBe(2);
  });

  test('a code is sent to a known phone only', async () => {
    const known = await ask(backend, 'user/login', { body: { phone: '9820098200', device_token: '' } });
    expect(known).toEqual({ status: 200, body: { status: true, message: 'OTP sent' } });
    const unknown = await ask(backend, 'user/login', { body: { phone: '9000000000', device_token: '' } });
    expect(unknown).toMatchObject({ status: 404, body: { status: false } });
  });

  test('the right code answers id and token, any other is refused', async () => {
    const right = await ask(backend, 'user/validateOtp', { body: { phone: '9876543210', otp: '1234' } });
    expect(right.body).toEqual({ status: true, data: { id: 101, token } });
    const wrong = await ask(backend, 'user/validateOtp', { body: { phone: '9876543210', otp: '4321' } });
    expect(wrong).toMatchObject({ status: 200, body: { status: false } });
    const stranger = await ask(backend, 'user/validateOtp', { body: { phone: '9000000000', otp: '1234' } });
    expect(stranger.body).toMatchObject({ status: false });
  });

  test('a payload that is not as documented is a bad request that names the field', async () => {
    expect(await ask(backend, 'checkUser', { body: {} })).toEqual({
      status: 400,
      body: { status: false, message: 'phone is missing.' },
    });
    const body = { name: 'Meera', email: 'meera@example.com', phone: '9000000000', gender: 'female' };
    expect((await ask(backend, 'createUser', { body })).body).toMatchObject({ message: "gender must be 'm' or 'f'." });
  });
});

describe('phone numbers that begin stories', () => {
  const phone = '9000000001';

  async function sendCode(to: string) {
    return ask(backend, 'user/login', { body: { phone: to, device_token: '' } });
  }

  async function tryCode(otp: string, of = phone) {
    return (await ask(backend, 'user/validateOtp', { body: { phone: of, otp } })).body;
  }

  async function logIn(): Promise<{ id: number; token: string }> {
    await sendCode(phone);
    return (await tryCode('1234') as { data: { id: number; token: string } }).data;
  }

  /** What a customer owns, as the two lists of the answers. */
  async function belongingsOf(customer: { id: number; token: string }) {
    const listOf = async (path: string) => {
      const { body } = await ask(backend, `user/${customer.id}/${path}`, { token: customer.token });
      return (body as { data: { id: number }[] }).data;
    };
    return { addresses: await listOf('address'), pets: await listOf('pets') };
  }

  const asha = { id: ASHA.userId, token };

  test('one can sign up, and has neither address nor pet then, nor after a login', async () => {
    expect((await ask(backend, 'checkUser', { body: { phone } })).body).toEqual({ status: false });
    const body = { name: 'Meera', email: 'meera@example.com', phone, gender: 'f' };
    const { body: created } = await ask(backend, 'createUser', { body });
    expect(created).toEqual({ status: true, userId: 103, token: 'session-of-customer-103' });
    const customer = { id: 103, token: 'session-of-customer-103' };
    expect(await belongingsOf(customer)).toEqual({ addresses: [], pets: [] });
    expect(await logIn()).toEqual(customer);
    expect(await belongingsOf(customer)).toEqual({ addresses: [], pets: [] });
  });

  test('one can log in at once, and has two addresses and two pets then', async () => {
    expect(await sendCode(phone)).toEqual({ status: 200, body: { status: true, message: 'OTP sent' } });
    const { addresses, pets } = await belongingsOf(await logIn());
    expect(addresses).toMatchObject([{ id: 204, type: 'Home' }, { id: 205, type: 'Work' }]);
    expect(pets).toMatchObject([{ id: 303, name: 'Bruno' }, { id: 304, name: 'Simba' }]);
  });

  test('who logged in at once is known, and is the same customer at the next login', async () => {
    const first = await logIn();
    expect((await ask(backend, 'checkUser', { body: { phone } })).body).toEqual({ status: true });
    expect(await logIn()).toEqual(first);
    expect(backend.db.customer.count()).toBe(3);
    expect(Object.values(await belongingsOf(first)).flat()).toHaveLength(4);
  });

  test('who logged in at once can book with what is theirs, and nobody else can', async () => {
    const before = await belongingsOf(asha);
    const { id, token: ownToken } = await logIn();
    const body = { ...WALKING_BOOKING, user_id: id, address_id: 205, pet_id: [303, 304] };
    const booked = await ask(backend, 'user/createBooking/walking', { body, token: ownToken });
    expect(booked.body).toMatchObject({ status: true });
    const ofAsha = await ask(backend, 'user/createBooking/walking', { body: { ...body, user_id: asha.id }, token });
    expect(ofAsha.body).toMatchObject({ status: false });
    expect((await ask(backend, `user/${id}/pets`, { token })).status).toBe(401);
    expect(await belongingsOf(asha)).toEqual(before);
  });

  test('1234 is right and every other code is wrong', async () => {
    await sendCode(phone);
    expect(await tryCode('4321')).toEqual({ status: false, message: 'The code is wrong.' });
    expect(await tryCode('')).toEqual({ status: false, message: 'The code is wrong.' });
    expect(await tryCode('1234')).toEqual({ status: true, data: { id: 103, token: 'session-of-customer-103' } });
  });

  test('no code is right for one that asked for none', async () => {
    expect(await tryCode('1234')).toMatchObject({ status: false });
    expect(backend.db.customer.count()).toBe(2);
  });

  test('each that logs in is a customer of its own', async () => {
    const first = await logIn();
    await sendCode('9000000002');
    const second = (await tryCode('1234', '9000000002') as { data: { id: number; token: string } }).data;
    expect([first.id, second.id]).toEqual([103, 104]);
    expect(second.token).not.toBe(first.token);
    expect((await belongingsOf(second)).pets.map(({ id }) => id)).toEqual([305, 306]);
  });

  test('where everyone is known, every phone number is found and can log in', async () => {
    backend = makeBackend('existing-user');
    expect((await ask(backend, 'checkUser', { body: { phone: '9123456789' } })).body).toEqual({ status: true });
    expect((await sendCode('9123456789')).status).toBe(200);
    expect(await tryCode('1234', '9123456789')).toMatchObject({ status: true, data: { id: 103 } });
  });
});

describe('pets', () => {
  test('there are more than sixty breeds, each once', async () => {
    const { data } = (await ask(backend, 'breeds', { token })).body as { data: { id: number; value: string }[] };
    expect(data[0]).toEqual({ id: 1, value: 'Indian Pariah' });
    expect(new Set(data.map(({ value }) => value)).size).toBe(data.length);
    expect(data.length).toBeGreaterThan(60);
  });

  test('a new pet is listed after the others, with its image as it was sent', async () => {
    expect((await ask(backend, 'user/addPet', { token, body: NEW_PET })).body).toEqual({ status: 'ok', data: [303] });
    const { data } = (await ask(backend, 'user/101/pets', { token })).body as { data: { name: string }[] };
    expect(data.map(({ name }) => name)).toEqual(['Bruno', 'Simba', 'Coco']);
    expect(data[2]).toEqual({ id: 303, name: 'Coco', breed: 'Mudhol Hound', image: 'aGVsbG8=' });
  });

  test.each([
    ['image', 'data:image/jpeg;base64,aGVsbG8=', 'image must be base64 without a data prefix.'],
    ['aggressiveness_level', 'medium', "aggressiveness_level must be 'normal' or 'slightly' or 'high'."],
    ['dob', '2023-02-29', 'dob must be a day as YYYY-MM-DD.'],
    ['vet_phone', null, "vet_phone must be ''."],
  ])('a pet whose %s is %j is a bad request', async (field, value, message) => {
    const answered = await ask(backend, 'user/addPet', { token, body: { ...NEW_PET, [field]: value } });
    expect(answered).toEqual({ status: 400, body: { status: false, message } });
    expect(backend.db.pet.count()).toBe(2);
  });

  test('a pet may have no vaccination yet', async () => {
    const body = { ...NEW_PET, last_vaccination: null };
    expect((await ask(backend, 'user/addPet', { token, body })).body).toMatchObject({ status: 'ok' });
  });
});

describe('addresses', () => {
  test('the saved addresses are listed with their types', async () => {
    const { data } = (await ask(backend, 'user/101/address', { token })).body as { data: { type: string }[] };
    expect(data.map(({ type }) => type)).toEqual(['Home', 'Work']);
    expect(Object.keys(data[0]!)).toEqual(['id', 'type', 'address']);
  });

  test('a new address is listed as one text of all its parts', async () => {
    expect((await ask(backend, 'user/addAddress', { token, body: NEW_ADDRESS })).body).toMatchObject({ status: true });
    const { data } = (await ask(backend, 'user/101/address', { token })).body as { data: unknown[] };
    const address = '2nd floor, Block C, Near the park, Jubilee Hills, Hyderabad, Telangana, 500033';
    expect(data[2]).toEqual({ id: 204, type: 'Home', address });
  });

  test('an address without landmark and with its PIN in its text is listed without gap and repetition', async () => {
    const body = { ...NEW_ADDRESS, address: 'Jubilee Hills, Hyderabad 500033', area: '', landmark_areaname: '' };
    await ask(backend, 'user/addAddress', { token, body });
    const { data } = (await ask(backend, 'user/101/address', { token })).body as { data: { address: string }[] };
    expect(data[2]!.address).toBe('2nd floor, Block C, Jubilee Hills, Hyderabad 500033');
  });

  test('an address whose latitude is no text is a bad request', async () => {
    const answered = await ask(backend, 'user/addAddress', { token, body: { ...NEW_ADDRESS, latitude: 17.4 } });
    expect(answered).toEqual({ status: 400, body: { status: false, message: 'latitude must be a text.' } });
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

  test.each(calls)('$path wants a known token', async ({ path, body }) => {
    for (const bad of [{}, { token: 'unknown' }]) {
      const answered = await ask(backend, path, { body, ...bad });
      expect(answered).toEqual({ status: 401, body: { status: false, message: 'Unauthenticated' } });
    }
  });

  test.each(calls.slice(1))("$path refuses another customer's token", async ({ path, body }) => {
    const answered = await ask(backend, path, { body, token: VIKRAM.token });
    expect(answered.status).toBe(401);
  });
});

test.each(CALLS)('%s is answered by a handler', async (call) => {
  const [method, path] = call.split(' ') as [string, string];
  const response = await backend.respond(new Request(`http://localhost/in/packages/mock-api/${path}`, { method }));
  expect(response.status).not.toBe(501);
});
