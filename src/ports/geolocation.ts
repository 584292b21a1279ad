import { token } from './token';

export const GEOLOCATION = token<Geolocation>('Geolocation');

/** A position on earth in decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The reason for no position: the customer refuses, the device does not know it, or it takes too long. */
export type GeolocationFailure = 'denied' | 'unavailable' | 'timeout';

/** The required accuracy of a position, and the time allowed to find it. */
export interface GeolocationOptions {
  readonly highAccuracy: boolean;
  readonly timeoutInSeconds: number;
  /** The highest allowed age of a position that the device knows already; 0 requires a new one. */
  readonly maximumAgeInSeconds: number;
}

/** The device's position. The browser asks for permission, so call it only after the customer taps (decision D3). */
export interface Geolocation {
  /** Returns a failure instead of throwing; the adapter logs the failure. */
  currentPosition(
    options: GeolocationOptions,
  ): Promise<{ readonly ok: true; readonly position: Position } | { readonly ok: false; readonly failure: GeolocationFailure }>;
}
