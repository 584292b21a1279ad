import { beforeEach, vi } from 'vitest';
import { CoreDevice } from '../../features/assemblies/core-device';
import { GoogleGeocoding } from '../../src/adapters/google/google-geocoding';
import { GoogleMaps, type ImportLibrary } from '../../src/adapters/google/google-maps';
import { GooglePlaces } from '../../src/adapters/google/google-places';

export const POSITION = { latitude: 17.43, longitude: 78.408 };

/** What the maps service says of a place. */
export interface SaidPlace {
  /** The place itself, and its id. */
  readonly name: string;
  /** Each part of its address. */
  readonly part: string;
}

/** Google's types of the parts that the app reads. */
const TYPES = ['locality', 'administrative_area_level_1', 'country', 'postal_code'];

/** Gives the devices of a file's customers a maps service that knows one place, of which it says whatever a test has it say. */
export function hostileMaps(): { said: SaidPlace } {
  const service = { said: { name: '', part: '' } };
  const platform = Reflect.get(CoreDevice.prototype, 'platform');
  beforeEach(() => {
    vi.spyOn(CoreDevice.prototype, 'platform').mockImplementation(function withMaps(this: CoreDevice) {
      const own = platform.call(this);
      const dependencies = { maps: mapsOf(service), logger: own.logger };
      return { ...own, places: new GooglePlaces(dependencies), geocoding: new GoogleGeocoding(dependencies) };
    });
  });
  return service;
}

function mapsOf(service: { readonly said: SaidPlace }): GoogleMaps {
  const libraries: Readonly<Record<string, object>> = {
    places: {
      AutocompleteSessionToken: function AutocompleteSessionToken() {},
      AutocompleteSuggestion: { fetchAutocompleteSuggestions: () => Promise.resolve({ suggestions: [{ placePrediction: predictionOf(service.said) }] }) },
    },
    geocoding: {
      Geocoder: class {
        geocode() {
          const { name, part } = service.said;
          const components = TYPES.map((type) => ({ long_name: part, types: [type] }));
          return Promise.resolve({ results: [{ formatted_address: name, address_components: components }] });
        }
      },
    },
  };
  const maps = new GoogleMaps();
  maps.loaded(((name: string) => Promise.resolve(libraries[name])) as unknown as ImportLibrary);
  return maps;
}

function predictionOf({ name, part }: SaidPlace): object {
  const place = {
    addressComponents: TYPES.map((type) => ({ longText: part, types: [type] })),
    location: { lat: () => POSITION.latitude, lng: () => POSITION.longitude },
    fetchFields: () => Promise.resolve({}),
  };
  return { placeId: name, text: { text: name }, toPlace: () => place };
}
