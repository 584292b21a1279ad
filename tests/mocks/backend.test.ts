import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { ASHA, ask, BASE_URL, CLOCK, makeBackend, NEW_PET, requestTo, WALKING_BOOKING } from './support';

const WALKING = 'user/createBooking/walking';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('requests are recorded in order of arrival, with body, token and status', async () => {
  const backend = makeBackend();
  await Promise.all([
    ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token }),
    ask(backend, 'packages/4?page=1'),
    ask(backend, 'user/101/pets', { token: ASHA.token }),
  ]);
  expect(backend.requests).toEqual([
    { method: 'POST', path: 'user/addPet', body: NEW_PET, token: ASHA.token, status: 200 },
    { method: 'GET', path: 'packages/4', body: undefined, status: 200 },
    { method: 'GET', path: 'user/101/pets', body: undefined, token: ASHA.token, status: 200 },
  ]);
});

test('an unknown call is answered 501 and logged with its name', async () => {
  const backend = makeBackend();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const message = 'The mock backend does not know the call POST packages/4.';
  expect(await ask(backend, 'packages/4', { body: {} })).toEqual({ status: 501, body: { status: false, message } });
  expect(logged).toHaveBeenCalledWith(message);
});

test('a request outside the base address is not answered', async () => {
  const elsewhere = new Request('http://localhost/in/packages/walking/1');
  await expect(makeBackend().respond(elsewhere)).rejects.toThrow('answers below http://localhost/in/packages/mock-api/ only');
});

test('a reset restores the seed and clears record and faults', async () => {
  const backend = makeBackend();
  await ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
  backend.fail('GET packages/4', 'server error');
  backend.reset();
  expect(backend.requests).toEqual([]);
  expect(backend.db.pet.getAll().map(({ name }) => name)).toEqual(['Bruno', 'Simba']);
  expect((await ask(backend, 'packages/4')).status).toBe(200);
});

test('with the default preset everything works', () => {
  expect(createMockBackend({ clock: CLOCK, baseUrl: BASE_URL }).preset).toBe('new-city-launch');
});

test("a reset applies the backend's own preset, or the given one", () => {
  const backend = makeBackend('no-packages');
  backend.applyPreset('booking-refused');
  backend.reset();
  expect(backend.preset).toBe('no-packages');
  backend.reset('known-customer');
  expect(backend.preset).toBe('known-customer');
});

describe('applying a preset', () => {
  test('replaces the faults', async () => {
    const backend = makeBackend('no-packages');
    backend.fail('GET breeds', 'server error');
    backend.applyPreset('booking-refused');
    expect(backend.preset).toBe('booking-refused');
    expect((await ask(backend, 'packages/4')).body).toMatchObject({ data: { length: 5 } });
    expect((await ask(backend, 'breeds', ASHA)).status).toBe(200);
    expect((await ask(backend, WALKING, { body: WALKING_BOOKING, token: ASHA.token })).body).toMatchObject({ status: false });
  });

  test('keeps data and record', async () => {
    const backend = makeBackend();
    await ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
    backend.applyPreset('no-packages');
    expect(backend.db.pet.getAll().map(({ name }) => name)).toEqual(['Bruno', 'Simba', 'Coco']);
    expect(backend.requests).toMatchObject([{ path: 'user/addPet' }]);
  });

  test('releases held calls', async () => {
    const backend = makeBackend();
    backend.fail(`POST ${WALKING}`, 'held');
    const answer = ask(backend, WALKING, { body: WALKING_BOOKING, token: ASHA.token });
    await ask(backend, 'packages/4');
    backend.applyPreset('no-packages');
    expect((await answer).body).toMatchObject({ status: true });
    expect(backend.db.booking.count()).toBe(1);
  });
});

describe('a reset while calls are open', () => {
  const booking = () => requestTo(WALKING, { body: WALKING_BOOKING, token: ASHA.token });

  test.each(['held', { delay: 3000 }] as const)('cuts off a booking that is %j, and stores nothing of it', async (fault) => {
    vi.useFakeTimers();
    const backend = makeBackend();
    backend.fail(`POST ${WALKING}`, fault);
    const answer = backend.respond(booking());
    await vi.advanceTimersByTimeAsync(2999);
    expect(backend.requests).toHaveLength(1);
    backend.reset('booking-refused');
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).type).toBe('error');
    expect(backend.db.booking.count()).toBe(0);
    expect(backend.requests).toEqual([]);
    expect(backend.isIdle).toBe(true);
  });

  test('cuts off a booking whose body has not arrived yet', async () => {
    const backend = makeBackend();
    const upload = new TransformStream<Uint8Array, Uint8Array>();
    const { url, headers } = booking();
    const answer = backend.respond(
      new Request(url, { method: 'POST', headers, body: upload.readable, duplex: 'half' } as RequestInit),
    );
    await ask(backend, 'packages/4');
    expect(backend.requests[0]).toEqual({ method: 'POST', path: WALKING, body: undefined, token: ASHA.token });
    backend.reset();
    await booking().body!.pipeTo(upload.writable);
    expect((await answer).type).toBe('error');
    expect(backend.db.booking.count()).toBe(0);
  });

  test('cuts off a login before it applies its preset or adds its customer', async () => {
    vi.useFakeTimers();
    const backend = makeBackend();
    backend.speed = 3000;
    const answer = backend.respond(requestTo('user/login', { body: { phone: '9000000003', device_token: '' } }));
    await vi.advanceTimersByTimeAsync(2999);
    backend.reset();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).type).toBe('error');
    expect(backend.preset).toBe('new-city-launch');
    expect(backend.db.customer.count()).toBe(2);
  });

  test('cuts off a held call that meets a fault of the next preset', async () => {
    const backend = makeBackend();
    backend.fail('GET packages/4', 'held');
    const answer = backend.respond(requestTo('packages/4'));
    await ask(backend, 'breeds', ASHA);
    backend.reset('price-missing');
    expect((await answer).type).toBe('error');
  });

  test('answers later calls as usual', async () => {
    const backend = makeBackend();
    backend.fail(`POST ${WALKING}`, 'held');
    const before = backend.respond(booking());
    await ask(backend, 'packages/4');
    backend.reset();
    expect((await backend.respond(booking())).status).toBe(200);
    expect((await before).type).toBe('error');
    expect(backend.db.booking.count()).toBe(1);
  });
});

test("the speed is added to a fault's delay", async () => {
  vi.useFakeTimers();
  const backend = makeBackend();
  backend.speed = 700;
  backend.fail('GET packages/4', { delay: 3000 });
  const answered = vi.fn();
  const answer = ask(backend, 'packages/4').then(answered);
  await vi.advanceTimersByTimeAsync(3699);
  expect(answered).not.toHaveBeenCalled();
  expect(backend.isIdle).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

test('two backends share nothing', async () => {
  const [first, second] = [makeBackend(), makeBackend()];
  first.fail('GET packages/4', 'server error');
  await ask(first, 'user/addPet', { body: NEW_PET, token: ASHA.token });
  second.reset();
  expect(first.db.pet.count()).toBe(3);
  expect(second.db.pet.count()).toBe(2);
  expect((await ask(second, 'packages/4')).status).toBe(200);
  expect(first.requests).toHaveLength(1);
});

test('a browser tab does not send its database changes to other tabs', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('BroadcastChannel', class {
    addEventListener = vi.fn();
    postMessage = postMessage;
  });
  makeBackend().reset();
  expect(postMessage).not.toHaveBeenCalled();
});
