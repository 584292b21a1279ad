import type { Place, PlaceKind } from '../../domain/address';
import type { Geolocation, GeolocationOptions } from '../../ports/geolocation';
import type { Geocoding } from '../../ports/places';

/** How exactly and how fast to find the device: 'establishment' is for sign-up, 'address' for the address page. */
const OPTIONS: Readonly<Record<PlaceKind, GeolocationOptions>> = {
  establishment: { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 0 },
  address: { highAccuracy: false, timeoutInSeconds: 10, maximumAgeInSeconds: 60 },
};

interface Needs {
  /** Finds the address of a position; undefined if customers can only type addresses (decision D4). */
  readonly geocoding: Geocoding | undefined;
  readonly geolocation: Geolocation;
}

/** The place at the device's position; undefined if it cannot be found. */
export async function placeOfDevice({ geocoding, geolocation }: Needs, kind: PlaceKind): Promise<Place | undefined> {
  if (!geocoding) return undefined;
  const position = await geolocation.currentPosition(OPTIONS[kind]);
  const answer = position && (await geocoding.placeAt(position));
  return answer?.ok ? answer.value : undefined;
}
