import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser/find-browser';
import { ASHA } from './port-contracts/people';
import { serve, type Site } from './support/browser/site';
import { SCENARIO_START } from './support/device';

// `npm test` makes the build first. These tests delay the page's scripts, to compare the page before and after the app's start.

interface WatchedWindow {
  /** All elements of the prerendered page. */
  drawn: readonly Element[];
  /** What any frame showed, in texts such as '1 chosen, visitor': the number of chosen options, and whether the customer is logged in. */
  seen: Set<string>;
}

const FIRST_PAGES = ['walking/1', 'training/1', 'grooming/1'];

let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];
let released: Promise<void>;
let releaseScripts: () => void;

beforeAll(async () => {
  site = await serve('production', { now: () => SCENARIO_START });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => {
  errors = [];
  // The window is wide, so that the header shows 'Log out'.
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  holdScripts();
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
});

afterEach(() => context.close());

function holdScripts(): void {
  released = new Promise((resolve) => (releaseScripts = resolve));
}

const addressOf = (path: string) => new URL(path, site.address).href;
const option = (name: string) => page.getByRole('radio', { name, exact: true });
const start = () => page.locator('#root:not([data-waits])').waitFor({ state: 'attached' });
/** Waits for the packages. The app fetches them after its start, because the prerendered page has none. */
const arrival = () => page.getByRole('status', { name: /^Loading/ }).first().waitFor({ state: 'detached' });

/** Opens a page without its scripts, and stores its elements in `drawn`. */
async function open(path: string): Promise<void> {
  await page.goto(addressOf(path), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => ((globalThis as unknown as WatchedWindow).drawn = [...document.querySelectorAll('#root *')]));
}

/** The start of the HTML of each element in `drawn` that is gone, except for the grey shapes in place of packages. */
function lost(): Promise<readonly string[]> {
  return page.evaluate(() =>
    (globalThis as unknown as WatchedWindow).drawn
      .filter((element) => !element.isConnected && !element.closest('[aria-label^="Loading"]'))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Stores a booking and a session in the browser, and loads the page again without its scripts. */
async function returnTo(path: string): Promise<void> {
  releaseScripts();
  await open(path);
  await start();
  await arrival();
  const choices = page.locator('form').getByRole('radio').or(page.locator('form').getByRole('checkbox'));
  await choices.nth(1).check();
  await page.evaluate((session) => localStorage.setItem('userData', JSON.stringify({ ...session, isLoggedIn: true })), ASHA);
  holdScripts();
  await open(path);
}

describe.each(FIRST_PAGES)('The first page %s', (path) => {
  test('stays in the document when the app starts, element by element', async () => {
    await open(path);
    releaseScripts();
    await start();
    await arrival();
    expect([await lost(), errors]).toEqual([[], []]);
  });

  test('stays for a customer who returns with a booking and a session, and shows both', async () => {
    await returnTo(path);
    const chosen = page.locator('[data-chosen]');
    await expect(chosen.count()).resolves.toBe(0);
    releaseScripts();
    await start();
    await arrival();
    expect([await lost(), errors]).toEqual([[], []]);
    await expect(chosen.count()).resolves.toBe(1);
    await expect(page.getByRole('button', { name: 'Log out' }).isVisible()).resolves.toBe(true);
  });
});

test('a returning customer sees no frame without the kept booking and the session', async () => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    (globalThis as unknown as WatchedWindow).seen = seen;
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') {
        seen.add(`${document.querySelectorAll('[data-chosen]').length} chosen, ${/Log out/.test(document.body.innerText) ? 'logged in' : 'visitor'}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await returnTo('walking/1');
  releaseScripts();
  await start();
  await arrival();
  await expect(page.evaluate(() => [...(globalThis as unknown as WatchedWindow).seen])).resolves.toEqual(['1 chosen, logged in']);
});

describe('A page that differs from what the build drew', () => {
  beforeEach(async () => {
    await page.route('**/walking/1', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Elige tu paquete');
      await route.fulfill({ response, body });
    });
  });

  test('is replaced by the app’s, and keeps early choices and the focus', async () => {
    await open('walking/1');
    await option('2 Walks').check();
    await option('60 min walk').check();
    releaseScripts();
    await page.getByRole('heading', { level: 1, name: '01. Choose Your Perfect Package' }).waitFor();
    await arrival();
    await expect(lost()).resolves.not.toEqual([]);
    await expect(page.getByRole('radio', { checked: true }).count()).resolves.toBe(2);
    await expect(option('2 Walks').isChecked()).resolves.toBe(true);
    await expect(option('60 min walk').evaluate((element) => element === document.activeElement)).resolves.toBe(true);
    await expect(page.locator('#incomplete').isVisible()).resolves.toBe(false);
    expect(errors).toEqual([expect.stringMatching(/^Error: Minified React error #418/)]);
  });

  test('is replaced for a returning customer too, with all that was kept', async () => {
    await returnTo('walking/1');
    releaseScripts();
    await start();
    await arrival();
    await expect(option('2 Walks').isChecked()).resolves.toBe(true);
    await expect(page.getByRole('button', { name: 'Log out' }).isVisible()).resolves.toBe(true);
  });
});
