import { createRoot } from 'react-dom/client';
import { failure, success } from '../../ports/answer';
import type { Logger } from '../../ports/logger';
import type { Geocoding, Places } from '../../ports/places';
import type { Config } from '../../app/config';

/** The ports behind 'Select Location'. */
export interface LocationServices {
  readonly places: Places;
  /** Undefined where customers only type addresses. */
  readonly geocoding: Geocoding | undefined;
}

/** The ports of a source that also has reverse geocoding. */
type LoadedServices = { readonly places: Places; readonly geocoding: Geocoding };

/** Address search and reverse geocoding by the build's source (decision D4). 'Select Location' fetches the code on first use. */
export function createLocationServices(config: Pick<Config, 'places' | 'googleMapsApiKey'>, logger: Logger): LocationServices {
  if (config.places === 'typed') return TYPED;
  let loading: Promise<LoadedServices> | undefined;
  // After a failed download the next try has to fetch again.
  const forget = () => (loading = undefined);
  const services = () => {
    loading ??= config.places === 'google' ? loadGoogle(config.googleMapsApiKey, logger, forget) : loadGazetteer(logger);
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

const TYPED: LocationServices = {
  places: { suggest: async () => success([]), find: async () => failure('failed') },
  geocoding: undefined,
};

async function loadGazetteer(logger: Logger): Promise<LoadedServices> {
  const [{ GazetteerPlaces }, { GazetteerGeocoding }] = await Promise.all([
    import('../gazetteer/gazetteer-places'),
    import('../gazetteer/gazetteer-geocoding'),
  ]);
  return { places: new GazetteerPlaces(), geocoding: new GazetteerGeocoding(logger) };
}

async function loadGoogle(apiKey: string, logger: Logger, onFailure: () => void): Promise<LoadedServices> {
  const [{ GoogleMaps }, { GoogleMapsLoader }, { GooglePlaces }, { GoogleGeocoding }] = await Promise.all([
    import('../google/google-maps'),
    import('../google/google-maps-loader'),
    import('../google/google-places'),
    import('../google/google-geocoding'),
  ]);
  const maps = new GoogleMaps();
  maps.ready.catch(onFailure);
  // The library's loader is a hook. In a root of its own it needs no page.
  createRoot(document.createElement('div'), {
    onUncaughtError: (error) => maps.failed(error instanceof Error ? error : new Error(String(error))),
  }).render(<GoogleMapsLoader apiKey={apiKey} maps={maps} />);
  return { places: new GooglePlaces({ maps, logger }), geocoding: new GoogleGeocoding({ maps, logger }) };
}
