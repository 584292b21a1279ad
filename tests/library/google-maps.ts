import { GAZETTEER } from '../../mocks/gazetteer/gazetteer';
import { GazetteerPlaces } from '../../mocks/gazetteer/gazetteer-places';
import type { ImportLibrary } from '../../src/adapters/google/google-maps';
import type { Place } from '../../src/domain/address';

/** The part that the app uses, with the places of the gazetteer. May run inside a page. */
export interface FakeGoogleMaps {
  readonly importLibrary: ImportLibrary;
  readonly requests: readonly google.maps.places.AutocompleteRequest[];
  readonly fetchedFields: readonly string[];
  failWith(error: Error): void;
}

export function fakeGoogleMaps(): FakeGoogleMaps {
  const requests: google.maps.places.AutocompleteRequest[] = [];
  const fetchedFields: string[] = [];
  const gazetteer = new GazetteerPlaces({ error: () => {} });
  let failure: Error | undefined;
  const answer = <Value>(value: Value) => (failure ? Promise.reject(failure) : Promise.resolve(value));

  const libraries: Readonly<Record<string, object>> = {
    places: {
      AutocompleteSessionToken: function AutocompleteSessionToken() {},
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async (request: google.maps.places.AutocompleteRequest) => {
          requests.push(request);
          const kind = request.includedPrimaryTypes?.[0] === 'establishment' ? 'establishment' : 'address';
          const found = await gazetteer.suggest(request.input, kind);
          const texts = found.ok ? found.value.map(({ text }) => text) : [];
          return answer({ suggestions: texts.map((text) => ({ placePrediction: predictionOf(text) })) });
        },
      },
    },
    geocoding: {
      Geocoder: class {
        async geocode({ location }: { location: google.maps.LatLngLiteral }) {
          const nearest = await gazetteer.placeAt({ latitude: location.lat, longitude: location.lng });
          if (!nearest.ok) throw Object.assign(new Error('It has no address.'), { code: 'ZERO_RESULTS' });
          const components = componentsOf(nearest.value).map(({ text, type }) => ({ long_name: text, types: [type] }));
          const { fullAddress: formatted_address } = nearest.value;
          return answer({ results: [{ formatted_address, address_components: components, types: [] }] });
        }
      },
    },
  };

  function predictionOf(text: string) {
    const place = GAZETTEER.find((entry) => entry.place.fullAddress === text)!.place;
    const all: Readonly<Record<string, unknown>> = {
      formattedAddress: place.fullAddress,
      addressComponents: componentsOf(place).map(({ text: longText, type }) => ({ longText, types: [type] })),
      location: { lat: () => Number(place.latitude), lng: () => Number(place.longitude) },
    };
    // As in Google's, only the fields that `fetchFields` was called with.
    const fetched: Record<string, unknown> = {
      fetchFields: ({ fields }: { fields: string[] }) => {
        fetchedFields.splice(0, Infinity, ...fields);
        for (const field of fields) fetched[field] = all[field];
        return answer({});
      },
    };
    return { placeId: `id of ${text}`, text: { text }, toPlace: () => fetched };
  }

  return {
    importLibrary: ((name: string) => Promise.resolve(libraries[name])) as unknown as ImportLibrary,
    requests,
    fetchedFields,
    failWith: (error) => {
      failure = error;
    },
  };
}

function componentsOf({ city, state, country, zipCode }: Place) {
  return [
    { text: city, type: 'locality' },
    { text: state, type: 'administrative_area_level_1' },
    { text: country, type: 'country' },
    { text: zipCode, type: 'postal_code' },
  ].filter(({ text }) => text !== '');
}
