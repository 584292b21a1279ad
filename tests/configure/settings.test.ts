import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings, warningsOf } from '../../scripts/configure/settings';

/** The variables of an environment file, as Vite reads them. */
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
])('refuses %s set to %j, and names it', (name, value) => {
  expect(() => readConfig({ ...example, [name]: value })).toThrow(`${name} is malformed ('${value}'): set it to `);
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
  ['VITE_BRAND_NAME', "'Paws'"],
  ['VITE_NOTICE', '"Closed until noon."'],
  ['VITE_MARKETING_URL', '"https://www.example.com"'],
])('refuses %s with the quotes of a file around it: %s', (name, value) => {
  expect(() => readSettings({ ...example, [name]: value })).toThrow(expect.objectContaining({ problems: [`${name} is in quotes (${value}): write it without quotes.`] }) as Error);
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

describe('warns', () => {
  const own = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, value.replaceAll('example', 'pets').replaceAll('00000000', '12345678')]));

  test('of nothing, if every variable has a value of its own', () => {
    expect(warningsOf(own)).toEqual([]);
  });

  test('of the values of the example, all in one sentence', () => {
    expect(warningsOf({ ...own, VITE_CONTACT_NUMBER: '910000000000', VITE_YOUTUBE_URL: 'https://www.youtube.com/@example' })).toEqual([
      'These still have values of the example: VITE_CONTACT_NUMBER, VITE_YOUTUBE_URL.',
    ]);
  });

  test.each([
    ['VITE_API_BASE_ULR', 'VITE_API_BASE_ULR is no setting of this app: VITE_API_BASE_URL may be meant.'],
    ['VITE_BRANDNAME', 'VITE_BRANDNAME is no setting of this app: VITE_BRAND_NAME may be meant.'],
    ['VITE_GOOGLE_MAPS_KEY', 'VITE_GOOGLE_MAPS_KEY is no setting of this app: VITE_GOOGLE_MAPS_API_KEY may be meant.'],
    ['VITE_LANG', 'VITE_LANG is no setting of this app: .env.example has their names.'],
    ['VITE_COLOURS', 'VITE_COLOURS is no setting of this app: .env.example has their names.'],
    ['PLACES', 'PLACES is no setting of this app: VITE_PLACES may be meant.'],
  ])('of %s, which is no setting', (name, warning) => {
    expect(warningsOf({ ...own, [name]: 'typed' })).toEqual([warning]);
  });

  test('of no other variable without VITE_', () => {
    expect(warningsOf({ ...own, LANG: 'en_IN', PLACE: 'typed' })).toEqual([]);
  });

  test.each(['VITE_API_BASE_URL', 'VITE_PICTURES_URL', 'VITE_POLICY_REPORT_URL', 'VITE_TELEMETRY_URL'])('of %s without https', (name) => {
    expect(warningsOf({ ...own, VITE_TELEMETRY: 'beacon', [name]: 'http://pets.test/' })).toEqual([
      `${name} begins with 'http:': others can read along, and a page on https may not use it.`,
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
