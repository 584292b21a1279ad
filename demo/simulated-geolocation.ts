import type { Position } from '../src/ports/places';

export type SimulatedPosition = Position | 'denied' | 'timeout';

/** Shorter than the app's time limit, and long enough for viewers to notice. */
const TIMEOUT_IN_MILLISECONDS = 3000;

const ERROR_CODES = { denied: 1, timeout: 3 } as const;

/** The browser's own needs permission, https and a network. Each request calls `position`. */
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
