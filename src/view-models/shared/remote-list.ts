import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '../../ports/answer';

export type RemoteListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A list that comes from the server. While it is loaded again, what is there stays (decision P5). */
export class RemoteList<Item> {
  items: readonly Item[] = [];
  status: RemoteListStatus = 'idle';
  /** Whether the latest answer was a failure; it stays so while the list is loaded again. */
  hasFailed = false;
  private latestLoad = 0;

  /** `fetchItems` answers undefined where there is nobody to fetch for; the list is then empty and idle. */
  constructor(private readonly fetchItems: () => Promise<Answer<readonly Item[]> | undefined>) {
    makeAutoObservable<this, 'fetchItems' | 'latestLoad'>(this, {
      items: observableRef,
      fetchItems: false,
      latestLoad: false,
    });
  }

  get isReady(): boolean {
    return this.status === 'ready';
  }

  /** Fetches the list; answers whether it is there. Of several loads under way only the last one counts. */
  async load(): Promise<boolean> {
    const load = ++this.latestLoad;
    this.status = 'loading';
    const answer = await this.fetchItems();
    if (load === this.latestLoad) this.settle(answer);
    return this.isReady;
  }

  /** Forgets the items, and drops the answers of loads under way. */
  clear(): void {
    this.latestLoad += 1;
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
