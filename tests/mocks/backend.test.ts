import { afterEach, expect, test, vi } from 'vitest';
import { interceptWith } from '../../mocks/node';
import { ASHA, ask, BASE_URL, makeBackend, NEW_PET, requestTo } from './support';

afterEach(() => {
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
  const backend = makeBackend('packages unreachable');
  expect((await backend.respond(requestTo('packages/4'))).type).toBe('error');
  backend.reset('happy path');
  expect((await ask(backend, 'packages/4')).status).toBe(200);
  backend.reset();
  expect((await backend.respond(requestTo('packages/4'))).type).toBe('error');
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
