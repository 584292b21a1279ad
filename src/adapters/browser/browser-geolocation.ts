import type { Geolocation, GeolocationOptions, Position } from '../../ports/places';
import type { Logger } from '../../ports/telemetry';

/** By the browser's error code. Numbers, because some browsers lack constants such as `TIMEOUT`. */
const FAILURES: Readonly<Record<number, string>> = { 1: 'denied', 3: 'timeout' };

/** A place further away than this could be another PIN code's (decision D12). */
const LARGEST_ERROR_IN_METRES = 1000;

export class BrowserGeolocation implements Geolocation {
  /** `geolocation` is undefined in a browser without it. */
  constructor(
    private readonly geolocation: Pick<Navigator['geolocation'], 'getCurrentPosition'> | undefined,
    private readonly logger: Logger,
  ) {}

  currentPosition(options: GeolocationOptions, signal: AbortSignal): Promise<Position | undefined> {
    const { geolocation, logger } = this;
    return new Promise((resolve) => {
      const fail = (reason: string) => {
        if (!signal.aborted) logger.error(`Geolocation: ${reason}`);
        resolve(undefined);
      };
      if (!geolocation) return fail('unavailable');
      signal.addEventListener('abort', () => resolve(undefined));
      try {
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude, accuracy } }) =>
            accuracy > LARGEST_ERROR_IN_METRES ? fail('not exact enough') : resolve({ latitude, longitude }),
          ({ code }) => fail(FAILURES[code] ?? 'unavailable'),
          {
            enableHighAccuracy: options.highAccuracy,
            timeout: options.timeoutInSeconds * 1000,
            maximumAge: options.maximumAgeInSeconds * 1000,
          },
        );
      } catch {
        // Some browsers throw where a policy or an extension forbids the question.
        fail('unavailable');
      }
    });
  }
}
