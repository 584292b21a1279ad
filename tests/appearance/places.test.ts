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

/** The state in each window, at the page's top. */
async function inEachWindow<Seen>(
  stateName: string,
  windows: readonly (keyof typeof WINDOWS)[],
  look: (page: Page) => Promise<Seen>,
): Promise<Readonly<Record<string, Seen>>> {
  const demo = site.openTab();
  await reachState(
    STATES.find(({ name }) => name === stateName)!,
    demo,
  );
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
        // The end of the phone number, which the demo does not know, may take a line more.
        return { isSceneLow: scene.height <= 160, isButtonInView: button.top > 0 && button.bottom <= innerHeight - 20 };
      }),
    );
    const asWanted = { isSceneLow: true, isButtonInView: true };
    expect(places).toEqual({ '360x740': asWanted, '320x568': asWanted, '1366x768': asWanted, '1280x800': asWanted });
  },
);
