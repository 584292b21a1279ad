import { token } from './token';

export const GEOLOCATION = token<Geolocation>('Geolocation');

/** A position on earth in decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The customer refuses, the device does not know, or it takes too long. */
export type GeolocationFailure = 'denied' | 'unavailable' | 'timeout';

/** The wanted accuracy and the allowed time. */
export interface GeolocationOptions {
  readonly highAccuracy: boolean;
  readonly timeoutInSeconds: number;
  /** The highest age of a known position; 0 asks for a fresh one. */
  readonly maximumAgeInSeconds: number;
}

/** The device's position. The browser asks the customer for permission, so call it on a tap only (decision D3). */
export interface Geolocation {
  /** Answers a failure instead of throwing; the adapter logs it. */
  currentPosition(
    options: GeolocationOptions,
  ): Promise<{ readonly ok: true; readonly position: Position } | { readonly ok: false; readonly failure: GeolocationFailure }>;
}
