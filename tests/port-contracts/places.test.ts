import { describe, expect, test } from 'vitest';
import { GazetteerReverseGeocoding } from '../../src/adapters/gazetteer/gazetteer-reverse-geocoding';
import { GazetteerPlaces } from '../../src/adapters/gazetteer/gazetteer-places';
import { GoogleReverseGeocoding } from '../../src/adapters/google/google-reverse-geocoding';
import { GooglePlaces } from '../../src/adapters/google/google-places';
import { createAddressLookup } from '../../src/adapters/lazy/address-lookup';
import type { Places, ReverseGeocoding } from '../../src/ports/places';
import { fakeGoogleMaps } from './fake-google-maps';
import { JUBILEE_HILLS } from './people';
import { RecordingLogger } from './recording-logger';

const lazy = () => createAddressLookup({ source: 'built-in', googleMapsApiKey: 'key', logger: new RecordingLogger() });
const google = () => ({ maps: fakeGoogleMaps().maps, logger: new RecordingLogger() });

describe.each<{ name: string; places: () => Places }>([
  { name: 'GazetteerPlaces', places: () => new GazetteerPlaces() },
  { name: 'GooglePlaces', places: () => new GooglePlaces(google()) },
  { name: 'places whose code is fetched', places: () => lazy().places },
])('$name as Places', ({ places }) => {
  const textsFor = async (text: string, kind: 'establishment' | 'address' = 'address') => {
    const answer = await places().suggest(text, kind);
    return answer.ok ? answer.value.map((suggestion) => suggestion.text) : answer;
  };

  test.each(['', '   ', 'zzzz'])('suggest nothing for %j', async (text) => {
    expect(await textsFor(text)).toEqual([]);
  });

  test.each(['JUBILEE HILLS', 'hyderabad jubilee'])('suggest Jubilee Hills for %j', async (text) => {
    expect(await textsFor(text)).toEqual([expect.stringMatching(/^Jubilee Hills, Hyderabad/)]);
  });

  test('suggest establishments at sign-up only (decision D4)', async () => {
    expect(await textsFor('Charminar', 'establishment')).toEqual(expect.arrayContaining([expect.stringMatching(/^Charminar, /)]));
    expect(await textsFor('Charminar', 'address')).toEqual([]);
  });

  test('find a place without a PIN code', async () => {
    const subject = places();
    const answer = await subject.suggest('Hussain Sagar Lake', 'address');
    const found = await subject.find((answer.ok && answer.value[0]) || { id: '', text: '' });
    expect(found.ok && found.value).toMatchObject({ city: 'Hyderabad', zipCode: '', latitude: '17.4239' });
  });

  test('find the complete place of a suggestion, also an earlier one', async () => {
    const subject = places();
    const before = await subject.suggest('Jubilee Hills', 'address');
    await subject.suggest('Whitefield', 'address');
    expect(await subject.find((before.ok && before.value[0]) || { id: '', text: '' })).toEqual({ ok: true, value: JUBILEE_HILLS });
  });

  test('fail to find a place that was not suggested', async () => {
    expect(await places().find({ id: 'elsewhere', text: 'Elsewhere' })).toEqual({ ok: false, failure: 'failed' });
  });
});

test.each<{ name: string; geocoding: () => ReverseGeocoding }>([
  { name: 'GazetteerReverseGeocoding', geocoding: () => new GazetteerReverseGeocoding(new RecordingLogger()) },
  { name: 'GoogleReverseGeocoding', geocoding: () => new GoogleReverseGeocoding(google()) },
  { name: 'geocoding whose code is fetched', geocoding: () => lazy().geocoding! },
])('$name answers the place at a position, and keeps the position', async ({ geocoding }) => {
  const value = { ...JUBILEE_HILLS, latitude: '17.43', longitude: '78.408' };
  expect(await geocoding().placeAt({ latitude: 17.43, longitude: 78.408 })).toEqual({ ok: true, value });
});

test('a build with typed places has no suggestions and no geocoding', async () => {
  const logger = new RecordingLogger();
  const { places, geocoding } = createAddressLookup({ source: 'typed', googleMapsApiKey: 'key', logger });
  expect(await places.suggest('Jubilee Hills', 'address')).toEqual({ ok: true, value: [] });
  expect([geocoding, logger.errors]).toEqual([undefined, []]);
});
