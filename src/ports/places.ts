import type { Place, PlaceSearchKind } from '../domain/address';
import type { Answer } from './answer';
import { injectionToken } from './injection-token';

export const PLACES_PORT = injectionToken<Places>('Places');
export const REVERSE_GEOCODING_PORT = injectionToken<ReverseGeocoding | undefined>('ReverseGeocoding');

/** A place that the address search suggests. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

/** Address search with autocomplete. */
export interface Places {
  /** Suggests places whose name or address matches the text, best first; none for an empty text. */
  suggest(text: string, kind: PlaceSearchKind): Promise<Answer<readonly PlaceSuggestion[]>>;
  find(suggestion: PlaceSuggestion): Promise<Answer<Place>>;
}

/** Finds the address of a position. */
export interface ReverseGeocoding {
  /** The place at a position in decimal degrees. */
  placeAt(position: { latitude: number; longitude: number }): Promise<Answer<Place>>;
}
