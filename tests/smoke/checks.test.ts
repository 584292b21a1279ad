import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkDeployment, PAGES } from '../../scripts/smoke/checks';

const ORIGIN = 'https://book.test';
const BASE = `${ORIGIN}/in/packages/`;
const SCRIPT = `${BASE}assets/app-1.js`;
/** What the script loads later, so that no page names it. */
const LAZY = `${BASE}assets/pet-page-1.js`;
const STYLES = `${BASE}assets/pet-page-1.css`;
const RELOAD = "Reload nginx with the build's own .deploy/nginx-app.conf.";
const LIST = `${BASE}release.json`;
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
  /** 0 stands for no answer, with the body as the code of the error. */
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** By address; by address and encoding, such as 'https://book.test/in/packages/ gzip'; or by address and method, such as 'https://api.test/packages/4 OPTIONS'. */
type Answers = Readonly<Record<string, Answer>>;

/** The build's list of assets with such contents. */
function listOf(assets: Readonly<Record<string, string>>, release = '1.0.0+abc'): Answer {
  const hashes = Object.entries(assets).map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]);
  return { body: JSON.stringify({ release, assets: Object.fromEntries(hashes) }) };
}

/** A deployment in which all fits together. All other addresses answer 404. */
const GOOD: Answers = {
  ...Object.fromEntries(PAGES.map((path) => [BASE + path, { body: page(path), headers: HEADERS }])),
  ...Object.fromEntries([SCRIPT, LAZY].map((address) => [address, { body: 'code', headers: ASSET }])),
  [STYLES]: { headers: { ...ASSET, 'content-type': 'text/css' } },
  [LIST]: listOf({ 'assets/app-1.js': 'code', 'assets/pet-page-1.js': 'code', 'assets/pet-page-1.css': '' }),
  [PACKAGES]: { body: '{}', headers: CORS },
  [LOGIN]: { headers: CORS },
  [BOOKING]: { headers: CORS },
  [TELEMETRY]: {},
  [REPORTS]: {},
};

/** What the checks find wrong: 'name: problem'. */
async function problemsOf(answers: Answers, release?: string): Promise<readonly string[]> {
  const fetch = (async (address: string, { headers: sent, method }: RequestInit) => {
    const encoding = new Headers(sent).get('accept-encoding');
    const { status = 200, body = '', headers = {} } = answers[`${address} ${method ?? encoding}`] ?? answers[address] ?? { status: 404 };
    if (status === 0) throw Object.assign(new TypeError('fetch failed', { cause: { code: body } }), { name: body === 'TimeoutError' ? body : 'TypeError' });
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
    ['a page without an answer', { [WALKING]: { status: 0, body: 'ECONNRESET' } }, 'pages: /in/packages/walking/1 cannot be reached (ECONNRESET).'],
    ['a missing page', { [WALKING]: { status: 404 } }, "pages: /in/packages/walking/1 answers 404: run 'npm run configure'"],
    ['a redirect', { [WALKING]: { status: 301, headers: { location: 'https://www.book.test/' } } }, 'pages: /in/packages/walking/1 redirects to https://www.book.test/: name the address that serves the pages.'],
    ['the shell in the place of a first page', { [WALKING]: { body: page('walking/2'), headers: HEADERS } }, 'pages: /in/packages/walking/1 is not its prerendered page.'],
    ['a page without settings', { [WALKING]: { body: page('walking/1').replace(/\{.*\}/, '{{config}}'), headers: HEADERS } }, "pages: /in/packages/walking/1 has no settings: run 'npm run configure'."],
    ['a page of another release', { [WALKING]: { body: page('walking/1').replace('abc', 'def'), headers: HEADERS } }, 'one release (1.0.0+abc): The pages are of different releases: 1.0.0+abc, 1.0.0+def.'],
    ['a page with other settings', { [WALKING]: { body: page('walking/1').replace('{"api', '{"a":1,"api'), headers: HEADERS } }, 'one release (1.0.0+abc): The pages have different settings.'],
    ['the policy of another build', { [WALKING]: { body: page('walking/1').replace('>a<', '>b<'), headers: HEADERS } }, 'content security policy: The policy is of another build'],
    ['a policy without the API', { [WALKING]: { body: page('walking/1'), headers: { ...HEADERS, 'content-security-policy': HEADERS['content-security-policy'].replace('https://api.test', '') } } }, 'content security policy: The policy forbids calls to https://api.test. ' + RELOAD],
    ['a missing policy', { [WALKING]: { body: page('walking/1'), headers: without('content-security-policy', HEADERS) } }, 'content security policy: /in/packages/walking/1 has no policy.'],
    ['pages without a policy, once', Object.fromEntries(PAGES.map((path) => [BASE + path, { body: page(path), headers: without('content-security-policy', HEADERS) }])), 'content security policy: /in/packages/ has no policy. The same goes for 4 more.'],
    ['a missing header', { [BASE]: { body: page(''), headers: without('strict-transport-security', HEADERS) } }, 'headers: /in/packages/ has no header strict-transport-security.'],
    ["the server's version", { [BASE]: { body: page(''), headers: { ...HEADERS, server: 'nginx/1.29' } } }, "headers: The server tells its version: 'nginx/1.29'."],
    ['a policy without telemetry', { [WALKING]: { body: page('walking/1'), headers: { ...HEADERS, 'content-security-policy': HEADERS['content-security-policy'].replace('https://events.test', '') } } }, 'content security policy: The policy forbids calls to https://events.test. ' + RELOAD],
    ['a compressed copy of another page', { [`${WALKING} gzip`]: { body: page('walking/2') } }, 'compressed copies: /in/packages/walking/1 is another page when it is compressed with gzip'],
    ['a compressed copy that cannot be unpacked', { [`${WALKING} br`]: { status: 0, body: 'Z_BUF_ERROR' } }, 'compressed copies: /in/packages/walking/1 cannot be read when it is compressed with br (Z_BUF_ERROR)'],
    ['a missing asset that no page names', { [LAZY]: { status: 404 } }, 'assets: /in/packages/assets/pet-page-1.js answers 404.'],
    ['an asset without an answer', { [LAZY]: { status: 0, body: 'ECONNRESET' } }, 'assets: /in/packages/assets/pet-page-1.js cannot be reached (ECONNRESET).'],
    ['an asset that is cut off', { [LAZY]: { body: 'co', headers: ASSET } }, 'assets: /in/packages/assets/pet-page-1.js is cut off or of another build: copy all files of the build.'],
    ['an empty asset, with its copies in one sentence', { [SCRIPT]: { headers: ASSET } }, 'assets: /in/packages/assets/app-1.js is cut off or of another build: copy all files of the build.'],
    ['a copy that is cut off', { [`${LAZY} gzip`]: { body: 'co', headers: ASSET } }, 'assets: /in/packages/assets/pet-page-1.js is right, but its copy in gzip is cut off or of another build: copy all files of the build.'],
    ['a copy that cannot be unpacked', { [`${LAZY} br`]: { status: 0, body: 'Z_BUF_ERROR' } }, 'assets: /in/packages/assets/pet-page-1.js is right, but its copy in br cannot be read (Z_BUF_ERROR): copy all files of the build.'],
    ['a missing list of assets', { [LIST]: { status: 404 } }, 'assets: /in/packages/release.json answers 404: copy all files of the build.'],
    ['a list of assets without an answer', { [LIST]: { status: 0, body: 'ECONNRESET' } }, 'assets: /in/packages/release.json cannot be reached (ECONNRESET).'],
    ['a page in the place of the list', { [LIST]: { body: '<p>' } }, 'assets: /in/packages/release.json is no list of assets: copy all files of the build.'],
    ['an empty list', { [LIST]: { body: '{}' } }, 'assets: /in/packages/release.json is no list of assets: copy all files of the build.'],
    ['the list of another release', { [LIST]: listOf({ 'assets/app-1.js': 'code' }, '2.0.0') }, "assets: /in/packages/release.json is of the release '2.0.0', unlike the pages: run 'npm run configure', and copy all files of the build."],
    ['pages of another build of the same release', { [LIST]: listOf({ 'assets/pet-page-1.js': 'code' }) }, 'assets: /in/packages/assets/app-1.js is named by the pages, but is not in release.json: they are of another build.'],
    ['a fault of many assets, once', { [SCRIPT]: { status: 403 }, [LAZY]: { status: 403 }, [STYLES]: { status: 403 } }, 'assets: /in/packages/assets/app-1.js answers 403. The same goes for 2 more.'],
    ['a missing asset', { [SCRIPT]: { status: 404 } }, 'assets: /in/packages/assets/app-1.js answers 404.'],
    ['a page in the place of an asset', { [SCRIPT]: { headers: HEADERS } }, "assets: /in/packages/assets/app-1.js is no script or style sheet, but 'text/html'."],
    ['an asset that browsers do not keep', { [SCRIPT]: { body: 'code', headers: { 'content-type': 'text/javascript' } } }, "assets: /in/packages/assets/app-1.js is not kept by browsers"],
    ['a source map that is served', { [`${SCRIPT}.map`]: {} }, 'nothing else is served: /in/packages/assets/app-1.js.map answers 200 instead of 404.'],
    ['the folder of source maps that is served', { [`${ORIGIN}/dist-maps/assets/app-1.js.map`]: {} }, 'nothing else is served: /dist-maps/assets/app-1.js.map answers 200 instead of 404.'],
    ['the build’s own folder that is served', { [`${BASE}.deploy/defaults.json`]: {} }, 'nothing else is served: /in/packages/.deploy/defaults.json answers 200 instead of 404.'],
    ['an API that is down', { [PACKAGES]: { status: 503, headers: CORS } }, 'API: https://api.test/packages/4 answers 503.'],
    ['an API that answers HTML', { [PACKAGES]: { body: '<p>', headers: CORS } }, 'API: https://api.test/packages/4 is no JSON.'],
    ['an API for another origin', { [PACKAGES]: { body: '{}', headers: { 'access-control-allow-origin': 'https://else.test' } } }, "API: The API does not allow calls from https://book.test: access-control-allow-origin is not the app's origin."],
    ['an API without an answer', { [PACKAGES]: { status: 0, body: 'CERT_HAS_EXPIRED' } }, 'API: https://api.test/packages/4 cannot be reached (CERT_HAS_EXPIRED).'],
    ["a preflight of a visitor's first call that is refused", { [`${PACKAGES} OPTIONS`]: { status: 405 } }, 'API: The API does not allow GET packages/4 from https://book.test: the status 405'],
    ["a visitor's first call without its content type", { [`${PACKAGES} OPTIONS`]: { headers: { ...CORS, 'access-control-allow-headers': 'Authorization' } } }, 'API: The API does not allow GET packages/4 from https://book.test: access-control-allow-headers lacks content-type.'],
    ['a preflight that is refused', { [LOGIN]: { status: 405 } }, 'API: The API does not allow POST user/login from https://book.test: the status 405'],
    ['a preflight without an answer', { [LOGIN]: { status: 0, body: 'ECONNRESET' } }, 'API: The API does not allow POST user/login from https://book.test: the preflight has no answer (ECONNRESET).'],
    ['a preflight without a header', { [LOGIN]: { headers: { ...CORS, 'access-control-allow-headers': 'Content-Type' } } }, 'API: The API does not allow POST user/login from https://book.test: access-control-allow-headers lacks authorization.'],
    ['a booking without its key', { [BOOKING]: { headers: { ...CORS, 'access-control-allow-headers': 'Authorization, Content-Type' } } }, 'API: The API does not allow POST user/createBooking/walking from https://book.test: access-control-allow-headers lacks idempotency-key.'],
    ['a receiver of telemetry that refuses', { [TELEMETRY]: { status: 405 } }, 'telemetry: https://events.test/ answers 405 to a POST.'],
    ['a page in the place of a receiver', { [TELEMETRY]: { headers: { 'content-type': 'text/html; charset=utf-8' } } }, 'telemetry: https://events.test/ answers a POST with HTML: it is a page, and takes no reports.'],
    ['a receiver that redirects', { [REPORTS]: { status: 302, headers: { location: '/' } } }, 'policy reports: https://reports.test/ answers 302 to a POST.'],
    ['a receiver of policy reports that is down', { [REPORTS]: { status: 0, body: 'ECONNREFUSED' } }, 'policy reports: https://reports.test/ cannot be reached (ECONNREFUSED).'],
  ])('%s', async (_fault, answers, problem) => {
    await expect(problemsOf({ ...GOOD, ...answers })).resolves.toEqual([expect.stringContaining(problem)]);
  });

  const everywhere = (answer: Answer) => Object.fromEntries(Object.keys(GOOD).map((address) => [address, answer]));

  test.each([
    ['ENOTFOUND', 'ENOTFOUND'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['TimeoutError', 'no answer in 15 s'],
  ])('a host without an answer (%s), in one sentence', async (code, why) => {
    await expect(problemsOf(everywhere({ status: 0, body: code }))).resolves.toEqual([`pages: https://book.test cannot be reached (${why}).`]);
  });

  test('pages that nobody has configured, in one sentence, and of nothing that it cannot check', async () => {
    await expect(problemsOf(everywhere({ status: 404 }))).resolves.toEqual([
      "pages: /in/packages/ answers 404: run 'npm run configure', and copy all files of the build. The same goes for 4 more.",
    ]);
  });

  test('a host that redirects to another, in one sentence', async () => {
    const redirects = Object.fromEntries(PAGES.map((path) => [BASE + path, { status: 301, headers: { location: `https://www.book.test/in/packages/${path}` } }]));
    await expect(problemsOf(redirects)).resolves.toEqual(['pages: /in/packages/ redirects to https://www.book.test: name the address that serves the pages. The same goes for 4 more.']);
  });

  test('a port for https that was asked by http', async () => {
    const body = '<h1>400 Bad Request</h1> The plain HTTP request was sent to HTTPS port';
    await expect(problemsOf(everywhere({ status: 400, body }))).resolves.toEqual(["pages: /in/packages/ asks for https: begin the address with 'https://'. The same goes for 4 more."]);
  });

  test('another release than the wanted one', async () => {
    await expect(problemsOf(GOOD, '2.0.0')).resolves.toEqual(["one release (1.0.0+abc): The release is '1.0.0+abc', not '2.0.0'. Was it configured and copied?"]);
  });
});
