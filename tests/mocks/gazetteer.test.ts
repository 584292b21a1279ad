import { describe, expect, test } from 'vitest';
import { GAZETTEER } from '../../mocks/gazetteer/gazetteer';
import { GazetteerPlaces } from '../../mocks/gazetteer/gazetteer-places';
import { RecordingLogger } from '../port-contracts/recording-logger';

test('every place is in India, complete except for some PIN codes, and listed once', () => {
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

describe('a position south of the southernmost locality', () => {
  const KILOMETRES_A_DEGREE = 111.195;
  const southernmost = GAZETTEER.filter(({ kind }) => kind === 'address')
    .map(({ place }) => place)
    .reduce((best, place) => (Number(place.latitude) < Number(best.latitude) ? place : best));
  const at = (kilometres: number) => ({
    latitude: Number(southernmost.latitude) - kilometres / KILOMETRES_A_DEGREE,
    longitude: Number(southernmost.longitude),
  });

  test('belongs to that locality up to 25 km away, and is kept', async () => {
    const answer = await new GazetteerPlaces(new RecordingLogger()).placeAt(at(24.9));
    const { latitude, longitude } = at(24.9);
    expect(answer).toEqual({
      ok: true,
      value: { ...southernmost, latitude: String(latitude), longitude: String(longitude) },
    });
  });

  test('is unknown further away, which is logged', async () => {
    const logger = new RecordingLogger();
    expect(await new GazetteerPlaces(logger).placeAt(at(25.1))).toEqual({ ok: false, failure: 'failed' });
    expect(logger.errors).toEqual(['Gazetteer: no address at this position']);
  });
});
