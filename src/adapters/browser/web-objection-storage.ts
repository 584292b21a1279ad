import { boolean, object } from 'valibot';
import type { ObjectionStorage } from '../../ports/objection-storage';
import { parse } from '../schemas';
import { StoredJson, type StorageDependencies } from './stored-json';

interface WebObjectionStorageDependencies extends StorageDependencies {
  /** The window, which sends a 'storage' event when another tab changes the storage. */
  readonly events: EventTarget;
}

const KEY = 'telemetry';

const schema = object({ hasObjected: boolean() });

/** Stores the objection to telemetry in the browser's local storage. */
export class WebObjectionStorage implements ObjectionStorage {
  private readonly stored: StoredJson;

  constructor(private readonly dependencies: WebObjectionStorageDependencies) {
    this.stored = new StoredJson({ ...dependencies, key: KEY });
  }

  read(): boolean {
    return this.stored.read((stored) => parse(schema, stored))?.hasObjected ?? false;
  }

  write(hasObjected: boolean): void {
    this.stored.write({ hasObjected });
  }

  onChange(listener: () => void): void {
    this.dependencies.events.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // The key is null if another tab has cleared the whole storage.
      if (key === KEY || key === null) listener();
    });
  }
}
