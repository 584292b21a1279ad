import type { BrowsingDevice } from '../domain/app-store';
import { token } from './token';

export const DEPARTURE = token<Departure>('Departure');

/** Leads from the app to another site. */
export interface Departure {
  readonly device: BrowsingDevice;
  /** Opens a full URL in place of the current history entry. Otherwise, Back would leave the app again. */
  leaveFor(url: string): void;
}
