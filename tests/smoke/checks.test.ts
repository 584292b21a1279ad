import { describe, expect, test } from 'vitest';
import { checkDeployment, PAGES } from '../../scripts/smoke/checks';

const ORIGIN = 'https://book.test';
const BASE = `${ORIGIN}/in/packages/`;
const SCRIPT = `${BASE}assets/app-1.js`;
/** What the script loads later. */
const LAZY = `${BASE}assets/pet-page-1.js`;
const STYLES = `${BASE}assets/pet-page-1.css`;
const PACKAGES = 'https://api.test/packages/4';
const LOGIN = 'https://api.test/user/login';
const BOOKING = 'https://api.test/user/createBooking/walking';
const TELEMETRY = 'https://events.test/';
const REPORTS = 'https://reports.test/';
const page = (path: string) =>
  `<meta name="release" content="1.0.0+abc"><script>a</script><script type="application/json" id="config">{"apiBaseUrl":"https://api.test/","sendsIdempotencyKeys":true,"telemetry":"beacon","telemetryUrl":"${TELEMETRY}"}</script>` +
  `<div id="root" data-prerendered="/in/packages/${path}"></div><link rel="modulepreload" href="/in/packages/assets/app-1.js">`;
const HEADERS = {
  'content-type': 'text/html',
  'content-security-policy': "script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='; connect-src 'self' https://api.test https://events.test; report-uri https://reports.test/",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=1',
  server: 'nginx',
};
const CORS = { 'access-control-allow-origin': ORIGIN, 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key' };
const ASSET = { 'content-type': 'text/javascript', 'cache-control': 'immutable' };

interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** By address, or by address and encoding, such as 'https://book.test/in/packages/ gzip'. */
type Answers = Readonly<Record<string, Answer>>;

/** A deployment in which all fits together. All other addresses answer 404. */
const GOOD: Answers = {
  ...Object.fromEntries(PAGES.map((path) => [BASE + path, { body: page(path), headers: HEADERS }])),
  [SCRIPT]: { body: 'import{a}from"./pet-page-1.js";m.f=["assets/pet-page-1.css"]', headers: ASSET },
  [LAZY]: { body: 'import{a}from"./app-1.js"', headers: ASSET },
  [STYLES]: { headers: { ...ASSET, 'content-type': 'text/css' } },
  [PACKAGES]: { body: '{}', headers: CORS },
  [LOGIN]: { headers: CORS },
  [BOOKING]: { headers: CORS },
  [TELEMETRY]: {},
  [REPORTS]: {},
};

/** What the checks find wrong: 'name: problem'. */
async function problemsOf(answers: Answers, release?: string): Promise<readonly string[]> {
  const fetch = (async (address: string, { headers: sent }: RequestInit) => {
    const encoding = new Headers(sent).get('accept-encoding');
    const { status = 200, body = '', headers = {} } = answers[`${address} ${encoding}`] ?? answers[address] ?? { status: 404 };
    if (status === 0) throw new TypeError('no answer');
    return new Response(body, { status, headers });
  }) as typeof globalThis.fetch;
  const results = await checkDeployment({ origin: ORIGIN, release, fetch });
  return results.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
}

test('a good deployment has no problem', async () => {
  await expect(problemsOf(GOOD, '1.0.0+abc')).resolves.toEqual([]);
});

const without = (name: string, headers: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
const WALKING = `${BASE}walking/1`;

describe('tells of', () => {
  test.each<[string, Answers, string]>([
    ['a page without an answer', { [WALKING]: { status: 0 } }, 'pages: /in/packages/walking/1 has no answer.'],
    ['a missing page', { [WALKING]: { status: 404 } }, 'pages: /in/packages/walking/1 answers 404. Did '],
    ['a redirect', { [WALKING]: { status: 301, headers: { location: 'https://www.book.test/' } } }, 'pages: /in/packages/walking/1 redirects to https://www.book.test/: name the address that serves the pages.'],
    ['the shell in the place of a first page', { [WALKING]: { body: page('walking/2'), headers: HEADERS } }, 'pages: /in/packages/walking/1 is not its prerendered page.'],
    ['a page without settings', { [WALKING]: { body: page('walking/1').replace(/\{.*\}/, '{{config}}'), headers: HEADERS } }, "pages: /in/packages/walking/1 has no settings: run 'npm run configure'."],
    ['a page of another release', { [WALKING]: { body: page('walking/1').replace('abc', 'def'), headers: HEADERS } }, 'one release (1.0.0+abc): The pages are of different releases: 1.0.0+abc, 1.0.0+def.'],
    ['a page with other settings', { [WALKING]: { body: page('walking/1').replace('{"api', '{"a":1,"api'), headers: HEADERS } }, 'one release (1.0.0+abc): The pages have different settings.'],
    ['the policy of another build', { [WALKING]: { body: page('walking/1').replace('>a<', '>b<'), headers: HEADERS } }, 'content security policy: The policy is of another build'],
    ['a policy without the API', { [WALKING]: { body: page('walking/1'), headers: { ...HEADERS, 'content-security-policy': HEADERS['content-security-policy'].replace('https://api.test', '') } } }, 'content security policy: The policy forbids calls to https://api.test.'],
    ['a missing policy', { [WALKING]: { body: page('walking/1'), headers: without('content-security-policy', HEADERS) } }, 'content security policy: /in/packages/walking/1 has no policy.'],
    ['a missing header', { [BASE]: { body: page(''), headers: without('strict-transport-security', HEADERS) } }, 'headers: /in/packages/ has no header strict-transport-security.'],
    ["the server's version", { [BASE]: { body: page(''), headers: { ...HEADERS, server: 'nginx/1.29' } } }, "headers: The server tells its version: 'nginx/1.29'."],
    ['a policy without telemetry', { [WALKING]: { body: page('walking/1'), headers: { ...HEADERS, 'content-security-policy': HEADERS['content-security-policy'].replace('https://events.test', '') } } }, 'content security policy: The policy forbids calls to https://events.test.'],
    ['a compressed copy of another page', { [`${WALKING} gzip`]: { body: page('walking/2') } }, 'compressed copies: /in/packages/walking/1 is another page when it is compressed with gzip'],
    ['a missing asset that only a script names', { [LAZY]: { status: 404 } }, 'assets: /in/packages/assets/pet-page-1.js answers 404.'],
    ['a missing style sheet that only a script names', { [STYLES]: { status: 404 } }, 'assets: /in/packages/assets/pet-page-1.css answers 404.'],
    ['a missing asset', { [SCRIPT]: { status: 404 } }, 'assets: /in/packages/assets/app-1.js answers 404.'],
    ['a page in the place of an asset', { [SCRIPT]: { headers: HEADERS } }, "assets: /in/packages/assets/app-1.js is no script or style sheet, but 'text/html'."],
    ['an asset that browsers do not keep', { [SCRIPT]: { headers: { 'content-type': 'text/javascript' } } }, "assets: /in/packages/assets/app-1.js is not kept by browsers"],
    ['a source map that is served', { [`${SCRIPT}.map`]: {} }, 'nothing else is served: /in/packages/assets/app-1.js.map answers 200 instead of 404.'],
    ['the folder of source maps that is served', { [`${ORIGIN}/dist-maps/assets/app-1.js.map`]: {} }, 'nothing else is served: /dist-maps/assets/app-1.js.map answers 200 instead of 404.'],
    ['the build’s own folder that is served', { [`${BASE}.deploy/defaults.json`]: {} }, 'nothing else is served: /in/packages/.deploy/defaults.json answers 200 instead of 404.'],
    ['an API that is down', { [PACKAGES]: { status: 503, headers: CORS } }, 'API: https://api.test/packages/4 answers 503.'],
    ['an API that answers HTML', { [PACKAGES]: { body: '<p>', headers: CORS } }, 'API: https://api.test/packages/4 is no JSON.'],
    ['an API for another origin', { [PACKAGES]: { body: '{}', headers: { 'access-control-allow-origin': 'https://else.test' } } }, "API: The API does not allow calls from https://book.test: access-control-allow-origin is not the app's origin."],
    ['a preflight that is refused', { [LOGIN]: { status: 405 } }, 'API: The API does not allow POST user/login from https://book.test: the status 405'],
    ['a preflight without an answer', { [LOGIN]: { status: 0 } }, 'API: The API does not allow POST user/login from https://book.test: the preflight has no answer.'],
    ['a preflight without a header', { [LOGIN]: { headers: { ...CORS, 'access-control-allow-headers': 'Content-Type' } } }, 'API: The API does not allow POST user/login from https://book.test: access-control-allow-headers lacks authorization.'],
    ['a booking without its key', { [BOOKING]: { headers: { ...CORS, 'access-control-allow-headers': 'Authorization, Content-Type' } } }, 'API: The API does not allow POST user/createBooking/walking from https://book.test: access-control-allow-headers lacks idempotency-key.'],
    ['a receiver of telemetry that refuses', { [TELEMETRY]: { status: 405 } }, 'telemetry: https://events.test/ answers 405 to a POST.'],
    ['a receiver of policy reports that is down', { [REPORTS]: { status: 0 } }, 'policy reports: https://reports.test/ answers nothing to a POST.'],
  ])('%s', async (_fault, answers, problem) => {
    await expect(problemsOf({ ...GOOD, ...answers })).resolves.toEqual([expect.stringContaining(problem)]);
  });

  test('a host without an answer, in one sentence', async () => {
    const nothing = Object.fromEntries(Object.keys(GOOD).map((address) => [address, { status: 0 }]));
    await expect(problemsOf(nothing)).resolves.toEqual(['pages: https://book.test has no answer.']);
  });

  test('pages that nobody has configured, and of nothing that it cannot check', async () => {
    const nothing = Object.fromEntries(Object.keys(GOOD).map((address) => [address, { status: 404 }]));
    const problems = await problemsOf(nothing);
    expect(problems).toHaveLength(5);
    expect(problems[0]).toBe("pages: /in/packages/ answers 404. Did 'npm run configure' write the pages, and are all files of the build there?");
  });

  test('another release than the wanted one', async () => {
    await expect(problemsOf(GOOD, '2.0.0')).resolves.toEqual(["one release (1.0.0+abc): The release is '1.0.0+abc', not '2.0.0'."]);
  });
});
