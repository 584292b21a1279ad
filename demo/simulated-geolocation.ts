import type { Position } from '../src/ports/geolocation';

/** The position of a simulated device, or the reason why it has none. */
export type SimulatedPosition = Position | 'denied' | 'timeout';

/** Shorter than the app's own time limit, and long enough that a viewer sees the wait. */
const TIMEOUT_IN_MILLISECONDS = 3000;

/** The error codes of the Geolocation API. */
const ERROR_CODES = { denied: 1, timeout: 3 } as const;

/**
 * A geolocation for demos: the real one needs permission, https and a network. Each request calls `position`.
 */
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
