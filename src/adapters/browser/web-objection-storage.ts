import { boolean, object } from 'valibot';
import type { ObjectionStorage } from '../../ports/objection-storage';
import { parse } from '../schemas';
import { StoredJson, type SharedStorageDependencies } from './stored-json';

const KEY = 'telemetry';

const schema = object({ hasObjected: boolean() });

/** Stores the objection to telemetry in the browser's local storage. */
export class WebObjectionStorage implements ObjectionStorage {
  private readonly stored: StoredJson;

  constructor(private readonly dependencies: SharedStorageDependencies) {
    this.stored = new StoredJson({ ...dependencies, key: KEY });
  }

  read(): boolean {
    return this.stored.read((stored) => parse(schema, stored))?.hasObjected ?? false;
  }

  write(hasObjected: boolean): void {
    this.stored.write({ hasObjected });
  }

  onChange(listener: () => void): void {
    this.stored.onChange(this.dependencies.events, listener);
  }
}
