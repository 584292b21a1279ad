import { object } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { CredentialsStorage } from '../../ports/credentials-storage';
import { id, parse, bearerToken } from '../schemas';
import { StoredJson, type SharedStorageDependencies } from './stored-json';

/** The specification prescribes this name. */
const KEY = 'userData';

const userData = object({ userId: id, token: bearerToken });

/** Stores the login session in the browser's local storage. */
export class WebCredentialsStorage implements CredentialsStorage {
  private readonly stored: StoredJson;

  constructor(private readonly dependencies: SharedStorageDependencies) {
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
    this.stored.onChange(this.dependencies.events, listener);
  }
}
