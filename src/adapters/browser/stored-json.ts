import type { Logger } from '../../ports/logger';
import { parseJson } from '../schemas';
import type { WebStorage } from './memory-storage';

/** What the adapters of the stored values share. */
export interface StorageDependencies {
  readonly storage: WebStorage;
  readonly logger: Logger;
}

/** A JSON value under one key of a storage. It never throws; it logs problems without the stored value. */
export class StoredJson {
  constructor(private readonly dependencies: StorageDependencies & { readonly key: string }) {}

  /** The stored value as `read` reads it. Where `read` answers undefined, the value is removed and logged. */
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

  /** Browsers throw where their storage is full or blocked. */
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
