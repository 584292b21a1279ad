import type { Place, PlaceSearchKind } from '../../domain/address';
import type { Clock } from '../../ports/device';
import type { Geolocation, GeolocationOptions, Places } from '../../ports/places';
import type { Logger } from '../../ports/telemetry';
import { withTimeout } from './with-timeout';

/** For sign-up and the address page. */
const OPTIONS: Readonly<Record<PlaceSearchKind, GeolocationOptions>> = {
  establishment: { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 0 },
  address: { highAccuracy: false, timeoutInSeconds: 10, maximumAgeInSeconds: 60 },
};

interface PlaceOfDeviceDependencies {
  readonly geolocation: Geolocation;
  readonly places: Places;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Undefined if `signal` aborts, it takes too long, or the app has no search by position (decision D4). */
export async function placeOfDevice(
  { geolocation, places, clock, logger }: PlaceOfDeviceDependencies,
  kind: PlaceSearchKind,
  signal: AbortSignal,
): Promise<Place | undefined> {
  const options = OPTIONS[kind];
  const search = async () => {
    const position = await geolocation.currentPosition(options, signal);
    const answer = position && (await places.placeAt?.(position, signal));
    return answer?.ok ? answer.value : undefined;
  };
  // The browser's limit does not count while it asks for permission, and Google's script has none (decision D15).
  return (
    places.placeAt &&
    withTimeout(search(), { clock, logger, awaited: 'Geolocation', seconds: options.timeoutInSeconds, signal })
  );
}
