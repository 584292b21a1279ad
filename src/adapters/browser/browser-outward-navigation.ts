import type { OutwardNavigation } from '../../ports/navigation';

/** Opens another site and replaces the current history entry, because Back to that entry would open the other site again. */
export class BrowserOutwardNavigation implements OutwardNavigation {
  get device() {
    const { maxTouchPoints, userAgent } = navigator;
    // An iPad's user agent names a Mac, but no Mac has a touch screen. So a Mac with touch points is an iPad.
    const isIPad = userAgent.includes('Macintosh') && maxTouchPoints > 1;
    const usesAppleAppStore = isIPad || /iPhone|iPad|iPod/.test(userAgent);
    return { usesAppleAppStore, canRunMobileApp: usesAppleAppStore || userAgent.includes('Android') };
  }

  leaveFor(url: string): void {
    window.location.replace(url);
  }
}
