import { beforeEach, describe, expect, test } from 'vitest';
import { GoogleReverseGeocoding } from '../../../src/adapters/google/google-reverse-geocoding';
import type { ImportLibrary } from '../../../src/adapters/google/google-maps';
import { GooglePlaces } from '../../../src/adapters/google/google-places';
import { fakeGoogleMaps, type FakeGoogleMaps } from '../../port-contracts/fake-google-maps';
import { RecordingLogger } from '../../port-contracts/recording-logger';

const SOMEWHERE = { latitude: 17.43, longitude: 78.408 };

let google: FakeGoogleMaps;
let logger: RecordingLogger;
let places: GooglePlaces;
let geocoding: GoogleReverseGeocoding;
beforeEach(() => {
  google = fakeGoogleMaps();
  logger = new RecordingLogger();
  places = new GooglePlaces({ maps: google.maps, logger });
  geocoding = new GoogleReverseGeocoding({ maps: google.maps, logger });
});

test.each([
  ['establishment', 'establishment'],
  ['address', 'geocode'],
] as const)('a search for %s asks for the type %s, in India', async (kind, type) => {
  await places.suggest('Jubilee', kind);
  expect(google.requests).toEqual([
    expect.objectContaining({ input: 'Jubilee', includedPrimaryTypes: [type], includedRegionCodes: ['in'] }),
  ]);
});

test('the requests of one search share a session, which ends with the pick', async () => {
  await places.suggest('Jubi', 'address');
  const answer = await places.suggest('Jubilee', 'address');
  await places.find((answer.ok && answer.value[0]) || { id: '', text: '' });
  await places.suggest('White', 'address');
  const [first, second, third] = google.requests.map(({ sessionToken }) => sessionToken);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(third).toBeDefined();
  expect(third).not.toBe(first);
});

test('only the used fields are fetched, because Google charges for each', async () => {
  const answer = await places.suggest('Jubilee', 'address');
  await places.find((answer.ok && answer.value[0]) || { id: '', text: '' });
  expect(google.fetchedFields.toSorted()).toEqual(['addressComponents', 'location']);
});

test('an unknown suggestion is logged, without its text', async () => {
  await places.find({ id: 'elsewhere', text: '12 Rose Street' });
  expect(logger.errors).toEqual([expect.not.stringContaining('Rose Street')]);
});

describe.each([
  ['no text', { suggested: 7, part: { in: 'Hyderabad' } }],
  ['null', { suggested: null, part: null }],
  ['a text of which nothing can be seen', { suggested: ' \u200b', part: ' \u200b' }],
])('%s', (_name, { suggested, part }) => {
  const mapsOf = (libraries: Readonly<Record<string, object>>) => Promise.resolve(((name: string) => Promise.resolve(libraries[name])) as unknown as ImportLibrary);

  test('is not suggested', async () => {
    const predictions = [suggested, 'Charminar'].map((text, index) => ({ placePrediction: { placeId: `place ${index}`, text: { text } } }));
    const maps = mapsOf({
      places: {
        AutocompleteSessionToken: function AutocompleteSessionToken() {},
        AutocompleteSuggestion: { fetchAutocompleteSuggestions: () => Promise.resolve({ suggestions: predictions }) },
      },
    });
    const answer = await new GooglePlaces({ maps, logger }).suggest('Char', 'address');
    expect(answer).toEqual({ ok: true, value: [{ id: 'place 1', text: 'Charminar' }] });
  });

  test('is left out of an address', async () => {
    const address_components = ['locality', 'postal_code'].map((type) => ({ long_name: part, types: [type] }));
    const results = [suggested, 'Charminar'].map((formatted_address) => ({ formatted_address, address_components }));
    const maps = mapsOf({ geocoding: { Geocoder: class { geocode = () => Promise.resolve({ results }); } } });
    const answer = await new GoogleReverseGeocoding({ maps, logger }).placeAt(SOMEWHERE);
    expect(answer).toMatchObject({ ok: true, value: { fullAddress: 'Charminar', city: '', zipCode: '' } });
  });
});

describe('a Google error', () => {
  const errorOf = (code: string) => Object.assign(new Error(`${code}: no luck with 12 Rose Street`), { code });

  test.each([
    ['UNAVAILABLE', 'unreachable'],
    ['ERROR', 'unreachable'],
    ['REQUEST_DENIED', 'failed'],
    ['OVER_QUERY_LIMIT', 'failed'],
    ['ZERO_RESULTS', 'failed'],
  ])('%s becomes %s and is logged once, without the address', async (code, failure) => {
    const suggested = await places.suggest('Jubilee', 'address');
    google.failWith(errorOf(code));
    const calls = [
      () => places.suggest('12 Rose Street', 'address'),
      () => places.find((suggested.ok && suggested.value[0]) || { id: '', text: '' }),
      () => geocoding.placeAt(SOMEWHERE),
    ];
    for (const call of calls) {
      logger.errors.length = 0;
      expect(await call()).toEqual({ ok: false, failure });
      expect(logger.errors).toEqual([expect.stringContaining(code)]);
      expect(logger.errors.join()).not.toContain('Rose Street');
    }
  });
});

test('without the script, all calls are unreachable', async () => {
  const maps = Promise.reject(new Error('The script could not be loaded.'));
  const unreachable = { ok: false, failure: 'unreachable' };
  expect(await new GooglePlaces({ maps, logger }).suggest('Jubilee', 'address')).toEqual(unreachable);
  expect(await new GoogleReverseGeocoding({ maps, logger }).placeAt(SOMEWHERE)).toEqual(unreachable);
  expect(logger.errors).toHaveLength(2);
});
