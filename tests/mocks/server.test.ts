import { request as httpRequest } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startMockServer, type MockServer } from '../../mocks/server';
import { ASHA, CLOCK, NEW_PET } from './support';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ port: 0, clock: CLOCK });
});
afterAll(() => server.stop());
beforeEach(() => server.backend.reset());

test('the server answers over HTTP, for pages of any origin', async () => {
  const response = await fetch(`${server.url}packages/4`, { headers: { origin: 'http://127.0.0.1:5173' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toMatchObject({ status: true, data: { length: 5 } });
});

test('a preflight is allowed and is no call', async () => {
  const response = await fetch(`${server.url}user/addPet`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST');
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type, authorization');
  expect(server.backend.requests).toEqual([]);
});

test('body and token reach the backend', async () => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${ASHA.token}` };
  const image = 'A'.repeat(300_000);
  const body = JSON.stringify({ ...NEW_PET, image });
  const response = await fetch(`${server.url}user/addPet`, { method: 'POST', headers, body });
  expect(await response.json()).toEqual({ status: 'ok', data: [303] });
  expect(server.backend.requests).toEqual([
    { method: 'POST', path: 'user/addPet', body: { ...NEW_PET, image }, token: ASHA.token },
  ]);
});

test('an unreachable call drops the connection', async () => {
  server.backend.fail('GET packages/4', 'unreachable');
  await expect(fetch(`${server.url}packages/4`)).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
});

test('a refused session can be read by a page of another origin', async () => {
  const response = await fetch(`${server.url}breeds`);
  expect(response.status).toBe(401);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
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

test('a port that is taken is refused', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startMockServer({ port, clock: CLOCK })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('stopping ends a call that is still held', async () => {
  const other = await startMockServer({ port: 0, clock: CLOCK });
  other.backend.fail('GET packages/4', 'held');
  const call = fetch(`${other.url}packages/4`).catch((error: unknown) => error);
  while (other.backend.requests.length === 0) await setImmediate();
  await other.stop();
  expect(await call).toBeInstanceOf(Error);
});
