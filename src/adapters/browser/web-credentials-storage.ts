import { object } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { CredentialsStorage } from '../../ports/credentials-storage';
import { id, parse, bearerToken } from '../schemas';
import { StoredJson, type StorageDependencies } from './stored-json';

interface WebCredentialsStorageDependencies extends StorageDependencies {
  /** The window, which sends a 'storage' event when another tab changes the storage. */
  readonly events: EventTarget;
}

/** The specification prescribes this name. */
const KEY = 'userData';

const userData = object({ userId: id, token: bearerToken });

/** Stores the login session in the browser's local storage. */
export class WebCredentialsStorage implements CredentialsStorage {
  private readonly stored: StoredJson;

  constructor(private readonly dependencies: WebCredentialsStorageDependencies) {
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
      // The key is null if another tab has cleared the whole storage.
      if (key === KEY || key === null) listener();
    });
  }
}
