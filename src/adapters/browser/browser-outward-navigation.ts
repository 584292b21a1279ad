import type { BrowsingDevice } from '../../domain/app-store';
import type { OutwardNavigation } from '../../ports/outward-navigation';

/** Leaves the app for another site, in place of the current history entry. */
export class BrowserOutwardNavigation implements OutwardNavigation {
  get device(): BrowsingDevice {
    return { userAgent: navigator.userAgent, touchPointCount: navigator.maxTouchPoints };
  }

  leaveFor(url: string): void {
    window.location.replace(url);
  }
}
