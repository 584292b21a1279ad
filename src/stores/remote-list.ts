import { makeAutoObservable, observableRef, when } from 'mobx';
import { idOf, itemsWithout } from '../domain/ids';
import type { Answer } from '../ports/answer';
import { LatestOnly } from './latest-only';

export type RemoteListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** While it loads again, the earlier items stay (decision P5). */
export class RemoteList<Item> {
  items: readonly Item[] = [];
  /** The added items that the last answer lacked. */
  private unlisted: readonly Item[] = [];
  status: RemoteListStatus = 'idle';
  /** Does not change while the next request runs. */
  hasFailed = false;
  private readonly latestLoad = new LatestOnly();

  /** Without a login, `fetchItems` returns undefined. */
  constructor(private readonly fetchItems: (signal: AbortSignal) => Promise<Answer<readonly Item[]> | undefined>) {
    makeAutoObservable<this, 'fetchItems' | 'unlisted'>(this, {
      items: observableRef,
      fetchItems: false,
      unlisted: false,
    });
  }

  get isReady(): boolean {
    return this.status === 'ready';
  }

  get onlyItem(): Item | undefined {
    return this.isReady && this.items.length === 1 ? this.items[0] : undefined;
  }

  /** Whether the list is then ready. A load that still runs is aborted, and returns what this one does. */
  async load(): Promise<boolean> {
    this.status = 'loading';
    const signal = this.latestLoad.begin();
    const answer = await this.fetchItems(signal);
    if (signal.aborted) await when(() => this.status !== 'loading');
    else this.settle(answer);
    return this.isReady;
  }

  /** A server may need a while to list what it has saved, so these items stay until it does. */
  add(items: readonly Item[]): void {
    const added = itemsWithout(items, this.items.map(idOf));
    this.unlisted = [...this.unlisted, ...added];
    this.items = [...this.items, ...added];
  }

  clear(): void {
    this.latestLoad.end();
    this.items = [];
    this.unlisted = [];
    this.status = 'idle';
    this.hasFailed = false;
  }

  private settle(answer: Answer<readonly Item[]> | undefined): void {
    if (answer?.ok) {
      this.unlisted = itemsWithout(this.unlisted, answer.value.map(idOf));
      this.items = [...answer.value, ...this.unlisted];
    }
    this.hasFailed = answer !== undefined && !answer.ok;
    this.status = !answer ? 'idle' : answer.ok ? 'ready' : 'failed';
  }
}
