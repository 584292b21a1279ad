import type { Credentials } from '../domain/account';
import type { Draft } from '../domain/draft';
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

export const DRAFT_STORAGE_PORT = injectionToken<DraftStorage>('DraftStorage');

/** Stores the draft, so that the customer's input is still there after the browser reloads the tab (decision B1). */
export interface DraftStorage {
  /** The stored draft; undefined if there is none or it is invalid. An invalid draft is removed and logged. */
  read(): Draft | undefined;
  write(draft: Draft): void;
  /** Whether another page of this tab has changed the stored draft since this page last read or wrote it (decision B10). */
  hasChanged(): boolean;
}

export const ACCEPTED_BOOKINGS_STORAGE_PORT = injectionToken<AcceptedBookingsStorage>('AcceptedBookingsStorage');

/** Stores the keys of the bookings that the server has accepted last, from any tab of the browser (decision B5). */
export interface AcceptedBookingsStorage {
  /** The stored keys, the newest last; none if nothing valid is stored. */
  read(): readonly string[];
  write(keys: readonly string[]): void;
  /** Calls the listener when another tab changes the stored keys. */
  onChange(listener: () => void): void;
}

export const TELEMETRY_OBJECTION_STORAGE_PORT = injectionToken<TelemetryObjectionStorage>('TelemetryObjectionStorage');

/** Stores whether the customer objects to telemetry. All tabs of the browser share the answer. */
export interface TelemetryObjectionStorage {
  /** Whether the customer has objected; false if nothing valid is stored. */
  read(): boolean;
  write(hasObjected: boolean): void;
  /** Calls the listener when another tab changes the stored answer. */
  onChange(listener: () => void): void;
}
