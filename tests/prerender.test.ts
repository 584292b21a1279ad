import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser/find-browser';
import { serve, type Site } from './support/browser/site';
import { SCENARIO_START } from './support/device';

// `npm test` makes the build first. These tests delay the page's scripts and load them at chosen moments.

const PACKAGES = { status: true, data: [{ id: 1, package_name: 'Express', price: 199, duration_days: 3, color: 'white' }] };

let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let unexpectedErrors: string[];
let releaseScripts: () => void;
let releaseOwnScript: () => void;

beforeAll(async () => {
  site = await serve('production', { now: () => SCENARIO_START });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => {
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  unexpectedErrors = [];
  context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  page = await context.newPage();
  page.on('pageerror', (error) => unexpectedErrors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && unexpectedErrors.push(line.text()));
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  await page.route('**/api/packages/**', (route) => route.fulfill({ json: PACKAGES }));
});

afterEach(() => context.close());

const open = (path: string) => page.goto(new URL(path, site.address).href, { waitUntil: 'commit' });
const option = (name: string) => page.getByRole('radio', { name, exact: true });
/** Waits for the packages. The app fetches them, because the prerendered page has none. */
const arrival = () => page.getByRole('radio', { name: /^Express/ }).waitFor();

/** Chooses an option in each group of walking's first page, except for the package. */
async function choose(): Promise<void> {
  for (const name of ['1 Walk', 'Mon - Fri', '30 min walk']) await option(name).check();
}

async function goOn(): Promise<void> {
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

describe('A prerendered page', () => {
  test('is there without its scripts, and does not move when the app takes its place', async () => {
    await open('walking/1');
    await page.getByRole('heading', { level: 1, name: '01. Choose Your Perfect Package' }).waitFor();
    await expect(page.getByRole('status', { name: 'Loading packages' }).isVisible()).resolves.toBe(true);
    const before = await option('1 Walk').boundingBox();
    releaseScripts();
    await arrival();
    await expect(option('1 Walk').boundingBox()).resolves.toEqual(before);
    expect(unexpectedErrors).toEqual([]);
  });

  test('keeps the last of several choices from before its scripts came', async () => {
    await open('walking/1');
    await option('1 Walk').check();
    await option('2 Walks').check();
    await option('60 min walk').check();
    releaseScripts();
    await arrival();
    const chosen = await page.getByRole('radio', { checked: true }).evaluateAll((options) => options.map((each) => each.parentElement?.textContent));
    expect(chosen).toEqual(['2 Walks', '60 min walk']);
    await page.reload();
    await arrival();
    await expect(option('2 Walks').isChecked()).resolves.toBe(true);
  });

  test('keeps the last of several even if its first script came before', async () => {
    const held = new Promise<void>((resolve) => (releaseOwnScript = resolve));
    await page.route('**/assets/walking-package-*.js', (route) => held.then(() => route.continue()));
    const isListening = page.waitForRequest('**/assets/walking-package-*.js');
    releaseScripts();
    await open('walking/1');
    await isListening;
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /assets\/app-/.test(name)));
    for (const name of ['1 Walk', '2 Walks', '1 Walk']) await option(name).check();
    releaseOwnScript();
    await arrival();
    await expect(option('1 Walk').isChecked()).resolves.toBe(true);
  });

  test('gives its place in the page and the focus to the app', async () => {
    await open('walking/1');
    await option('60 min walk').focus();
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
    const focused = await page.evaluate(() => document.activeElement?.id);
    releaseScripts();
    await arrival();
    await expect(page.evaluate(() => [document.activeElement?.id, window.scrollY])).resolves.toEqual([focused, 120]);
  });

  test.each([
    ['react', 'cannot be fetched'],
    ['react', 'does not run'],
    ['app', 'does not run'],
    ['index', 'does not run'],
  ])('shows an alert if %s %s, and still shows the page', async (script, fault) => {
    await context.addInitScript(() => sessionStorage.setItem('bookingDraft', '{"version":1}'));
    const failing = { contentType: 'text/javascript', body: 'throw new Error("old browser")' };
    await page.route(`**/assets/${script}-*.js`, (route) => (fault === 'does not run' ? route.fulfill(failing) : route.abort()));
    await open('walking/1');
    releaseScripts();
    await page.getByRole('alert').waitFor();
    await expect(page.getByRole('link', { name: 'Reload the page' }).isVisible()).resolves.toBe(true);
    await expect(page.locator('h1').isVisible()).resolves.toBe(true);
  });

  test('shows no alert for a foreign script, or for one that fails after the app has started', async () => {
    releaseScripts();
    await open('walking/1');
    await arrival();
    for (const address of ['https://maps.example.test/api.js', '/in/packages/assets/gone.js']) {
      await page.route(`**${address.replace('https:', '')}`, (route) => route.abort());
      await page.evaluate((src) => new Promise((resolve) => document.head.append(Object.assign(document.createElement('script'), { src, onerror: resolve }))), address);
    }
    await expect(page.locator('#incomplete').isVisible()).resolves.toBe(false);
  });

  test('fetches nothing by itself but what it names, and the packages', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    releaseScripts();
    await open('walking/1');
    await arrival();
    await page.waitForLoadState('networkidle');
    const named = await page.locator('script[src], link[href*="assets"]').evaluateAll((all) => all.map((each) => new URL(each.getAttribute('src') ?? each.getAttribute('href')!, location.href).pathname));
    expect(fetched.filter((path) => !named.includes(path)).map((path) => path.replace(/^.*\/in\/packages/, ''))).toEqual(['/walking/1', '/api/packages/4']);
  });

  test('answers to a Next that was pressed too early', async () => {
    await open('walking/1');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    releaseScripts();
    await page.getByRole('region', { name: 'There is a problem' }).waitFor();
  });

  test('opens the menu that was asked for too early', async () => {
    await open('walking/1');
    await page.getByRole('button', { name: 'Open menu', exact: true }).click();
    releaseScripts();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await expect(menu.getByRole('link').count()).resolves.toBeGreaterThan(5);
  });

  test('leaves a menu closed that was pressed twice', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open('walking/1');
    const support = page.getByRole('button', { name: 'Support', exact: true });
    await support.click();
    await support.click();
    releaseScripts();
    await arrival();
    await expect(support.getAttribute('aria-expanded')).resolves.toBe('false');
  });

  test('is not shown where a booking waits to be restored', async () => {
    await context.addInitScript(() => sessionStorage.setItem('bookingDraft', '{"version":1}'));
    await open('walking/1');
    await page.waitForSelector('h1', { state: 'attached' });
    await expect(page.locator('h1').isVisible()).resolves.toBe(false);
    releaseScripts();
    await arrival();
    await expect(page.locator('h1').isVisible()).resolves.toBe(true);
  });
});

test('a path without a prerendered page has the empty page', async () => {
  await open('walking/2');
  await page.waitForSelector('#root', { state: 'attached' });
  await expect(page.locator('#root').evaluate((root) => root.childElementCount)).resolves.toBe(0);
  releaseScripts();
  await arrival();
});

/** Makes requests for `path` return the page `file` of the build, as web servers and static hosts do. */
async function answers(path: string, file: string): Promise<void> {
  const built = await page.request.get(new URL(file, site.address).href);
  await page.route((url) => url.pathname === path, (route) => route.fulfill({ response: built }));
}

test.each(['/in/packages/', '/in/packages/walking', '/in/packages/WALKING/1/'])("'%s' is answered with the page that it leads to, which is kept", async (path) => {
  await answers(path, 'walking/1');
  await open(`${path}?utm=1`);
  await option('2 Walks').check();
  releaseScripts();
  await arrival();
  await expect(option('2 Walks').isChecked()).resolves.toBe(true);
  const { pathname, search } = new URL(page.url());
  expect([pathname, search, unexpectedErrors]).toEqual(['/in/packages/walking/1', '?utm=1', []]);
});

test("an unknown path that a host answers with the app has the page 'not found'", async () => {
  await answers('/elsewhere', 'walking/2');
  releaseScripts();
  await open('/elsewhere');
  await page.getByRole('link', { name: 'Dog Walking' }).first().waitFor();
  expect([new URL(page.url()).pathname, unexpectedErrors]).toEqual(['/in/packages/elsewhere', []]);
});

test('a step whose code could not be prefetched comes by a reload of the page', async () => {
  releaseScripts();
  await open('walking/1');
  await arrival();
  let isDown = true;
  await page.route('**/assets/*.js', (route) => (isDown ? route.abort() : route.continue()));
  const failure = page.waitForEvent('requestfailed');
  await choose();
  await failure;
  isDown = false;
  await goOn();
  // Waits for a field, because the placeholder that is shown before the reload already has the second page's heading.
  await page.getByRole('textbox', { name: 'Start date' }).waitFor();
  await expect(page.evaluate(() => performance.getEntriesByType('navigation').map(({ type }) => type))).resolves.toEqual(['reload']);
});

test('a step whose code is still on its way has its name and the focus', async () => {
  const held = new Promise<void>((resolve) => (releaseOwnScript = resolve));
  await page.route('**/assets/walking-schedule-page-*.js', (route) => held.then(() => route.continue()));
  releaseScripts();
  await open('walking/1');
  await arrival();
  await choose();
  await goOn();
  await page.getByRole('status', { name: 'Loading the page' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === '02. Book Date & Time');
  await expect(page.title()).resolves.toMatch(/^02\. Book Date & Time/);
  releaseOwnScript();
  await page.getByRole('textbox', { name: 'Start date' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === '02. Book Date & Time');
});

test('a calendar whose code could not be fetched takes nothing else away', async () => {
  await page.route('**/assets/calendar-*.js', (route) => route.abort());
  releaseScripts();
  await open('walking/1');
  await arrival();
  await choose();
  await goOn();
  await page.getByRole('textbox', { name: 'Start date' }).fill('December 5, 2030');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await page.getByRole('dialog').getByText('The calendar could not be opened. Please type the day instead.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox', { name: 'Start date' }).inputValue()).resolves.toBe('December 5, 2030');
});
