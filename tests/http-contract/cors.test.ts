import { type IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { ASHAS_PHONE, MEERA, RIGHT_CODE } from '../port-contracts/people';
import { deviationsIn, run, startedMockServer } from './mock-server';

const APP = 'https://book.example.com';
const AS_ASHA = ['--phone', ASHAS_PHONE, '--otp', RIGHT_CODE];
const WRITING = [...AS_ASHA, '--write', '--idempotency-key', '--new-phone', MEERA.phoneNumber];

const server = startedMockServer();
afterEach(() => void vi.restoreAllMocks());

type Change = (request: IncomingMessage, headers: Headers, status: number) => number | void;

/** The mock server allows every origin: `change` takes that back. It may return another status. */
async function runWith(change: Change, ...words: readonly string[]) {
  const requests: IncomingMessage[] = [];
  const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead') as ServerResponse['writeHead'];
  vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementation(function (this: ServerResponse, status, sent) {
    const headers = new Headers(sent as Record<string, string>);
    requests.push(this.req);
    const changed = change(this.req, headers, status) ?? status;
    return writeHead.call(this, changed, Object.fromEntries(headers));
  });
  return { ...(await run('--base-url', server.url, ...words)), requests };
}

const allowNothing: Change = (_request, headers) => {
  for (const part of ['origin', 'methods', 'headers']) headers.delete(`access-control-allow-${part}`);
};
const set =
  (name: string, value: string): Change =>
  (_request, headers) =>
    headers.set(name, value);

test('a server that allows the app conforms, and each call is asked for as a browser asks', async () => {
  const allowed = set('access-control-allow-origin', APP);
  const { code, lines, output, requests } = await runWith(allowed, ...WRITING, '--origin', `${APP}/`);
  expect(code, output).toBe(0);
  expect(lines.at(-1)).toBe('69 conform, 0 deviate, 0 not run.');
  expect(output).not.toContain('CORS');
  expect(requests.filter(({ headers }) => headers.origin !== APP)).toEqual([]);
  const questionOf = ({ method, url, headers }: IncomingMessage) => {
    const names = ['authorization', 'content-type', 'idempotency-key'].filter((name) => headers[name] !== undefined);
    return names.length === 0 ? 'none' : `${method} ${url}: ${names.join(',')}`;
  };
  const questionBefore = (call: IncomingMessage) => {
    const { method, url, headers } = requests[requests.indexOf(call) - 1] ?? call;
    if (method !== 'OPTIONS') return 'none';
    return `${headers['access-control-request-method']} ${url}: ${headers['access-control-request-headers']}`;
  };
  const calls = requests.filter(({ method }) => method !== 'OPTIONS');
  expect(calls.map(questionBefore)).toEqual(calls.map(questionOf));
  expect(calls.filter((call) => questionOf(call) === 'none')).toHaveLength(8);
});

test('a call that a browser would not send after its preflight is not sent, so it writes nothing', async () => {
  const { lines, requests } = await runWith(
    ({ method, url }) => (method === 'OPTIONS' && !/validateOtp|address$/.test(url!) ? 405 : undefined),
    ...WRITING,
    '--origin',
    APP,
  );
  const written = requests.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(written).toEqual(['/user/validateOtp', '/user/validateOtp']);
  expect(deviationsIn(lines)).toContain('POST user/addPet: preflight: the status 405 is not one of 200 to 299');
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
    'no answer of an error',
    (request, headers, status) => (status === 401 ? allowNothing(request, headers, status) : undefined),
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
  const { code, lines } = await runWith(change, ...AS_ASHA, '--origin', APP);
  expect(code).toBe(1);
  expect(deviationsIn(lines)).toHaveLength(count);
  expect(deviationsIn(lines)).toEqual(expect.arrayContaining([...expected]));
});

test.each([
  [[], "If the app has another origin than the server, name the app's with --origin."],
  [['--origin', 'SERVER'], 'the app and the server have the same origin, so browsers need no permission.'],
])('with the words %j no permission is checked, and one line says so', async (words, sentence) => {
  const own = words.map((word) => word.replace('SERVER', server.url));
  const { code, output, requests } = await runWith(allowNothing, ...own);
  expect(code).toBe(0);
  expect(output).toMatch(/^CORS was not checked[:.] /m);
  expect(output).toContain(sentence);
  expect(requests.filter(({ method, headers }) => method === 'OPTIONS' || headers.origin !== undefined)).toEqual([]);
});

test('a server that redirects deviates', async () => {
  const { lines } = await runWith((_request, headers) => {
    headers.set('location', '/elsewhere');
    return 302;
  });
  expect(deviationsIn(lines)).toContain('GET packages/4 (visitor): the status 302 is not documented');
});
