import { token } from './token';

export const GEOLOCATION = token<Geolocation>('Geolocation');

/** A position on earth in decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The customer said no, the device cannot tell, or it took too long. */
export type GeolocationFailure = 'denied' | 'unavailable' | 'timeout';

/** How hard the device should try, and how long it may take. */
export interface GeolocationOptions {
  readonly highAccuracy: boolean;
  readonly timeoutInSeconds: number;
  /** How old a known position may be; 0 asks for a fresh one. */
  readonly maximumAgeInSeconds: number;
}

/** Where the device is. The browser asks the customer for permission, so call it on a tap only (decision D3). */
export interface Geolocation {
  /** Answers a failure instead of throwing; the adapter logs it. */
  currentPosition(
    options: GeolocationOptions,
  ): Promise<{ readonly ok: true; readonly position: Position } | { readonly ok: false; readonly failure: GeolocationFailure }>;
}
