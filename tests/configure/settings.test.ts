import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../scripts/configure/settings';
import { exampleWarnings, ownVariables, warningsOf } from '../../scripts/configure/warnings';

type Variables = Readonly<Record<string, string | undefined>>;

const example = parseEnv(readFileSync('.env.example', 'utf8')) as Readonly<Record<string, string>>;
const OPTIONAL = [
  'VITE_SITE_URL',
  'VITE_PICTURES_URL',
  'VITE_POLICY_REPORT_URL',
  'VITE_API_IDEMPOTENCY_KEY',
  'VITE_PLACES',
  'VITE_GOOGLE_MAPS_API_KEY',
  'VITE_BRAND_NAME',
  'VITE_NOTICE',
  'VITE_TELEMETRY',
  'VITE_TELEMETRY_URL',
];
const ADDRESS = "a web address that begins with 'https://'";
const ADDRESS_OR_PATH = `${ADDRESS}, or a path that begins with '/', without spaces, quotes and ? # ; , $ \\`;
const KEY = "the key that VITE_PLACES 'google' needs, without spaces and quotes";
const NUMBER = "a number with its country code, digits only, such as '911234567890'";
const BEACON = { VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: 'https://count.test/' };

function problemsWith(
  variables: Variables,
  takesMocks = false,
  problemsOfFile: readonly string[] = [],
): readonly string[] {
  try {
    readSettings({ ...example, ...variables }, takesMocks, problemsOfFile);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems;
  }
}

test('the demo has every variable of the example', () => {
  const demo = parseEnv(readFileSync('.env.demo', 'utf8'));
  expect(readSettings(demo, true).config).toMatchObject({ places: 'built-in' });
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
  [{ VITE_GOOGLE_MAPS_API_KEY: 'key' }, { places: 'google', googleMapsApiKey: 'key' }],
  [
    { VITE_PLACES: 'built-in', VITE_GOOGLE_MAPS_API_KEY: 'key' },
    { places: 'built-in', googleMapsApiKey: '' },
  ],
  [{}, { places: 'typed', googleMapsApiKey: '', telemetryUrl: '' }],
  [{ VITE_TELEMETRY_URL: 'https://count.test' }, { telemetryUrl: '' }],
  [{ VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: '/telemetry' }, { telemetryUrl: '/telemetry' }],
  [
    { VITE_MARKETING_URL: '"https://www.test"', VITE_NOTICE: `"We're closed."` },
    { marketingUrl: 'https://www.test', notice: "We're closed." },
  ],
  [{ VITE_NOTICE: "'Paws' is now 'Tails'" }, { notice: "'Paws' is now 'Tails'" }],
  [{ VITE_NOTICE: '"Closed' }, { notice: '"Closed' }],
])('%j is read as %j', (variables, config) => {
  expect(readSettings({ ...example, ...variables }).config).toMatchObject(config);
});

test('for trials a server may be on http: on the own machine, or where the site has no address', () => {
  expect(problemsWith({ VITE_SITE_URL: 'https://book.test', VITE_API_BASE_URL: 'http://127.0.0.1:4010/' })).toEqual([]);
  expect(problemsWith({ VITE_SITE_URL: '', VITE_API_BASE_URL: 'http://api.test/' })).toEqual([]);
});

test.each([
  ['https://Book.test', 'https://book.test'],
  ['https://book.test:8443/', 'https://book.test:8443'],
  ['', ''],
])('the host %j is read as %j', (value, siteUrl) => {
  expect(readSettings({ ...example, VITE_SITE_URL: value })).toMatchObject({ siteUrl });
});

test.each(Object.keys(example).filter((name) => !OPTIONAL.includes(name)))('%s is required', (name) => {
  for (const value of [undefined, '', '  '])
    expect(problemsWith({ [name]: value })).toEqual([expect.stringMatching(`^${name} is missing: set it to `)]);
});

test.each<[Variables, ...string[]]>([
  [{ VITE_API: 'fake' }, "VITE_API is malformed ('fake'): set it to 'real'."],
  [
    { VITE_API: 'mock', VITE_CONTACT_NUMBER: '12' },
    "VITE_API is 'mock': a production build needs 'real'. For the demo, run 'npm run build:demo'.",
    `VITE_CONTACT_NUMBER is malformed ('12'): set it to ${NUMBER}.`,
  ],
  [{ VITE_PLACES: 'gogle' }, "VITE_PLACES is malformed ('gogle'): set it to 'google', 'built-in' or 'typed'."],
  [{ VITE_PLACES: 'google' }, `VITE_GOOGLE_MAPS_API_KEY is missing: set it to ${KEY}.`],
  ...['my key', 'key"'].map((key): [Variables, string] => [
    { VITE_GOOGLE_MAPS_API_KEY: key },
    `VITE_GOOGLE_MAPS_API_KEY is malformed ('${key}'): set it to ${KEY}.`,
  ]),
  [{ VITE_API_IDEMPOTENCY_KEY: 'true' }, "VITE_API_IDEMPOTENCY_KEY is malformed ('true'): set it to 'on' or 'off'."],
  [
    { VITE_CONTACT_NUMBER: '+91 12345 67890' },
    `VITE_CONTACT_NUMBER is malformed ('+91 12345 67890'): set it to ${NUMBER}.`,
  ],
  ...['api.test', '//api.test', 'https://api.test?b=c', 'https:/api.test'].map((value): [Variables, string] => [
    { VITE_API_BASE_URL: value },
    `VITE_API_BASE_URL is malformed ('${value}'): set it to ${ADDRESS_OR_PATH}.`,
  ]),
  ...['javascript:alert(1)', 'https://%%%', 'http://www.test', 'https://.'].map((value): [Variables, string] => [
    { VITE_MARKETING_URL: value },
    `VITE_MARKETING_URL is malformed ('${value}'): set it to ${ADDRESS}.`,
  ]),
  ...['book.test', 'http://book.test', 'https://book.test/in/packages/', 'https://book.test?a'].map(
    (value): [Variables, string] => [
      { VITE_SITE_URL: value },
      `VITE_SITE_URL is malformed ('${value}'): set it to scheme and host alone, such as 'https://book.example.com'.`,
    ],
  ),
  [
    { VITE_PICTURES_URL: 'ftp://pictures.test' },
    `VITE_PICTURES_URL is malformed ('ftp://pictures.test'): set it to ${ADDRESS}.`,
  ],
  [
    { VITE_POLICY_REPORT_URL: '//reports' },
    `VITE_POLICY_REPORT_URL is malformed ('//reports'): set it to ${ADDRESS_OR_PATH}.`,
  ],
  // This address stands in nginx's configuration, in two headers.
  ...['"', "'", '`', ';', ',', '$', '\\', '\n', '\0'].map((character): [Variables, string] => [
    { VITE_POLICY_REPORT_URL: `https://reports.test/a${character}b` },
    `VITE_POLICY_REPORT_URL is malformed ('https://reports.test/a${character}b'): set it to ${ADDRESS_OR_PATH}.`,
  ]),
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
  [{ VITE_TELEMETRY: 'on' }, "VITE_TELEMETRY is malformed ('on'): set it to 'none' or 'beacon'."],
  [{ VITE_TELEMETRY: 'beacon' }, `VITE_TELEMETRY_URL is missing: set it to ${ADDRESS_OR_PATH}.`],
  ...['count.test', 'https://count.test?key=1'].map((value): [Variables, string] => [
    { ...BEACON, VITE_TELEMETRY_URL: value },
    `VITE_TELEMETRY_URL is malformed ('${value}'): set it to ${ADDRESS_OR_PATH}.`,
  ]),
  [
    { VITE_LINKEDIN_URL: '', VITE_API: '', VITE_PLACES: 'gogle' },
    "VITE_API is missing: set it to 'real'.",
    "VITE_PLACES is malformed ('gogle'): set it to 'google', 'built-in' or 'typed'.",
    `VITE_LINKEDIN_URL is missing: set it to ${ADDRESS}.`,
  ],
])('%j is refused, with a sentence for each mistake', (variables, ...problems) => {
  expect(problemsWith(variables)).toEqual(problems);
});

test.each(Object.keys(example).filter((name) => name.endsWith('_URL')))(
  '%s is refused with a user or a password, which is not repeated',
  (name) => {
    for (const user of ['u:p', 'u', ':p']) {
      const problem = `${name} has a user or a password: leave them out, because everybody can read the pages.`;
      expect(problemsWith({ ...BEACON, [name]: `https://${user}@api.test/1` })).toEqual([problem]);
    }
  },
);

test('the mistakes of a file come first, and a demo takes mocks', () => {
  expect(problemsWith({}, false, ['own.env, line 1: …'])).toEqual(['own.env, line 1: …']);
  expect(problemsWith({ VITE_API: '' }, false, ['own.env, line 1: …'])).toEqual([
    'own.env, line 1: …',
    "VITE_API is missing: set it to 'real'.",
  ]);
  expect(problemsWith({ VITE_API: 'mock' }, true)).toEqual([]);
  expect(problemsWith({ VITE_API: 'fake' }, true)).toEqual([
    "VITE_API is malformed ('fake'): set it to 'real' or 'mock'.",
  ]);
});

test.each([
  [['VITE_NOTICE', 'VITE_COLOURS', 'VIT_NOTICE', 'VTE_NOTICE', 'vite_notice'], true],
  [['NOTICE', 'PLACES', 'API', 'SITE_API', 'NEXT_API', 'V_API', 'npm_config_env'], false],
])('of the process, variables such as %j may be settings: %j', (names, mayBe) => {
  const environment = Object.fromEntries(names.map((name) => [name, 'a']));
  expect(ownVariables(environment)).toEqual(mayBe ? environment : {});
});

describe('warnings', () => {
  const changed = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      value.replaceAll('example', 'pets').replaceAll('00000000', '12345678'),
    ]),
  );
  const own = { ...changed, VITE_API_IDEMPOTENCY_KEY: 'off' };
  const misspelt = (name: string, meant: string): [Variables, string] => [
    { [name]: 'typed' },
    `${name} is no setting of this app: ${meant ? `${meant} may be meant` : '.env.example has their names'}.`,
  ];
  const foreign = [
    'LANG',
    'PLACE',
    'PORT',
    'DATABASE_URL',
    'SENTRY_DSN',
    'REACT_APP_API_URL',
    'NODE_ENV',
    'SITE',
    'vite_colours',
    'VTE_VERSION',
  ];

  test.each<[Variables, ...string[]]>([
    [{}],
    [Object.fromEntries(foreign.map((name) => [name, 'a']))],
    [{ VITE_PLACES: '', VITE_GOOGLE_MAPS_API_KEY: 'key' }],
    [{ VITE_API_IDEMPOTENCY_KEY: 'on' }],
    ...['', undefined].map((key): [Variables, string] => [
      { VITE_API_IDEMPOTENCY_KEY: key },
      "VITE_API_IDEMPOTENCY_KEY is not set: browsers may send a booking twice by themselves, and the server then takes both. Set it to 'on' if the server honours the key (docs/operations.md), else to 'off'.",
    ]),
    [
      { VITE_SITE_URL: '' },
      "VITE_SITE_URL is not set: links to the app that are shared in a chat show no picture, and search engines learn no address. Set it to the app's host.",
    ],
    [
      { VITE_CONTACT_NUMBER: '9845012345' },
      "VITE_CONTACT_NUMBER has ten digits: an Indian number needs its country code, '919845012345'.",
    ],
    [
      { VITE_PLACES: 'built-in' },
      "VITE_PLACES is 'built-in': the address search knows a short list of Indian places only, which is for trials.",
    ],
    [
      { VITE_PLACES: 'typed', VITE_GOOGLE_MAPS_API_KEY: 'key' },
      "VITE_GOOGLE_MAPS_API_KEY has no effect with VITE_PLACES 'typed': leave the key out, or set VITE_PLACES to 'google'.",
    ],
    ...['', 'none'].map((kind): [Variables, string] => [
      { ...BEACON, VITE_TELEMETRY: kind },
      "VITE_TELEMETRY_URL has no effect, and nothing is sent: set VITE_TELEMETRY to 'beacon'.",
    ]),
    ...['VITE_API_BASE_URL', 'VITE_PICTURES_URL', 'VITE_POLICY_REPORT_URL', 'VITE_TELEMETRY_URL'].map(
      (name): [Variables, string] => [
        { ...BEACON, VITE_SITE_URL: 'http://book.test', [name]: 'http://pets.test/' },
        `${name} begins with 'http:': others can read along, and browsers block it on an https page.`,
      ],
    ),
    misspelt('VITE_API_BASE_ULR', 'VITE_API_BASE_URL'),
    misspelt('VITE_BRAND', 'VITE_BRAND_NAME'),
    misspelt('VITE_COLOURS', ''),
    misspelt('PLACES', 'VITE_PLACES'),
    misspelt('VTIE_CONTACT_NUMBR', 'VITE_CONTACT_NUMBER'),
    misspelt('notice', 'VITE_NOTICE'),
  ])('with %j', (variables, ...sentences) => {
    expect(warningsOf({ ...own, ...variables })).toEqual(sentences);
  });

  test("of a misspelt name say if the build's own value stays", () => {
    const sentence = 'VITE_CONTACT_NUMER is no setting of this app: VITE_CONTACT_NUMBER may be meant';
    expect(warningsOf({ ...own, VITE_CONTACT_NUMER: '12' }, { VITE_CONTACT_NUMBER: '910000000001' })).toEqual([
      `${sentence}, and the build's own value stays.`,
    ]);
    expect(warningsOf({ ...own, VITE_CONTACT_NUMER: '12' }, { VITE_CONTACT_NUMBER: '' })).toEqual([`${sentence}.`]);
  });

  test.each<[Variables, ...string[]]>([
    [{ VITE_API_BASE_URL: 'https://api.example-shop.in/' }],
    [{ VITE_API_BASE_URL: 'https://your-server/' }, 'These still have values of the example: VITE_API_BASE_URL.'],
    [
      { VITE_CONTACT_NUMBER: '910000000000', VITE_YOUTUBE_URL: 'https://www.youtube.com/@example' },
      'These still have values of the example: VITE_CONTACT_NUMBER, VITE_YOUTUBE_URL.',
    ],
  ])('about values of the example, with %j', (variables, ...sentences) => {
    expect(exampleWarnings({ ...own, ...variables })).toEqual(sentences);
  });
});
