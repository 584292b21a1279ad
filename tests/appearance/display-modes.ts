import type { Page } from 'playwright-core';
import { IdleDetector } from '../library/browser/idle-detector';

interface Look {
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  /** The customer's own colours replace the app's. */
  readonly hasForcedColors?: boolean;
  readonly isTextLarge?: boolean;
}

export interface DisplayMode extends Look {
  readonly name: string;
  readonly width: number;
}

export function modeOf(width: number, look: Look = {}): DisplayMode {
  return { ...look, width, name: Object.entries({ width, ...look }).join(' ') };
}

export const LIGHT_ON_PHONE = modeOf(360);
export const LIGHT_ON_TABLET = modeOf(768);
export const LIGHT_ON_COMPUTER = modeOf(1280);
export const DARK_ON_COMPUTER = modeOf(1280, { scheme: 'dark' });
export const FORCED_COLORS = modeOf(360, { hasForcedColors: true });

/** As WCAG 1.4.4 requires. */
export const LARGE_ON_PHONE = modeOf(360, { isTextLarge: true });
export const LARGE_ON_COMPUTER = modeOf(1280, { isTextLarge: true });

/** A 1280 px window at a zoom of 400 %, as WCAG 1.4.10 requires, in the height of the smallest phones. */
export const NARROWEST = modeOf(320);
export const LARGE_ON_NARROWEST = modeOf(320, { isTextLarge: true });

/** Of small laptops, and of one with several toolbars. */
export const LOW_WINDOWS = [modeOf(1280, { height: 720 }), modeOf(1280, { height: 560 })];
export const LAPTOPS = [modeOf(1366, { height: 768 }), modeOf(1280, { height: 800 })];

/** A zoom of 400 %, and the least room that the chat link floats in: on a phone held sideways, and on a small computer. */
export const CHAT_WINDOWS = [
  modeOf(320, { height: 256 }),
  modeOf(640, { height: 360 }),
  modeOf(640, { height: 360, isTextLarge: true }),
  modeOf(1024, { height: 768 }),
  modeOf(1024, { height: 768, isTextLarge: true }),
];

const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 360: 740, 768: 1024, 1280: 900 };

/** Waits until the page is painted in it. */
export async function applyDisplayMode(
  page: Page,
  { width, height = HEIGHTS[width]!, scheme = 'light', hasForcedColors, isTextLarge }: DisplayMode,
): Promise<void> {
  await page.emulateMedia({
    colorScheme: scheme,
    forcedColors: hasForcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), isTextLarge ? '200%' : '');
  await page.evaluate(nextPaint);
}

/**
 * Runs in the page. In the next frame, the browser calls a new ResizeObserver after all listeners to width and scheme.
 * requestAnimationFrame might never fire, because it follows the page's clock, which tests stop.
 */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

/** The problems that stay: a list of suggestions gets its place and width after it has opened. */
export async function onceSettled(find: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const idleDetector = new IdleDetector();
  for (;;) {
    const found = await find();
    if (found.length === 0 || !(await idleDetector.wait(found.join(), false))) return found;
  }
}
