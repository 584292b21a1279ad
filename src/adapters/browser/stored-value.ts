import type { StoredValue } from '../../ports/storage';
import type { Logger } from '../../ports/telemetry';
import { parseJsonOrUndefined } from '../schemas';
import type { WebStorage } from './web-storage';

export interface StoredFormat<Value> {
  readonly key: string;
  /** Undefined if not valid. `log` says what was dropped. */
  readonly parse: (stored: unknown, log: (problem: string) => void) => Value | undefined;
  readonly toStored?: (value: Value) => unknown;
}

export interface StorageLocation {
  readonly storage: WebStorage;
  readonly logger: Logger;
  /**
   * The window, if all tabs share the storage. A value that is not valid then stays: it may belong to another app of the same site
   * (decision A16).
   */
  readonly otherTabs?: EventTarget;
}

/** Problems are logged without the stored value, never thrown. */
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
