import type { Position } from '../src/ports/geolocation';

/** Where a pretended device is, or why it cannot tell. */
export type Whereabouts = Position | 'denied' | 'timeout';

/** Shorter than what the app waits for, and long enough to be seen. */
const PATIENCE_IN_MILLISECONDS = 3000;

/** The Geolocation API's own numbers for what it cannot do. */
const ERROR_CODES = { denied: 1, timeout: 3 } as const;

/**
 * A browser's geolocation that asks nobody: a real one wants leave, https, and a network to find the place by. `whereabouts` is
 * called at each question.
 */
export function pretendedGeolocation(whereabouts: () => Whereabouts): Pick<Geolocation, 'getCurrentPosition'> {
  return {
    getCurrentPosition: (onSuccess, onError) => {
      const answer = whereabouts();
      const refuse = (reason: keyof typeof ERROR_CODES) =>
        onError?.({ code: ERROR_CODES[reason], message: reason } as GeolocationPositionError);
      if (answer === 'timeout') setTimeout(() => refuse(answer), PATIENCE_IN_MILLISECONDS);
      else if (answer === 'denied') refuse(answer);
      else onSuccess({ coords: answer as GeolocationCoordinates, timestamp: 0 } as GeolocationPosition);
    },
  };
}
