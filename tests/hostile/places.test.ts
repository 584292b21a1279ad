import { describe, expect, test } from 'vitest';
import { GoogleReverseGeocoding } from '../../src/adapters/google/google-reverse-geocoding';
import type { ImportLibrary } from '../../src/adapters/google/google-maps';
import { GooglePlaces } from '../../src/adapters/google/google-places';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { HOSTILE_VALUES, isVisible, VISIBLE_TEXTS } from './corpus';

// Any text of the maps service reaches the app unchanged. The app of the tests finds places in a built-in list, so these tests call
// Google's adapters directly. The tests of stored drafts check how the texts are shown.

const POSITION = { latitude: 17.43, longitude: 78.408 };
/** The types of address parts that the app reads. */
const TYPES = ['locality', 'administrative_area_level_1', 'country', 'postal_code'];

/** Google's adapters on a fake maps service that knows one place. */
function mapsWith(name: string, part: unknown) {
  const place = {
    addressComponents: TYPES.map((type) => ({ longText: part, types: [type] })),
    location: { lat: () => POSITION.latitude, lng: () => POSITION.longitude },
    fetchFields: () => Promise.resolve({}),
  };
  const result = { formatted_address: name, address_components: TYPES.map((type) => ({ long_name: part, types: [type] })) };
  const suggestion = { placePrediction: { placeId: name, text: { text: name }, toPlace: () => place } };
  const library = {
    AutocompleteSessionToken: function AutocompleteSessionToken() {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: () => Promise.resolve({ suggestions: [suggestion] }) },
    Geocoder: class {
      geocode = () => Promise.resolve({ results: [result] });
    },
  };
  const maps = Promise.resolve((() => Promise.resolve(library)) as unknown as ImportLibrary);
  const logger = new RecordingLogger();
  return { places: new GooglePlaces({ maps, logger }), geocoding: new GoogleReverseGeocoding({ maps, logger }) };
}

/** The address that the app must get: parts without a visible character are ''. */
function answerOf(name: string, part: unknown) {
  const seen = typeof part === 'string' && isVisible(part) ? part : '';
  return { ok: true, value: { fullAddress: name, city: seen, state: seen, country: seen, zipCode: seen, latitude: String(POSITION.latitude) } };
}

describe.each(VISIBLE_TEXTS)('$name', ({ text }) => {
  test('as a suggestion, and as the parts of its address', async () => {
    const { places } = mapsWith(text, text);
    expect(await places.suggest('Abids', 'address')).toEqual({ ok: true, value: [{ id: text, text }] });
    expect(await places.find({ id: text, text })).toMatchObject(answerOf(text, text));
  });

  test('as the place where the device is', async () => {
    expect(await mapsWith(text, text).geocoding.placeAt(POSITION)).toMatchObject(answerOf(text, text));
  });
});

test.each(HOSTILE_VALUES)('$name as a part of an address', async ({ value }) => {
  expect(await mapsWith('Abids', value).geocoding.placeAt(POSITION)).toMatchObject(answerOf('Abids', value));
});
