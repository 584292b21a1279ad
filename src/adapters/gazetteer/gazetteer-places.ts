import type { Place, PlaceSearchKind } from '../../domain/address';
import { failure, success, type Answer } from '../../ports/answer';
import type { Places, PlaceSuggestion } from '../../ports/places';
import { GAZETTEER } from './gazetteer';

const MAXIMUM_SUGGESTIONS = 5;

/** Address search in the built-in list. An address matches if it contains every word of the search text; case does not matter. */
export class GazetteerPlaces implements Places {
  /** A search for establishments also finds addresses and lists them last. A search for addresses finds addresses only. */
  async suggest(text: string, kind: PlaceSearchKind): Promise<Answer<readonly PlaceSuggestion[]>> {
    const words = text.toLowerCase().split(/[\s,]+/).filter(Boolean);
    if (words.length === 0) return success([]);
    const found = GAZETTEER.filter(({ place }) => {
      const address = place.fullAddress.toLowerCase();
      return words.every((word) => address.includes(word));
    });
    const establishments = found.filter((entry) => entry.kind === 'establishment');
    const addresses = found.filter((entry) => entry.kind === 'address');
    const offered = kind === 'establishment' ? [...establishments, ...addresses] : addresses;
    return success(offered.slice(0, MAXIMUM_SUGGESTIONS).map(({ place: { fullAddress } }) => ({ id: fullAddress, text: fullAddress })));
  }

  async find(suggestion: PlaceSuggestion): Promise<Answer<Place>> {
    const entry = GAZETTEER.find(({ place }) => place.fullAddress === suggestion.id);
    return entry ? success(entry.place) : failure('failed');
  }
}
