import { request as httpRequest } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMockServer, type MockServer } from '../../mocks/server';
import { CLOCK } from './support';

let server: MockServer;
const reports: string[] = [];
beforeAll(async () => {
  server = await startMockServer({ port: 0, clock: CLOCK, onReport: (line) => reports.push(line) });
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

const OLD_VIOLATION = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://b.example/a.png', 'document-uri': 'https://a.example/' } };
const VIOLATION = { body: { effectiveDirective: 'script-src', blockedURL: 'inline', documentURL: 'https://a.example/' } };

test.each([
  ['telemetry', 'text/plain', { release: '0.1.0', events: [{ kind: 'step', page: 'walking/schedule', action: 'failed', fields: ['startDate', 'slots'] }, { kind: 'vital', name: 'CLS', value: 0 }] }, ['telemetry 0.1.0: step walking/schedule failed startDate slots', 'telemetry 0.1.0: vital CLS 0']],
  ['csp-reports', 'application/csp-report', OLD_VIOLATION, ['policy: img-src refused https://b.example/a.png on https://a.example/']],
  ['csp-reports', 'application/reports+json', [VIOLATION, VIOLATION], Array.from({ length: 2 }, () => 'policy: script-src refused inline on https://a.example/')],
  ['csp-reports', 'application/reports+json', [], []],
  ['telemetry', 'text/plain', { release: '0.1.0', events: [] }, []],
  ['telemetry', 'text/plain', 'hello', ['/telemetry received what is no report.']],
  ['csp-reports', 'application/csp-report', {}, ['/csp-reports received what is no report.']],
])('a report at %s of the type %s is taken, and is not recorded as a call', async (path, type, report, lines) => {
  reports.length = 0;
  const count = server.backend.requests.length;
  const response = await fetch(server.url + path, { method: 'POST', headers: { 'content-type': type, origin: 'http://127.0.0.1:5173' }, body: JSON.stringify(report) });
  expect([response.status, response.headers.get('access-control-allow-origin'), server.backend.requests.length]).toEqual([204, '*', count]);
  expect(reports).toEqual(lines);
});

test('stopping ends held calls', async () => {
  const other = await startMockServer({ port: 0, clock: CLOCK });
  other.backend.fail('GET packages/4', 'held');
  const call = fetch(`${other.url}packages/4`).catch((error: unknown) => error);
  while (other.backend.requests.length === 0) await setImmediate();
  await other.stop();
  expect(await call).toBeInstanceOf(Error);
});
