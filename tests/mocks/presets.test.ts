import { expect, test, vi } from 'vitest';
import { BOOKING_CALLS, PACKAGE_CALLS, type Call } from '../../mocks/calls';
import { ownedBy } from '../../mocks/handlers/session';
import { PRESET_NAMES, PRESETS, type PresetName } from '../../mocks/presets';
import {
  ASHA,
  ask,
  GROOMING_BOOKING,
  makeBackend,
  NEW_ADDRESS,
  NEW_PET,
  requestTo,
  TRAINING_BOOKING,
  WALKING_BOOKING,
} from './support';

const { token } = ASHA;
const BODIES: Partial<Record<Call, object>> = {
  'POST user/login': { phone: '9876543210', device_token: '' },
  'POST createUser': { name: 'Meera', phone: '9000012345', email: 'meera@example.com', gender: 'f' },
  'POST user/addAddress': NEW_ADDRESS,
  'POST user/addPet': NEW_PET,
  'POST user/createBooking/walking': WALKING_BOOKING,
  'POST user/createBooking/training': TRAINING_BOOKING,
  'POST user/createBooking/grooming': GROOMING_BOOKING,
};

async function wordsFor(response: Response): Promise<string> {
  if (response.type === 'error') return 'unreachable';
  if (response.status !== 200) return String(response.status);
  const text = await response.text();
  if (text.startsWith('{"status":false')) return 'no';
  if (text.includes('"data":[]')) return 'no items';
  return text.includes('"package_name":') && !text.includes('"price":') ? 'no prices' : 'yes';
}

// The demo's scenarios show the other presets.
test.each<[PresetName, readonly Call[], first: string, second: string]>([
  ['no-packages', PACKAGE_CALLS, 'no items', 'no items'],
  ['packages-failing', PACKAGE_CALLS, 'unreachable', 'yes'],
  ['price-missing', PACKAGE_CALLS, 'no prices', 'no prices'],
  ['otp-send-failing', ['POST user/login'], '500', 'yes'],
  ['otp-resend-failing', ['POST user/login'], 'yes', '500'],
  ['sign-up-failing', ['POST createUser'], '500', 'yes'],
  ['address-save-failing', ['POST user/addAddress'], '500', 'yes'],
  ['add-pet-failing', ['POST user/addPet'], '500', 'yes'],
  ['session-lost', BOOKING_CALLS, '401', 'yes'],
  ['booking-refused', BOOKING_CALLS, 'no', 'no'],
  ['booking-refused-silently', BOOKING_CALLS, 'no', 'no'],
  ['network-lost', BOOKING_CALLS, 'unreachable', 'yes'],
])('%s answers the calls %j with %s, and then %s', async (name, calls, ...expected) => {
  const backend = makeBackend(name);
  for (const call of calls) {
    const [, path = ''] = call.split(' ');
    const answer = async () => wordsFor(await backend.respond(requestTo(path, { body: BODIES[call], token })));
    expect([await answer(), await answer()], call).toEqual(expected);
  }
});

const logIn = (backend: ReturnType<typeof makeBackend>, phone: string) =>
  ask(backend, 'user/login', { body: { phone, device_token: '' } });

test.each(PRESET_NAMES)(
  "the phone number of '%s' applies it at the look-up and at the login, after any other preset",
  async (name) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const other = name === 'booking-refused' ? 'session-lost' : 'booking-refused';
    for (const call of ['checkUser', 'user/login']) {
      const backend = makeBackend(other);
      const answer = ask(backend, call, { body: { phone: PRESETS[name].phone, device_token: '' } });
      await vi.advanceTimersByTimeAsync(3000);
      await answer;
      expect(backend.preset, call).toBe(name);
    }
    vi.useRealTimers();
  },
);

test('a phone number does not restart the current preset, but its own after another one', async () => {
  const { phone } = PRESETS['otp-send-failing'];
  const backend = makeBackend();
  const statuses = [];
  for (const each of [phone, phone, PRESETS['known-customer'].phone, phone])
    statuses.push((await logIn(backend, each)).status);
  expect(statuses).toEqual([500, 200, 200, 500]);
});

test('customers of the phone numbers of presets log in without a sign-up, with addresses and pets of their own, and stay the same', async () => {
  const backend = makeBackend();
  const { customer, address, pet } = backend.db;
  const ownIdsOf = async (phone: string) => {
    await logIn(backend, phone);
    const known = customer.findFirst({ where: { phone: { equals: phone } }, strict: true });
    return [known, ...address.findMany(ownedBy(known)), ...pet.findMany(ownedBy(known))].map(({ id }) => id);
  };
  expect(await ownIdsOf('9000000001')).toEqual([103, 204, 205, 303, 304]);
  expect(await ownIdsOf('9000000002')).toEqual([104, 206, 207, 305, 306]);
  expect(await ownIdsOf('9000000001')).toEqual([103, 204, 205, 303, 304]);
});
