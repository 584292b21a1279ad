import { expect, test } from 'vitest';
import { createAddressLookup } from '../../../src/adapters/lazy/address-lookup';
import { RecordingLogger } from '../../port-contracts/recording-logger';

test('a build with typed places has no suggestions and no geocoding', async () => {
  const logger = new RecordingLogger();
  const { places, geocoding } = createAddressLookup({ source: 'typed', googleMapsApiKey: 'key', logger });
  expect(await places.suggest('Jubilee Hills', 'address')).toEqual({ ok: true, value: [] });
  expect([geocoding, logger.errors]).toEqual([undefined, []]);
});
