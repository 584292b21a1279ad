import { failure, success } from '../../ports/answer';
import type { Logger } from '../../ports/telemetry';
import type { Places } from '../../ports/places';

interface LazyPlacesOptions {
  readonly googleMapsApiKey: string;
  readonly logger: Logger;
}

/** Downloads the modules at the first use. Without a key, customers type addresses (decision D4). */
export function lazyPlaces({ googleMapsApiKey, logger }: LazyPlacesOptions): Places {
  if (googleMapsApiKey === '') return { suggest: async () => success([]), find: async () => failure('failed') };
  let loading: Promise<Required<Places>> | undefined;
  const load = () => (loading ??= loadGoogle(googleMapsApiKey, logger, () => (loading = undefined)));
  const unreachable = () => {
    logger.error('The address search could not be fetched.');
    return failure('unreachable');
  };
  return {
    suggest: (text, kind, signal) => load().then((places) => places.suggest(text, kind, signal), unreachable),
    find: (suggestion, signal) => load().then((places) => places.find(suggestion, signal), unreachable),
    placeAt: (position, signal) => load().then((places) => places.placeAt(position, signal), unreachable),
  };
}

async function loadGoogle(apiKey: string, logger: Logger, onFailure: () => void): Promise<Required<Places>> {
  try {
    const [{ loadGoogleMaps }, { GooglePlaces }] = await Promise.all([
      import('../google/google-maps'),
      import('../google/google-places'),
    ]);
    const maps = loadGoogleMaps(apiKey);
    maps.catch(onFailure);
    return new GooglePlaces(maps, logger);
  } catch (error) {
    onFailure();
    throw error;
  }
}
