import type { Credentials } from '../domain/account';
import { injectionToken } from './injection-token';

export const CREDENTIALS_STORAGE_PORT = injectionToken<CredentialsStorage>('CredentialsStorage');

/** Stores the session, that is, the credentials of a logged-in customer, so that the login survives a reload. */
export interface CredentialsStorage {
  /** The stored session; undefined if there is none or it is invalid. An invalid session is removed and logged. */
  read(): Credentials | undefined;
  write(credentials: Credentials): void;
  remove(): void;
  /** Calls the listener when another tab writes or removes the session (decision A8). */
  onChange(listener: () => void): void;
}
