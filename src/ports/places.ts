import type { Place, PlaceSearchKind } from '../domain/address';
import type { Answer } from './answer';

export const PLACES_PORT = Symbol('Places');

export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

export interface Places {
  /** Suggests places whose name or address matches the text, best first; none for an empty text. */
  suggest(text: string, kind: PlaceSearchKind, signal: AbortSignal): Promise<Answer<readonly PlaceSuggestion[]>>;
  find(suggestion: PlaceSuggestion, signal: AbortSignal): Promise<Answer<Place>>;
  /** The place at a position, with that position. Missing if the app has no place search, so that customers type addresses (decision D4). */
  placeAt?(position: Position, signal: AbortSignal): Promise<Answer<Place>>;
}

export const GEOLOCATION_PORT = Symbol('Geolocation');

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
  /** The position; undefined if `signal` aborts, or if it cannot be found. The adapter logs the reason. */
  currentPosition(options: GeolocationOptions, signal: AbortSignal): Promise<Position | undefined>;
}
