import { failure, success } from '../../ports/answer';
import { Lazy } from '../../lazy';
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
  const code: Lazy<Required<Places>> = new Lazy(() =>
    // If Google's own script fails, the next use downloads it again.
    source === 'google' ? loadGoogle(googleMapsApiKey, logger, () => code.forget()) : loadGazetteer(logger),
  );
  const unreachable = () => {
    logger.error('The address search could not be fetched.');
    return failure('unreachable');
  };
  return {
    suggest: (text, kind, signal) => code.load().then((places) => places.suggest(text, kind, signal), unreachable),
    find: (suggestion, signal) => code.load().then((places) => places.find(suggestion, signal), unreachable),
    placeAt: (position, signal) => code.load().then((places) => places.placeAt(position, signal), unreachable),
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
