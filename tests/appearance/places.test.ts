import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoSite, type DemoSite } from './demo-site';
import { applyDisplayMode, WINDOWS } from './display-modes';
import { reachState } from './state';
import { STATES } from './states';

let site: DemoSite;

beforeAll(async () => {
  site = await openDemoSite();
});

afterAll(() => site?.close());

const stateNamed = (wanted: string) => STATES.find(({ name }) => name === wanted)!;

/** The state in each window, at the page's top. */
async function inEachWindow<Seen>(
  stateName: string,
  windows: readonly (keyof typeof WINDOWS)[],
  look: (page: Page) => Promise<Seen>,
): Promise<Readonly<Record<string, Seen>>> {
  const demo = site.openTab();
  await reachState(stateNamed(stateName), demo);
  const { page } = demo.tab;
  const seen: Record<string, Seen> = {};
  for (const name of windows) {
    await applyDisplayMode(page, WINDOWS[name]);
    await page.evaluate(() => window.scrollTo(0, 0));
    seen[name] = await look(page);
  }
  return seen;
}

test.each(['thank you', 'thank you, all chosen', 'thank you, details'])(
  "'%s' shows the way to the app without scrolling",
  async (stateName) => {
    const places = await inEachWindow(stateName, ['360x740', '320x568', '1366x768', '1280x800'], (page) =>
      page.evaluate(() => {
        const placeOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const [scene, button] = [placeOf('main img'), placeOf('main a[href*="play.google.com"]')];
        const rows = [...document.querySelectorAll('main section')].map((row) => row.getBoundingClientRect().right);
        // The end of the phone number, which the demo does not know, may take a line more.
        return {
          isSceneLow: scene.height <= 160,
          areRowsInside: Math.max(...rows) < innerWidth - 16,
          isButtonInView: button.top > 0 && button.bottom <= innerHeight - 20,
        };
      }),
    );
    const asWanted = { isSceneLow: true, areRowsInside: true, isButtonInView: true };
    expect(places).toEqual({ '360x740': asWanted, '320x568': asWanted, '1366x768': asWanted, '1280x800': asWanted });
  },
);

/** On the package page of each service and on all pages of one, with everything chosen. */
const PAGES_BESIDE_TICKET = [
  'walking 1, all chosen',
  'training 1, all chosen',
  'grooming 1, all chosen',
  'grooming 1, ticket full',
  'grooming 2, ticket full',
  'grooming address, ticket full',
  'grooming pets, ticket full',
];

test.each(PAGES_BESIDE_TICKET)("'%s' shows the whole ticket on laptops", async (stateName) => {
  const places = await inEachWindow(stateName, ['1366x768', '1280x800'], (page) =>
    page.evaluate(() => {
      const card = document.querySelector('[aria-labelledby="your-booking"]')!;
      const [details, bar] = [...card.children].map((part) => part.getBoundingClientRect());
      const parts = [...card.querySelectorAll('section:not([data-empty])')].map((part) => part.getBoundingClientRect());
      return {
        hasParts: parts.length > 0,
        isUncovered: parts.every(({ bottom }) => bottom <= details!.bottom) && details!.bottom <= bar!.top,
        isInside: parts.every(({ right }) => right <= bar!.right),
        isInWindow: card.getBoundingClientRect().bottom <= innerHeight - 16,
      };
    }),
  );
  const asWanted = { hasParts: true, isUncovered: true, isInside: true, isInWindow: true };
  expect(places).toEqual({ '1366x768': asWanted, '1280x800': asWanted });
});

test.each(
  (['1366x768', '1280x800'] as const).flatMap((size) =>
    [
      ['walking 1, empty', '2 Walks'],
      ['training 1, empty', 'Single Lesson'],
      ['grooming 1, empty', 'Bath & Brush'],
      ['walking 2, empty', 'Mon'],
    ].map(([stateName = '', answer = '']) => [stateName, answer, size] as const),
  ),
)("'%s' keeps 'Next' in its place at the first answer, '%s', in %s px", async (stateName, answer, size) => {
  const demo = site.openTab();
  await reachState(stateNamed(stateName), demo);
  const { page } = demo.tab;
  await applyDisplayMode(page, WINDOWS[size]);
  const place = () => page.locator('main button[type=submit]').boundingBox();
  const parts = page.locator('[aria-labelledby="your-booking"] section:not([data-empty])');
  const [before, count] = [await place(), await parts.count()];
  const { x, y } = (await page.locator('main').getByText(answer, { exact: true }).first().boundingBox())!;
  await page.mouse.click(x, y);
  await parts.nth(count).waitFor();
  expect(await place()).toEqual(before);
});

test('the summary is one ticket on laptops, its total and button on the stub at the right', async () => {
  const places = await inEachWindow('grooming summary, all chosen', ['1366x768', '1280x800'], (page) =>
    page.evaluate(() => {
      const ticket = document.querySelector('main form > [data-fades] > div')!.getBoundingClientRect();
      const button = document.querySelector('main button[type=submit]')!.getBoundingClientRect();
      const amounts = [...document.querySelectorAll('main strong, main dd')].filter(
        (each) => each.textContent === '₹5,095.00' && each.checkVisibility(),
      );
      const stub = document.querySelector('main form > section')!.getBoundingClientRect();
      return {
        amounts: amounts.length,
        isWide: ticket.width === document.querySelector('main form')!.clientWidth,
        isOnStub: amounts.every((each) => each.getBoundingClientRect().left > stub.left),
        isInTicket: button.right < ticket.right && button.bottom < ticket.bottom,
        isInView: button.bottom <= innerHeight - 16,
      };
    }),
  );
  const asWanted = { amounts: 1, isWide: true, isOnStub: true, isInTicket: true, isInView: true };
  expect(places).toEqual({ '1366x768': asWanted, '1280x800': asWanted });
});
