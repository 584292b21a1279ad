import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PlaceSearchKind } from '../domain/address';
import type { Answer } from '../ports/answer';
import type { PlaceSuggestion } from '../ports/places';

/** A search for address suggestions. `signal` is aborted once these suggestions are no longer needed. */
interface SuggestionSearch {
  readonly text: string;
  readonly kind: PlaceSearchKind;
  readonly signal: AbortSignal;
}

/** Fetches the suggestions for a search; undefined if they do not come in time. */
type Suggest = (search: SuggestionSearch) => Promise<Answer<readonly PlaceSuggestion[]> | undefined>;

/** The suggestions for a typed address. They stay until the next suggestions come, or until `clear`. */
export class PlaceSuggestions {
  items: readonly PlaceSuggestion[] = [];
  /** Whether the suggestions for the present text are still to come. */
  isAwaited = false;
  /** Whether an answer has come since the last `clear`. */
  isAnswered = false;
  private isSearching = false;
  /** Whether the text has changed since the last request, so that another request follows. */
  private isOutdated = false;

  /** `wanted` returns the search for the present text; undefined without a text, and while the address dialog is closed. */
  constructor(
    private readonly suggest: Suggest,
    private readonly wanted: () => SuggestionSearch | undefined,
  ) {
    makeAutoObservable<this, 'suggest' | 'wanted'>(this, { items: observableRef, suggest: false, wanted: false });
  }

  /** Fetches suggestions, one request at a time. If the text changes during a request, the next request follows after the answer. */
  async search(): Promise<void> {
    this.isOutdated = true;
    this.isAwaited = true;
    if (this.isSearching) return;
    this.isSearching = true;
    for (let wanted = this.wanted(); wanted && this.isOutdated; wanted = this.wanted()) {
      this.isOutdated = false;
      const answer = await this.suggest(wanted);
      if (!wanted.signal.aborted) this.show(answer?.ok ? answer.value : [], true);
    }
    runInAction(() => {
      this.isSearching = false;
      this.isAwaited = false;
    });
  }

  clear(): void {
    this.show([], false);
  }

  private show(items: readonly PlaceSuggestion[], isAnswered: boolean): void {
    this.items = items;
    this.isAnswered = isAnswered;
    this.isAwaited = false;
  }
}
