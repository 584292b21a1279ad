import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkDeployment, PAGES } from '../../scripts/smoke/checks';

const ORIGIN = 'https://book.test';
const BASE = `${ORIGIN}/in/packages/`;
const SCRIPT = `${BASE}assets/app-1.js`;
/** A script that the app loads only later, with its style sheet. So the HTML of no page names them. */
const LAZY = `${BASE}assets/pet-page-1.js`;
const STYLES = `${BASE}assets/pet-page-1.css`;
const RELOAD = "Reload nginx with the build's own .deploy/nginx-app.conf, or copy its .deploy/_headers to the root of a static host.";
const LIST = `${BASE}release.json`;
const NO_SLASH = `${ORIGIN}/in/packages`;
const IN_CAPITALS = `${ORIGIN}/IN/packages/walking/1`;
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
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
    "img-src 'self' data: blob: https://pictures.test; connect-src 'self' https://api.test https://events.test; manifest-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri https://reports.test/",
  'cache-control': 'no-cache',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=1',
  server: 'nginx',
};
const CORS = { 'access-control-allow-origin': ORIGIN, 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key' };
const ASSET = { 'content-type': 'text/javascript', 'cache-control': 'immutable' };

interface Answer {
  /** The HTTP status. 0 stands for no response; the body is then the error's code. */
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The responses of a fake deployment. The key is an address, an address with an encoding ('https://book.test/in/packages/ gzip'),
 * or an address with a method ('https://api.test/packages/4 OPTIONS').
 */
type Answers = Readonly<Record<string, Answer>>;

/** The build's release.json, for assets with these contents. */
function listOf(assets: Readonly<Record<string, string>>, release = '1.0.0+abc'): Answer {
  const hashes = Object.entries(assets).map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]);
  return { body: JSON.stringify({ release, assets: Object.fromEntries(hashes) }) };
}

/** The sentence about all other pages, if all pages have the same problem. */
const FOR_OTHER_PAGES = `The same goes for ${PAGES.length - 1} more.`;

/** The responses of a deployment without a problem. All other addresses get 404. */
const GOOD: Answers = {
  ...Object.fromEntries(PAGES.map((path) => [BASE + path, { body: page(path), headers: HEADERS }])),
  ...Object.fromEntries([SCRIPT, LAZY].map((address) => [address, { body: 'code', headers: ASSET }])),
  [STYLES]: { headers: { ...ASSET, 'content-type': 'text/css' } },
  [LIST]: listOf({ 'assets/app-1.js': 'code', 'assets/pet-page-1.js': 'code', 'assets/pet-page-1.css': '' }),
  [NO_SLASH]: { status: 301, headers: { location: '/in/packages/' } },
  [IN_CAPITALS]: { status: 302, headers: { location: `${BASE}walking/1` } },
  [PACKAGES]: { body: '{"status":true,"data":[]}', headers: { ...CORS, 'content-type': 'application/json' } },
  [LOGIN]: { headers: CORS },
  [BOOKING]: { headers: CORS },
  [TELEMETRY]: {},
  [REPORTS]: {},
};

/** Checks a fake deployment. Returns the problems that the checks find, each as 'name: problem'. */
async function problemsOf(answers: Answers, release?: string): Promise<readonly string[]> {
  const fetch = (async (address: string, { headers: sent, method }: RequestInit) => {
    const encoding = new Headers(sent).get('accept-encoding');
    const { status = 200, body = '', headers = {} } = answers[`${address} ${method ?? encoding}`] ?? answers[address] ?? { status: 404 };
    if (status === 0) throw Object.assign(new TypeError('fetch failed', { cause: { code: body } }), { name: body === 'TimeoutError' ? body : 'TypeError' });
    return new Response(body, { status, headers: { ...(encoding === 'gzip' && { 'content-encoding': encoding }), ...headers } });
  }) as typeof globalThis.fetch;
  const results = await checkDeployment({ origin: ORIGIN, release, fetch });
  return results.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
}

test('a good deployment has no problem', async () => {
  await expect(problemsOf(GOOD, '1.0.0+abc')).resolves.toEqual([]);
});

const without = (name: string, headers: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
const WALKING = `${BASE}walking/1`;
/** Walking's first page, sent with other headers. */
const withHeaders = (headers: Readonly<Record<string, string>>): Answers => ({ [WALKING]: { body: page('walking/1'), headers } });
const withPolicy = (part: string, other: string) => withHeaders({ ...HEADERS, 'content-security-policy': HEADERS['content-security-policy'].replace(part, other) });
const LARGE = '.'.repeat(1000);
/** A server that sends a large asset with these headers to browsers that accept gzip. */
const withLargeAsset = (headers: Readonly<Record<string, string>>): Answers => ({
  [LAZY]: { body: LARGE, headers: ASSET },
  [`${LAZY} gzip`]: { body: LARGE, headers: { ...ASSET, ...headers } },
  [LIST]: listOf({ 'assets/app-1.js': 'code', 'assets/pet-page-1.js': LARGE, 'assets/pet-page-1.css': '' }),
});
const COMPRESSED_BY_NGINX = "is compressed by nginx for each request, and is a sixth larger than the build's own .gz files: copy those too, and switch gzip_static on, as in .deploy/nginx-app.conf.";
const NOT_READABLE = "answers 403: the web server may not read the file: allow it with 'chmod a+r', and its folders with 'chmod a+x'.";
const REDIRECT = "redirect it to /in/packages/, in nginx by 'location ~* ^/in/packages$' and 'location ~* ^/in/packages/' of .deploy/nginx-app.conf; a static host answers the page by the last line of .deploy/_redirects";
/** A server whose pages have the setting `other` in place of `part`, with the matching content security policy. */
const withSettings = (part: string, other: string): Answers =>
  Object.fromEntries(PAGES.map((path) => [BASE + path, { body: page(path).replace(part, other), headers: { ...HEADERS, 'content-security-policy': HEADERS['content-security-policy'].replace(new URL(part).origin, new URL(other).origin) } }]));
const everywhere = (answer: Answer) => Object.fromEntries(Object.keys(GOOD).map((address) => [address, answer]));

test.each<[string, Answers]>([
  ['answers pages in place of redirects', { [NO_SLASH]: { body: page(''), headers: HEADERS }, [IN_CAPITALS]: { body: page(''), headers: HEADERS } }],
  ['lets browsers keep a page and ask for it again', withHeaders({ ...HEADERS, 'cache-control': 'public, max-age=0, must-revalidate' })],
  ['allows more than the app needs', withPolicy("font-src 'self'", "font-src 'self' https://fonts.test")],
  ['compresses each answer itself', withLargeAsset({ server: 'Netlify' })],
  ['is nginx and sends the copies of the build', withLargeAsset({ server: 'nginx', 'content-length': '400' })],
  ['answers the page of the app for files that are not there', Object.fromEntries(['.deploy/defaults.json', 'dist/release.json'].map((name) => [BASE + name, { body: page(''), headers: HEADERS }]))],
  ['has no Brotli', { [`${WALKING} br`]: { body: page('walking/1'), headers: HEADERS } }],
])('a host that %s has no problem', async (_difference, answers) => {
  await expect(problemsOf({ ...GOOD, ...answers })).resolves.toEqual([]);
});

test.each(['http://localhost:4010/', 'http://127.0.0.1:4010/'])('pages on https may call %s for trials', async (address) => {
  const api = Object.fromEntries([PACKAGES, LOGIN, BOOKING].map((each) => [each.replace('https://api.test/', address), GOOD[each]!]));
  await expect(problemsOf({ ...GOOD, ...withSettings('https://api.test/', address), ...api })).resolves.toEqual([]);
});

test('the blocks that the advice on redirects names are there', () => {
  const rules = readFileSync('deploy/nginx-app.conf', 'utf8');
  const blocks = REDIRECT.match(/(?<=')location [^']+/g)!;
  expect(blocks.filter((block) => !rules.includes(`${block} {\n    return 302 $pet_booking_base;`))).toEqual([]);
  expect(readFileSync('deploy/_redirects', 'utf8').trim().split('\n').at(-1)).toMatch(/^\/\* .*index\.html +200$/);
});

describe('tells of', () => {
  test.each<[string, Answers, ...string[]]>([
    ['a page without an answer', { [WALKING]: { status: 0, body: 'ECONNRESET' } }, 'pages: /in/packages/walking/1 cannot be reached (ECONNRESET).'],
    ['a missing page', { [WALKING]: { status: 404 } }, 'pages: /in/packages/walking/1 answers 404: the host has to answer a page for paths without a file too: the prerendered one, else index.html; or the pages were not copied.'],
    ['a page that the web server may not read, by its file', { [WALKING]: { status: 403 } }, `pages: /in/packages/walking/1 (walking/1.html) ${NOT_READABLE}`],
    ['the shell that the web server may not read', { [`${BASE}walking/2`]: { status: 403 } }, `pages: /in/packages/walking/2 (index.html) ${NOT_READABLE}`],
    ['a first page that two addresses show', { [BASE]: { status: 403 }, [WALKING]: { status: 403 } }, `pages: /in/packages/ (walking/1.html) ${NOT_READABLE} The same goes for 1 more.`],
    ['a list of assets that the web server may not read', { [LIST]: { status: 403 } }, `assets: /in/packages/release.json ${NOT_READABLE}`],
    ['a page that fails', { [WALKING]: { status: 500 } }, "pages: /in/packages/walking/1 answers 500: look at the web server's error log."],
    ['an address without a slash that nobody answers', { [NO_SLASH]: { status: 404 } }, `other forms of the address: /in/packages answers 404: ${REDIRECT}.`],
    ['an address in capitals that nobody answers', { [IN_CAPITALS]: { status: 404 } }, `other forms of the address: /IN/packages/walking/1 answers 404: ${REDIRECT}.`],
    ['an address in capitals with another page', { [IN_CAPITALS]: { body: '<p>' } }, `other forms of the address: /IN/packages/walking/1 is no page of the app: ${REDIRECT}.`],
    ['a redirect to nowhere', { [NO_SLASH]: { status: 301, headers: { location: 'http://' } } }, `other forms of the address: /in/packages leads to http://: ${REDIRECT}.`],
    ['a redirect to http', { [NO_SLASH]: { status: 301, headers: { location: 'http://book.test/in/packages/' } } }, `other forms of the address: /in/packages leads to http://book.test/in/packages/: ${REDIRECT}.`],
    ['a redirect', { [WALKING]: { status: 301, headers: { location: 'https://www.book.test/' } } }, 'pages: /in/packages/walking/1 redirects to https://www.book.test/: name the address that serves the pages.'],
    ['the shell in the place of a first page', { [WALKING]: { body: page('walking/2'), headers: HEADERS } }, 'pages: /in/packages/walking/1 is not its prerendered page.'],
    ['a page without settings', { [WALKING]: { body: page('walking/1').replace(/\{.*\}/, '{{config}}'), headers: HEADERS } }, "pages: /in/packages/walking/1 has no settings: run 'npm run configure'."],
    ['a page of another release', { [WALKING]: { body: page('walking/1').replace('abc', 'def'), headers: HEADERS } }, 'one release (1.0.0+abc): The pages are of different releases: 1.0.0+abc, 1.0.0+def.'],
    ['a page with other settings', { [WALKING]: { body: page('walking/1').replace('{"api', '{"a":1,"api'), headers: HEADERS } }, 'one release (1.0.0+abc): The pages have different settings.'],
    ['the policy of another build', { [WALKING]: { body: page('walking/1').replace('>a<', '>b<'), headers: HEADERS } }, 'content security policy: The policy is of another build'],
    ['a policy without the API', withPolicy(' https://api.test', ''), "content security policy: The policy's connect-src lacks https://api.test. " + RELOAD],
    ['a policy that forbids calls to the own host', withPolicy("connect-src 'self'", 'connect-src'), "content security policy: The policy's connect-src lacks 'self'. " + RELOAD],
    ['a policy that forbids scripts', withPolicy("script-src 'self'", 'script-src'), "content security policy: The policy's script-src lacks 'self'. " + RELOAD],
    ['a policy that forbids styles', withPolicy("style-src 'self' 'unsafe-inline'", "style-src 'none'"), "content security policy: The policy's style-src lacks 'self', 'unsafe-inline'. " + RELOAD],
    ['a policy without fonts', withPolicy("font-src 'self'; ", ''), "content security policy: The policy's font-src lacks 'self'. " + RELOAD],
    ['a policy that forbids pictures', withPolicy("img-src 'self' data: blob:", "img-src 'none'"), "content security policy: The policy's img-src lacks 'self', data:, blob:. " + RELOAD],
    ['a policy that lets other sites frame the app', withPolicy("frame-ancestors 'none'; ", ''), "content security policy: The policy's frame-ancestors lacks 'none'. " + RELOAD],
    ['a second policy', withPolicy('https://reports.test/', "https://reports.test/, default-src 'self'"), "content security policy: The host sends two policies, and browsers obey both: send the build's own alone."],
    ['a missing policy', { [WALKING]: { body: page('walking/1'), headers: without('content-security-policy', HEADERS) } }, "content security policy: /in/packages/walking/1 has no policy: use the build's rules in .deploy."],
    ['pages without a policy, once', Object.fromEntries(PAGES.map((path) => [BASE + path, { body: page(path), headers: without('content-security-policy', HEADERS) }])), `content security policy: /in/packages/ has no policy: use the build's rules in .deploy. ${FOR_OTHER_PAGES}`],
    ['a missing header', { [BASE]: { body: page(''), headers: without('strict-transport-security', HEADERS) } }, 'headers: /in/packages/ has no header strict-transport-security: use the build\'s rules in .deploy.'],
    ...['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'].map(
      (name): [string, Answers, string] => [`the missing header ${name}`, withHeaders(without(name, HEADERS)), `headers: /in/packages/walking/1 has no header ${name}: use the build's rules in .deploy.`],
    ),
    ['a page that browsers keep for a day', withHeaders({ ...HEADERS, 'cache-control': 'public, max-age=86400' }), "headers: /in/packages/walking/1 is kept by browsers after a deployment: its cache-control has no 'no-cache': use the build's rules in .deploy."],
    ['a page without a rule for caching', withHeaders(without('cache-control', HEADERS)), 'headers: /in/packages/walking/1 is kept by browsers after a deployment'],
    ["the server's version", { [BASE]: { body: page(''), headers: { ...HEADERS, server: 'nginx/1.29' } } }, "headers: The server tells its version, 'nginx/1.29': switch that off, in nginx by 'server_tokens off'."],
    ['a policy without telemetry', withPolicy(' https://events.test', ''), "content security policy: The policy's connect-src lacks https://events.test. " + RELOAD],
    ['a page that is not compressed', { [WALKING]: { body: page('walking/1') + LARGE, headers: HEADERS }, [`${WALKING} gzip`]: { body: page('walking/1') + LARGE, headers: { ...HEADERS, 'content-encoding': '' } } }, 'compressed copies: /in/packages/walking/1 is not compressed for browsers that take gzip'],
    ['an asset that is not compressed', withLargeAsset({ 'content-encoding': '' }), 'assets: /in/packages/assets/pet-page-1.js is not compressed for browsers that take gzip'],
    ['a page that nginx compresses for each request', { [WALKING]: { body: page('walking/1') + LARGE, headers: HEADERS } }, `compressed copies: /in/packages/walking/1 ${COMPRESSED_BY_NGINX}`],
    ['an asset that nginx compresses for each request', withLargeAsset({ server: 'nginx/1.29' }), `assets: /in/packages/assets/pet-page-1.js ${COMPRESSED_BY_NGINX}`],
    ['a compressed copy of another page', { [`${WALKING} gzip`]: { body: page('walking/2') } }, 'compressed copies: /in/packages/walking/1 is another page when it is compressed with gzip'],
    ['a compressed copy that cannot be unpacked', { [`${WALKING} br`]: { status: 0, body: 'Z_BUF_ERROR' } }, 'compressed copies: /in/packages/walking/1 cannot be read when it is compressed with br (Z_BUF_ERROR)'],
    ['a missing asset that no page names', { [LAZY]: { status: 404 } }, 'assets: /in/packages/assets/pet-page-1.js answers 404: copy all files of the build, and let the web server enter their folder (chmod a+x).'],
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
    ['a fault of many assets, once', { [SCRIPT]: { status: 403 }, [LAZY]: { status: 403 }, [STYLES]: { status: 403 } }, `assets: /in/packages/assets/app-1.js ${NOT_READABLE} The same goes for 2 more.`],
    ['a missing asset', { [SCRIPT]: { status: 404 } }, 'assets: /in/packages/assets/app-1.js answers 404: copy all files of the build, and let the web server enter their folder (chmod a+x).'],
    ['a page in the place of an asset', { [SCRIPT]: { headers: HEADERS } }, "assets: /in/packages/assets/app-1.js is no script or style sheet, but 'text/html'."],
    ['an asset that browsers do not keep', { [SCRIPT]: { body: 'code', headers: { 'content-type': 'text/javascript' } } }, "assets: /in/packages/assets/app-1.js is not kept by browsers"],
    ['a source map that is served', { [`${SCRIPT}.map`]: {} }, 'nothing else is served: /in/packages/assets/app-1.js.map is a source map, and answers 200 instead of 404: delete it from the served folder.'],
    ['the source map of a script that loads later', { [`${LAZY}.map`]: {} }, 'nothing else is served: /in/packages/assets/pet-page-1.js.map is a source map, and answers 200 instead of 404: delete it from the served folder.'],
    ['the source maps of all scripts, once', { [`${SCRIPT}.map`]: {}, [`${LAZY}.map`]: {} }, 'nothing else is served: /in/packages/assets/app-1.js.map is a source map, and answers 200 instead of 404: delete it from the served folder. The same goes for 1 more.'],
    ['source maps apart from other files', { [`${SCRIPT}.map`]: {}, [`${BASE}assets/no-such.js`]: {} }, 'nothing else is served: /in/packages/assets/no-such.js answers 200 instead of 404.', 'nothing else is served: /in/packages/assets/app-1.js.map is a source map, and answers 200 instead of 404: delete it from the served folder.'],
    ['the folder of source maps that is served', { [`${ORIGIN}/dist-maps/assets/app-1.js.map`]: {} }, 'nothing else is served: /dist-maps/assets/app-1.js.map is a source map, and answers 200 instead of 404: delete it from the served folder.'],
    ['a build that was copied into its own copy', { [`${BASE}dist/release.json`]: {} }, "nothing else is served: /in/packages/dist/release.json answers 200 instead of 404: it is a build in a build, so delete the folder."],
    ['the page of the app in place of a missing asset', { [`${BASE}assets/no-such.js`]: { body: page(''), headers: HEADERS } }, 'nothing else is served: /in/packages/assets/no-such.js answers 200 instead of 404.'],
    ['the build’s own folder that is served', { [`${BASE}.deploy/defaults.json`]: {} }, 'nothing else is served: /in/packages/.deploy/defaults.json answers 200 instead of 404: keep the folder .deploy from being served, or leave it out of the copy for a static host.'],
    ['an API on http', withSettings('https://api.test/', 'http://api.test/'), "API: http://api.test/ begins with 'http:': browsers block it on an https page."],
    ['telemetry on http', withSettings('https://events.test/', 'http://events.test/'), "telemetry: http://events.test/ begins with 'http:': browsers block it on an https page."],
    ['policy reports on http', Object.fromEntries(PAGES.map((path) => [BASE + path, { body: page(path), headers: { ...HEADERS, 'content-security-policy': HEADERS['content-security-policy'].replace('https://reports.test', 'http://reports.test') } }])), "policy reports: http://reports.test/ begins with 'http:': browsers block it on an https page."],
    ['an API that is down', { [PACKAGES]: { status: 503, headers: CORS } }, 'API: https://api.test/packages/4 answers 503: look at the log of the API, and of the proxy before it.'],
    ['an API that does not know the path', { [PACKAGES]: { status: 404, headers: CORS } }, 'API: https://api.test/packages/4 answers 404: look at the log of the API, and of the proxy before it.'],
    ["an API on the app's own host that nobody answers", withSettings('https://api.test/', `${ORIGIN}/api/`), 'API: https://book.test/api/packages/4 answers 404: is there a location for it in nginx.conf? If so, look at the log of the API, and of the proxy before it.'],
    ['an API that answers HTML', { [PACKAGES]: { body: '<p>', headers: { ...CORS, 'content-type': 'text/html' } } }, 'API: https://api.test/packages/4 does not answer the packages: the content type is not application/json.'],
    ['an API that answers an empty object', { [PACKAGES]: { ...GOOD[PACKAGES], body: '{}' } }, "API: https://api.test/packages/4 does not answer the packages: status is missing. 'npm run contract' compares all calls."],
    ['an API without packages', { [PACKAGES]: { ...GOOD[PACKAGES], body: '{"status":true}' } }, 'API: https://api.test/packages/4 does not answer the packages: data is missing.'],
    ['an API that refuses', { [PACKAGES]: { ...GOOD[PACKAGES], body: '{"status":false}' } }, 'API: https://api.test/packages/4 does not answer the packages: its status says no.'],
    ['an API for another origin', { [PACKAGES]: { ...GOOD[PACKAGES], headers: { 'content-type': 'application/json', 'access-control-allow-origin': 'https://else.test' } } }, "API: The API does not allow calls from https://book.test: access-control-allow-origin is not the app's origin."],
    ['an API without an answer', { [PACKAGES]: { status: 0, body: 'CERT_HAS_EXPIRED' } }, 'API: https://api.test/packages/4 cannot be reached (CERT_HAS_EXPIRED).'],
    ["a preflight of a visitor's first call that is refused", { [`${PACKAGES} OPTIONS`]: { status: 405 } }, 'API: The API does not allow GET packages/4 from https://book.test: the status 405'],
    ["a visitor's first call without its content type", { [`${PACKAGES} OPTIONS`]: { headers: { ...CORS, 'access-control-allow-headers': 'Authorization' } } }, 'API: The API does not allow GET packages/4 from https://book.test: access-control-allow-headers lacks content-type.'],
    ['a preflight that is refused', { [LOGIN]: { status: 405 } }, 'API: The API does not allow POST user/login from https://book.test: the status 405'],
    ['a preflight without an answer', { [LOGIN]: { status: 0, body: 'ECONNRESET' } }, 'API: The API does not allow POST user/login from https://book.test: the preflight has no answer (ECONNRESET).'],
    ['a preflight without a header', { [LOGIN]: { headers: { ...CORS, 'access-control-allow-headers': 'Authorization' } } }, 'API: The API does not allow POST user/login from https://book.test: access-control-allow-headers lacks content-type.'],
    ['a booking without token and key', { [BOOKING]: { headers: { ...CORS, 'access-control-allow-headers': 'Content-Type' } } }, 'API: The API does not allow POST user/createBooking/walking from https://book.test: access-control-allow-headers lacks authorization, idempotency-key.'],
    ['a booking without its key', { [BOOKING]: { headers: { ...CORS, 'access-control-allow-headers': 'Authorization, Content-Type' } } }, 'API: The API does not allow POST user/createBooking/walking from https://book.test: access-control-allow-headers lacks idempotency-key.'],
    ['a receiver of telemetry that refuses', { [TELEMETRY]: { status: 405 } }, 'telemetry: https://events.test/ answers 405 to a POST.'],
    ['a receiver of telemetry that does not know the path', { [TELEMETRY]: { status: 404 } }, 'telemetry: https://events.test/ answers 404 to a POST.'],
    ["a receiver on the app's own host that nobody answers", withSettings(TELEMETRY, `${ORIGIN}/telemetry`), 'telemetry: https://book.test/telemetry answers 404 to a POST: is there a location for it in nginx.conf?'],
    ['a page in the place of a receiver', { [TELEMETRY]: { headers: { 'content-type': 'text/html; charset=utf-8' } } }, 'telemetry: https://events.test/ answers a POST with HTML: it is a page, and takes no reports.'],
    ['a receiver that redirects', { [REPORTS]: { status: 302, headers: { location: '/' } } }, 'policy reports: https://reports.test/ answers 302 to a POST.'],
    ['a receiver of policy reports that is down', { [REPORTS]: { status: 0, body: 'ECONNREFUSED' } }, 'policy reports: https://reports.test/ cannot be reached (ECONNREFUSED).'],
  ])('%s', async (_fault, answers, ...problems) => {
    await expect(problemsOf({ ...GOOD, ...answers })).resolves.toEqual(problems.map((problem) => expect.stringContaining(problem) as string));
  });

  test.each([
    ['ENOTFOUND', 'ENOTFOUND'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['TimeoutError', 'no answer in 15 s'],
  ])('a host without an answer (%s), in one sentence', async (code, why) => {
    await expect(problemsOf(everywhere({ status: 0, body: code }))).resolves.toEqual([`pages: https://book.test cannot be reached (${why}).`]);
  });

  test.each<[string, string, Answers]>([
    ['that nobody has configured', "run 'npm run configure', and copy all files of the build", { [LIST]: GOOD[LIST]! }],
    ['in another folder', 'look whether the app is at <root>/in/packages/', {}],
  ])('pages %s, in one sentence, and of nothing that it cannot check', async (_where, advice, answers) => {
    await expect(problemsOf({ ...everywhere({ status: 404 }), ...answers })).resolves.toEqual([`pages: /in/packages/ answers 404: ${advice}. ${FOR_OTHER_PAGES}`]);
  });

  test('no preflight of a login without a token', async () => {
    await expect(problemsOf({ ...GOOD, [LOGIN]: { headers: { ...CORS, 'access-control-allow-headers': 'Content-Type' } } })).resolves.toEqual([]);
  });

  test('a host that redirects to another, in one sentence', async () => {
    const redirects = Object.fromEntries(PAGES.map((path) => [BASE + path, { status: 301, headers: { location: `https://www.book.test/in/packages/${path}` } }]));
    await expect(problemsOf(redirects)).resolves.toEqual([`pages: /in/packages/ redirects to https://www.book.test: name the address that serves the pages. ${FOR_OTHER_PAGES}`]);
  });

  test('a port for https that was asked by http', async () => {
    const body = '<h1>400 Bad Request</h1> The plain HTTP request was sent to HTTPS port';
    await expect(problemsOf(everywhere({ status: 400, body }))).resolves.toEqual([`pages: /in/packages/ asks for https: begin the address with 'https://'. ${FOR_OTHER_PAGES}`]);
  });

  test('another release than the wanted one', async () => {
    await expect(problemsOf(GOOD, '2.0.0')).resolves.toEqual(["one release (1.0.0+abc): The release is '1.0.0+abc', not '2.0.0'. Was it configured and copied?"]);
  });
});
