import type { Place, PlaceSearchKind } from '../domain/address';
import type { Geolocation, GeolocationOptions, Places } from '../ports/places';

/** How exactly and how fast to find the device: 'establishment' is for sign-up, 'address' for the address page. */
const OPTIONS: Readonly<Record<PlaceSearchKind, GeolocationOptions>> = {
  establishment: { highAccuracy: true, timeoutInSeconds: 20, maximumAgeInSeconds: 0 },
  address: { highAccuracy: false, timeoutInSeconds: 10, maximumAgeInSeconds: 60 },
};

/** The place at the device's position; undefined if it is not found. Without `placeAt`, the app has no search by position (decision D4). */
export async function placeOfDevice(geolocation: Geolocation, places: Places, kind: PlaceSearchKind): Promise<Place | undefined> {
  if (!places.placeAt) return undefined;
  const position = await geolocation.currentPosition(OPTIONS[kind]);
  const answer = position && (await places.placeAt(position));
  return answer?.ok ? answer.value : undefined;
}
