import { success, type Answer } from '../../ports/answer';
import type { Place } from '../../domain/address';
import type { Position } from '../../ports/geolocation';
import type { Geocoding } from '../../ports/places';
import { GAZETTEER } from './gazetteer';

/** Answers the gazetteer's nearest locality, however far it is: a demo always has a place to show. */
export class GazetteerGeocoding implements Geocoding {
  placeAt(position: Position): Promise<Answer<Place>> {
    const localities = GAZETTEER.filter(({ kind }) => kind === 'address').map(({ place }) => place);
    const nearest = localities.reduce((best, place) =>
      distance(place, position) < distance(best, position) ? place : best,
    );
    // The place is the locality's, the position stays the customer's own.
    const latitude = String(position.latitude);
    const longitude = String(position.longitude);
    return Promise.resolve(success({ ...nearest, latitude, longitude }));
  }
}

/** Good enough to compare: degrees of longitude shrink towards the poles. */
function distance(place: Place, { latitude, longitude }: Position): number {
  const north = Number(place.latitude) - latitude;
  const east = (Number(place.longitude) - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
