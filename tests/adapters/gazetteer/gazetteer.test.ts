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

test('far from every place, the nearest is answered still', async () => {
  const answer = await new GazetteerGeocoding(new RecordingLogger()).placeAt({ latitude: 51.5, longitude: -0.12 });
  expect(answer).toMatchObject({ ok: true, value: { country: 'India', latitude: '51.5', longitude: '-0.12' } });
});

test('on the other side of the globe there is no place to answer, which is logged', async () => {
  const logger = new RecordingLogger();
  const answer = await new GazetteerGeocoding(logger).placeAt({ latitude: -30, longitude: -100 });
  expect(answer).toEqual({ ok: false, failure: 'failed' });
  expect(logger.errors).toEqual(['Gazetteer: no address at this position']);
});
