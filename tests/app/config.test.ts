import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/app/config';

/** The variables of an environment file, as Vite reads them. */
function variablesOf(file: string): Record<string, string> {
  const lines = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n');
  return Object.fromEntries(
    lines.filter((line) => line.startsWith('VITE_')).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

const example = variablesOf('.env.example');

test('reads the example, with a slash after the API address and none after a page', () => {
  const config = readConfig({ ...example, VITE_API_BASE_URL: 'https://api.example.com/v1', VITE_MARKETING_URL: 'https://www.example.com/' });
  expect(config).toMatchObject({ api: 'real', apiBaseUrl: 'https://api.example.com/v1/', marketingUrl: 'https://www.example.com' });
});

test('reads the demo, which has every variable of the example', () => {
  const demo = variablesOf('.env.demo');
  expect(readConfig(demo)).toMatchObject({ api: 'mock', places: 'built-in' });
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
    "VITE_GOOGLE_MAPS_API_KEY is missing: set it to the key that VITE_PLACES 'google' needs.",
  );
});

describe.each(Object.keys(example).filter((name) => !['VITE_API_IDEMPOTENCY_KEY', 'VITE_BRAND_NAME', 'VITE_GOOGLE_MAPS_API_KEY', 'VITE_PLACES', 'VITE_TELEMETRY', 'VITE_TELEMETRY_URL'].includes(name)))('%s', (name) => {
  test.each([undefined, '', '  '])('is required: %j is refused', (value) => {
    expect(() => readConfig({ ...example, [name]: value })).toThrow(new ConfigError(`${name} is missing`).message);
  });
});

test.each([
  ['VITE_API', 'fake'],
  ['VITE_PLACES', 'Google'],
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
])('telemetry by %s goes to %s', (telemetry, telemetryUrl) => {
  const variables = { VITE_TELEMETRY: telemetry, VITE_TELEMETRY_URL: telemetryUrl, VITE_RELEASE: '0.1.0+abc1234' };
  expect(readConfig({ ...example, ...variables })).toMatchObject({ telemetry, telemetryUrl, release: '0.1.0+abc1234' });
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
