import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { BOOKING_CALLS, CALLS, PACKAGE_CALLS, type Call } from '../../mocks/calls';
import { PRESET_NAMES, PRESETS, type PresetName } from '../../mocks/presets';
import {
  ASHA,
  GROOMING_BOOKING,
  makeBackend,
  NEW_ADDRESS,
  NEW_PET,
  requestTo,
  TRAINING_BOOKING,
  WALKING_BOOKING,
} from './support';

const { token } = ASHA;
const PHONE_OF_ASHA = '9876543210';
const PHONE_OF_A_STRANGER = '9000000000';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes a request. Returns the response, and after how many milliseconds of the fake clock it came. */
async function answerOf(backend: MockBackend, path: string, options?: { body?: unknown; token?: string }) {
  const start = Date.now();
  const answer = backend.respond(requestTo(path, options));
  await setImmediate();
  while (!backend.isIdle) {
    vi.advanceTimersToNextTimer();
    await setImmediate();
  }
  return { response: await answer, after: Date.now() - start };
}

/** Asks for a one-time code, and returns the HTTP status of the response. */
async function statusOfLogin(backend: MockBackend, phone: string): Promise<number> {
  return (await answerOf(backend, 'user/login', { body: { phone, device_token: '' } })).response.status;
}

describe('each preset', () => {
  /** A valid request for each call. A phone number can sign up once only, so each request has another number. */
  const requestsOf = (nthTry: number): Record<Call, [path: string, body?: unknown]> => ({
    'POST checkUser': ['checkUser', { phone: PHONE_OF_A_STRANGER }],
    'POST createUser': ['createUser', { name: 'Meera', email: 'm@example.com', phone: `800000000${nthTry}`, gender: 'f' }],
    'POST user/login': ['user/login', { phone: PHONE_OF_ASHA, device_token: '' }],
    'POST user/validateOtp': ['user/validateOtp', { phone: PHONE_OF_ASHA, otp: '1234' }],
    'GET packages/4': ['packages/4'],
    'GET packages/3': ['packages/3'],
    'GET addons/3/{packageId}': ['addons/3/501'],
    'GET packages/2': ['packages/2'],
    'GET addons/2': ['addons/2'],
    'GET breeds': ['breeds'],
    'GET user/{userId}/pets': ['user/101/pets'],
    'POST user/addPet': ['user/addPet', NEW_PET],
    'GET user/{userId}/address': ['user/101/address'],
    'POST user/addAddress': ['user/addAddress', NEW_ADDRESS],
    'POST user/createBooking/walking': ['user/createBooking/walking', WALKING_BOOKING],
    'POST user/createBooking/training': ['user/createBooking/training', TRAINING_BOOKING],
    'POST user/createBooking/grooming': ['user/createBooking/grooming', GROOMING_BOOKING],
  });

  /** A response in a word or two: 'yes', 'no', '500', 'no items'. */
  async function wordsFor(call: Call, response: Response): Promise<string> {
    if (response.type === 'error') return 'unreachable';
    if (response.status !== 200) return String(response.status);
    const text = await response.text();
    const { status, message } = JSON.parse(text) as { status: unknown; message?: string };
    if (status === false) return message === undefined ? 'no' : `no: ${message}`;
    if (call.startsWith('GET') && !text.includes('"data":[{')) return 'no items';
    if (call.startsWith('GET packages') && !text.includes('"price":')) return 'no prices';
    return 'yes';
  }

  type Tries = readonly [first: string, second: string, third: string];
  const always = (words: string): Tries => [words, words, words];
  const thenYes = (words: string): Tries => [words, 'yes', 'yes'];
  const on = (calls: readonly Call[], tries: Tries) => Object.fromEntries(calls.map((call) => [call, tries]));

  const USUAL = { ...on(CALLS, always('yes')), 'POST checkUser': always('no') };

  /** The responses that differ from `USUAL`, by preset and call: those to the first, second and third request. */
  const CHANGES: Readonly<Record<PresetName, Partial<Record<Call, Tries>>>> = {
    'new-city-launch': {},
    'known-customer': { 'POST checkUser': always('yes') },
    'no-packages': on(PACKAGE_CALLS, always('no items')),
    'packages-failing': on(PACKAGE_CALLS, thenYes('unreachable')),
    'add-ons-late': {
      'GET addons/3/{packageId}': thenYes('yes after 4000'),
      'GET addons/2': always('yes after 4000'),
    },
    'price-missing': on(PACKAGE_CALLS, always('no prices')),
    'otp-send-failing': { 'POST user/login': thenYes('500') },
    'otp-resend-failing': { 'POST user/login': ['yes', '500', 'yes'] },
    'wrong-code': { 'POST user/validateOtp': thenYes('no: The code is wrong.') },
    'existing-user': { 'POST checkUser': always('yes') },
    'sign-up-failing': { 'POST createUser': thenYes('500') },
    'address-save-failing': { 'POST user/addAddress': thenYes('500') },
    'add-pet-failing': { 'POST user/addPet': thenYes('500') },
    'session-lost': on(BOOKING_CALLS, thenYes('401')),
    'booking-refused': on(BOOKING_CALLS, always('no: No pet master is free in your area on that day.')),
    'booking-refused-silently': on(BOOKING_CALLS, always('no')),
    'network-lost': on(BOOKING_CALLS, thenYes('unreachable')),
    'slow-network': { ...on(CALLS, always('yes after 3000')), 'POST checkUser': always('no after 3000') },
    'location-denied': {},
    'location-timed-out': {},
  };

  test.each(PRESET_NAMES.map((name) => [name, PRESETS[name].description] as const))('%s: %s', async (name) => {
    const backend = makeBackend(name);
    const answers: Record<string, string[]> = {};
    for (const call of CALLS) {
      answers[call] = [];
      for (const nthTry of [1, 2, 3]) {
        const [path, body] = requestsOf(nthTry)[call];
        const { response, after } = await answerOf(backend, path, { body, token });
        answers[call].push((await wordsFor(call, response)) + (after > 0 ? ` after ${after}` : ''));
      }
    }
    expect(answers).toEqual({ ...USUAL, ...CHANGES[name] });
    // The backend stores the bookings that it accepted, and no failed ones.
    const sent = BOOKING_CALLS.flatMap((call) => answers[call]!).filter((words) => words.startsWith('yes'));
    expect(backend.db.booking.count()).toBe(sent.length);
  });
});

describe('a phone number', () => {
  test.each(PRESET_NAMES)("applies '%s' at the look-up and at the login, after any other preset", async (name) => {
    const { phone } = PRESETS[name];
    const other = name === 'booking-refused' ? 'session-lost' : 'booking-refused';
    const backend = makeBackend(other);
    await answerOf(backend, 'checkUser', { body: { phone } });
    expect(backend.preset).toBe(name);
    backend.applyPreset(other);
    await answerOf(backend, 'user/login', { body: { phone, device_token: '' } });
    expect(backend.preset).toBe(name);
  });

  test('slows the very call that applies its preset', async () => {
    const { phone } = PRESETS['slow-network'];
    expect((await answerOf(makeBackend(), 'checkUser', { body: { phone } })).after).toBe(3000);
  });

  test('does not restart the current preset: the code is sent, fails once and is sent again', async () => {
    const { phone } = PRESETS['otp-resend-failing'];
    const backend = makeBackend();
    await answerOf(backend, 'checkUser', { body: { phone } });
    expect(await statusOfLogin(backend, phone)).toBe(200);
    expect(await statusOfLogin(backend, phone)).toBe(500);
    await answerOf(backend, 'checkUser', { body: { phone } });
    expect(await statusOfLogin(backend, phone)).toBe(200);
    expect(await statusOfLogin(backend, phone)).toBe(200);
  });

  test('restarts its preset after another one', async () => {
    const backend = makeBackend();
    const sent = await statusOfLogin(backend, PRESETS['otp-send-failing'].phone);
    await statusOfLogin(backend, PRESETS['known-customer'].phone);
    const sentLater = await statusOfLogin(backend, PRESETS['otp-send-failing'].phone);
    expect([sent, sentLater]).toEqual([500, 500]);
  });

  test('changes nothing with a sign-up or a code', async () => {
    const { phone } = PRESETS['no-packages'];
    const backend = makeBackend();
    await answerOf(backend, 'createUser', { body: { name: 'Meera', email: 'm@example.com', phone, gender: 'f' } });
    await answerOf(backend, 'user/validateOtp', { body: { phone, otp: '1234' } });
    expect(backend.preset).toBe('new-city-launch');
  });

  const others = [PHONE_OF_A_STRANGER, PHONE_OF_ASHA, ' 9000000001', 9_000_000_001].map((phone) => ({ phone }));
  test.each([...others, {}, null, '9000000001'])('changes nothing if the look-up sends %j', async (body) => {
    const backend = makeBackend('no-packages');
    await answerOf(backend, 'checkUser', { body });
    expect(backend.preset).toBe('no-packages');
  });
});
