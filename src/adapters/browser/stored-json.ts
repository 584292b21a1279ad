import type { Logger } from '../../ports/logger';
import { parseJson } from '../schemas';
import type { WebStorage } from './memory-storage';

/** The dependencies of an adapter that stores values. */
export interface StorageDependencies {
  readonly storage: WebStorage;
  readonly logger: Logger;
}

/** The dependencies of an adapter whose values all tabs share. */
export interface SharedStorageDependencies extends StorageDependencies {
  /** The window, which sends a 'storage' event when another tab changes the storage. */
  readonly events: EventTarget;
}

/** A JSON value under one key of a storage. Problems are logged without the stored value, never thrown. */
export class StoredJson {
  constructor(private readonly dependencies: StorageDependencies & { readonly key: string }) {}

  /** The stored value as parsed by `read`; undefined if nothing valid is stored. Removes an invalid value and logs that. */
  read<Value>(read: (stored: unknown) => Value | undefined): Value | undefined {
    const text = this.attempt('read', (storage, key) => storage.getItem(key)) ?? null;
    if (text === null) return undefined;
    const value = read(parseJson(text));
    if (value === undefined) {
      this.log('what was stored is not valid and was removed');
      this.remove();
    }
    return value;
  }

  write(value: unknown): void {
    this.attempt('written', (storage, key) => storage.setItem(key, JSON.stringify(value)));
  }

  remove(): void {
    this.attempt('removed', (storage, key) => storage.removeItem(key));
  }

  /** Calls `listener` when another tab has changed the value. `events` is the window, which is told of that. */
  onChange(events: EventTarget, listener: () => void): void {
    events.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // The key is null if another tab has cleared the whole storage.
      if (key === this.dependencies.key || key === null) listener();
    });
  }

  /** Runs `attempt`. If the browser throws because its storage is full or blocked, logs that and returns undefined. */
  private attempt<Result>(deed: string, attempt: (storage: WebStorage, key: string) => Result): Result | undefined {
    const { storage, key } = this.dependencies;
    try {
      return attempt(storage, key);
    } catch (error) {
      this.log(`could not be ${deed} (${error instanceof Error ? error.name : 'unknown error'})`);
      return undefined;
    }
  }

  private log(problem: string): void {
    const { key, logger } = this.dependencies;
    logger.error(`Storage '${key}': ${problem}`);
  }
}
