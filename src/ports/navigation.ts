import type { BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';

export const NAVIGATION_PORT = Symbol('Navigation');

export type Destination = { readonly service: Service; readonly page: BookingPage } | 'thankYou';

export interface Navigation {
  /** Does nothing if the page is open or about to open. */
  goTo(destination: Destination): void;
  /** In place of the current history entry; keeps the query (decision R1). */
  replace(destination: Destination): void;
  /** To `fallback` if the app has no earlier entry (decision R5). */
  back(fallback: Destination): void;
  pathOf(destination: Destination): string;
}

export const OUTWARD_NAVIGATION_PORT = Symbol('OutwardNavigation');

export interface OutwardNavigation {
  readonly device: {
    /** Others use Google Play (decision B6). */
    readonly usesAppleAppStore: boolean;
    /** Other devices show a QR code to scan with a phone. */
    readonly canRunMobileApp: boolean;
  };
  /** In place of the current history entry: Back to it would leave the app at once. */
  leaveFor(url: string): void;
}
