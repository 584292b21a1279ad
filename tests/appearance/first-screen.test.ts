import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoSite, type DemoSite, type DemoTab } from './demo-site';
import { reachState } from './state';
import { STATES } from './states';

let site: DemoSite;
let demo: DemoTab;

beforeAll(async () => {
  site = await openDemoSite();
  demo = site.openTab();
});

afterAll(() => site?.close());

/** The lower edge of the first element that fits, in pixels from the window's top. */
async function lowerEdgeOf(selector: string): Promise<number> {
  return demo.tab.page.evaluate((each) => {
    window.scrollTo(0, 0);
    return document.querySelector(each)!.getBoundingClientRect().bottom;
  }, selector);
}

const statesNamed = (names: RegExp) => STATES.filter(({ name }) => names.test(name));

describe('without scrolling', () => {
  test.each(statesNamed(/ 1, empty$/))('a phone shows a first choice above the bar: $name', async (state) => {
    await reachState(state, demo);
    await demo.tab.page.setViewportSize({ width: 360, height: 740 });
    const bar = await demo.tab.page.evaluate(() => document.querySelector('main [aria-live]')!.closest('div')!.parentElement!.getBoundingClientRect().top);
    expect(await lowerEdgeOf('main form label:has(input)')).toBeLessThan(bar);
  });

  test.each(statesNamed(/, all chosen$|[^n], filled in$|summary$/))('a computer shows the button: $name', async (state) => {
    await reachState(state, demo);
    await demo.tab.page.setViewportSize({ width: 1280, height: 720 });
    expect(await lowerEdgeOf('main button[type=submit]')).toBeLessThan(720);
  });
});
