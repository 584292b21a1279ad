import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '../../ports/answer';

export type RemoteListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A list from the server. Its items stay while it loads again (decision P5). */
export class RemoteList<Item> {
  items: readonly Item[] = [];
  status: RemoteListStatus = 'idle';
  /** Whether the latest answer was a failure. It stays set while the list loads again. */
  hasFailed = false;
  /** The latest load. Answers of earlier loads are dropped. */
  private latestLoad: Promise<unknown> | undefined = undefined;

  /** `fetchItems` answers undefined for a visitor who may not see the list. The list is then empty and idle. */
  constructor(private readonly fetchItems: () => Promise<Answer<readonly Item[]> | undefined>) {
    makeAutoObservable<this, 'fetchItems'>(this, { items: observableRef, fetchItems: false });
  }

  get isReady(): boolean {
    return this.status === 'ready';
  }

  /** Fetches the list; answers whether it is ready. Only the latest of several loads counts. */
  async load(): Promise<boolean> {
    this.status = 'loading';
    const load = this.fetchItems();
    this.latestLoad = load;
    const answer = await load;
    if (load === this.latestLoad) this.settle(answer);
    return this.isReady;
  }

  /** Removes the items and drops answers that are still to come. */
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
