import { describe, expect, test } from 'vitest';
import { GazetteerPlaces } from '../../mocks/gazetteer/gazetteer-places';
import { GooglePlaces } from '../../src/adapters/google/google-places';
import { lazyPlaces } from '../../src/adapters/google/lazy-places';
import type { Places } from '../../src/ports/places';
import { fakeGoogleMaps } from '../library/google-maps';
import { JUBILEE_HILLS } from './people';
import { RecordingLogger } from './recording-logger';
import { NEVER_ABORTED } from './never-aborted';

const logger = new RecordingLogger();

describe.each<{ name: string; places: () => Places }>([
  { name: 'GazetteerPlaces', places: () => new GazetteerPlaces(logger) },
  {
    name: 'GooglePlaces',
    places: () => new GooglePlaces(Promise.resolve(fakeGoogleMaps().importLibrary), logger),
  },
])('$name as Places', ({ places }) => {
  test('find a place without a PIN code', async () => {
    const subject = places();
    const answer = await subject.suggest('Hussain Sagar Lake', 'address', NEVER_ABORTED);
    const found = await subject.find((answer.ok && answer.value[0]) || { id: '', text: '' }, NEVER_ABORTED);
    expect(found.ok && found.value).toMatchObject({ city: 'Hyderabad', zipCode: '', latitude: '17.4239' });
  });

  test('find the complete place of a suggestion, also an earlier one', async () => {
    const subject = places();
    const before = await subject.suggest('Jubilee Hills', 'address', NEVER_ABORTED);
    await subject.suggest('Whitefield', 'address', NEVER_ABORTED);
    expect(await subject.find((before.ok && before.value[0]) || { id: '', text: '' }, NEVER_ABORTED)).toEqual({
      ok: true,
      value: JUBILEE_HILLS,
    });
  });

  test('fail to find a place that was not suggested', async () => {
    expect(await places().find({ id: 'elsewhere', text: 'Elsewhere' }, NEVER_ABORTED)).toEqual({
      ok: false,
      failure: 'failed',
    });
  });

  test('answer the place at a position, and keep the position', async () => {
    const value = { ...JUBILEE_HILLS, latitude: '17.43', longitude: '78.408' };
    expect(await places().placeAt!({ latitude: 17.43, longitude: 78.408 }, NEVER_ABORTED)).toEqual({ ok: true, value });
  });
});

test('a build with typed places has no suggestions and no place at a position', async () => {
  const errors = new RecordingLogger();
  const places = lazyPlaces({ googleMapsApiKey: '', logger: errors });
  expect(await places.suggest('Jubilee Hills', 'address', NEVER_ABORTED)).toEqual({ ok: true, value: [] });
  expect(places).not.toHaveProperty('placeAt');
  expect(errors.errors).toEqual([]);
});
