import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkDeployment, PAGES } from '../../scripts/smoke/checks';

const ORIGIN = 'https://book.test';
const BASE = `${ORIGIN}/in/packages/`;
const WALKING = `${BASE}walking/1`;
const SCRIPT = `${BASE}assets/app-1.js`;
/** The app loads it only later: the HTML of no page names it. */
const LAZY = `${BASE}assets/pet-page-1.js`;
const LIST = `${BASE}release.json`;
const API = 'https://api.test/';
const PACKAGES = `${API}packages/4`;
const LOGIN = `${API}user/login`;
const BOOKING = `${API}user/createBooking/walking`;
const POLICY = 'content-security-policy';
const page = (path: string) =>
  `<meta name="release" content="1.0.0+abc"><script>a</script><script type="application/json" id="config">{"apiBaseUrl":"${API}","sendsIdempotencyKeys":true,"telemetryUrl":""}</script>` +
  `<div id="root" data-prerendered="/in/packages/${path}"></div><link rel="modulepreload" href="/in/packages/assets/app-1.js">`;
const HEADERS = {
  'content-type': 'text/html',
  'cache-control': 'no-cache',
  [POLICY]:
    "default-src 'none'; script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
    "img-src 'self' data: blob: https://pictures.test; connect-src 'self' https://api.test; manifest-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri https://reports.test/",
};
const CORS = {
  'content-type': 'application/json',
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
};
const CODE = { body: 'code', headers: { 'content-type': 'text/javascript' } };

interface Answer {
  /** 0 stands for no response; the body is then the error's code. */
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** By address, or an address with an encoding or a method ('https://api.test/packages/4 OPTIONS'). */
type Answers = Readonly<Record<string, Answer>>;

function listOf(assets: Readonly<Record<string, string>>, release = '1.0.0+abc'): Answer {
  const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
  const hashes = Object.entries(assets).map(([name, content]) => [name, hashOf(content)]);
  return { body: JSON.stringify({ release, assets: Object.fromEntries(hashes) }) };
}

const everyPage = (answer: (path: string) => Answer) =>
  Object.fromEntries(PAGES.map((path) => [BASE + path, answer(path)]));
const GOOD: Answers = {
  ...everyPage((path) => ({ body: page(path), headers: HEADERS })),
  [SCRIPT]: CODE,
  [LAZY]: CODE,
  [LIST]: listOf({ 'assets/app-1.js': 'code', 'assets/pet-page-1.js': 'code' }),
  [PACKAGES]: { body: '{"status":true,"data":[]}', headers: CORS },
  [LOGIN]: { headers: CORS },
  [BOOKING]: { headers: CORS },
};

async function problemsOf(answers: Answers, release?: string): Promise<readonly string[]> {
  const fetch = (async (address: string, { headers: sent, method }: RequestInit) => {
    const headers = new Headers(sent);
    expect(headers.get('user-agent')).toBe('pet-booking-smoke');
    const special = answers[`${address} ${method ?? headers.get('accept-encoding')}`];
    const { status = 200, body = '', ...answer } = special ?? answers[address] ?? { status: 404 };
    if (status > 0) return new Response(body, { status, ...answer });
    const error = new TypeError('fetch failed', { cause: { code: body } });
    throw Object.assign(error, body === 'TimeoutError' && { name: body });
  }) as typeof globalThis.fetch;
  const results = await checkDeployment({ origin: ORIGIN, release, fetch });
  return results.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
}

const APP_PAGE: Answer = { body: page(''), headers: HEADERS };
const down = (code: string): Answer => ({ status: 0, body: code });
const walking = (headers: Readonly<Record<string, string>>, part = '', other = ''): Answers => ({
  [WALKING]: { body: page('walking/1').replace(part, other), headers: { ...HEADERS, ...headers } },
});
const withPolicy = (part: string, other: string) => walking({ [POLICY]: HEADERS[POLICY].replace(part, other) });
const everywhere = (answer: Answer) => Object.fromEntries(Object.keys(GOOD).map((address) => [address, answer]));
const withApi = (api: string) =>
  everyPage((path) => ({
    body: page(path).replace(API, api),
    headers: { ...HEADERS, [POLICY]: HEADERS[POLICY].replace('https://api.test', new URL(api).origin) },
  }));
const allowing = (names: string): Answer => ({ headers: { ...CORS, 'access-control-allow-headers': names } });

test.each<[string, Answers]>([
  ['has what it should have', {}],
  ['lets browsers keep a page and ask again', walking({ 'cache-control': 'public, max-age=0, must-revalidate' })],
  ['allows more than the app needs', withPolicy("font-src 'self'", "font-src 'self' https://fonts.test")],
  ['is behind a server that tells its version', walking({ server: 'nginx/1.29' })],
  ['answers the page of the app for files that are not there', { [`${BASE}.deploy/defaults.json`]: APP_PAGE }],
  ['asks for no token before a login', { [LOGIN]: allowing('Content-Type') }],
  [
    'calls its own machine for trials',
    {
      ...withApi('http://127.0.0.1:4010/'),
      ...Object.fromEntries(
        [PACKAGES, LOGIN, BOOKING].map((each) => [each.replace(API, 'http://127.0.0.1:4010/'), GOOD[each]!]),
      ),
    },
  ],
])('a host that %s has no problem', async (_difference, answers) => {
  await expect(problemsOf({ ...GOOD, ...answers }, '1.0.0+abc')).resolves.toEqual([]);
});

const [APP_JS, PET_JS] = ['/in/packages/assets/app-1.js', '/in/packages/assets/pet-page-1.js'];
const PAGE = 'pages: /in/packages/walking/1';
const more = (count: number) => ` The same goes for ${count} more.`;
const OTHERS = more(3 * PAGES.length - 1);
const NOT_ALLOWED = 'API: The API does not allow';

/** Each row plants a fault; its first text is the problem found. */
test.each<[string, Answers]>([
  [`${PAGE} cannot be reached (ECONNRESET).${more(2)}`, { [WALKING]: down('ECONNRESET') }],
  [`${PAGE} answers 404.${more(2)}`, { [WALKING]: { status: 404 } }],
  [
    `${PAGE} redirects to https://www.book.test/.${more(2)}`,
    { [WALKING]: { status: 301, headers: { location: 'https://www.book.test/' } } },
  ],
  [`${PAGE} is not its prerendered page.${more(2)}`, walking({}, '"/in/packages/walking/1"', '""')],
  [`${PAGE} is no HTML, but 'text/plain'.${more(2)}`, walking({ 'content-type': 'text/plain' })],
  [
    `${PAGE} has no settings: run 'npm run configure'.${more(2)}`,
    walking({}, /\{.*\}/.exec(page(''))![0], '{{config}}'),
  ],
  [
    `${PAGE} is kept by browsers after a deployment: its cache-control has no 'no-cache'.${more(2)}`,
    walking({ 'cache-control': 'public, max-age=86400' }),
  ],
  [`${PAGE} in br cannot be reached (Z_BUF_ERROR).`, { [`${WALKING} br`]: down('Z_BUF_ERROR') }],
  [
    'one release (1.0.0+abc): The pages are of different releases: 1.0.0+abc, 1.0.0+def.',
    { [`${WALKING} gzip`]: walking({}, 'abc', 'def')[WALKING]! },
  ],
  ['one release (1.0.0+abc): The pages have different settings.', walking({}, '{"api', '{"a":1,"api')],
  [
    'content security policy: The policy is of another build: it forbids the script of the pages, so nothing would work on them.',
    walking({}, '>a<', '>b<'),
  ],
  [
    'content security policy: /in/packages/walking/1 has no policy.',
    { [WALKING]: { body: page('walking/1'), headers: { 'content-type': 'text/html', 'cache-control': 'no-cache' } } },
  ],
  [
    "content security policy: The host sends two policies, and browsers obey both: send the build's own alone.",
    withPolicy('https://reports.test/', "https://reports.test/, default-src 'self'"),
  ],
  ...(
    [
      ['connect-src', 'https://api.test', ' https://api.test', ''],
      ['script-src', "'self'", "script-src 'self'", 'script-src'],
      ['img-src', "'self', data:", "img-src 'self' data:", "img-src 'none'"],
      ['frame-ancestors', "'none'", "frame-ancestors 'none'; ", ''],
    ] as const
  ).map(([name, sources, part, other]): [string, Answers] => [
    `content security policy: The policy's ${name} lacks ${sources}.`,
    withPolicy(part, other),
  ]),
  [`assets: ${PET_JS} answers 403.${more(2)}`, { [LAZY]: { status: 403 } }],
  [`assets: ${PET_JS} is cut off or of another build.${more(2)}`, { [LAZY]: { ...CODE, body: 'co' } }],
  [`assets: ${PET_JS} in gzip is cut off or of another build.`, { [`${LAZY} gzip`]: { ...CODE, body: 'co' } }],
  [`assets: ${PET_JS} in br cannot be reached (Z_BUF_ERROR).`, { [`${LAZY} br`]: down('Z_BUF_ERROR') }],
  [
    `assets: ${APP_JS} is no script, style sheet or picture, but 'text/html'.${more(2)}`,
    { [SCRIPT]: { ...CODE, headers: HEADERS } },
  ],
  ['assets: /in/packages/release.json answers 404.', { [LIST]: { status: 404 } }],
  ['assets: /in/packages/release.json is no list of assets.', { [LIST]: { body: '<p>' } }],
  [
    "assets: /in/packages/release.json is of the release '2.0.0', unlike the pages.",
    { [LIST]: listOf({ 'assets/app-1.js': 'code' }, '2.0.0') },
  ],
  [
    `assets: ${APP_JS} is named by the pages, but is not in release.json.${more(2)}`,
    { [LIST]: listOf({ 'assets/pet-page-1.js': 'code' }) },
  ],
  ...(
    [
      [`${APP_JS}.map`],
      ['/dist-maps/assets/app-1.js.map'],
      ['/in/packages/dist/release.json'],
      ['/in/packages/.deploy/defaults.json'],
      ['/in/packages/assets/no-such.js', APP_PAGE],
    ] as const
  ).map(([path, answer]): [string, Answers] => [
    `nothing else is served: ${path} should be missing, and answers 200.`,
    { [ORIGIN + path]: answer ?? {} },
  ]),
  ["API: http://api.test/ begins with 'http:': browsers block it on an https page.", withApi('http://api.test/')],
  [`API: ${PACKAGES} answers 503.`, { [PACKAGES]: { status: 503, headers: CORS } }],
  [`API: ${ORIGIN}/api/packages/4 answers 404.`, withApi(`${ORIGIN}/api/`)],
  [`API: ${PACKAGES} cannot be reached (CERT_HAS_EXPIRED).`, { [PACKAGES]: down('CERT_HAS_EXPIRED') }],
  [
    `API: ${PACKAGES} does not answer the packages: data is missing. 'npm run contract' compares all calls.`,
    { [PACKAGES]: { ...GOOD[PACKAGES], body: '{"status":true}' } },
  ],
  [
    `API: ${PACKAGES} does not answer the packages: its status says no. 'npm run contract' compares all calls.`,
    { [PACKAGES]: { ...GOOD[PACKAGES], body: '{"status":false}' } },
  ],
  [
    `${NOT_ALLOWED} calls from ${ORIGIN}: access-control-allow-origin is not the app's origin.`,
    { [PACKAGES]: { ...GOOD[PACKAGES], headers: { ...CORS, 'access-control-allow-origin': 'https://else.test' } } },
  ],
  [
    `${NOT_ALLOWED} GET packages/4 from ${ORIGIN}: access-control-allow-headers lacks content-type.`,
    { [`${PACKAGES} OPTIONS`]: allowing('Authorization') },
  ],
  [
    `${NOT_ALLOWED} POST user/login from ${ORIGIN}: the status 405 is not one of 200 to 299.`,
    { [LOGIN]: { status: 405 } },
  ],
  [
    `${NOT_ALLOWED} POST user/login from ${ORIGIN}: the preflight cannot be reached (ECONNRESET).`,
    { [LOGIN]: down('ECONNRESET') },
  ],
  [
    `${NOT_ALLOWED} POST user/createBooking/walking from ${ORIGIN}: access-control-allow-headers lacks authorization, idempotency-key.`,
    { [BOOKING]: allowing('Content-Type') },
  ],
  [`pages: /in/packages/ cannot be reached (ENOTFOUND).${OTHERS}`, everywhere(down('ENOTFOUND'))],
  [`pages: /in/packages/ cannot be reached (no answer in 15 s).${OTHERS}`, everywhere(down('TimeoutError'))],
  [`pages: /in/packages/ answers 404.${OTHERS}`, everywhere({ status: 404 })],
])('finds: %s', async (problem, answers) => {
  await expect(problemsOf({ ...GOOD, ...answers })).resolves.toEqual([problem]);
});

test('finds another release than the wanted one', async () => {
  await expect(problemsOf(GOOD, '2.0.0')).resolves.toEqual([
    "one release (1.0.0+abc): The release is '1.0.0+abc', not '2.0.0'.",
  ]);
});
