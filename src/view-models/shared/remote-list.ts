import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '../../ports/answer';

export type RemoteListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A list that comes from the server. While it is loaded again, its items stay (decision P5). */
export class RemoteList<Item> {
  items: readonly Item[] = [];
  status: RemoteListStatus = 'idle';
  /** Whether the latest answer was a failure; it stays so while the list is loaded again. */
  hasFailed = false;
  /** The load whose answer counts. */
  private latestLoad: Promise<unknown> | undefined = undefined;

  /** `fetchItems` answers undefined for a visitor who may not see the list; it is then empty and idle. */
  constructor(private readonly fetchItems: () => Promise<Answer<readonly Item[]> | undefined>) {
    makeAutoObservable<this, 'fetchItems'>(this, { items: observableRef, fetchItems: false });
  }

  get isReady(): boolean {
    return this.status === 'ready';
  }

  /** Fetches the list; answers whether it is ready. Of several loads under way only the last one counts. */
  async load(): Promise<boolean> {
    this.status = 'loading';
    const load = this.fetchItems();
    this.latestLoad = load;
    const answer = await load;
    if (load === this.latestLoad) this.settle(answer);
    return this.isReady;
  }

  /** Forgets the items, and drops the answers of loads under way. */
  clear(): void {
    this.latestLoad = undefined;
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
