import type { Place, PlaceSearchKind } from '../domain/address';
import type { Answer } from './answer';
import { injectionToken } from './injection-token';

export const PLACES_PORT = injectionToken<Places>('Places');
export const REVERSE_GEOCODING_PORT = injectionToken<ReverseGeocoding | undefined>('ReverseGeocoding');

export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

export interface Places {
  /** Suggests places whose name or address matches the text, best first; none for an empty text. */
  suggest(text: string, kind: PlaceSearchKind): Promise<Answer<readonly PlaceSuggestion[]>>;
  find(suggestion: PlaceSuggestion): Promise<Answer<Place>>;
}

export interface ReverseGeocoding {
  /** The place at a position in decimal degrees. */
  placeAt(position: { latitude: number; longitude: number }): Promise<Answer<Place>>;
}

export const GEOLOCATION_PORT = injectionToken<Geolocation>('Geolocation');

/** A position on earth in decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The required accuracy of a position, and the time allowed to find it. */
export interface GeolocationOptions {
  readonly highAccuracy: boolean;
  readonly timeoutInSeconds: number;
  /** The highest allowed age of a position that the device knows already; 0 requires a new one. */
  readonly maximumAgeInSeconds: number;
}

/** Finds the device's position. The browser asks for permission, so only 'Use Current Location' calls it (decision D3). */
export interface Geolocation {
  /** The position; undefined if it cannot be found. The adapter logs the reason. */
  currentPosition(options: GeolocationOptions): Promise<Position | undefined>;
}
