import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDeployment, PAGES } from '../../scripts/smoke/checks';

const ORIGIN = 'https://book.test';
const BASE = `${ORIGIN}/in/packages/`;
const SCRIPT = `${BASE}assets/app-1.js`;
/** A script that the app loads only later, with its style sheet. So the HTML of no page names them. */
const LAZY = `${BASE}assets/pet-page-1.js`;
const STYLES = `${BASE}assets/pet-page-1.css`;
const PICTURE = `${BASE}assets/walking-1.png`;
const MANIFEST = `${BASE}manifest.json`;
const DRAWING = `${BASE}assets/walking-1.svg`;
const RELOAD =
  "Reload nginx with the build's own .deploy/nginx-app.conf, or copy its .deploy/_headers to the root of a static host.";
const LIST = `${BASE}release.json`;
const NO_SLASH = `${ORIGIN}/in/packages`;
const IN_CAPITALS = `${ORIGIN}/IN/packages/walking/1`;
const PACKAGES = 'https://api.test/packages/4';
const LOGIN = 'https://api.test/user/login';
const BOOKING = 'https://api.test/user/createBooking/walking';
const TELEMETRY = 'https://events.test/';
const REPORTS = 'https://reports.test/';
const page = (path: string) =>
  `<meta name="release" content="1.0.0+abc"><script>a</script><script type="application/json" id="config">{"apiBaseUrl":"https://api.test/","sendsIdempotencyKeys":true,"telemetryUrl":"${TELEMETRY}"}</script>` +
  (path.endsWith('/1') ? `<link rel="canonical" href="${BASE}${path}">` : '<meta name="robots" content="noindex">') +
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
};
const CORS = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
};
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

function listOf(assets: Readonly<Record<string, string>>, release = '1.0.0+abc'): Answer {
  const hashes = Object.entries(assets).map(([name, content]) => [
    name,
    createHash('sha256').update(content).digest('hex'),
  ]);
  return { body: JSON.stringify({ release, assets: Object.fromEntries(hashes) }) };
}

const GOOD: Answers = {
  ...Object.fromEntries(PAGES.map((path) => [BASE + path, { body: page(path), headers: HEADERS }])),
  ...Object.fromEntries([SCRIPT, LAZY].map((address) => [address, { body: 'code', headers: ASSET }])),
  [STYLES]: { headers: { ...ASSET, 'content-type': 'text/css' } },
  [DRAWING]: { headers: { ...ASSET, 'content-type': 'image/svg+xml' } },
  [PICTURE]: {
    body: 'picture'.repeat(200),
    headers: { ...ASSET, 'content-type': 'image/png', 'content-encoding': '' },
  },
  [MANIFEST]: { body: '{}', headers: { 'content-type': 'application/json' } },
  [LIST]: listOf({
    'assets/app-1.js': 'code',
    'assets/walking-1.png': 'picture'.repeat(200),
    'assets/pet-page-1.js': 'code',
    'assets/pet-page-1.css': '',
    'assets/walking-1.svg': '',
  }),
  [NO_SLASH]: { status: 301, headers: { location: '/in/packages/' } },
  [IN_CAPITALS]: { status: 302, headers: { location: `${BASE}walking/1` } },
  [PACKAGES]: { body: '{"status":true,"data":[]}', headers: { ...CORS, 'content-type': 'application/json' } },
  [LOGIN]: { headers: CORS },
  [BOOKING]: { headers: CORS },
  [TELEMETRY]: {},
  [REPORTS]: {},
};

async function problemsOf(answers: Answers, release?: string, asked: string[] = []): Promise<readonly string[]> {
  const fetch = (async (address: string, { headers: sent, method }: RequestInit) => {
    const encoding = new Headers(sent).get('accept-encoding');
    asked.push(`${new Headers(sent).get('user-agent')} ${address}`);
    const {
      status = 200,
      body = '',
      headers = {},
    } = answers[`${address} ${method ?? encoding}`] ?? answers[address] ?? { status: 404 };
    if (status === 0)
      throw Object.assign(new TypeError('fetch failed', { cause: { code: body } }), {
        name: body === 'TimeoutError' ? body : 'TypeError',
      });
    return new Response(body, {
      status,
      headers: { ...(encoding === 'gzip' && { 'content-encoding': encoding }), ...headers },
    });
  }) as typeof globalThis.fetch;
  const results = await checkDeployment({ origin: ORIGIN, release, fetch });
  return results.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
}

const POLICY = 'content-security-policy';
const COPY_ALL = 'copy all files of the build.';
const WALKING = `${BASE}walking/1`;
const APP_JS = '/in/packages/assets/app-1.js';
const PET_JS = '/in/packages/assets/pet-page-1.js';
const LARGE = '.'.repeat(1000);
/** The sentence about all other pages, if all have the same problem. */
const OTHERS = `The same goes for ${PAGES.length - 1} more.`;
const USE_RULES = "use the build's rules in .deploy.";
const NOT_READABLE =
  "answers 403: the web server may not read the file: allow it with 'chmod a+r', and its folders with 'chmod a+x'.";
const REDIRECT =
  "redirect it to /in/packages/, in nginx by 'location ~* ^/in/packages[^a-z0-9/]*$' and 'location ~* ^/in/packages/' of .deploy/nginx-app.conf; a static host answers the page by the last line of .deploy/_redirects";
const NO_MAP = 'is a source map, and answers 200 instead of 404: delete it from the served folder.';
const BLOCKED = "begins with 'http:': browsers block it on an https page.";

const APP_PAGE: Answer = { body: page(''), headers: HEADERS };
const down = (code: string): Answer => ({ status: 0, body: code });
/** Walking's first page, with another text or other headers; a header set to undefined is left out. */
const walking = (headers: Readonly<Record<string, string | undefined>>, body = page('walking/1')): Answers => ({
  [WALKING]: { body, headers: JSON.parse(JSON.stringify({ ...HEADERS, ...headers })) as typeof HEADERS },
});
const withPolicy = (part: string, other: string) => walking({ [POLICY]: HEADERS[POLICY].replace(part, other) });
const everyPage = (answer: (path: string) => Answer) =>
  Object.fromEntries(PAGES.map((path) => [BASE + path, answer(path)]));
const everywhere = (answer: Answer) => Object.fromEntries(Object.keys(GOOD).map((address) => [address, answer]));
/** A host whose pages have the address `other` in place of `part`, in their settings and their policy. */
const withAddress = (part: string, other: string) =>
  everyPage((path) => ({
    body: page(path).replace(part, other),
    headers: { ...HEADERS, [POLICY]: HEADERS[POLICY].replace(new URL(part).origin, new URL(other).origin) },
  }));
/** A host that sends a large asset with these headers to browsers that accept gzip. */
const withLargeAsset = (headers: Readonly<Record<string, string>>): Answers => ({
  [LAZY]: { body: LARGE, headers: ASSET },
  [`${LAZY} gzip`]: { body: LARGE, headers: { ...ASSET, ...headers } },
  [LIST]: listOf({ 'assets/app-1.js': 'code', 'assets/pet-page-1.js': LARGE, 'assets/pet-page-1.css': '' }),
});
const allowing = (...names: readonly string[]): Answer => ({
  headers: { ...CORS, 'access-control-allow-headers': names.join(', ') },
});

test.each<[string, Answers]>([
  ['has what it should have', {}],
  ['answers pages in place of redirects', { [NO_SLASH]: APP_PAGE, [IN_CAPITALS]: APP_PAGE }],
  [
    'lets browsers keep a page and ask for it again',
    walking({ 'cache-control': 'public, max-age=0, must-revalidate' }),
  ],
  ['allows more than the app needs', withPolicy("font-src 'self'", "font-src 'self' https://fonts.test")],
  ['compresses each answer itself', withLargeAsset({})],
  [
    'is behind a server that tells its version, and serves compressed copies',
    {
      ...everyPage((path) => ({ body: page(path), headers: { ...HEADERS, server: 'nginx/1.29' } })),
      ...withLargeAsset({ server: 'nginx/1.29' }),
      [`${SCRIPT}.br`]: {},
    },
  ],
  [
    'answers the page of the app for files that are not there',
    { [`${BASE}.deploy/defaults.json`]: APP_PAGE, [`${BASE}dist/release.json`]: APP_PAGE },
  ],
  ['has no Brotli', { [`${WALKING} br`]: { body: page('walking/1'), headers: HEADERS } }],
  ['asks for no token before a login', { [LOGIN]: allowing('Content-Type') }],
  ...['http://localhost:4010/', 'http://127.0.0.1:4010/'].map((address): [string, Answers] => [
    `calls ${address} for trials`,
    {
      ...withAddress('https://api.test/', address),
      ...Object.fromEntries(
        [PACKAGES, LOGIN, BOOKING].map((each) => [each.replace('https://api.test/', address), GOOD[each]!]),
      ),
    },
  ]),
])('a host that %s has no problem', async (_difference, answers) => {
  await expect(problemsOf({ ...GOOD, ...answers }, '1.0.0+abc')).resolves.toEqual([]);
});

test('the blocks that the advice on redirects names are there', () => {
  const rules = readFileSync('deploy/nginx-app.conf', 'utf8');
  const blocks = REDIRECT.match(/(?<=')location [^']+/g)!;
  expect(blocks.filter((block) => !rules.includes(`${block} {\n    return 302 $pet_booking_base;`))).toEqual([]);
  expect(readFileSync('deploy/_redirects', 'utf8').trim().split('\n').at(-1)).toMatch(/^\/\* .*index\.html +200$/);
});

/** Each row plants a fault. Its first text is the problem found, from its beginning. */
test.each<[string, Answers]>([
  ['pages: /in/packages/walking/1 cannot be reached (ECONNRESET).', { [WALKING]: down('ECONNRESET') }],
  [
    'pages: /in/packages/walking/1 answers 404: the host has to answer a page for paths without a file too: the prerendered one, else index.html; or the pages were not copied.',
    { [WALKING]: { status: 404 } },
  ],
  [
    `pages: /in/packages/ ${NOT_READABLE} The same goes for 1 more.`,
    { [BASE]: { status: 403 }, [WALKING]: { status: 403 } },
  ],
  ["pages: /in/packages/walking/1 answers 500: look at the web server's error log.", { [WALKING]: { status: 500 } }],
  [
    'pages: /in/packages/walking/1 redirects to https://www.book.test/: name the address that serves the pages.',
    { [WALKING]: { status: 301, headers: { location: 'https://www.book.test/' } } },
  ],
  [
    'pages: /in/packages/walking/1 is not its prerendered page.',
    walking({}, page('walking/1').replace(/data-prerendered="[^"]*/, 'data-prerendered="')),
  ],
  ["pages: /in/packages/walking/1 is no HTML, but 'text/plain'.", walking({ 'content-type': 'text/plain' })],
  [
    "pages: /in/packages/walking/1 has no settings: run 'npm run configure'.",
    walking({}, page('walking/1').replace(/\{.*\}/, '{{config}}')),
  ],
  [
    'one release (1.0.0+abc): The pages are of different releases: 1.0.0+abc, 1.0.0+def.',
    walking({}, page('walking/1').replace('abc', 'def')),
  ],
  [
    'one release (1.0.0+abc): The pages have different settings.',
    walking({}, page('walking/1').replace('{"api', '{"a":1,"api')),
  ],
  [`other forms of the address: /in/packages answers 404: ${REDIRECT}.`, { [NO_SLASH]: { status: 404 } }],
  [
    `other forms of the address: /IN/packages/walking/1 is no page of the app: ${REDIRECT}.`,
    { [IN_CAPITALS]: { body: '<p>' } },
  ],
  [
    `other forms of the address: /in/packages leads to http://book.test/in/packages/: ${REDIRECT}.`,
    { [NO_SLASH]: { status: 301, headers: { location: 'http://book.test/in/packages/' } } },
  ],
  [
    'content security policy: The policy is of another build: it forbids the script of the pages, so nothing would work on them. Reload nginx',
    walking({}, page('walking/1').replace('>a<', '>b<')),
  ],
  [
    `content security policy: /in/packages/ has no policy: ${USE_RULES} ${OTHERS}`,
    everyPage((path) => ({
      body: page(path),
      headers: Object.fromEntries(Object.entries(HEADERS).filter(([name]) => name !== POLICY)),
    })),
  ],
  [
    "content security policy: The host sends two policies, and browsers obey both: send the build's own alone.",
    withPolicy('https://reports.test/', "https://reports.test/, default-src 'self'"),
  ],
  ...(
    [
      ['connect-src', 'https://api.test', ' https://api.test', ''],
      ['script-src', "'self'", "script-src 'self'", 'script-src'],
      ['style-src', "'self', 'unsafe-inline'", "style-src 'self' 'unsafe-inline'", "style-src 'none'"],
      ['img-src', "'self', data:, blob:", "img-src 'self' data: blob:", "img-src 'none'"],
      ['frame-ancestors', "'none'", "frame-ancestors 'none'; ", ''],
    ] as const
  ).map(([name, sources, part, other]): [string, Answers] => [
    `content security policy: The policy's ${name} lacks ${sources}. ${RELOAD}`,
    withPolicy(part, other),
  ]),
  ...[
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ].map((name): [string, Answers] => [
    `headers: /in/packages/walking/1 has no header ${name}: ${USE_RULES}`,
    walking({ [name]: undefined }),
  ]),
  ...['public, max-age=86400', undefined].map((value): [string, Answers] => [
    `headers: /in/packages/walking/1 is kept by browsers after a deployment: its cache-control has no 'no-cache': ${USE_RULES}`,
    walking({ 'cache-control': value }),
  ]),
  [
    'compressed copies: /in/packages/walking/1 is not compressed for browsers that take gzip',
    {
      ...walking({}, page('walking/1') + LARGE),
      [`${WALKING} gzip`]: { body: page('walking/1') + LARGE, headers: { ...HEADERS, 'content-encoding': '' } },
    },
  ],
  [
    `compressed copies: /in/packages/walking/1 is another page when it is compressed with gzip: ${COPY_ALL}`,
    { [`${WALKING} gzip`]: { body: page('walking/2') } },
  ],
  [
    `compressed copies: /in/packages/walking/1 cannot be read when it is compressed with br (Z_BUF_ERROR): ${COPY_ALL}`,
    { [`${WALKING} br`]: down('Z_BUF_ERROR') },
  ],
  [
    `assets: ${PET_JS} answers 404: copy all files of the build, and let the web server enter their folder (chmod a+x).`,
    { [LAZY]: { status: 404 } },
  ],
  [`assets: ${PET_JS} is cut off or of another build: ${COPY_ALL}`, { [LAZY]: { body: 'co', headers: ASSET } }],
  [
    `assets: ${PET_JS} is right, but its copy in gzip is cut off or of another build: ${COPY_ALL}`,
    { [`${LAZY} gzip`]: { body: 'co', headers: ASSET } },
  ],
  [
    `assets: ${PET_JS} is right, but its copy in br cannot be read (Z_BUF_ERROR): ${COPY_ALL}`,
    { [`${LAZY} br`]: down('Z_BUF_ERROR') },
  ],
  [`assets: ${APP_JS} is no script, style sheet or picture, but 'text/html'.`, { [SCRIPT]: { headers: HEADERS } }],
  [
    `assets: ${APP_JS} is not kept by browsers: its cache-control has no 'immutable'.`,
    { [SCRIPT]: { body: 'code', headers: { 'content-type': 'text/javascript' } } },
  ],
  [
    `assets: ${APP_JS} ${NOT_READABLE} The same goes for 2 more.`,
    { [SCRIPT]: { status: 403 }, [LAZY]: { status: 403 }, [STYLES]: { status: 403 } },
  ],
  [`assets: /in/packages/release.json answers 404: ${COPY_ALL}`, { [LIST]: { status: 404 } }],
  [`assets: /in/packages/release.json is no list of assets: ${COPY_ALL}`, { [LIST]: { body: '<p>' } }],
  [
    `assets: /in/packages/release.json is of the release '2.0.0', unlike the pages: run 'npm run configure', and ${COPY_ALL}`,
    { [LIST]: listOf({ 'assets/app-1.js': 'code' }, '2.0.0') },
  ],
  [
    `assets: ${APP_JS} is named by the pages, but is not in release.json: they are of another build.`,
    { [LIST]: listOf({ 'assets/pet-page-1.js': 'code' }) },
  ],
  [`manifest: /in/packages/manifest.json answers 404: ${COPY_ALL}`, { [MANIFEST]: { status: 404 } }],
  [`manifest: /in/packages/manifest.json is no JSON, but 'text/html': ${COPY_ALL}`, { [MANIFEST]: APP_PAGE }],
  [
    `search engines and shared links: /in/packages/walking/1 is kept from search engines: ${COPY_ALL}`,
    walking({}, page('walking/1').replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">')),
  ],
  [
    `search engines and shared links: /in/packages/walking/2 is not kept from search engines: ${COPY_ALL}`,
    { [`${BASE}walking/2`]: { body: page('walking/2').replace(/<meta name="robots"[^>]*>/, ''), headers: HEADERS } },
  ],
  [
    'search engines and shared links: /in/packages/walking/1 names https://other.test/in/packages/walking/1 as its address: set VITE_SITE_URL to https://book.test.',
    walking({}, page('walking/1').replace(`href="${ORIGIN}`, 'href="https://other.test')),
  ],
  [`nothing else is served: ${APP_JS}.map ${NO_MAP}`, { [`${SCRIPT}.map`]: {} }],
  [
    `nothing else is served: /dist-maps/assets/app-1.js.map ${NO_MAP}`,
    { [`${ORIGIN}/dist-maps/assets/app-1.js.map`]: {} },
  ],
  [
    'nothing else is served: /in/packages/dist/release.json answers 200 instead of 404: it is a build in a build, so delete the folder.',
    { [`${BASE}dist/release.json`]: {} },
  ],
  [
    'nothing else is served: /in/packages/assets/no-such.js answers 200 instead of 404.',
    { [`${BASE}assets/no-such.js`]: APP_PAGE },
  ],
  [
    'nothing else is served: /in/packages/.deploy/defaults.json answers 200 instead of 404: keep the folder .deploy from being served, or leave it out of the copy for a static host.',
    { [`${BASE}.deploy/defaults.json`]: {} },
  ],
  [`API: http://api.test/ ${BLOCKED}`, withAddress('https://api.test/', 'http://api.test/')],
  [`telemetry: http://events.test/ ${BLOCKED}`, withAddress('https://events.test/', 'http://events.test/')],
  [
    'API: https://api.test/packages/4 answers 503: look at the log of the API, and of the proxy before it.',
    { [PACKAGES]: { status: 503, headers: CORS } },
  ],
  [
    'API: https://book.test/api/packages/4 answers 404: is there a location for it in nginx.conf? If so, look at the log of the API, and of the proxy before it.',
    withAddress('https://api.test/', `${ORIGIN}/api/`),
  ],
  ['API: https://api.test/packages/4 cannot be reached (CERT_HAS_EXPIRED).', { [PACKAGES]: down('CERT_HAS_EXPIRED') }],
  [
    'API: https://api.test/packages/4 does not answer the packages: the content type is not application/json.',
    { [PACKAGES]: { body: '<p>', headers: { ...CORS, 'content-type': 'text/html' } } },
  ],
  [
    "API: https://api.test/packages/4 does not answer the packages: data is missing. 'npm run contract' compares all calls.",
    { [PACKAGES]: { ...GOOD[PACKAGES], body: '{"status":true}' } },
  ],
  [
    'API: https://api.test/packages/4 does not answer the packages: its status says no.',
    { [PACKAGES]: { ...GOOD[PACKAGES], body: '{"status":false}' } },
  ],
  [
    "API: The API does not allow calls from https://book.test: access-control-allow-origin is not the app's origin.",
    {
      [PACKAGES]: {
        ...GOOD[PACKAGES],
        headers: { 'content-type': 'application/json', 'access-control-allow-origin': 'https://else.test' },
      },
    },
  ],
  [
    'API: The API does not allow GET packages/4 from https://book.test: access-control-allow-headers lacks content-type.',
    { [`${PACKAGES} OPTIONS`]: allowing('Authorization') },
  ],
  ['API: The API does not allow POST user/login from https://book.test: the status 405', { [LOGIN]: { status: 405 } }],
  [
    'API: The API does not allow POST user/login from https://book.test: the preflight has no answer (ECONNRESET).',
    { [LOGIN]: down('ECONNRESET') },
  ],
  [
    'API: The API does not allow POST user/createBooking/walking from https://book.test: access-control-allow-headers lacks authorization, idempotency-key.',
    { [BOOKING]: allowing('Content-Type') },
  ],
  [
    'telemetry: https://book.test/telemetry answers 404 to a POST: is there a location for it in nginx.conf?',
    withAddress(TELEMETRY, `${ORIGIN}/telemetry`),
  ],
  [
    'telemetry: https://events.test/ answers a POST with HTML: it is a page, and takes no reports.',
    { [TELEMETRY]: { headers: { 'content-type': 'text/html; charset=utf-8' } } },
  ],
  [
    'policy reports: https://reports.test/ answers 302 to a POST.',
    { [REPORTS]: { status: 302, headers: { location: '/' } } },
  ],
  ['policy reports: https://reports.test/ cannot be reached (ECONNREFUSED).', { [REPORTS]: down('ECONNREFUSED') }],
  ['pages: https://book.test cannot be reached (ENOTFOUND).', everywhere(down('ENOTFOUND'))],
  ['pages: https://book.test cannot be reached (no answer in 15 s).', everywhere(down('TimeoutError'))],
  [
    `pages: /in/packages/ answers 404: run 'npm run configure', and ${COPY_ALL} ${OTHERS}`,
    { ...everywhere({ status: 404 }), [LIST]: GOOD[LIST]! },
  ],
  [
    `pages: /in/packages/ answers 404: look whether the app is at <root>/in/packages/, and whether another location of nginx answers. ${OTHERS}`,
    everywhere({ status: 404 }),
  ],
  [
    `pages: /in/packages/ redirects to https://www.book.test: name the address that serves the pages. ${OTHERS}`,
    everyPage((path) => ({ status: 301, headers: { location: `https://www.book.test/in/packages/${path}` } })),
  ],
  [
    `pages: /in/packages/ asks for https: begin the address with 'https://'. ${OTHERS}`,
    everywhere({ status: 400, body: 'The plain HTTP request was sent to HTTPS port' }),
  ],
])('finds: %s', async (problem, answers) => {
  await expect(problemsOf({ ...GOOD, ...answers })).resolves.toEqual([expect.stringContaining(problem)]);
});

test('finds another release than the wanted one', async () => {
  await expect(problemsOf(GOOD, '2.0.0')).resolves.toEqual([
    "one release (1.0.0+abc): The release is '1.0.0+abc', not '2.0.0'. Was it configured and copied?",
  ]);
});

test('asks by its own name, and for a sample of each kind that is not to be served, however many assets there are', async () => {
  const asked: string[] = [];
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`assets/more-${index}.js`, 'code']));
  const more = Object.fromEntries(Object.keys(many).map((name) => [BASE + name, { body: 'code', headers: ASSET }]));
  const answers = { ...GOOD, ...more, [LIST]: listOf({ 'assets/app-1.js': 'code', ...many }) };
  await expect(problemsOf(answers, undefined, asked)).resolves.toEqual([]);
  expect(asked.every((line) => line.startsWith('pet-booking-smoke '))).toBe(true);
  expect(asked.filter((line) => !Object.hasOwn(answers, line.split(' ')[1]!))).toHaveLength(6);
});
