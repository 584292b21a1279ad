import type { Credentials } from '../domain/account';

export const USER_DATA_STORE = Symbol('UserDataStore');

/** Keeps the session beyond a page load: 'userData' in local storage (spec section 3). */
export interface UserDataStore {
  /** The stored session, or undefined where there is none or it is not valid; the latter is logged. */
  read(): Credentials | undefined;
  write(credentials: Credentials): void;
  remove(): void;
  /** Calls the listener when another tab wrote or removed the session (decision A8). */
  onChange(listener: () => void): void;
}
