import { expect, test } from 'vitest';
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

test('a position belongs to the nearest locality up to 25 km away, and is kept; further away it is unknown', async () => {
  const KILOMETRES_A_DEGREE = 111.195;
  const southernmost = GAZETTEER.filter(({ kind }) => kind === 'address')
    .map(({ place }) => place)
    .reduce((best, place) => (Number(place.latitude) < Number(best.latitude) ? place : best));
  const logger = new RecordingLogger();
  const placeSouth = (kilometres: number) => {
    const latitude = Number(southernmost.latitude) - kilometres / KILOMETRES_A_DEGREE;
    return new GazetteerPlaces(logger).placeAt({ latitude, longitude: Number(southernmost.longitude) });
  };
  expect(await placeSouth(24.9)).toMatchObject({ value: { fullAddress: southernmost.fullAddress } });
  expect(await placeSouth(25.1)).toEqual({ ok: false, failure: 'failed' });
  expect(logger.errors).toEqual(['Gazetteer: no address at this position']);
});
