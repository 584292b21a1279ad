import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleWarnings, ownVariables, readSettings, warningsOf } from '../../scripts/configure/settings';

/** The VITE_ variables of an environment file in the project's folder. */
function variablesOf(file: string): Record<string, string> {
  const lines = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n');
  return Object.fromEntries(
    lines.filter((line) => line.startsWith('VITE_')).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

const example = variablesOf('.env.example');
const readConfig = (environment: Readonly<Record<string, unknown>>, takesMocks?: boolean) => readSettings(environment, takesMocks).config;

test('reads the example, with a slash after the API address and none after a page', () => {
  const config = readConfig({ ...example, VITE_API_BASE_URL: 'https://api.example.com/v1', VITE_MARKETING_URL: 'https://www.example.com/' });
  expect(config).toMatchObject({ apiBaseUrl: 'https://api.example.com/v1/', marketingUrl: 'https://www.example.com' });
});

test('reads the demo, which has every variable of the example', () => {
  const demo = variablesOf('.env.demo');
  expect(readConfig(demo, true)).toMatchObject({ places: 'built-in' });
  expect(Object.keys(demo).toSorted()).toEqual(Object.keys(example).toSorted());
});

test('has a brand name of its own', () => {
  expect(readConfig({ ...example, VITE_BRAND_NAME: '' }).brandName).toBe('Pawmitra');
});

test.each([['on', true], ['off', false], ['', false], [undefined, false]])('the idempotency key set to %j', (value, isSent) => {
  expect(readConfig({ ...example, VITE_API_IDEMPOTENCY_KEY: value }).sendsIdempotencyKeys).toBe(isSent);
});

test.each([
  ['', 'key', 'google'],
  ['', '', 'typed'],
  ['google', 'key', 'google'],
  ['built-in', 'key', 'built-in'],
  ['built-in', '', 'built-in'],
  ['typed', 'key', 'typed'],
])("with VITE_PLACES '%s' and the maps key '%s' the source of places is '%s'", (source, key, places) => {
  expect(readConfig({ ...example, VITE_PLACES: source, VITE_GOOGLE_MAPS_API_KEY: key }).places).toBe(places);
});

test("requires the key if Google is the source of places", () => {
  expect(() => readConfig({ ...example, VITE_PLACES: 'google', VITE_GOOGLE_MAPS_API_KEY: ' ' })).toThrow(
    "VITE_GOOGLE_MAPS_API_KEY is missing: set it to the key that VITE_PLACES 'google' needs, without spaces and quotes.",
  );
});

describe.each(Object.keys(example).filter((name) => !['VITE_API_IDEMPOTENCY_KEY', 'VITE_BRAND_NAME', 'VITE_GOOGLE_MAPS_API_KEY', 'VITE_NOTICE', 'VITE_PICTURES_URL', 'VITE_PLACES', 'VITE_POLICY_REPORT_URL', 'VITE_TELEMETRY', 'VITE_TELEMETRY_URL'].includes(name)))('%s', (name) => {
  test.each([undefined, '', '  '])('is required: %j is refused', (value) => {
    expect(() => readConfig({ ...example, [name]: value })).toThrow(`${name} is missing: set it to `);
  });
});

test.each([
  ['VITE_API', 'fake'],
  ['VITE_PLACES', 'Google'],
  ['VITE_GOOGLE_MAPS_API_KEY', 'my key'],
  ['VITE_GOOGLE_MAPS_API_KEY', 'key"'],
  ['VITE_API_IDEMPOTENCY_KEY', 'true'],
  ['VITE_TELEMETRY', 'on'],
  ['VITE_API_BASE_URL', 'api.example.com'],
  ['VITE_API_BASE_URL', '//api.example.com'],
  ['VITE_CONTACT_NUMBER', '+91 12345 67890'],
  ['VITE_CONTACT_NUMBER', '12'],
  ['VITE_MARKETING_URL', 'javascript:alert(1)'],
  ['VITE_API_BASE_URL', 'https://api.example.com?b=c'],
  ['VITE_MARKETING_URL', 'https://%%%'],
  ['VITE_MARKETING_URL', 'http://www.example.com'],
  ['VITE_PLAY_STORE_URL', 'https://'],
  ['VITE_PLAY_STORE_URL', 'https://.'],
  ['VITE_YOUTUBE_URL', 'youtube.com/@example'],
  ['VITE_PICTURES_URL', 'pictures.example.com'],
  ['VITE_PICTURES_URL', 'ftp://pictures.example.com'],
  ['VITE_POLICY_REPORT_URL', '/reports'],
  ['VITE_API_BASE_URL', 'https:/api.example.com'],
  ['VITE_API_BASE_URL', 'https:///api.example.com'],
  ['VITE_MARKETING_URL', 'https:www.example.com'],
  ['VITE_PICTURES_URL', 'https:\\\\pictures.example.com'],
])('refuses %s set to %j, and names it', (name, value) => {
  expect(() => readConfig({ ...example, [name]: value })).toThrow(`${name} is malformed ('${value}'): set it to `);
});

test.each(['VITE_API_BASE_URL', 'VITE_TELEMETRY_URL'])('says how the address %s begins', (name) => {
  const environment = { ...example, VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: '/telemetry', [name]: 'api.example.com' };
  expect(() => readConfig(environment)).toThrow(`${name} is malformed ('api.example.com'): set it to a web address that begins with 'https://', or a path that begins with '/', without '?', '#' and spaces.`);
});

test.each(['VITE_PICTURES_URL', 'VITE_POLICY_REPORT_URL', 'VITE_MARKETING_URL'])('says how the address %s begins, which may be no path', (name) => {
  expect(() => readConfig({ ...example, [name]: 'api.example.com' })).toThrow(`${name} is malformed ('api.example.com'): set it to a web address that begins with 'https://'.`);
});

test('has no telemetry unless a variable says so', () => {
  expect(readConfig({ ...example, VITE_TELEMETRY_URL: 'https://count.example.com' })).toMatchObject({ telemetry: 'none', telemetryUrl: '' });
});

test.each([
  ['beacon', 'https://count.example.com/telemetry'],
  ['beacon', '/telemetry'],
  ['sentry', 'https://0a1b2c@o1.ingest.sentry.example.com/4501'],
  ['sentry', 'https://key@example.com/sentry/1'],
  ['sentry', 'http://key@sentry.test/1'],
])('telemetry by %s goes to %s', (telemetry, telemetryUrl) => {
  const variables = { VITE_TELEMETRY: telemetry, VITE_TELEMETRY_URL: telemetryUrl };
  expect(readConfig({ ...example, ...variables })).toMatchObject({ telemetry, telemetryUrl });
});

test.each([
  ['beacon', '', 'missing'],
  ['beacon', 'count.example.com', 'malformed'],
  ['beacon', 'https://count.example.com?key=1', 'malformed'],
  ['sentry', '', 'missing'],
  ['sentry', 'https://sentry.example.com/1', 'malformed'],
  ['sentry', 'https://key@sentry.example.com', 'malformed'],
  ['sentry', '/telemetry', 'malformed'],
])("telemetry by %s refuses the address '%s'", (telemetry, address, problem) => {
  expect(() => readConfig({ ...example, VITE_TELEMETRY: telemetry, VITE_TELEMETRY_URL: address })).toThrow(`VITE_TELEMETRY_URL is ${problem}`);
});

test('takes a path on the app’s own host for the API', () => {
  expect(readConfig({ ...example, VITE_API_BASE_URL: '/api' }).apiBaseUrl).toBe('/api/');
});

test('tells of all mistakes at once, in the order of the example', () => {
  const environment = { ...example, VITE_API: '', VITE_PLACES: 'gogle', VITE_CONTACT_NUMBER: '12' };
  expect(() => readSettings(environment)).toThrow(
    expect.objectContaining({
      problems: [
        "VITE_API is missing: set it to 'real'.",
        "VITE_PLACES is malformed ('gogle'): set it to 'google', 'built-in' or 'typed'.",
        "VITE_CONTACT_NUMBER is malformed ('12'): set it to a number with its country code, digits only, such as '911234567890'.",
      ],
    }) as Error,
  );
});

test('tells of the mistakes of a file first, with all others', () => {
  const problems = ['own.env, line 1: the quote of VITE_NOTICE is not closed.'];
  expect(() => readSettings(example, false, problems)).toThrow(expect.objectContaining({ problems }) as Error);
  expect(() => readSettings({ ...example, VITE_API: '' }, false, problems)).toThrow(expect.objectContaining({ problems: [...problems, "VITE_API is missing: set it to 'real'."] }) as Error);
});

test('refuses mocks with the other mistakes, unless it is for a demo', () => {
  const environment = { ...example, VITE_API: 'mock', VITE_CONTACT_NUMBER: '12' };
  const refused = "VITE_API is 'mock': a production build needs 'real'. For the demo, run 'npm run build:demo'.";
  const malformed = expect.stringContaining('VITE_CONTACT_NUMBER is malformed') as string;
  expect(() => readSettings(environment)).toThrow(expect.objectContaining({ problems: [refused, malformed] }) as Error);
  expect(() => readSettings(environment, true)).toThrow(expect.objectContaining({ problems: [malformed] }) as Error);
  expect(() => readSettings({ ...example, VITE_API: 'fake' }, true)).toThrow("set it to 'real' or 'mock'.");
});

test.each([
  ['VITE_API', '"real"'],
  ['VITE_MARKETING_URL', '"https://www.example.com"'],
])('takes %s with the quotes of a file around it: %s', (name, value) => {
  expect(readConfig({ ...example, [name]: value })).toEqual(readConfig(example));
});

test.each([
  [`"We're closed."`, "We're closed."],
  ["'Walk #1'", 'Walk #1'],
  ["''", ''],
  ["'It's closed.'", "'It's closed.'"],
  ['"Closed', '"Closed'],
])('takes the notice %s for %s', (value, notice) => {
  expect(readConfig({ ...example, VITE_NOTICE: value }).notice).toBe(notice);
});

describe.each(Object.keys(example).filter((name) => name.endsWith('_URL')))('%s', (name) => {
  test.each(['https://u:p@api.x.in/', 'https://u@api.x.in/', 'https://:p@api.x.in/'])('is refused with a user or a password, which is not repeated: %s', (value) => {
    const environment = { ...example, VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: 'https://count.test/', [name]: value };
    const problem = `${name} has a user or a password: leave them out, because everybody can read the pages.`;
    expect(() => readConfig(environment)).toThrow(expect.objectContaining({ problems: [problem] }) as Error);
  });
});

test('the DSN of Sentry is refused with a password', () => {
  const environment = { ...example, VITE_TELEMETRY: 'sentry', VITE_TELEMETRY_URL: 'https://key:secret@sentry.example.com/1' };
  expect(() => readConfig(environment)).toThrow('VITE_TELEMETRY_URL has a user or a password');
});

test('takes a text that only begins and ends with quoted words', () => {
  expect(readConfig({ ...example, VITE_NOTICE: "'Paws' is now 'Tails'" }).notice).toBe("'Paws' is now 'Tails'");
});

test.each([
  [{ VITE_API_BASE_URL: 'https://api.test/v1', VITE_PICTURES_URL: '' }, 'https://api.test'],
  [{ VITE_API_BASE_URL: '/api/', VITE_PICTURES_URL: '' }, ''],
  [{ VITE_API_BASE_URL: '/api/', VITE_PICTURES_URL: 'https://pictures.test/of/pets' }, 'https://pictures.test'],
  [{ VITE_API_BASE_URL: '/api/', VITE_PICTURES_URL: 'http://127.0.0.1:4010/' }, 'http://127.0.0.1:4010'],
])('with %j pictures come from %j', (variables, origin) => {
  expect(readSettings({ ...example, ...variables }).picturesOrigin).toBe(origin);
});

test.each([
  [['VITE_NOTICE', 'VITE_COLOURS', 'VIT_NOTICE', 'VTE_NOTICE', 'vite_notice'], true],
  [['NOTICE', 'PLACES', 'API', 'SITE_API', 'NEXT_API', 'V_API', 'npm_config_env'], false],
])('of the process, variables such as %j may be settings: %j', (names, mayBe) => {
  const environment = Object.fromEntries(names.map((name) => [name, 'a']));
  expect(ownVariables(environment)).toEqual(mayBe ? environment : {});
});

describe('warns', () => {
  const own = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, value.replaceAll('example', 'pets').replaceAll('00000000', '12345678')]));

  test('of nothing if no variable has the value of the example', () => {
    expect([...warningsOf(own), ...exampleWarnings(own)]).toEqual([]);
  });

  test('of the values of the example, all in one sentence', () => {
    expect(exampleWarnings({ ...own, VITE_CONTACT_NUMBER: '910000000000', VITE_YOUTUBE_URL: 'https://www.youtube.com/@example' })).toEqual([
      'These still have values of the example: VITE_CONTACT_NUMBER, VITE_YOUTUBE_URL.',
    ]);
  });

  test('of no name that only contains the word example', () => {
    expect(exampleWarnings({ ...own, VITE_API_BASE_URL: 'https://api.example-shop.in/' })).toEqual([]);
    expect(exampleWarnings({ ...own, VITE_API_BASE_URL: 'https://your-server/' })).toHaveLength(1);
  });

  test('of an Indian number without its country code', () => {
    expect(warningsOf({ ...own, VITE_CONTACT_NUMBER: '9845012345' })).toEqual(["VITE_CONTACT_NUMBER has ten digits: an Indian number needs its country code, '919845012345'."]);
  });

  test.each([
    ['VITE_API_BASE_ULR', 'VITE_API_BASE_ULR is no setting of this app: VITE_API_BASE_URL may be meant.'],
    ['VITE_BRANDNAME', 'VITE_BRANDNAME is no setting of this app: VITE_BRAND_NAME may be meant.'],
    ['VITE_GOOGLE_MAPS_KEY', 'VITE_GOOGLE_MAPS_KEY is no setting of this app: VITE_GOOGLE_MAPS_API_KEY may be meant.'],
    ['VITE_API_BASE', 'VITE_API_BASE is no setting of this app: VITE_API_BASE_URL may be meant.'],
    ['VITE_BRAND', 'VITE_BRAND is no setting of this app: VITE_BRAND_NAME may be meant.'],
    ['VITE_LANG', 'VITE_LANG is no setting of this app: .env.example has their names.'],
    ['VITE_COLOURS', 'VITE_COLOURS is no setting of this app: .env.example has their names.'],
    ['PLACES', 'PLACES is no setting of this app: VITE_PLACES may be meant.'],
    ['VIT_NOTICE', 'VIT_NOTICE is no setting of this app: VITE_NOTICE may be meant.'],
    ['VTIE_CONTACT_NUMBR', 'VTIE_CONTACT_NUMBR is no setting of this app: VITE_CONTACT_NUMBER may be meant.'],
    ['vite_notice', 'vite_notice is no setting of this app: VITE_NOTICE may be meant.'],
    ['Vite_Brandname', 'Vite_Brandname is no setting of this app: VITE_BRAND_NAME may be meant.'],
    ['notice', 'notice is no setting of this app: VITE_NOTICE may be meant.'],
  ])('of %s, which is no setting', (name, warning) => {
    expect(warningsOf({ ...own, [name]: 'typed' })).toEqual([warning]);
  });

  test.each([
    ['has the setting', '910000000001', "VITE_CONTACT_NUMER is no setting of this app: VITE_CONTACT_NUMBER may be meant, and the build's own value stays."],
    ['has an empty one', '', 'VITE_CONTACT_NUMER is no setting of this app: VITE_CONTACT_NUMBER may be meant.'],
  ])('of a misspelt name if the build %s', (_, value, warning) => {
    expect(warningsOf({ ...own, VITE_CONTACT_NUMER: '12' }, { VITE_CONTACT_NUMBER: value })).toEqual([warning]);
  });

  test('of no other variable without VITE_', () => {
    const foreign = ['LANG', 'PLACE', 'PORT', 'DATABASE_URL', 'SENTRY_DSN', 'REACT_APP_API_URL', 'NODE_ENV', 'SITE', 'vite_colours', 'VTE_VERSION'];
    expect(warningsOf({ ...own, ...Object.fromEntries(foreign.map((name) => [name, 'a'])) })).toEqual([]);
  });

  test.each(['VITE_API_BASE_URL', 'VITE_PICTURES_URL', 'VITE_POLICY_REPORT_URL', 'VITE_TELEMETRY_URL'])('of %s without https', (name) => {
    expect(warningsOf({ ...own, VITE_TELEMETRY: 'beacon', [name]: 'http://pets.test/' })).toEqual([
      `${name} begins with 'http:': others can read along, and browsers block it on an https page.`,
    ]);
  });

  test('of a short list of places', () => {
    expect(warningsOf({ ...own, VITE_PLACES: 'built-in' })).toEqual([expect.stringContaining("VITE_PLACES is 'built-in'")]);
  });

  test.each(['', 'none'])("of telemetry's address, with VITE_TELEMETRY '%s'", (kind) => {
    expect(warningsOf({ ...own, VITE_TELEMETRY: kind, VITE_TELEMETRY_URL: '/telemetry' })).toEqual([
      "VITE_TELEMETRY_URL has no effect, and nothing is sent: set VITE_TELEMETRY to 'beacon' or 'sentry'.",
    ]);
  });

  test('of a key that nothing uses', () => {
    expect(warningsOf({ ...own, VITE_PLACES: 'typed', VITE_GOOGLE_MAPS_API_KEY: 'key' })).toEqual([
      "VITE_GOOGLE_MAPS_API_KEY has no effect with VITE_PLACES 'typed': leave the key out, or set VITE_PLACES to 'google'.",
    ]);
    expect(warningsOf({ ...own, VITE_PLACES: '', VITE_GOOGLE_MAPS_API_KEY: 'key' })).toEqual([]);
  });
});
