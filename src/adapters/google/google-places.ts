import type { Place, PlaceSearchKind } from '../../domain/address';
import { failure, success, type Answer } from '../../ports/answer';
import type { Logger } from '../../ports/telemetry';
import type { Places, PlaceSuggestion, Position } from '../../ports/places';
import type { ImportLibrary } from './google-maps';
import { isBlank } from '../../domain/text';

/** Decision D4. */
const PRIMARY_TYPES: Readonly<Record<PlaceSearchKind, string>> = { establishment: 'establishment', address: 'geocode' };

/** A plus code, such as 'CC6Q+2PW', or a road without a name: nobody knows their address by them (decision D17). */
const NAMELESS = /\b[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2}|\bunnamed (?:road|rd)\b/i;

/** Google answers a search with five. */
const PREDICTIONS_KEPT = 50;

/** Google bills searches with the same token, up to the customer's choice, as one session. */
export class GooglePlaces implements Places {
  private sessionToken: google.maps.places.AutocompleteSessionToken | undefined;
  /** Oldest first: the customer may still choose from an earlier search. */
  private readonly predictions = new Map<string, google.maps.places.PlacePrediction>();

  constructor(
    private readonly maps: Promise<ImportLibrary>,
    private readonly logger: Logger,
  ) {}

  async suggest(text: string, kind: PlaceSearchKind, signal: AbortSignal): Promise<Answer<readonly PlaceSuggestion[]>> {
    if (text.trim() === '') return success([]);
    const { maps, logger } = this;
    try {
      const importLibrary = await maps;
      const { AutocompleteSessionToken, AutocompleteSuggestion } = (await importLibrary(
        'places',
      )) as google.maps.PlacesLibrary;
      // Google bills each request, and none can be aborted.
      if (signal.aborted) return failure('unreachable');
      this.sessionToken ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedPrimaryTypes: [PRIMARY_TYPES[kind]],
        includedRegionCodes: ['in'],
        language: 'en',
        region: 'in',
        sessionToken: this.sessionToken,
      });
      const predictions = suggestions
        .flatMap(({ placePrediction }) => placePrediction ?? [])
        .filter(({ placeId, text: { text: offered } }) => textOrEmpty(placeId) && textOrEmpty(offered));
      this.remember(predictions);
      return success(predictions.map(({ placeId, text: { text: offered } }) => ({ id: placeId, text: offered })));
    } catch (error) {
      return logGoogleFailure('Google Places suggest', error, logger);
    }
  }

  async find(suggestion: PlaceSuggestion): Promise<Answer<Place>> {
    const { logger } = this;
    const place = this.predictions.get(suggestion.id)?.toPlace();
    if (!place) {
      logger.error('Google Places find: the suggestion is not known');
      return failure('failed');
    }
    try {
      await place.fetchFields({ fields: ['addressComponents', 'location'] });
      // Google's billing session ends with the customer's choice.
      this.sessionToken = undefined;
      const { addressComponents, location } = place;
      const position = location ? { latitude: location.lat(), longitude: location.lng() } : undefined;
      // Google's formatted address lacks the name of an establishment.
      return success(placeOfAddressComponents(suggestion.text, addressComponents ?? [], position));
    } catch (error) {
      return logGoogleFailure('Google Places find', error, logger);
    }
  }

  async placeAt(position: Position, signal: AbortSignal): Promise<Answer<Place>> {
    const { maps, logger } = this;
    try {
      const importLibrary = await maps;
      const { Geocoder } = (await importLibrary('geocoding')) as google.maps.GeocodingLibrary;
      if (signal.aborted) return failure('unreachable');
      const { results } = await new Geocoder().geocode({
        location: { lat: position.latitude, lng: position.longitude },
      });
      const places = results.map(({ formatted_address, address_components }) =>
        placeOfAddressComponents(textOrEmpty(formatted_address), address_components, position),
      );
      const best = places.findIndex(({ fullAddress }) => fullAddress && !NAMELESS.test(fullAddress));
      if (best >= 0) {
        const zipCode = places.slice(best).find((place) => place.zipCode)?.zipCode ?? '';
        return success({ ...places[best]!, zipCode });
      }
      logger.error('Google Geocoding: no address at this position');
      return failure('failed');
    } catch (error) {
      return logGoogleFailure('Google Geocoding', error, logger);
    }
  }

  private remember(predictions: readonly google.maps.places.PlacePrediction[]): void {
    for (const prediction of predictions) {
      this.predictions.delete(prediction.placeId);
      this.predictions.set(prediction.placeId, prediction);
    }
    for (const placeId of [...this.predictions.keys()].slice(0, -PREDICTIONS_KEPT)) this.predictions.delete(placeId);
  }
}

const UNREACHABLE_CODES = ['ERROR', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/** Logs no message: it may quote the customer's address. */
function logGoogleFailure(call: string, error: unknown, logger: Logger): Answer<never> {
  // There is no code if the network failed or Google's script did not load.
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  logger.error(`${call}: ${code ?? 'no answer'}`);
  return failure(code === undefined || UNREACHABLE_CODES.includes(code) ? 'unreachable' : 'failed');
}

interface Component {
  readonly long_name?: string;
  readonly longText?: string | null;
  readonly types: readonly string[];
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' && !isBlank(value) ? value : '';
}

function placeOfAddressComponents(
  fullAddress: string,
  components: readonly Component[],
  position: Position | undefined,
): Place {
  const part = (...types: string[]) => {
    const component = components.find((each) => types.some((type) => each.types.includes(type)));
    return textOrEmpty(component?.long_name ?? component?.longText);
  };
  return {
    fullAddress,
    city: part('locality') || part('administrative_area_level_3', 'administrative_area_level_2'),
    state: part('administrative_area_level_1'),
    country: part('country'),
    zipCode: part('postal_code'),
    latitude: position ? String(position.latitude) : '',
    longitude: position ? String(position.longitude) : '',
  };
}
