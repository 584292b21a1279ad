import type { Place, PlaceSearchKind } from '../domain/address';
import type { Answer } from './answer';

export const PLACES_PORT = Symbol('Places');

export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

export interface Places {
  /** Best first; none for an empty text. */
  suggest(text: string, kind: PlaceSearchKind, signal: AbortSignal): Promise<Answer<readonly PlaceSuggestion[]>>;
  find(suggestion: PlaceSuggestion, signal: AbortSignal): Promise<Answer<Place>>;
  /** With that position. Missing without place search: customers type addresses (decision D4). */
  placeAt?(position: Position, signal: AbortSignal): Promise<Answer<Place>>;
}

export const GEOLOCATION_PORT = Symbol('Geolocation');

/** Decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface GeolocationOptions {
  readonly highAccuracy: boolean;
  readonly timeoutInSeconds: number;
  /** 0 requires a new position. */
  readonly maximumAgeInSeconds: number;
}

/** The browser asks for permission, so only 'Use Current Location' calls it (decision D3). */
export interface Geolocation {
  /** Undefined if `signal` aborts, or if it cannot be found, which is logged. */
  currentPosition(options: GeolocationOptions, signal: AbortSignal): Promise<Position | undefined>;
}
