import type { StoredValue } from '../../ports/storage';
import type { Logger } from '../../ports/telemetry';
import { parseJsonOrUndefined } from '../schemas';
import type { WebStorage } from './web-storage';

/** The key of a stored value, and its shape. */
export interface StoredFormat<Value> {
  readonly key: string;
  /** The value of what was stored, which is any JSON; undefined if it is not valid. `log` says what of it was dropped. */
  readonly parse: (stored: unknown, log: (problem: string) => void) => Value | undefined;
  /** What is stored of a value, if it is not the value itself. */
  readonly toStored?: (value: Value) => unknown;
}

export interface StorageLocation {
  readonly storage: WebStorage;
  readonly logger: Logger;
  /**
   * The window, which fires a `storage` event when another tab changes a storage that all tabs share. In such a storage, a value that is
   * not valid may belong to another app of the same site, and stays as it is (decision A16).
   */
  readonly otherTabs?: EventTarget;
}

/** A JSON value under one key of a storage. Problems are logged without the stored value, never thrown. */
export class WebStoredValue<Value> implements StoredValue<Value> {
  constructor(
    private readonly format: StoredFormat<Value>,
    private readonly location: StorageLocation,
  ) {}

  read(): Value | undefined {
    const text = this.attempt('read', (storage) => storage.getItem(this.format.key)) ?? null;
    if (text === null) return undefined;
    const value = this.parse(text, (problem) => this.log(problem));
    if (value === undefined) {
      this.log('what was stored is not valid and is ignored');
      this.remove();
    }
    return value;
  }

  write(value: Value): boolean {
    const { key, toStored = (same: Value): unknown => same } = this.format;
    const isStored = this.attempt('written', (storage) => {
      storage.setItem(key, JSON.stringify(toStored(value)));
      return true;
    });
    // An earlier value must not come back at the next page load (decision B12).
    if (!isStored) this.remove();
    return Boolean(isStored);
  }

  remove(): void {
    const { key } = this.format;
    this.attempt('removed', (storage) => {
      const isForeign = this.location.otherTabs && this.parse(storage.getItem(key) ?? '') === undefined;
      if (!isForeign) storage.removeItem(key);
    });
  }

  onChange(listener: () => void): void {
    this.location.otherTabs?.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // The key is null if another tab has cleared the whole storage.
      if (key === this.format.key || key === null) listener();
    });
  }

  private parse(text: string, log = (_problem: string) => {}): Value | undefined {
    return this.format.parse(parseJsonOrUndefined(text), log);
  }

  /** Runs `attempt`. If the browser throws because its storage is full or blocked, logs the failure and returns undefined. */
  private attempt<Result>(done: string, attempt: (storage: WebStorage) => Result): Result | undefined {
    try {
      return attempt(this.location.storage);
    } catch (error) {
      this.log(`could not be ${done} (${error instanceof Error ? error.name : 'unknown error'})`);
      return undefined;
    }
  }

  private log(problem: string): void {
    this.location.logger.error(`Storage '${this.format.key}': ${problem}`);
  }
}
