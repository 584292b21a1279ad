import type { BookingPage } from '../domain/progress';
import type { Service } from '../domain/services';

export const NAVIGATION_PORT = Symbol('Navigation');

/** A page that the app can open: a booking page of a service, or the thank-you page. */
export type Destination = { readonly service: Service; readonly page: BookingPage } | 'thankYou';

export interface Navigation {
  /** Opens a page with a new history entry. Does nothing if that page is open or about to open. */
  goTo(destination: Destination): void;
  /** Opens a page in place of the current history entry, and keeps the query (decision R1). */
  replace(destination: Destination): void;
  /** Goes one history entry back, or to `fallback` if the app has no earlier entry (decision R5). */
  back(fallback: Destination): void;
  pathOf(destination: Destination): string;
}

export const OUTWARD_NAVIGATION_PORT = Symbol('OutwardNavigation');

/** Takes the customer from the app to another site. */
export interface OutwardNavigation {
  readonly device: {
    /** Whether the device gets apps from Apple's App Store: iPhones and iPads do, others use Google Play (decision B6). */
    readonly usesAppleAppStore: boolean;
    /** Whether the device is a phone or tablet, which can run the mobile app. On other devices, pages show a QR code to scan with a phone. */
    readonly canRunMobileApp: boolean;
  };
  /** Opens a full URL in place of the current history entry. Otherwise Back would return to a page that leaves the app at once. */
  leaveFor(url: string): void;
}
