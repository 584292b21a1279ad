import type { Place } from '../../domain/address';
import { failure, success, type Answer } from '../../ports/answer';
import type { Position } from '../../ports/geolocation';
import type { Logger } from '../../ports/logger';
import type { Geocoding } from '../../ports/places';
import { GAZETTEER } from './gazetteer';

/** A quarter of the way around the globe. */
const FARTHEST_IN_DEGREES = 90;

/**
 * Answers the gazetteer's nearest locality, also from far abroad: a demo has a place to show wherever it is given. On the
 * other side of the globe it fails, and logs it, as Google does at sea.
 */
export class GazetteerGeocoding implements Geocoding {
  constructor(private readonly logger: Logger) {}

  placeAt(position: Position): Promise<Answer<Place>> {
    const localities = GAZETTEER.filter(({ kind }) => kind === 'address').map(({ place }) => place);
    const nearest = localities.reduce((best, place) =>
      distance(place, position) < distance(best, position) ? place : best,
    );
    if (!(distance(nearest, position) < FARTHEST_IN_DEGREES)) {
      this.logger.error('Gazetteer: no address at this position');
      return Promise.resolve(failure('failed'));
    }
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
