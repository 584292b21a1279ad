import type { BrowsingDevice } from '../../domain/mobile-app-stores';
import type { OutwardNavigation } from '../../ports/navigation';

/** Opens another site and replaces the current history entry, because Back to that entry would open the other site again. */
export class BrowserOutwardNavigation implements OutwardNavigation {
  get device(): BrowsingDevice {
    return { userAgent: navigator.userAgent, touchPointCount: navigator.maxTouchPoints };
  }

  leaveFor(url: string): void {
    window.location.replace(url);
  }
}
