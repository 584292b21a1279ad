import { isToken, type Credentials } from '../../domain/account';
import { hasShape, isId } from '../../domain/shape';
import type { Logger } from '../../ports/logger';
import type { UserDataStorage } from '../../ports/user-data-storage';
import type { WebStorage } from './memory-storage';
import { StoredJson } from './stored-json';

interface WebUserDataStorageDependencies {
  readonly storage: WebStorage;
  /** Where the browser reports what another tab stored: its window. */
  readonly events: EventTarget;
  readonly logger: Logger;
}

/** The owner's name for it (spec section 3). */
const KEY = 'userData';

const isUserData = hasShape({ userId: isId, token: (value) => typeof value === 'string' && isToken(value) });

/** Keeps the session in the browser's local storage. */
export class WebUserDataStorage implements UserDataStorage {
  private readonly stored: StoredJson;
  private readonly events: EventTarget;

  constructor({ storage, events, logger }: WebUserDataStorageDependencies) {
    this.stored = new StoredJson({ key: KEY, storage, logger });
    this.events = events;
  }

  read(): Credentials | undefined {
    return this.stored.read((stored) => {
      if (!isUserData(stored)) return undefined;
      const { userId, token } = stored as Credentials;
      return { userId, token };
    });
  }

  write({ userId, token }: Credentials): void {
    this.stored.write({ userId, token, isLoggedIn: true });
  }

  remove(): void {
    this.stored.remove();
  }

  onChange(listener: () => void): void {
    this.events.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // Without a key the other tab cleared everything.
      if (key === KEY || key === null) listener();
    });
  }
}
