import type { OutwardNavigation } from '../../ports/navigation';

/** Replaces the history entry, because Back to it would open the other site again. */
export class BrowserOutwardNavigation implements OutwardNavigation {
  get device() {
    const { maxTouchPoints, userAgent } = navigator;
    // An iPad's user agent names a Mac, but no Mac has a touch screen.
    const isIPad = userAgent.includes('Macintosh') && maxTouchPoints > 1;
    const usesAppleAppStore = isIPad || /iPhone|iPad|iPod/.test(userAgent);
    return { usesAppleAppStore, canRunMobileApp: usesAppleAppStore || userAgent.includes('Android') };
  }

  leaveFor(url: string): void {
    window.location.replace(url);
  }
}
