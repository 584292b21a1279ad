import { afterEach, expect, test, vi } from 'vitest';
import { ASHA, ask, makeBackend, NEW_ADDRESS, NEW_PET, requestTo, VIKRAM, WALKING_BOOKING } from './support';

const WALKING = 'user/createBooking/walking';
const booking = () => requestTo(WALKING, { body: WALKING_BOOKING, token: ASHA.token });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('another preset releases held calls, replaces the faults, and keeps data and record', async () => {
  const backend = makeBackend();
  backend.fail(`POST ${WALKING}`, 'held');
  backend.fail('GET breeds', 'server error');
  const answer = backend.respond(booking());
  await ask(backend, 'packages/4');
  backend.applyPreset('no-packages');
  expect(await (await answer).json()).toMatchObject({ status: true });
  expect((await ask(backend, 'breeds', ASHA)).status).toBe(200);
  expect([backend.db.booking.count(), backend.requests.length]).toEqual([1, 3]);
});

test.each(['held', { delay: 3000 }] as const)(
  'a reset cuts off a booking that is %j, stores nothing of it, and answers later calls as usual',
  async (fault) => {
    vi.useFakeTimers();
    const backend = makeBackend();
    backend.fail(`POST ${WALKING}`, fault);
    const answer = backend.respond(booking());
    await vi.advanceTimersByTimeAsync(2999);
    expect(backend.requests).toHaveLength(1);
    // The next preset has a fault for the same call.
    backend.reset('booking-refused');
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).type).toBe('error');
    expect([backend.db.booking.count(), backend.requests, backend.isIdle]).toEqual([0, [], true]);
    backend.reset();
    expect((await backend.respond(booking())).status).toBe(200);
    expect(backend.db.booking.count()).toBe(1);
  },
);

test('two backends share nothing, not between tabs of a browser either', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = vi.fn();
      postMessage = postMessage;
    },
  );
  const [first, second] = [makeBackend(), makeBackend()];
  first.fail('GET packages/4', 'server error');
  await ask(first, 'user/addPet', { body: NEW_PET, token: ASHA.token });
  second.reset();
  expect([first, second].map(({ db, requests }) => [db.pet.count(), requests.length])).toEqual([
    [3, 1],
    [2, 0],
  ]);
  expect((await ask(second, 'packages/4')).status).toBe(200);
  expect(postMessage).not.toHaveBeenCalled();
});

test.each([
  ['user/addAddress', NEW_ADDRESS, 'address'],
  ['user/addPet', NEW_PET, 'pet'],
] as const)(
  '%s with a key for the second time stores nothing and answers as before, or refuses another body; the key of another customer is another key',
  async (path, body, table) => {
    const backend = makeBackend();
    const before = backend.db[table].count();
    const send = (idempotencyKey: string, { userId, token } = ASHA) =>
      ask(backend, path, { body: { ...body, user_id: userId }, token, idempotencyKey });
    const first = await send('key-1');
    expect(await send('key-1')).toEqual(first);
    expect((await ask(backend, path, { body: {}, token: ASHA.token, idempotencyKey: 'key-1' })).status).toBe(422);
    expect(backend.db[table].count()).toBe(before + 1);
    await send('key-2');
    await send('key-1', VIKRAM);
    expect(backend.db[table].count()).toBe(before + 3);
  },
);
