import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '../../ports/answer';
import { LatestCall } from './latest-call';

export type RemoteListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A list that comes from the server. While it is loaded again, its items stay (decision P5). */
export class RemoteList<Item> {
  items: readonly Item[] = [];
  status: RemoteListStatus = 'idle';
  /** Whether the latest answer was a failure; it stays so while the list is loaded again. */
  hasFailed = false;
  private readonly latestLoad = new LatestCall();

  /** `fetchItems` answers undefined for a visitor who may not see the list; it is then empty and idle. */
  constructor(private readonly fetchItems: () => Promise<Answer<readonly Item[]> | undefined>) {
    makeAutoObservable<this, 'fetchItems'>(this, { items: observableRef, fetchItems: false });
  }

  get isReady(): boolean {
    return this.status === 'ready';
  }

  /** Fetches the list; answers whether it is ready. Of several loads under way only the last one counts. */
  async load(): Promise<boolean> {
    const signal = this.latestLoad.begin();
    this.status = 'loading';
    const answer = await this.fetchItems();
    if (!signal.aborted) this.settle(answer);
    return this.isReady;
  }

  /** Forgets the items, and drops the answers of loads under way. */
  clear(): void {
    this.latestLoad.end();
    this.items = [];
    this.status = 'idle';
    this.hasFailed = false;
  }

  private settle(answer: Answer<readonly Item[]> | undefined): void {
    if (answer?.ok) this.items = answer.value;
    this.hasFailed = answer !== undefined && !answer.ok;
    this.status = !answer ? 'idle' : answer.ok ? 'ready' : 'failed';
  }
}
