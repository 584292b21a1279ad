import type { Place, PlaceSearchKind } from '../domain/address';
import type { Geolocation, GeolocationOptions, ReverseGeocoding } from '../ports/places';

/** How exactly and how fast to find the device: 'establishment' is for sign-up, 'address' for the address page. */
const OPTIONS: Readonly<Record<PlaceSearchKind, GeolocationOptions>> = {
  establishment: { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 0 },
  address: { highAccuracy: false, timeoutInSeconds: 10, maximumAgeInSeconds: 60 },
};

/** The place at the device's position; undefined if it is not found. Without `geocoding`, there is no search by position (decision D4). */
export async function placeOfDevice(geolocation: Geolocation, geocoding: ReverseGeocoding | undefined, kind: PlaceSearchKind): Promise<Place | undefined> {
  if (!geocoding) return undefined;
  const position = await geolocation.currentPosition(OPTIONS[kind]);
  const answer = position && (await geocoding.placeAt(position));
  return answer?.ok ? answer.value : undefined;
}
