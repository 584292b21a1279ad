import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { heldPage } from './library/browser/held-page';

// These tests delay the page's scripts and load them at chosen moments.

const PACKAGES = {
  status: true,
  data: [{ id: 1, package_name: 'Express', price: 199, duration_days: 3, color: 'white' }],
};

const held = heldPage(360);
const { open, option, arrival, release } = held;

beforeEach(() => held.page.route('**/api/packages/**', (route) => route.fulfill({ json: PACKAGES })));

/** As web servers and static hosts do. */
async function answers(path: string, file: string): Promise<void> {
  const built = await held.page.request.get(held.addressOf(file));
  await held.page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ response: built }),
  );
}

async function choose(): Promise<void> {
  for (const name of ['1 Walk', 'Mon - Fri', '30 min walk']) await option(name).check();
  await held.page.getByRole('radio', { name: /^Express/ }).check();
}

const chosen = () =>
  held.page
    .getByRole('radio', { checked: true })
    .evaluateAll((options) => options.map((each) => each.parentElement?.textContent));

const press = (name: string) => held.page.getByRole('button', { name, exact: true }).click();
const startDate = () => held.page.getByRole('textbox', { name: 'Start date' });

describe.each([
  ['hydrates', async () => {}],
  ['draws anew for a customer who has logged in', held.logIn],
])('A prerendered page that the app %s', (_way, logIn) => {
  beforeEach(async () => {
    await open('walking/1');
    await logIn();
  });

  test('is there without its scripts, and keeps its place, the focus and the scroll position', async () => {
    const { page } = held;
    await page.getByRole('heading', { level: 1, name: '01. Choose Your Perfect Package' }).waitFor();
    await page.getByRole('status', { name: 'Loading packages' }).waitFor();
    await option('60 min walk').focus();
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
    const place = async () => [
      await page.evaluate(() => [document.activeElement?.id, window.scrollY]),
      await option('1 Walk').boundingBox(),
    ];
    const before = await place();
    release();
    await arrival();
    await expect.poll(place).toEqual(before);
    expect(held.errors).toEqual([]);
  });

  test('keeps the last of several choices from before its scripts came', async () => {
    for (const name of ['1 Walk', '2 Walks', '60 min walk']) await option(name).check();
    release();
    await arrival();
    await expect.poll(chosen).toEqual(['2 Walks', '60 min walk']);
    await held.page.reload();
    await arrival();
    await expect.poll(chosen).toEqual(['2 Walks', '60 min walk']);
  });

  test('answers to a Next that was pressed too early', async () => {
    await press('Next');
    release();
    await held.page.getByRole('region', { name: 'There is a problem' }).waitFor();
    // Without the app, a browser would send the form.
    expect(new URL(held.page.url()).search).toBe('');
  });

  test('opens the menu that was asked for too early', async () => {
    await press('Open menu');
    release();
    await expect
      .poll(() => held.page.getByRole('dialog', { name: 'Menu' }).getByRole('link').count())
      .toBeGreaterThan(5);
  });

  test.each([
    [1, 'true'],
    [2, 'false'],
  ])('after %i presses of a menu of links, tells that it is unfolded: %s', async (presses, expanded) => {
    await held.page.setViewportSize({ width: 1280, height: 800 });
    const support = held.page.getByRole('button', { name: 'Support', exact: true });
    for (let pressed = 0; pressed < presses; pressed += 1) await support.click();
    release();
    await arrival();
    await expect.poll(() => support.getAttribute('aria-expanded')).toBe(expanded);
  });
});

describe('A prerendered page', () => {
  test('keeps the last of several choices even if its first script came before', async () => {
    const { page } = held;
    let releaseOwnScript = () => {};
    const ownScript = new Promise<void>((resolve) => (releaseOwnScript = resolve));
    await page.route('**/assets/walking-package-*.js', (route) => ownScript.then(() => route.continue()));
    release();
    await open('walking/1');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /assets\/app-/.test(name)),
    );
    for (const name of ['1 Walk', '2 Walks', '1 Walk']) await option(name).check();
    releaseOwnScript();
    await arrival();
    await expect.poll(chosen).toEqual(['1 Walk']);
  });

  test.each([
    ['react', 'cannot be fetched'],
    ['react', 'does not run'],
    ['app', 'does not run'],
  ])('shows an alert if %s %s, and still shows the page', async (script, fault) => {
    const { page } = held;
    await page.addInitScript(() => sessionStorage.setItem('bookingDraft', '{"version":1}'));
    const failing = { contentType: 'text/javascript', body: 'throw new Error("old browser")' };
    await page.route(`**/assets/${script}-*.js`, (route) =>
      fault === 'does not run' ? route.fulfill(failing) : route.abort(),
    );
    await open('walking/1');
    await expect(page.locator('h1').isVisible()).resolves.toBe(false);
    release();
    const alert = page.getByRole('alert');
    await alert.getByRole('link', { name: 'Reload the page' }).waitFor();
    await page.locator('h1').waitFor();
    const name = await page.locator('meta[name=release]').getAttribute('content');
    await expect(alert.innerText()).resolves.toContain(`Release ${name}`);
    const chat = alert.getByRole('link', { name: 'chat with us' });
    await expect(chat.getAttribute('href')).resolves.toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  });

  test.each([
    ['walking/1', /\/app-/],
    ['walking/1', /\/react-/],
    ['walking/1', /\/walking-package-/],
    ['thankyou', /\/app-/],
    ['thankyou', /\/thank-you-page-/],
    ['walking/2?utm=1', /\/walking-package-/],
  ])(
    "of '%s' whose script %s arrived empty says so, and fetches it past the cache to load again",
    async (path, script) => {
      const { page } = held;
      let isEmpty = true;
      const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript' };
      const answer = async (url: string, response: ServerResponse) => {
        const built = await fetch(held.addressOf(url.slice('/in/packages/'.length)));
        const body = new Uint8Array(await built.arrayBuffer());
        const type = { 'content-type': built.headers.get('content-type') ?? '' };
        response.writeHead(built.status, url.endsWith('.js') ? headers : type);
        response.end(isEmpty && script.test(url) ? '' : body);
      };
      const server = createServer((request, response) => {
        answer(request.url!, response).catch(() => response.destroy());
      });
      const origin = await new Promise<string>((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
      );
      try {
        await page.unrouteAll();
        await page.goto(`${origin}/in/packages/${path}`);
        const reload = page.locator('text=Reload the page >> visible=true');
        await reload.waitFor();
        expect(held.errors).not.toEqual([]);
        isEmpty = false;
        await page.reload();
        await reload.waitFor();
        await reload.click();
        await page.locator('#root:not([data-waits]) h1').filter({ hasNotText: 'Something went wrong' }).waitFor();
      } finally {
        server.close();
      }
    },
  );

  test('whose own script its policy forbids offers to load it again, before it speaks of age', async () => {
    const { page } = held;
    let policy = "script-src 'none'";
    await page.route('**/walking/1', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    release();
    await open('walking/1');
    await expect(page.locator('body').innerText()).resolves.toMatch(
      /^This page did not start\. Reload the page\. If it does not start then, this browser is too old/,
    );
    policy = '';
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await arrival();
  });

  test('has a notice with a link to the chat in place of the form, in a browser below the oldest supported ones', async () => {
    const { page } = held;
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
    release();
    await open('walking/1');
    await expect
      .poll(() => page.locator('body').innerText())
      .toBe(
        'This page did not start. Reload the page. If it does not start then, this browser is too old to book here: please update it, or chat with us for more information.',
      );
    const chat = page.getByRole('link', { name: 'chat with us for more information' });
    await expect(chat.getAttribute('href')).resolves.toMatch(/^https:\/\/wa\.me\/910000000000\?text=Hello!/);
  });

  test('shows no alert for a foreign script, or for one that fails after the app has started', async () => {
    const { page } = held;
    release();
    await open('walking/1');
    await arrival();
    for (const address of ['https://maps.example.test/api.js', '/in/packages/assets/gone.js']) {
      await page.route(`**${address.replace('https:', '')}`, (route) => route.abort());
      await page.evaluate(
        (src) =>
          new Promise((resolve) =>
            document.head.append(Object.assign(document.createElement('script'), { src, onerror: resolve })),
          ),
        address,
      );
    }
    await expect(page.locator('#incomplete').isVisible()).resolves.toBe(false);
  });

  test('fetches nothing by itself but what it names, and the packages', async () => {
    const { page } = held;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    release();
    await open('walking/1');
    await arrival();
    // What the app puts off until the browser is idle comes before this.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    const named = () =>
      page
        .locator('script[src], link[href*="assets"]')
        .evaluateAll((all) =>
          all.map((each) => new URL(each.getAttribute('src') ?? each.getAttribute('href')!, location.href).pathname),
        );
    const others = async () => {
      const known = await named();
      return fetched.filter((path) => !known.includes(path)).map((path) => path.replace(/^.*\/in\/packages/, ''));
    };
    await expect.poll(others).toEqual(['/walking/1', '/api/packages/4']);
  });

  test('tells its address to search engines, and no other page does, so that browsers share the one that is shown', async () => {
    const { page } = held;
    const addresses = () => page.locator('[rel=canonical]').count();
    release();
    await open('walking/1');
    await arrival();
    await expect(addresses()).resolves.toBe(1);
    await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Training' }).click();
    await expect.poll(() => page.title()).toContain('Dog Training');
    await expect(addresses()).resolves.toBe(0);
  });

  test.each(['/in/packages/', '/in/packages/walking', '/in/packages/WALKING/1/'])(
    "answers for '%s', which leads to it, and is kept",
    async (path) => {
      await answers(path, 'walking/1');
      await open(`${path}?utm=1`);
      await option('2 Walks').check();
      release();
      await arrival();
      await expect.poll(chosen).toEqual(['2 Walks']);
      const { pathname, search } = new URL(held.page.url());
      expect([pathname, search, held.errors]).toEqual(['/in/packages/walking/1', '?utm=1', []]);
    },
  );
});

test("an unknown path that a host answers with the app has the page 'not found'", async () => {
  await answers('/elsewhere', 'walking/2');
  release();
  await open('/elsewhere');
  await held.page.getByRole('link', { name: 'Dog Walking' }).first().waitFor();
  expect([new URL(held.page.url()).pathname, held.errors]).toEqual(['/in/packages/elsewhere', []]);
});

describe('The code of the next page', () => {
  beforeEach(async () => {
    release();
    await open('walking/1');
    await arrival();
  });

  test('comes when it is needed if it could not be prefetched, and no choice is lost', async () => {
    const { page } = held;
    let isDown = true;
    await page.route('**/assets/*.js', (route) => (isDown ? route.abort() : route.continue()));
    const failure = page.waitForEvent('requestfailed', (request) => /\/walking-schedule-page-/.test(request.url()));
    await choose();
    await failure;
    isDown = false;
    await press('Next');
    await startDate().waitFor();
    await press('Back');
    await expect.poll(chosen).toEqual(['1 Walk', 'Mon - Fri', '30 min walk', expect.stringMatching(/^Express/)]);
  });

  test("leaves the page's name and the focus in place while it is on its way", async () => {
    const { page } = held;
    let releaseNext = () => {};
    const next = new Promise<void>((resolve) => (releaseNext = resolve));
    await page.route('**/assets/walking-schedule-page-*.js', (route) => next.then(() => route.continue()));
    await choose();
    await press('Next');
    await page.getByRole('status', { name: 'Loading the page' }).waitFor();
    const nameAndFocus = () =>
      page.evaluate(() => [document.title.split(' · ')[0], document.activeElement?.textContent]);
    await expect.poll(nameAndFocus).toEqual(['02. Book Date & Time', '02. Book Date & Time']);
    releaseNext();
    await startDate().waitFor();
    await expect.poll(nameAndFocus).toEqual(['02. Book Date & Time', '02. Book Date & Time']);
  });

  test('may lack the calendar, and nothing else is taken away', async () => {
    const { page } = held;
    await page.route('**/assets/calendar-*.js', (route) => route.abort());
    await choose();
    await press('Next');
    await startDate().fill('December 5, 2030');
    await press('Open calendar');
    await page
      .getByRole('dialog')
      .getByText('The calendar could not be opened. Please type the day instead.')
      .waitFor();
    await press('Close');
    await expect.poll(() => startDate().inputValue()).toBe('December 5, 2030');
  });

  test('comes at the second visit of a page outside the funnel too', async () => {
    const { page } = held;
    let isDown = true;
    // Nothing comes, not even the page: otherwise it would be loaded again at once.
    await page.route('**/*', (route) => (isDown ? route.abort() : route.continue()));
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, held.addressOf('nonsense'));
    await page.getByRole('heading', { name: 'Something went wrong. Please try again.' }).waitFor();
    isDown = false;
    await page.goBack();
    await page.getByRole('heading', { name: '01. Choose Your Perfect Package' }).waitFor();
    await page.goForward();
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts())
      .toEqual(['We could not find this page']);
  });
});
