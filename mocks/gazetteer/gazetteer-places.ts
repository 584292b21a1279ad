import type { Place, PlaceSearchKind } from '../../src/domain/address';
import { failure, success, type Answer } from '../../src/ports/answer';
import type { Places, PlaceSuggestion, Position } from '../../src/ports/places';
import type { Logger } from '../../src/ports/telemetry';
import { GAZETTEER } from './gazetteer';

const MAXIMUM_SUGGESTIONS = 5;
const EARTH_RADIUS_IN_KILOMETRES = 6371;
/** Farther away, a position gets no name, city and PIN code (decision D4). */
const FARTHEST_IN_KILOMETRES = 25;

export class GazetteerPlaces implements Places {
  constructor(private readonly logger: Logger) {}

  /** Names that begin with the text come first. A search for establishments also finds addresses, after them. */
  async suggest(text: string, kind: PlaceSearchKind): Promise<Answer<readonly PlaceSuggestion[]>> {
    const words = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    if (words.length === 0) return success([]);
    const found = GAZETTEER.filter(({ place }) => {
      const address = place.fullAddress.toLowerCase();
      return words.every((word) => address.includes(word));
    });
    const ofKind = (wanted: PlaceSearchKind) => found.filter((entry) => entry.kind === wanted);
    const fitting = kind === 'establishment' ? [...ofKind('establishment'), ...ofKind('address')] : ofKind('address');
    const beginsSo = ({ place }: (typeof GAZETTEER)[number]) => place.fullAddress.toLowerCase().startsWith(words[0]!);
    const offered = [...fitting.filter(beginsSo), ...fitting.filter((entry) => !beginsSo(entry))];
    return success(
      offered
        .slice(0, MAXIMUM_SUGGESTIONS)
        .map(({ place: { fullAddress } }) => ({ id: fullAddress, text: fullAddress })),
    );
  }

  async find(suggestion: PlaceSuggestion): Promise<Answer<Place>> {
    const entry = GAZETTEER.find(({ place }) => place.fullAddress === suggestion.id);
    return entry ? success(entry.place) : failure('failed');
  }

  async placeAt(position: Position): Promise<Answer<Place>> {
    const localities = GAZETTEER.filter(({ kind }) => kind === 'address').map(({ place }) => place);
    const nearest = localities.reduce((best, place) =>
      kilometresBetween(place, position) < kilometresBetween(best, position) ? place : best,
    );
    if (!(kilometresBetween(nearest, position) <= FARTHEST_IN_KILOMETRES)) {
      this.logger.error('Gazetteer: no address at this position');
      return failure('failed');
    }
    // The customer's own coordinates: the locality's are less exact.
    return success({ ...nearest, latitude: String(position.latitude), longitude: String(position.longitude) });
  }
}

function kilometresBetween(place: Place, position: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, otherNorth] = [radians(Number(place.latitude)), radians(position.latitude)];
  const east = radians(Number(place.longitude) - position.longitude);
  const cosine = Math.sin(north) * Math.sin(otherNorth) + Math.cos(north) * Math.cos(otherNorth) * Math.cos(east);
  return EARTH_RADIUS_IN_KILOMETRES * Math.acos(Math.min(1, Math.max(-1, cosine)));
}
