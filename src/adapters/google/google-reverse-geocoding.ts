import type { Place } from '../../domain/address';
import { failure, success, type Answer } from '../../ports/answer';
import type { Position, ReverseGeocoding } from '../../ports/places';
import { logGoogleFailure } from './log-google-failure';
import type { GoogleMapsDependencies } from './google-places';
import { textOrEmpty, placeOfAddressComponents } from './place-of-address-components';

export class GoogleReverseGeocoding implements ReverseGeocoding {
  constructor(private readonly dependencies: GoogleMapsDependencies) {}

  async placeAt(position: Position): Promise<Answer<Place>> {
    const { maps, logger } = this.dependencies;
    try {
      const importLibrary = await maps;
      const { Geocoder } = (await importLibrary('geocoding')) as google.maps.GeocodingLibrary;
      const { results } = await new Geocoder().geocode({ location: { lat: position.latitude, lng: position.longitude } });
      const best = results.find(({ formatted_address }) => textOrEmpty(formatted_address));
      if (best) return success(placeOfAddressComponents(best.formatted_address, best.address_components, position));
      logger.error('Google Geocoding: no address at this position');
      return failure('failed');
    } catch (error) {
      return logGoogleFailure('Google Geocoding', error, logger);
    }
  }
}
