import { request as httpRequest } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMockServer, type MockServer } from '../../mocks/server';
import { CLOCK } from './support';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ port: 0, clock: CLOCK });
});
afterAll(() => server.stop());

test.each([
  ['packages/4', 200],
  ['breeds', 401],
])('%s is answered with status %i for any origin', async (path, status) => {
  const response = await fetch(server.url + path, { headers: { origin: 'http://127.0.0.1:5173' } });
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('content-type')).toContain('application/json');
});

test('a preflight is allowed, and is not recorded as a call', async () => {
  const response = await fetch(`${server.url}user/addPet`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST');
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type, authorization, idempotency-key');
  expect(server.backend.requests).not.toContainEqual(expect.objectContaining({ path: 'user/addPet' }));
});

test.each(['/packages/99', '//packages/4', '/'])('the unknown path %s is answered 501', async (path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { port } = new URL(server.url);
  const status = await new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path }, (message) => resolve(message.resume().statusCode)).on('error', reject).end();
  });
  expect(status).toBe(501);
  vi.restoreAllMocks();
});

test('stopping ends held calls', async () => {
  const other = await startMockServer({ port: 0, clock: CLOCK });
  other.backend.fail('GET packages/4', 'held');
  const call = fetch(`${other.url}packages/4`).catch((error: unknown) => error);
  while (other.backend.requests.length === 0) await setImmediate();
  await other.stop();
  expect(await call).toBeInstanceOf(Error);
});
