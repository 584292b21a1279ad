import type { Position } from '../src/ports/places';

/** The position of a simulated device, or the error with which each request for the position fails. */
export type SimulatedPosition = Position | 'denied' | 'timeout';

/** The wait before the error 'timeout': shorter than the app's time limit, and long enough for viewers to notice. */
const TIMEOUT_IN_MILLISECONDS = 3000;

/** The error codes of the Geolocation API. */
const ERROR_CODES = { denied: 1, timeout: 3 } as const;

/** Replaces the browser's geolocation in demos, because that one needs permission, https and a network. Each request calls `position`. */
export function simulatedGeolocation(position: () => SimulatedPosition): Pick<Geolocation, 'getCurrentPosition'> {
  return {
    getCurrentPosition: (onSuccess, onError) => {
      const answer = position();
      const refuse = (reason: keyof typeof ERROR_CODES) =>
        onError?.({ code: ERROR_CODES[reason], message: reason } as GeolocationPositionError);
      if (answer === 'timeout') setTimeout(() => refuse(answer), TIMEOUT_IN_MILLISECONDS);
      else if (answer === 'denied') refuse(answer);
      else onSuccess({ coords: answer as GeolocationCoordinates, timestamp: 0 } as GeolocationPosition);
    },
  };
}
