import { failure, success } from '../../ports/answer';
import type { Logger } from '../../ports/telemetry';
import type { Places } from '../../ports/places';

interface LazyPlacesOptions {
  /** Google, the built-in list, or 'typed': no search, customers type addresses (decision D4). */
  readonly source: 'google' | 'built-in' | 'typed';
  /** Used only if the source is 'google'. */
  readonly googleMapsApiKey: string;
  readonly logger: Logger;
}

/** Places from one source, whose modules are downloaded at the first use. */
export function lazyPlaces({ source, googleMapsApiKey, logger }: LazyPlacesOptions): Places {
  if (source === 'typed') return { suggest: async () => success([]), find: async () => failure('failed') };
  let loading: Promise<Required<Places>> | undefined;
  // After a failed download, the next use downloads again.
  const forget = () => (loading = undefined);
  const load = () => {
    loading ??= source === 'google' ? loadGoogle(googleMapsApiKey, logger, forget) : loadGazetteer(logger);
    loading.catch(forget);
    return loading;
  };
  const unreachable = () => {
    logger.error('The address search could not be fetched.');
    return failure('unreachable');
  };
  return {
    suggest: (text, kind) => load().then((places) => places.suggest(text, kind), unreachable),
    find: (suggestion) => load().then((places) => places.find(suggestion), unreachable),
    placeAt: (position) => load().then((places) => places.placeAt(position), unreachable),
  };
}

async function loadGazetteer(logger: Logger): Promise<Required<Places>> {
  const { GazetteerPlaces } = await import('../gazetteer/gazetteer-places');
  return new GazetteerPlaces(logger);
}

async function loadGoogle(apiKey: string, logger: Logger, onFailure: () => void): Promise<Required<Places>> {
  const [{ loadGoogleMaps }, { GooglePlaces }] = await Promise.all([
    import('../google/google-maps'),
    import('../google/google-places'),
  ]);
  const maps = loadGoogleMaps(apiKey);
  maps.catch(onFailure);
  return new GooglePlaces({ maps, logger });
}
