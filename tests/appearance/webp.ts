import type { Page } from 'playwright-core';

interface WebpOptions {
  /** From 0, the worst quality, to 100, the best. */
  readonly quality: number;
  /** Pixels of the picture for each pixel of the page; by default 1. */
  readonly scale?: number;
  /** Whether to take the whole page; by default only the part in the window. */
  readonly isWholePage?: boolean;
}

/** Takes a picture of a page in Chromium. Returns a WebP file, which Playwright itself cannot write. */
export async function takeWebp(page: Page, { quality, scale = 1, isWholePage = false }: WebpOptions): Promise<Buffer> {
  const area = isWholePage ? await wholePage(page) : { ...(await scrollPosition(page)), ...page.viewportSize()! };
  const session = await page.context().newCDPSession(page);
  const clip = { ...area, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip, captureBeyondViewport: isWholePage });
  await session.detach();
  return Buffer.from(data, 'base64');
}

function wholePage(page: Page) {
  return page.evaluate(() => ({ x: 0, y: 0, width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight }));
}

function scrollPosition(page: Page) {
  return page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
}
