import { injectionToken } from './injection-token';

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
