import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPackaged } from './browser/engines';
import { launchEngine } from './browser/launch-engine';
import { serve, type Site } from './library/browser/site';
import { SCENARIO_START } from './library/device';

// Chromium 103 knows neither `:has()` nor `closedby`. The scenarios in it do not look at the layout.
describe.runIf(isPackaged)('The production build in the oldest Chromium', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    site = await serve('production', { now: () => SCENARIO_START });
    browser = await launchEngine('chromium-103');
    // The window is so wide that a test can click beside the open menu.
    page = await browser.newPage({ viewport: { width: 600, height: 740 }, reducedMotion: 'reduce' });
    await page.goto(new URL('walking/1', site.address).href);
    await page.locator('#root:not([data-waits])').waitFor({ state: 'attached' });
  });

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  test('the chat link is above the bar with Next', async () => {
    const chat = (await page.getByRole('link', { name: 'Chat with us for more information' }).boundingBox())!;
    const next = (await page.getByRole('button', { name: 'Next', exact: true }).boundingBox())!;
    expect(chat.y + chat.height).toBeLessThan(next.y);
  });

  test('a chosen option looks chosen', async () => {
    const colours = () =>
      page.locator('#walkFrequency').evaluate((option) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(option.closest('label')!.parentElement!);
        return [backgroundColor, borderTopColor];
      });
    const before = await colours();
    await page.getByRole('radio', { name: '1 Walk', exact: true }).check();
    await expect
      .poll(async () => (await colours()).map((colour, index) => colour === before[index]))
      .toEqual([false, false]);
  });

  test('a press beside the menu closes it', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await page.mouse.click(20, 400);
    await expect.poll(() => menu.count()).toBe(0);
  });
});
