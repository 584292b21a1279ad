import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PlaceSearchKind } from '../domain/address';
import type { Places, PlaceSuggestion } from '../ports/places';

/** A search for address suggestions. `signal` is aborted once these suggestions are no longer needed. */
interface SuggestionSearch {
  readonly text: string;
  readonly kind: PlaceSearchKind;
  readonly signal: AbortSignal;
}

/** The suggestions for a typed address. They stay until the next suggestions come, or until `clear`. */
export class PlaceSuggestions {
  items: readonly PlaceSuggestion[] = [];
  private isSearching = false;
  /** Whether the text has changed since the last request, so that another request follows. */
  private isOutdated = false;

  /** `wanted` returns the search for the present text; undefined while the address dialog is closed. */
  constructor(private readonly places: Places, private readonly wanted: () => SuggestionSearch | undefined) {
    makeAutoObservable<this, 'places' | 'wanted'>(this, { items: observableRef, places: false, wanted: false });
  }

  /** Fetches suggestions, one request at a time. If the text changes during a request, the next request follows after the answer. */
  async search(): Promise<void> {
    this.isOutdated = true;
    if (this.isSearching) return;
    this.isSearching = true;
    for (let wanted = this.wanted(); wanted && this.isOutdated; wanted = this.wanted()) {
      this.isOutdated = false;
      const answer = await this.places.suggest(wanted.text, wanted.kind);
      if (!answer.ok || wanted.signal.aborted) continue;
      const { text } = wanted;
      runInAction(() => (this.items = text.trim() === '' ? [] : answer.value));
    }
    this.isSearching = false;
  }

  clear(): void {
    this.items = [];
  }
}
