import type { BrowsingDevice } from '../domain/app-store';
import { token } from './token';

export const DEPARTURE = token<Departure>('Departure');

/** Leaves the app. */
export interface Departure {
  readonly device: BrowsingDevice;
  /** Opens a complete address in place of the present history entry, so that Back does not leave again. */
  leaveFor(url: string): void;
}
