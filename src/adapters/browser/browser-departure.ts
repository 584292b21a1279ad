import type { BrowsingDevice } from '../../domain/app-store';
import type { Departure } from '../../ports/departure';

/** Leaves the app for another site, in place of the current history entry. */
export class BrowserDeparture implements Departure {
  get device(): BrowsingDevice {
    return { userAgent: navigator.userAgent, touchPointCount: navigator.maxTouchPoints };
  }

  leaveFor(url: string): void {
    window.location.replace(url);
  }
}
