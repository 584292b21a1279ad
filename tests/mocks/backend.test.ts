import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMockBackend, type MockBackend, type RecordedRequest } from '../../mocks/backend';
import { interceptWith } from '../../mocks/node';
import { ASHA, ask, BASE_URL, CLOCK, makeBackend, NEW_PET, requestTo, WALKING_BOOKING } from './support';

const WALKING = 'user/createBooking/walking';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('requests are recorded in order of arrival, with body and token', async () => {
  const backend = makeBackend();
  await Promise.all([
    ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token }),
    ask(backend, 'packages/4?page=1'),
    ask(backend, 'user/101/pets', { token: ASHA.token }),
  ]);
  expect(backend.requests).toEqual([
    { method: 'POST', path: 'user/addPet', body: NEW_PET, token: ASHA.token },
    { method: 'GET', path: 'packages/4', body: undefined },
    { method: 'GET', path: 'user/101/pets', body: undefined, token: ASHA.token },
  ]);
});

test('a request that fails by a fault is recorded too', async () => {
  const backend = makeBackend();
  backend.fail('GET packages/4', 'unreachable');
  await backend.respond(requestTo('packages/4'));
  expect(backend.requests).toMatchObject([{ method: 'GET', path: 'packages/4' }]);
});

test('an unknown call is answered 501 and logged, with its name', async () => {
  const backend = makeBackend();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const message = 'The mock backend does not know the call GET packages/99.';
  expect(await ask(backend, 'packages/99')).toEqual({ status: 501, body: { status: false, message } });
  expect(logged).toHaveBeenCalledWith(message);
});

test('a known path with another method is an unknown call', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await ask(makeBackend(), 'packages/4', { body: {} })).status).toBe(501);
});

test('a request beside the base address is not answered', async () => {
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

test('a backend starts with the faults of its scenario, and a reset can start another', async () => {
  const backend = makeBackend('packages-failing');
  expect((await backend.respond(requestTo('packages/4'))).type).toBe('error');
  backend.reset('new-city-launch');
  expect((await ask(backend, 'packages/4')).status).toBe(200);
  backend.reset();
  expect((await backend.respond(requestTo('packages/4'))).type).toBe('error');
});

test('a backend of which no scenario is asked tells that in which everything works', () => {
  expect(createMockBackend({ clock: CLOCK, baseUrl: BASE_URL }).scenario).toBe('new-city-launch');
});

test('a reset tells the scenario of the backend again, or the one that is named', () => {
  const backend = makeBackend('no-packages');
  backend.begin('booking-refused');
  backend.reset();
  expect(backend.scenario).toBe('no-packages');
  backend.reset('known-customer');
  expect(backend.scenario).toBe('known-customer');
});

describe('a scenario that begins', () => {
  test('puts its faults in place of those that are set', async () => {
    const backend = makeBackend('no-packages');
    backend.fail('GET breeds', 'server error');
    backend.begin('booking-refused');
    expect(backend.scenario).toBe('booking-refused');
    expect((await ask(backend, 'packages/4')).body).toMatchObject({ data: { length: 5 } });
    expect((await ask(backend, 'breeds', ASHA)).status).toBe(200);
    expect((await ask(backend, WALKING, { body: WALKING_BOOKING, token: ASHA.token })).body).toMatchObject({ status: false });
  });

  test('begins with its first turns, also when it is told already', async () => {
    const backend = makeBackend('session-lost');
    const book = async () => (await ask(backend, WALKING, { body: WALKING_BOOKING, token: ASHA.token })).status;
    const before = [await book(), await book()];
    backend.begin('session-lost');
    expect([...before, await book(), await book()]).toEqual([401, 200, 401, 200]);
  });

  test('leaves data and record as they are', async () => {
    const backend = makeBackend();
    await ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
    backend.begin('no-packages');
    expect(backend.db.pet.getAll().map(({ name }) => name)).toEqual(['Bruno', 'Simba', 'Coco']);
    expect(backend.requests).toMatchObject([{ path: 'user/addPet' }]);
  });

  test('lets the calls that are held go on', async () => {
    const backend = makeBackend();
    backend.fail(`POST ${WALKING}`, 'held');
    const answer = ask(backend, WALKING, { body: WALKING_BOOKING, token: ASHA.token });
    await ask(backend, 'packages/4');
    backend.begin('no-packages');
    expect((await answer).body).toMatchObject({ status: true });
    expect(backend.db.booking.count()).toBe(1);
  });
});

describe('a reset while calls are on their way', () => {
  const booking = () => requestTo(WALKING, { body: WALKING_BOOKING, token: ASHA.token });

  test.each<[string, (backend: MockBackend) => void]>([
    ['that is held', (backend) => backend.fail(`POST ${WALKING}`, 'held')],
    ['that is delayed', (backend) => backend.fail(`POST ${WALKING}`, { delay: 3000 })],
    ['that waits its turn', (backend) => backend.fail(`POST ${WALKING}`, { inTurn: [{ delay: 3000 }] })],
    [
      'on a slow backend',
      (backend) => {
        backend.speed = 3000;
      },
    ],
  ])('breaks off a booking %s: it answers an error, and the new data knows nothing of it', async (_what, keepBack) => {
    vi.useFakeTimers();
    const backend = makeBackend();
    keepBack(backend);
    const answer = backend.respond(booking());
    await vi.advanceTimersByTimeAsync(2999);
    expect(backend.requests).toHaveLength(1);
    backend.reset();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).type).toBe('error');
    expect(backend.db.booking.count()).toBe(0);
    expect(backend.requests).toEqual([]);
    expect(backend.isIdle).toBe(true);
  });

  test('breaks off a booking whose body has not arrived yet', async () => {
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

  test('lets a login on its way neither begin its story nor add its customer', async () => {
    vi.useFakeTimers();
    const backend = makeBackend();
    backend.speed = 3000;
    const answer = backend.respond(requestTo('user/login', { body: { phone: '9000000003', device_token: '' } }));
    await vi.advanceTimersByTimeAsync(2999);
    backend.reset();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).type).toBe('error');
    expect(backend.scenario).toBe('new-city-launch');
    expect(backend.db.customer.count()).toBe(2);
  });

  test.each([
    ['no-packages', 'packages/4'],
    ['price-missing', 'packages/4'],
    ['booking-refused', WALKING],
  ] as const)("breaks off a held call also where it starts '%s', which has a fault for it", async (name, path) => {
    const backend = makeBackend();
    backend.fail(path === WALKING ? `POST ${WALKING}` : 'GET packages/4', 'held');
    const answer = backend.respond(path === WALKING ? booking() : requestTo(path));
    await ask(backend, 'breeds', ASHA);
    backend.reset(name);
    expect((await answer).type).toBe('error');
  });

  test('answers the calls that come after it as usual', async () => {
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

test.each([
  ['as usual', undefined, 700],
  ['with a delay of its own', { delay: 3000 }, 3700],
] as const)('the speed keeps back a call that is answered %s', async (_how, fault, milliseconds) => {
  vi.useFakeTimers();
  const backend = makeBackend();
  backend.speed = 700;
  if (fault) backend.fail('GET packages/4', fault);
  const answered = vi.fn();
  const answer = ask(backend, 'packages/4').then(answered);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(answered).not.toHaveBeenCalled();
  expect(backend.isIdle).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

describe('who listens to a backend', () => {
  function makeBackendWithListener() {
    const told: { request: RecordedRequest; answer: Promise<Response> }[] = [];
    const backend = createMockBackend({
      clock: CLOCK,
      baseUrl: BASE_URL,
      // Whoever called reads the answer itself.
      onRequest: (request, answer) => told.push({ request, answer: answer.then((response) => response.clone()) }),
    });
    return { backend, told };
  }

  test('is told of each request with body and token, and of its answer', async () => {
    const { backend, told } = makeBackendWithListener();
    await ask(backend, 'packages/4');
    const { body } = await ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
    expect(told.map(({ request }) => request)).toEqual([
      { method: 'GET', path: 'packages/4', body: undefined },
      { method: 'POST', path: 'user/addPet', body: NEW_PET, token: ASHA.token },
    ]);
    expect(await (await told[1]!.answer).json()).toEqual(body);
  });

  test('is told of a request before it is answered', async () => {
    const { backend, told } = makeBackendWithListener();
    backend.fail('GET packages/4', 'held');
    const asked = ask(backend, 'packages/4');
    await ask(backend, 'breeds', ASHA);
    expect(told.map(({ request }) => request.path)).toEqual(['packages/4', 'breeds']);
    const answered = vi.fn();
    const answer = told[0]!.answer.then(answered);
    await ask(backend, 'breeds', ASHA);
    expect(answered).not.toHaveBeenCalled();
    backend.heal();
    await Promise.all([asked, answer]);
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  });

  test('is told of a call that does not reach the server, and of one that a reset breaks off', async () => {
    const { backend, told } = makeBackendWithListener();
    backend.fail('GET packages/4', 'unreachable');
    backend.fail('GET packages/3', 'held');
    await backend.respond(requestTo('packages/4'));
    const held = backend.respond(requestTo('packages/3'));
    await ask(backend, 'breeds', ASHA);
    backend.reset();
    await held;
    const types = await Promise.all(told.map(async ({ request, answer }) => [request.path, (await answer).type]));
    expect(types).toEqual([['packages/4', 'error'], ['packages/3', 'error'], ['breeds', 'default']]);
  });
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

test('a browser tab tells the others nothing of its database', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('BroadcastChannel', class {
    addEventListener = vi.fn();
    postMessage = postMessage;
  });
  makeBackend().reset();
  expect(postMessage).not.toHaveBeenCalled();
});

test('calls of this process reach a backend that intercepts, until it stops', async () => {
  const backend = makeBackend();
  const interception = interceptWith(backend);
  expect((await fetch(`${BASE_URL}packages/4`)).status).toBe(200);
  backend.fail('GET packages/4', 'unreachable');
  await expect(fetch(`${BASE_URL}packages/4`)).rejects.toBeInstanceOf(TypeError);
  interception.stop();
  expect(backend.requests).toHaveLength(2);
});
