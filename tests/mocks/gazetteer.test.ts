import { expect, test } from 'vitest';
import { GAZETTEER } from '../../mocks/gazetteer/gazetteer';
import { GazetteerPlaces } from '../../mocks/gazetteer/gazetteer-places';
import { RecordingLogger } from '../port-contracts/recording-logger';

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
