import type { BrowsingDevice } from '../../domain/mobile-app-stores';
import type { OutwardNavigation } from '../../ports/outward-navigation';

/** Leaves the app for another site, in place of the current history entry: Back must not lead to a page that leaves again. */
export class BrowserOutwardNavigation implements OutwardNavigation {
  get device(): BrowsingDevice {
    return { userAgent: navigator.userAgent, touchPointCount: navigator.maxTouchPoints };
  }

  leaveFor(url: string): void {
    window.location.replace(url);
  }
}
