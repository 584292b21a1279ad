import { createRoot } from 'react-dom/client';
import { failure } from '../ports/answer';
import type { Logger } from '../ports/logger';
import type { Geocoding, Places } from '../ports/places';

/** The ports behind 'Select Location'. */
export interface LocationServices {
  readonly places: Places;
  readonly geocoding: Geocoding;
}

/**
 * Address search and reverse geocoding: Google's with a key, the gazetteer's without one, which the console is told once.
 * Their code is fetched when 'Select Location' first asks for something.
 */
export function createLocationServices(googleMapsApiKey: string, logger: Logger): LocationServices {
  if (googleMapsApiKey === '') {
    logger.info('No Google Maps key is configured: the address search uses the built-in list of Indian places.');
  }
  let loading: Promise<LocationServices> | undefined;
  // After a failed download the next try has to fetch anew.
  const forget = () => (loading = undefined);
  const services = () => {
    loading ??= googleMapsApiKey === '' ? loadGazetteer(logger) : loadGoogle(googleMapsApiKey, logger, forget);
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

async function loadGazetteer(logger: Logger): Promise<LocationServices> {
  const [{ GazetteerPlaces }, { GazetteerGeocoding }] = await Promise.all([
    import('../adapters/gazetteer/gazetteer-places'),
    import('../adapters/gazetteer/gazetteer-geocoding'),
  ]);
  return { places: new GazetteerPlaces(), geocoding: new GazetteerGeocoding(logger) };
}

async function loadGoogle(apiKey: string, logger: Logger, onFailure: () => void): Promise<LocationServices> {
  const [{ GoogleMaps }, { GoogleMapsLoader }, { GooglePlaces }, { GoogleGeocoding }] = await Promise.all([
    import('../adapters/google/google-maps'),
    import('../adapters/google/google-maps-loader'),
    import('../adapters/google/google-places'),
    import('../adapters/google/google-geocoding'),
  ]);
  const maps = new GoogleMaps();
  maps.ready.catch(onFailure);
  // The library's loader is a hook. It gets a root of its own, so that no page has to know of it.
  createRoot(document.createElement('div'), {
    onUncaughtError: (error) => maps.failed(error instanceof Error ? error : new Error(String(error))),
  }).render(<GoogleMapsLoader apiKey={apiKey} maps={maps} />);
  return { places: new GooglePlaces({ maps, logger }), geocoding: new GoogleGeocoding({ maps, logger }) };
}
