import type { BrowsingDevice } from '../../domain/mobile-app-stores';
import type { OutwardNavigation } from '../../ports/outward-navigation';

/** Opens another site in place of the current history entry. With an entry of its own, Back would return to a page that leaves again. */
export class BrowserOutwardNavigation implements OutwardNavigation {
  get device(): BrowsingDevice {
    return { userAgent: navigator.userAgent, touchPointCount: navigator.maxTouchPoints };
  }

  leaveFor(url: string): void {
    window.location.replace(url);
  }
}
