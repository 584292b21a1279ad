import type { Place } from '../../domain/address';
import { failure, success, type Answer } from '../../ports/answer';
import type { Position, ReverseGeocoding } from '../../ports/places';
import type { Logger } from '../../ports/telemetry';
import { GAZETTEER } from './gazetteer';

const EARTH_RADIUS_IN_KILOMETRES = 6371;
/** The longest distance between a position and the locality whose name, city and PIN code the position gets (decision D4). */
const FARTHEST_IN_KILOMETRES = 25;

/** Finds the built-in list's locality nearest to a position. If even that is too far away, logs this and returns `failed` (decision D4). */
export class GazetteerReverseGeocoding implements ReverseGeocoding {
  constructor(private readonly logger: Logger) {}

  async placeAt(position: Position): Promise<Answer<Place>> {
    const localities = GAZETTEER.filter(({ kind }) => kind === 'address').map(({ place }) => place);
    const nearest = localities.reduce((best, place) =>
      kilometresBetween(place, position) < kilometresBetween(best, position) ? place : best,
    );
    if (!(kilometresBetween(nearest, position) <= FARTHEST_IN_KILOMETRES)) {
      this.logger.error('Gazetteer: no address at this position');
      return failure('failed');
    }
    // Returns the customer's own coordinates, because the locality's are less exact.
    return success({ ...nearest, latitude: String(position.latitude), longitude: String(position.longitude) });
  }
}

/** The distance along the earth's surface, in kilometres. */
function kilometresBetween(place: Place, position: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, otherNorth] = [radians(Number(place.latitude)), radians(position.latitude)];
  const east = radians(Number(place.longitude) - position.longitude);
  const cosine = Math.sin(north) * Math.sin(otherNorth) + Math.cos(north) * Math.cos(otherNorth) * Math.cos(east);
  return EARTH_RADIUS_IN_KILOMETRES * Math.acos(Math.min(1, Math.max(-1, cosine)));
}
