import { makeAutoObservable, observableRef } from 'mobx';
import type { PlaceSearchKind } from '../domain/address';
import type { Places, PlaceSuggestion } from '../ports/places';
import { LatestOnly } from './calls/latest-only';

/** Fetches the suggestions for a text; undefined if they do not come in time. */
type Suggest = (
  ...search: Parameters<Places['suggest']>
) => Promise<Awaited<ReturnType<Places['suggest']>> | undefined>;

/** The suggestions for a typed address. They stay until the next suggestions come, or until `clear`. */
export class PlaceSuggestions {
  items: readonly PlaceSuggestion[] = [];
  /** Whether the suggestions for the present text are still to come. */
  isAwaited = false;
  /** Whether an answer has come since the last `clear`. */
  isAnswered = false;
  private readonly latestSearch = new LatestOnly();

  constructor(private readonly suggest: Suggest) {
    makeAutoObservable<this, 'suggest'>(this, { items: observableRef, suggest: false });
  }

  /** Fetches suggestions. A search that still runs is aborted, because a text that nobody answers must not hold up the next one. */
  async search(text: string, kind: PlaceSearchKind): Promise<void> {
    const signal = this.latestSearch.begin();
    this.isAwaited = true;
    const answer = await this.suggest(text, kind, signal);
    if (!signal.aborted) this.show(answer?.ok ? answer.value : [], true);
  }

  /** Ends the running search, and keeps the suggestions that are there. */
  stop(): void {
    this.latestSearch.end();
    this.isAwaited = false;
  }

  clear(): void {
    this.stop();
    this.show([], false);
  }

  private show(items: readonly PlaceSuggestion[], isAnswered: boolean): void {
    this.items = items;
    this.isAnswered = isAnswered;
    this.isAwaited = false;
  }
}
