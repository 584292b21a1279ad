import type { BrowsingDevice } from '../domain/mobile-app-stores';
import { injectionToken } from './injection-token';

export const OUTWARD_NAVIGATION_PORT = injectionToken<OutwardNavigation>('OutwardNavigation');

/** Takes the customer from the app to another site. */
export interface OutwardNavigation {
  readonly device: BrowsingDevice;
  /** Opens a full URL in place of the current history entry. Otherwise Back would return to a page that leaves the app at once. */
  leaveFor(url: string): void;
}
