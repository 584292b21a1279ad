import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../scripts/configure/settings';
import { exampleWarnings, warningsOf } from '../../scripts/configure/warnings';

type Variables = Readonly<Record<string, string | undefined>>;

const example = parseEnv(readFileSync('.env.example', 'utf8')) as Readonly<Record<string, string>>;
const BEACON = { VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: 'https://count.test/' };

function problemsWith(variables: Variables) {
  try {
    readSettings({ ...example, ...variables });
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems;
  }
}

test('the demo has every variable of the example', () => {
  const demo = parseEnv(readFileSync('.env.demo', 'utf8'));
  expect(readSettings(demo, true).config).toMatchObject({ googleMapsApiKey: '' });
  expect(Object.keys(demo)).toEqual(expect.arrayContaining(Object.keys(example)));
});

test.each<[Variables, object]>([
  [
    { VITE_API_BASE_URL: 'https://api.test/v1', VITE_MARKETING_URL: 'https://www.test/' },
    { apiBaseUrl: 'https://api.test/v1/', marketingUrl: 'https://www.test' },
  ],
  [{ VITE_API_BASE_URL: '/api' }, { apiBaseUrl: '/api/', picturesUrl: '/api/' }],
  [{ VITE_PICTURES_URL: 'https://pictures.test/of/pets' }, { picturesUrl: 'https://pictures.test/of/pets/' }],
  [{ VITE_BRAND_NAME: '' }, { brandName: 'Pawmitra' }],
  [{ VITE_API_IDEMPOTENCY_KEY: 'on' }, { sendsIdempotencyKeys: true }],
  [{ VITE_API_IDEMPOTENCY_KEY: undefined }, { sendsIdempotencyKeys: false }],
  [{ VITE_GOOGLE_MAPS_API_KEY: 'key' }, { googleMapsApiKey: 'key' }],
  [{ VITE_PLACES: 'typed', VITE_GOOGLE_MAPS_API_KEY: 'key' }, { googleMapsApiKey: '' }],
  [{ VITE_TELEMETRY_URL: 'https://count.test' }, { telemetryUrl: '' }],
  [{ ...BEACON, VITE_TELEMETRY_URL: '/telemetry' }, { telemetryUrl: '/telemetry' }],
  [
    { VITE_MARKETING_URL: '"https://www.test"', VITE_NOTICE: `"We're closed."` },
    { marketingUrl: 'https://www.test', notice: "We're closed." },
  ],
  [{ VITE_NOTICE: "'Paws' is now 'Tails'" }, { notice: "'Paws' is now 'Tails'" }],
])('%j is read as %j', (variables, config) => {
  expect(readSettings({ ...example, ...variables }).config).toMatchObject(config);
});

test('the host loses its slash', () => {
  expect(readSettings({ ...example, VITE_SITE_URL: 'https://Book.test:8443/' }).siteUrl).toBe('https://book.test:8443');
});

test('what the example does not call optional is required', () => {
  const isOptional = /^VITE_(SITE|PICTURES|POLICY|API_IDEM|PLACES|GOOGLE|BRAND|NOTICE|TELEMETRY)/;
  for (const name of Object.keys(example).filter((each) => !isOptional.test(each)))
    for (const value of [undefined, '  '])
      expect(problemsWith({ [name]: value })).toEqual([expect.stringMatching(`^${name} is missing: set it to `)]);
  expect(problemsWith({ VITE_PLACES: 'google' })).toEqual([
    "VITE_GOOGLE_MAPS_API_KEY is missing: set it to the key that VITE_PLACES 'google' needs, without spaces and quotes.",
  ]);
  expect(problemsWith({ VITE_TELEMETRY: 'beacon' })).toEqual([
    expect.stringMatching('VITE_TELEMETRY_URL is missing: '),
  ]);
});

const WRONG: Readonly<Record<string, readonly string[]>> = {
  VITE_API: ['fake', 'mock'],
  VITE_PLACES: ['gogle'],
  VITE_GOOGLE_MAPS_API_KEY: ['my key', 'key"'],
  VITE_API_IDEMPOTENCY_KEY: ['true'],
  VITE_CONTACT_NUMBER: ['+91 12345 67890', '12'],
  VITE_API_BASE_URL: ['api.test', '//api.test', 'https://api.test?b=c', 'https:/api.test'],
  VITE_MARKETING_URL: ['javascript:alert(1)', 'https://%%%', 'http://www.test', 'https://.'],
  VITE_SITE_URL: ['book.test', 'http://book.test', 'https://book.test/in/packages/', 'https://book.test?a'],
  VITE_PICTURES_URL: ['ftp://pictures.test'],
  // This address stands in nginx's configuration, in two headers.
  VITE_POLICY_REPORT_URL: ['//reports', ...[...'"\'`;,$\\\n\0'].map((part) => `/a${part}b`)],
  VITE_TELEMETRY: ['on'],
  VITE_TELEMETRY_URL: ['count.test', 'https://count.test?key=1'],
};

test.each(Object.entries(WRONG))('%s is refused as %j', (name, values) => {
  const telemetry = name === 'VITE_TELEMETRY_URL' ? BEACON : {};
  for (const value of values) {
    const [problem, ...others] = problemsWith({ ...telemetry, [name]: value });
    expect([problem?.startsWith(`${name} is malformed ('${value}'): set it to `), others]).toEqual([true, []]);
  }
});

test.each<[Variables, ...string[]]>([
  [{ PLACES: 'typed', VITE_COLOURS: '' }, 'VITE_COLOURS is no setting of this app: .env.example has their names.'],
  [
    {
      VITE_SITE_URL: 'https://book.test',
      VITE_API_BASE_URL: 'http://api.test/',
      VITE_PICTURES_URL: 'HTTP://pictures.test',
      VITE_POLICY_REPORT_URL: 'http://reports.test/csp',
      ...BEACON,
      VITE_TELEMETRY_URL: 'http://count.test',
    },
    ...['API_BASE', 'PICTURES', 'POLICY_REPORT', 'TELEMETRY'].map(
      (name) =>
        `VITE_${name}_URL begins with 'http:', and VITE_SITE_URL with 'https:': browsers block it on the pages. Set it to an address with 'https:'.`,
    ),
  ],
])('%j is refused, with a sentence for each mistake', (variables, ...problems) => {
  expect(problemsWith(variables)).toEqual(problems);
});

test('for trials a server may be on http: on the own machine, or where the site has no address', () => {
  expect(problemsWith({ VITE_SITE_URL: 'https://book.test', VITE_API_BASE_URL: 'http://127.0.0.1:4010/' })).toEqual([]);
  expect(problemsWith({ VITE_SITE_URL: '', VITE_API_BASE_URL: 'http://api.test/' })).toEqual([]);
});

test('no address may have a user or a password, which is not repeated', () => {
  for (const name of Object.keys(example).filter((each) => each.endsWith('_URL')))
    for (const user of ['u', ':p'])
      expect(problemsWith({ ...BEACON, [name]: `https://${user}@api.test/1` })).toEqual([
        `${name} has a user or a password: leave them out, because everybody can read the pages.`,
      ]);
});

test.each<[Variables, ...string[]]>([
  [{}],
  [
    { VITE_API_IDEMPOTENCY_KEY: '' },
    "VITE_API_IDEMPOTENCY_KEY is not set: browsers may send a booking twice by themselves, and the server then takes both. Set it to 'on' if the server honours the key (docs/operations.md), else to 'off'.",
  ],
  [
    { VITE_SITE_URL: '', VITE_PICTURES_URL: 'http://pets.test/' },
    "VITE_SITE_URL is not set: links to the app that are shared in a chat show no picture, and search engines learn no address. Set it to the app's host.",
    "VITE_PICTURES_URL begins with 'http:': others can read along, and browsers block it on an https page.",
  ],
  [
    { VITE_CONTACT_NUMBER: '9845012345' },
    "VITE_CONTACT_NUMBER has ten digits: an Indian number needs its country code, '919845012345'.",
  ],
])('with %j there are these warnings', (variables, ...sentences) => {
  expect(warningsOf({ ...example, VITE_API_IDEMPOTENCY_KEY: 'off', ...variables })).toEqual(sentences);
});

test('warns of values of the example', () => {
  expect(exampleWarnings({ VITE_API_BASE_URL: 'https://api.example-shop.in/' })).toEqual([]);
  expect(exampleWarnings({ VITE_API_BASE_URL: 'https://your-server/', VITE_CONTACT_NUMBER: '910000000000' })).toEqual([
    'These still have values of the example: VITE_API_BASE_URL, VITE_CONTACT_NUMBER.',
  ]);
});
