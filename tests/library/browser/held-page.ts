import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { ASHA } from '../../port-contracts/people';
import { SCENARIO_START } from '../device';
import { launchBrowser } from '../../browser/find-browser';
import { serve, type Site } from './site';

/** A new page of the production build for each test of a file. Its scripts wait until `release` is called. */
export function heldPage(width: number) {
  let site: Site;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];
  let released: Promise<void>;
  let release = () => {};
  const hold = () => {
    released = new Promise((resolve) => (release = resolve));
  };

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
    context = await browser.newContext({ viewport: { width, height: 740 } });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    hold();
    await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  });

  afterEach(() => context.close());

  const addressOf = (path: string) => new URL(path, site.address).href;
  return {
    get page() {
      return page;
    },
    get errors() {
      return errors;
    },
    hold,
    release: () => release(),
    addressOf,
    open: (path: string) => page.goto(addressOf(path), { waitUntil: 'domcontentloaded' }),
    option: (name: string) => page.getByRole('radio', { name, exact: true }),
    /** The app fetches its packages: the prerendered page has none. */
    arrival: async () => {
      await page.locator('#root:not([data-waits])').waitFor({ state: 'attached' });
      await page.locator('[aria-label^="Loading"]').first().waitFor({ state: 'detached' });
    },
    /** As a login in another tab does. */
    logIn: () =>
      page.evaluate(
        (session) => localStorage.setItem('userData', JSON.stringify({ ...session, isLoggedIn: true })),
        ASHA,
      ),
  };
}
