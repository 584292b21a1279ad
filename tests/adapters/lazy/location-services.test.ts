import { expect, test } from 'vitest';
import { createLocationServices } from '../../../src/adapters/lazy/location-services';
import { RecordingLogger } from '../../contracts/recording-logger';

test("where places are typed nothing is suggested, and no position can be told", async () => {
  const logger = new RecordingLogger();
  const { places, geocoding } = createLocationServices({ source: 'typed', googleMapsApiKey: 'key', logger });
  expect(await places.suggest('Jubilee Hills', 'address')).toEqual({ ok: true, value: [] });
  expect([geocoding, logger.errors]).toEqual([undefined, []]);
});

test('the built-in places are answered where they are the source, also beside a key', async () => {
  const { places, geocoding } = createLocationServices({ source: 'built-in', googleMapsApiKey: 'key', logger: new RecordingLogger() });
  expect(await places.suggest('Jubilee Hills', 'address')).toMatchObject({ ok: true, value: [{ text: expect.stringMatching(/^Jubilee Hills, /) }] });
  expect(await geocoding?.placeAt({ latitude: 17.43, longitude: 78.408 })).toMatchObject({ ok: true });
});
