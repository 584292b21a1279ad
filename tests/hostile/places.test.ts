import { observable } from 'mobx';
import { expect, test } from 'vitest';
import { GoogleGeocoding } from '../../src/adapters/google/google-geocoding';
import { GoogleMaps, type ImportLibrary } from '../../src/adapters/google/google-maps';
import { GooglePlaces } from '../../src/adapters/google/google-places';
import type { NewAddress } from '../../src/domain/address';
import { emptyDraft, type Draft } from '../../src/domain/draft';
import { LocationPickerViewModel } from '../../src/view-models/location-picker';
import { RecordingLogger } from '../contracts/recording-logger';
import { ANYTHING, isVisible, VISIBLE_TEXTS } from './corpus';

// Whatever the maps service says of a place: it is offered as it is said, kept, and saved so. The app of the tests has no such service:
// this is the picker above Google's adapters. How pages show any text of it is told by the stored drafts.

const POSITION = { latitude: 17.43, longitude: 78.408 };
/** Google's types of the parts that the app reads. */
const TYPES = ['locality', 'administrative_area_level_1', 'country', 'postal_code'];

/** A picker whose maps service knows one place, and what it saves. */
function pickerOf(name: string, part: unknown) {
  const place = {
    addressComponents: TYPES.map((type) => ({ longText: part, types: [type] })),
    location: { lat: () => POSITION.latitude, lng: () => POSITION.longitude },
    fetchFields: () => Promise.resolve({}),
  };
  const result = { formatted_address: name, address_components: TYPES.map((type) => ({ long_name: part, types: [type] })) };
  const suggestion = { placePrediction: { placeId: name, text: { text: name }, toPlace: () => place } };
  const libraries: Readonly<Record<string, object>> = {
    places: {
      AutocompleteSessionToken: function AutocompleteSessionToken() {},
      AutocompleteSuggestion: { fetchAutocompleteSuggestions: () => Promise.resolve({ suggestions: [suggestion] }) },
    },
    geocoding: {
      Geocoder: class {
        geocode() {
          return Promise.resolve({ results: [result] });
        }
      },
    },
  };
  const maps = new GoogleMaps();
  maps.loaded(((library: string) => Promise.resolve(libraries[library])) as unknown as ImportLibrary);
  const logger = new RecordingLogger();
  const draft = observable(
    { current: emptyDraft(), update: (changes: Partial<Draft>) => void (draft.current = { ...draft.current, ...changes }) },
    {},
    { deep: false },
  );
  const picker = new LocationPickerViewModel({
    places: new GooglePlaces({ maps, logger }),
    geocoding: new GoogleGeocoding({ maps, logger }),
    geolocation: { currentPosition: () => Promise.resolve({ ok: true, position: POSITION }) },
    draft,
    funnel: { page: 'address' },
  });
  const saved: NewAddress[] = [];
  picker.open('address', (address) => Promise.resolve(saved.push(address) > 0));
  picker.enter({ houseFloor: '12', buildingBlock: 'Pearl House' });
  return { picker, logger, saved };
}

/** How a place is saved: without parts in which there is nothing to see. */
function savedPlace(name: string, part: unknown) {
  const seen = typeof part === 'string' && isVisible(part) ? part : '';
  return { fullAddress: name, city: seen, state: seen, country: seen, zipCode: seen, latitude: String(POSITION.latitude) };
}

test.each(VISIBLE_TEXTS)('$name as a suggestion, and as the parts of its address', async ({ text }) => {
  const { picker, logger, saved } = pickerOf(text, text);
  picker.search('Abids');
  await expect.poll(() => picker.suggestions).toEqual([{ id: text, text }]);
  await picker.pick(picker.suggestions[0]!);
  await picker.save();
  expect(saved).toMatchObject([savedPlace(text, text)]);
  expect(logger.errors).toEqual([]);
});

test.each([
  ...VISIBLE_TEXTS.map(({ name, text }) => ({ name: `${name} as the place where the device is`, address: text, part: text })),
  ...ANYTHING.map(({ name, value }) => ({ name: `${name} as a part of an address`, address: 'Abids', part: value })),
])('$name', async ({ address, part }) => {
  const { picker, logger, saved } = pickerOf(address, part);
  await picker.useCurrentLocation();
  await picker.save();
  expect(saved).toMatchObject([savedPlace(address, part)]);
  expect(logger.errors).toEqual([]);
});
