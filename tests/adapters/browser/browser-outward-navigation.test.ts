import { afterEach, expect, test, vi } from 'vitest';
import { BrowserOutwardNavigation } from '../../../src/adapters/browser/browser-outward-navigation';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 5, true, true],
  // An iPad of today
  ['Macintosh; Intel Mac OS X 10_15_7', 5, true, true],
  ['Macintosh; Intel Mac OS X 10_15_7', 1, false, false],
  ['Linux; Android 14; Pixel 8', 5, false, true],
])(
  'a device (%s) with %i touch points uses the App Store: %s, and runs the app: %s',
  (system, maxTouchPoints, usesAppleAppStore, canRunMobileApp) => {
    const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 Safari/604.1`;
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
    expect(new BrowserOutwardNavigation().device).toEqual({ usesAppleAppStore, canRunMobileApp });
  },
);
