import type { Credentials } from '../domain/account';
import { token } from './token';

export const USER_DATA_STORAGE = token<UserDataStorage>('UserDataStorage');

/** Keeps the session beyond a page load. */
export interface UserDataStorage {
  /** The stored session; undefined where nothing valid is stored. An invalid one is dropped and logged. */
  read(): Credentials | undefined;
  write(credentials: Credentials): void;
  remove(): void;
  /** Calls the listener when another tab wrote or removed the session (decision A8). */
  onChange(listener: () => void): void;
}
