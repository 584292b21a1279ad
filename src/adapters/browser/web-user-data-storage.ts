import { object } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { UserDataStorage } from '../../ports/user-data-storage';
import { id, parse, token } from '../schemas';
import { StoredJson, type StorageDependencies } from './stored-json';

interface WebUserDataStorageDependencies extends StorageDependencies {
  /** The window: it reports the changes of other tabs. */
  readonly events: EventTarget;
}

/** The specification's name for it. */
const KEY = 'userData';

const userData = object({ userId: id, token });

/** Keeps the session in the browser's local storage. */
export class WebUserDataStorage implements UserDataStorage {
  private readonly stored: StoredJson;

  constructor(private readonly dependencies: WebUserDataStorageDependencies) {
    this.stored = new StoredJson({ ...dependencies, key: KEY });
  }

  read(): Credentials | undefined {
    return this.stored.read((stored) => parse(userData, stored));
  }

  write(credentials: Credentials): void {
    this.stored.write({ ...credentials, isLoggedIn: true });
  }

  remove(): void {
    this.stored.remove();
  }

  onChange(listener: () => void): void {
    this.dependencies.events.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // Without a key the other tab cleared everything.
      if (key === KEY || key === null) listener();
    });
  }
}
