import { expect, test } from 'vitest';
import { heldPage } from './library/browser/held-page';

// The page's scripts are delayed, to compare the page before and after the app's start.

interface WatchedWindow {
  /** Of the prerendered page. */
  drawn: readonly Element[];
  /** Of any frame, such as '1 chosen, visitor': the number of chosen options, and whether the customer is logged in. */
  seen: Set<string>;
}

// So wide that the header shows 'Log out'.
const held = heldPage(1280);
const { option, arrival, release } = held;

async function open(path: string): Promise<void> {
  await held.open(path);
  await held.page.evaluate(
    () => ((globalThis as unknown as WatchedWindow).drawn = [...document.querySelectorAll('#root *')]),
  );
}

/** The start of the HTML of each, except for the grey shapes in place of packages. */
function lost(): Promise<readonly string[]> {
  return held.page.evaluate(() =>
    (globalThis as unknown as WatchedWindow).drawn
      .filter((element) => !element.isConnected && !element.closest('[aria-label^="Loading"]'))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

test.each(['walking/1', 'training/1', 'grooming/1'])(
  'The first page %s stays in the document when the app starts, element by element',
  async (path) => {
    await open(path);
    release();
    await arrival();
    expect([await lost(), held.errors]).toEqual([[], []]);
  },
);

test('A returning customer sees no frame without the kept booking and the session', async () => {
  const { page } = held;
  await page.addInitScript(() => {
    const seen = new Set<string>();
    (globalThis as unknown as WatchedWindow).seen = seen;
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') {
        seen.add(
          `${document.querySelectorAll('[data-chosen]').length} chosen, ${/Log out/.test(document.body.innerText) ? 'logged in' : 'visitor'}`,
        );
      }
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await open('walking/1');
  await arrival();
  await option('2 Walks').check();
  await held.logIn();
  held.hold();
  await open('walking/1');
  await expect(page.locator('h1').isVisible()).resolves.toBe(false);
  // Older browsers report that sizes changed too often as an error of the page. It harms nothing.
  await page.evaluate(() =>
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded', filename: location.href })),
  );
  await expect(page.locator('#incomplete').isVisible()).resolves.toBe(false);
  release();
  await arrival();
  await expect
    .poll(() => page.evaluate(() => [...(globalThis as unknown as WatchedWindow).seen]))
    .toEqual(['1 chosen, logged in']);
  expect(held.errors).toEqual([]);
});

test('A customer without a booking keeps the focus when the app draws the page anew', async () => {
  const { page } = held;
  await open('walking/1');
  await held.logIn();
  await open('walking/1');
  await page.getByRole('link', { name: 'Shop', exact: true }).focus();
  release();
  await arrival();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Shop');
  expect(held.errors).toEqual([]);
});

test('A first page stays in the document where the browser blocks its storage', async () => {
  await held.page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
  });
  await open('walking/1');
  await option('2 Walks').check();
  release();
  await arrival();
  await expect.poll(() => option('2 Walks').isChecked()).toBe(true);
  expect(await lost()).toEqual([]);
});

test('A page that differs from what the build drew is replaced by the app’s, and keeps early choices and the focus', async () => {
  const { page } = held;
  await page.route('**/walking/1', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Elige tu paquete');
    await route.fulfill({ response, body });
  });
  await open('walking/1');
  await option('2 Walks').check();
  await option('60 min walk').check();
  release();
  await page.getByRole('heading', { level: 1, name: '01. Choose Your Perfect Package' }).waitFor();
  await arrival();
  expect(await lost()).not.toEqual([]);
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(2);
  await expect.poll(() => option('2 Walks').isChecked()).toBe(true);
  await expect.poll(() => option('60 min walk').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('#incomplete').isVisible()).toBe(false);
  expect(held.errors).toEqual([expect.stringMatching(/^Error: Minified React error #418/)]);
});

test('A choice is kept that comes while React takes over the page', async () => {
  const { page } = held;
  await page.addInitScript(() => {
    const listen = Reflect.get(EventTarget.prototype, 'addEventListener');
    EventTarget.prototype.addEventListener = function (name, ...listener) {
      listen.call(this, name, ...listener);
      // React listens to clicks on the root just before it begins to take over the elements.
      if (name === 'click' && this === document.getElementById('root'))
        queueMicrotask(() => document.getElementById('walkFrequency-1')!.click());
    };
  });
  await open('walking/1');
  release();
  await arrival();
  expect(await lost()).toEqual([]);
  await expect.poll(() => page.locator('[data-chosen]').allInnerTexts()).toEqual(['2 Walks']);
  await expect.poll(() => option('2 Walks').isChecked()).toBe(true);
});

test('Back to a first page finds no choices of a booking that has ended meanwhile', async () => {
  const { page } = held;
  release();
  await open('walking/1');
  await arrival();
  await option('2 Walks').check();
  await page.goto(held.addressOf('thankyou'));
  await page.getByRole('heading', { name: 'Thank You' }).waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.goBack();
  await arrival();
  expect(await page.locator('[data-chosen]').allInnerTexts()).toEqual([]);
  await expect(option('2 Walks').isChecked()).resolves.toBe(false);
});
