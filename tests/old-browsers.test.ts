import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser/find-browser';
import { makeOld } from './library/browser/old-browser';
import { serve, type Site } from './library/browser/site';
import { SCENARIO_START } from './library/device';

// In a browser without `:has()` and `closedby`, on the production build.

let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serve('production', { now: () => SCENARIO_START });
  browser = await launchBrowser();
  // So wide that a test can click beside the open menu.
  const context = await browser.newContext({ viewport: { width: 600, height: 740 }, reducedMotion: 'reduce' });
  await makeOld(context);
  page = await context.newPage();
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
    page.locator('label:has(#walkFrequency)').evaluate((label) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(label.parentElement!);
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

test('a browser below the oldest supported ones gets a notice with a link to the chat, and no form', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  const bygone = await context.newPage();
  await bygone.goto(new URL('walking/1', site.address).href);
  await expect
    .poll(() => bygone.locator('body').innerText())
    .toBe(
      'This page did not start. Reload the page. If it does not start then, this browser is too old to book here: please update it, or chat with us for more information.',
    );
  const chat = bygone.getByRole('link', { name: 'chat with us for more information' });
  await expect(chat.getAttribute('href')).resolves.toMatch(/^https:\/\/wa\.me\/910000000000\?text=Hello!/);
});
