import { expect, test } from 'vitest';
import { GAZETTEER } from '../../../src/adapters/gazetteer/gazetteer';
import { GazetteerGeocoding } from '../../../src/adapters/gazetteer/gazetteer-geocoding';
import { GazetteerPlaces } from '../../../src/adapters/gazetteer/gazetteer-places';
import { RecordingLogger } from '../../contracts/recording-logger';

test('every place is in India, complete but for some PIN codes, and there once', () => {
  expect(GAZETTEER.length).toBeGreaterThanOrEqual(60);
  expect(new Set(GAZETTEER.map(({ place }) => place.fullAddress)).size).toBe(GAZETTEER.length);
  expect(GAZETTEER.some(({ place }) => place.zipCode === '')).toBe(true);
  for (const { place } of GAZETTEER) {
    expect(place.zipCode).toMatch(/^([1-9]\d{5})?$/);
    expect(place.fullAddress).toContain(place.zipCode);
    expect(place.country).toBe('India');
    expect(place.city).toMatch(/\S/);
    expect(place.state).toMatch(/\S/);
    expect(Number(place.latitude)).toBeGreaterThan(8);
    expect(Number(place.latitude)).toBeLessThan(36);
    expect(Number(place.longitude)).toBeGreaterThan(68);
    expect(Number(place.longitude)).toBeLessThan(97);
  }
});

test('a search for establishments offers those first, then addresses', async () => {
  const answer = await new GazetteerPlaces().suggest('Hyderabad', 'establishment');
  const offered = answer.ok ? answer.value.map(({ text }) => text) : [];
  const kinds = offered.map((text) => GAZETTEER.find(({ place }) => place.fullAddress === text)?.kind);
  expect(kinds).toEqual(['establishment', 'establishment', 'establishment', 'address', 'address']);
});

test.each([
  ['London', 51.5, -0.12],
  ['San Francisco', 37.8, -122.4],
  ['Lima', -12, -77],
])('far from every place, in %s, the nearest is answered still', async (_city, latitude, longitude) => {
  const answer = await new GazetteerGeocoding(new RecordingLogger()).placeAt({ latitude, longitude });
  const position = { latitude: String(latitude), longitude: String(longitude) };
  expect(answer).toMatchObject({ ok: true, value: { country: 'India', ...position } });
});

test('on the other side of the globe there is no place to answer, which is logged', async () => {
  const logger = new RecordingLogger();
  const answer = await new GazetteerGeocoding(logger).placeAt({ latitude: -22, longitude: -103 });
  expect(answer).toEqual({ ok: false, failure: 'failed' });
  expect(logger.errors).toEqual(['Gazetteer: no address at this position']);
});
