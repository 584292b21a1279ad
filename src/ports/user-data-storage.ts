import type { Credentials } from '../domain/account';
import { token } from './token';

export const USER_DATA_STORAGE = token<UserDataStorage>('UserDataStorage');

/** Keeps the session beyond a page load. */
export interface UserDataStorage {
  /** The stored session; undefined without a valid one. Drops and logs an invalid one. */
  read(): Credentials | undefined;
  write(credentials: Credentials): void;
  remove(): void;
  /** Calls the listener when another tab writes or removes the session (decision A8). */
  onChange(listener: () => void): void;
}
