import type { Page } from 'playwright-core';

/** A width of the window with a colour scheme. */
export interface DisplayMode {
  readonly name: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** Whether all text is twice as large as usual. */
  readonly isTextLarge?: boolean;
}

export const LIGHT_ON_PHONE: DisplayMode = { name: '360 light', width: 360, scheme: 'light' };
export const DARK_ON_PHONE: DisplayMode = { name: '360 dark', width: 360, scheme: 'dark' };
export const LIGHT_ON_COMPUTER: DisplayMode = { name: '1280 light', width: 1280, scheme: 'light' };
export const DARK_ON_COMPUTER: DisplayMode = { name: '1280 dark', width: 1280, scheme: 'dark' };

/** What people see who read large text (WCAG 1.4.4), on a phone and on a computer. */
export const LARGE_ON_PHONE: DisplayMode = { name: '360, text at 200 %', width: 360, scheme: 'light', isTextLarge: true };
export const LARGE_ON_COMPUTER: DisplayMode = { ...LARGE_ON_PHONE, name: '1280, text at 200 %', width: 1280 };

/** 1280 px at a zoom of 400 %: what WCAG 1.4.10 asks for. As high as the smallest phones. */
export const NARROWEST: DisplayMode = { name: '320 light', width: 320, scheme: 'light' };

const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 360: 740, 1280: 900 };

/** Gives a page a look, without loading it anew, and waits until it is drawn. */
export async function applyDisplayMode(page: Page, { width, scheme, isTextLarge = false }: DisplayMode): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: HEIGHTS[width]! });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), isTextLarge ? '200%' : '');
  await page.evaluate(drawn);
}

/**
 * Runs in the page: an observer is told of an element's size in the next frame that is truly drawn, after whoever listens to the
 * width or the scheme. Animation frames are no measure: they follow the clock, and that is held.
 */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}
