import { afterEach, expect, test } from 'vitest';
import { ASHAS_PHONE, MEERA, RIGHT_CODE } from '../port-contracts/people';
import { deviationsIn, run, startedMockServer } from './mock-server';
import { type Change, type Relay, type RelayedRequest, startRelay } from './relay';

// The mock server allows every origin. A relay in front of it changes the CORS headers of its responses.

const APP = 'https://book.example.com';
const AS_ASHA = ['--phone', ASHAS_PHONE, '--otp', RIGHT_CODE];
const WRITING = [...AS_ASHA, '--write', '--new-phone', MEERA.phoneNumber];

const server = startedMockServer();
let relay: Relay | undefined;
afterEach(() => relay?.stop());

async function runThrough(change: Change, ...words: readonly string[]) {
  relay = await startRelay(server.url, change);
  return { ...(await run('--base-url', relay.url, ...words)), requests: relay.requests };
}

const takesAllHeaders: Change = (_request, headers) => {
  for (const part of ['origin', 'methods', 'headers']) headers.delete(`access-control-allow-${part}`);
};
const set =
  (name: string, value: string): Change =>
  (_request, headers) =>
    headers.set(name, value);

test('a server that allows the app conforms, and each call is asked for as a browser asks', async () => {
  const { code, lines, output, requests } = await runThrough(
    set('access-control-allow-origin', APP),
    ...WRITING,
    '--origin',
    `${APP}/`,
  );
  expect(code, output).toBe(0);
  expect(lines.at(-1)).toBe('58 conform, 0 deviate, 0 not run.');
  expect(output).not.toContain('CORS');
  expect(requests.filter(({ headers }) => headers.origin !== APP)).toEqual([]);
  const questionOf = ({ method, path, headers }: RelayedRequest) => {
    const names = ['authorization', 'content-type', 'idempotency-key'].filter((name) => headers[name] !== undefined);
    return names.length === 0 ? 'none' : `${method} ${path}: ${names.join(',')}`;
  };
  const questionBefore = (call: RelayedRequest) => {
    const before = requests[requests.indexOf(call) - 1];
    if (before?.method !== 'OPTIONS') return 'none';
    return `${before.headers['access-control-request-method']} ${before.path}: ${before.headers['access-control-request-headers']}`;
  };
  const calls = requests.filter(({ method }) => method !== 'OPTIONS');
  expect(calls.map(questionBefore)).toEqual(calls.map(questionOf));
  expect(calls.filter((call) => questionOf(call) === 'none')).toHaveLength(8);
});

test('a call that a browser would not send after its preflight is not sent, so it writes nothing', async () => {
  const { lines, requests } = await runThrough(
    ({ method, path }) => (method === 'OPTIONS' && !/validateOtp|address$/.test(path) ? 405 : undefined),
    ...WRITING,
    '--origin',
    APP,
  );
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    'user/validateOtp',
    'user/validateOtp',
  ]);
  expect(deviationsIn(lines)).toContain('POST user/addPet: preflight: the status 405 is not one of 200 to 299');
  expect(server.backend.db.booking.count()).toBe(0);
});

const ORIGIN_IS_ANOTHER = "access-control-allow-origin is not the app's origin";

test.each<readonly [what: string, Change, count: number, expected: readonly string[]]>([
  [
    'another origin',
    set('access-control-allow-origin', 'https://other.example'),
    8,
    [`GET packages/4 (visitor): preflight: ${ORIGIN_IS_ANOTHER}`, `GET packages/2: ${ORIGIN_IS_ANOTHER}`],
  ],
  [
    'nothing',
    takesAllHeaders,
    8,
    [
      'GET packages/3: access-control-allow-origin is missing',
      'POST checkUser: preflight: access-control-allow-origin is missing',
    ],
  ],
  [
    'no answer of an error',
    (request, headers, status) => (status === 401 ? takesAllHeaders(request, headers, status) : undefined),
    9,
    ['GET user/{userId}/address (wrong token): access-control-allow-origin is missing'],
  ],
  [
    'any header, which means all but the token',
    set('access-control-allow-headers', '*'),
    10,
    ['GET breeds: preflight: access-control-allow-headers lacks authorization'],
  ],
])('a server that allows %s deviates', async (_what, change, count, expected) => {
  const { code, lines } = await runThrough(change, ...AS_ASHA, '--origin', APP);
  expect(code).toBe(1);
  expect(deviationsIn(lines)).toHaveLength(count);
  expect(deviationsIn(lines)).toEqual(expect.arrayContaining([...expected]));
});

test('the calls with the key deviate where the key is the one header that is not allowed', async () => {
  const allowed = set('access-control-allow-headers', 'Content-Type,Authorization');
  const { lines } = await runThrough(allowed, ...WRITING, '--idempotency-key', '--origin', APP);
  const deviations = deviationsIn(lines);
  expect(deviations).toHaveLength(8);
  for (const deviation of deviations)
    expect(deviation).toMatch(/^POST user\/add.*: preflight: access-control-allow-headers lacks idempotency-key$/);
});

test('without --origin no permission is checked, and one line says so', async () => {
  const { code, lines, requests } = await runThrough(takesAllHeaders);
  expect(code).toBe(0);
  expect(lines).toContain(
    "CORS was not checked. If the app has another origin than the server, name the app's with --origin.",
  );
  expect(requests.filter(({ method, headers }) => method === 'OPTIONS' || headers.origin !== undefined)).toEqual([]);
});

test('a server that redirects deviates', async () => {
  const { lines } = await runThrough((_request, headers) => {
    headers.set('location', '/elsewhere');
    return 302;
  });
  expect(deviationsIn(lines)).toContain('GET packages/4 (visitor): the status 302 is not documented');
});

test("the server's own origin needs no permission", async () => {
  relay = await startRelay(server.url, takesAllHeaders);
  const { code, lines } = await run('--base-url', relay.url, '--origin', relay.url);
  expect(code).toBe(0);
  expect(lines).toContain(
    'CORS was not checked: the app and the server have the same origin, so browsers need no permission.',
  );
  expect(relay.requests.filter(({ method }) => method === 'OPTIONS')).toEqual([]);
});
