import { expect, test } from 'vitest';
import { canRunMobileApp, usesAppleAppStore } from '../../src/domain/mobile-app-stores';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';

test.each([
  [
    'an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    5,
    true,
    true,
  ],
  ['an old iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 5, true, true],
  ['an iPad', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 5, true, true],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 0, false, false],
  [
    'a Mac with a single touch point',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    1,
    false,
    false,
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/121.0.0.0 Mobile Safari/537.36',
    5,
    false,
    true,
  ],
  [
    'a computer with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/121.0.0.0 Safari/537.36',
    10,
    false,
    false,
  ],
])(
  '%s is sent to the right store, and scans a code if it cannot run the app',
  (_device, userAgent, touchPointCount, isApple, isMobile) => {
    expect(usesAppleAppStore({ userAgent, touchPointCount })).toBe(isApple);
    expect(canRunMobileApp({ userAgent, touchPointCount })).toBe(isMobile);
  },
);
