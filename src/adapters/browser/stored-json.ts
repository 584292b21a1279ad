import type { Logger } from '../../ports/telemetry';
import { parseJsonOrUndefined } from '../schemas';
import type { WebStorage } from './web-storage';

export interface StorageDependencies {
  readonly storage: WebStorage;
  readonly logger: Logger;
}

/** A JSON value under one key of a storage. Problems are logged without the stored value, never thrown. */
export abstract class StoredJson<Dependencies extends StorageDependencies = StorageDependencies> {
  protected abstract readonly key: string;

  /** The stored text as this page knows it. */
  private known: string | null = null;

  constructor(protected readonly dependencies: Dependencies) {}

  /** The stored value as parsed by `read`; undefined if nothing valid is stored. Removes an invalid value and logs the removal. */
  protected load<Value>(read: (stored: unknown) => Value | undefined): Value | undefined {
    const text = this.text() ?? null;
    this.known = text;
    if (text === null) return undefined;
    const value = read(parseJsonOrUndefined(text));
    if (value === undefined) {
      this.log('what was stored is not valid and was removed');
      this.remove();
    }
    return value;
  }

  protected store(value: unknown): void {
    this.attempt('written', (storage) => {
      const text = JSON.stringify(value);
      storage.setItem(this.key, text);
      this.known = text;
    });
  }

  remove(): void {
    this.attempt('removed', (storage) => storage.removeItem(this.key));
    this.known = null;
  }

  /** Whether another page has changed the stored value since this page last read or wrote it. */
  hasChanged(): boolean {
    const text = this.text();
    return text !== undefined && text !== this.known;
  }

  /** The stored text; null if there is none, and undefined if it cannot be read. */
  private text(): string | null | undefined {
    return this.attempt('read', (storage) => storage.getItem(this.key));
  }

  /** Runs `attempt`. If the browser throws because its storage is full or blocked, logs the failure and returns undefined. */
  private attempt<Result>(deed: string, attempt: (storage: WebStorage) => Result): Result | undefined {
    try {
      return attempt(this.dependencies.storage);
    } catch (error) {
      this.log(`could not be ${deed} (${error instanceof Error ? error.name : 'unknown error'})`);
      return undefined;
    }
  }

  protected log(problem: string): void {
    this.dependencies.logger.error(`Storage '${this.key}': ${problem}`);
  }
}

/** A JSON value that all tabs share. `events` is the window, which fires a `storage` event when another tab changes the storage. */
export abstract class StoredJsonSharedByTabs extends StoredJson<
  StorageDependencies & { readonly events: EventTarget }
> {
  /** Calls `listener` when another tab has changed the value. */
  onChange(listener: () => void): void {
    this.dependencies.events.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // The key is null if another tab has cleared the whole storage.
      if (key === this.key || key === null) listener();
    });
  }
}
