import { failure, success } from '../../ports/answer';
import type { Logger } from '../../ports/telemetry';
import type { Places, ReverseGeocoding } from '../../ports/places';

interface AddressLookup {
  readonly places: Places;
  /** Missing if customers can only type addresses. */
  readonly geocoding?: ReverseGeocoding;
}

interface AddressLookupOptions {
  /** Google, the built-in list, or 'typed': no search, customers type addresses (decision D4). */
  readonly source: 'google' | 'built-in' | 'typed';
  /** Used only if the source is 'google'. */
  readonly googleMapsApiKey: string;
  readonly logger: Logger;
}

/** Address search and reverse geocoding by one source. The source's modules are downloaded at the first use. */
export function createAddressLookup({ source, googleMapsApiKey, logger }: AddressLookupOptions): AddressLookup {
  if (source === 'typed') return { places: { suggest: async () => success([]), find: async () => failure('failed') } };
  let loading: Promise<Required<AddressLookup>> | undefined;
  // After a failed download, the next use downloads again.
  const forget = () => (loading = undefined);
  const services = () => {
    loading ??= source === 'google' ? loadGoogle(googleMapsApiKey, logger, forget) : loadGazetteer(logger);
    loading.catch(forget);
    return loading;
  };
  const unreachable = () => {
    logger.error('The address search could not be fetched.');
    return failure('unreachable');
  };
  return {
    places: {
      suggest: (text, kind) => services().then(({ places }) => places.suggest(text, kind), unreachable),
      find: (suggestion) => services().then(({ places }) => places.find(suggestion), unreachable),
    },
    geocoding: {
      placeAt: (position) => services().then(({ geocoding }) => geocoding.placeAt(position), unreachable),
    },
  };
}

async function loadGazetteer(logger: Logger): Promise<Required<AddressLookup>> {
  const [{ GazetteerPlaces }, { GazetteerReverseGeocoding }] = await Promise.all([
    import('../gazetteer/gazetteer-places'),
    import('../gazetteer/gazetteer-reverse-geocoding'),
  ]);
  return { places: new GazetteerPlaces(), geocoding: new GazetteerReverseGeocoding(logger) };
}

async function loadGoogle(apiKey: string, logger: Logger, onFailure: () => void): Promise<Required<AddressLookup>> {
  const [{ loadGoogleMaps }, { GooglePlaces }, { GoogleReverseGeocoding }] = await Promise.all([
    import('../google/google-maps'),
    import('../google/google-places'),
    import('../google/google-reverse-geocoding'),
  ]);
  const maps = loadGoogleMaps(apiKey);
  maps.catch(onFailure);
  return { places: new GooglePlaces({ maps, logger }), geocoding: new GoogleReverseGeocoding({ maps, logger }) };
}
