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

/** Scrolls to the top. Returns the lower edge of the first element that matches the selector, in pixels from the window's top. */
async function lowerEdgeOf(selector: string): Promise<number> {
  return demo.tab.page.evaluate((each) => {
    window.scrollTo(0, 0);
    return document.querySelector(each)!.getBoundingClientRect().bottom;
  }, selector);
}

/** Scrolls to the page's top or its form's end. Returns if the submit button begins below the window's top and ends above its bottom. */
async function edgesOfButton(block: 'start' | 'end'): Promise<{ isBelowTop: boolean; isAboveBottom: boolean }> {
  return demo.tab.page.evaluate((at) => {
    window.scrollTo(0, 0);
    if (at === 'end') document.querySelector('main form')!.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { top, bottom } = document.querySelector('main button[type=submit]')!.getBoundingClientRect();
    return { isBelowTop: top >= 0, isAboveBottom: bottom <= innerHeight };
  }, block);
}

const statesNamed = (names: RegExp) => STATES.filter(({ name }) => names.test(name));

describe('without scrolling', () => {
  test.each(statesNamed(/ 1, empty$/))('a phone shows a first choice above the bar: $name', async (state) => {
    await reachState(state, demo);
    await demo.tab.page.setViewportSize({ width: 360, height: 740 });
    const bar = await demo.tab.page.evaluate(() => document.querySelector('main button[type=submit]')!.parentElement!.parentElement!.getBoundingClientRect().top);
    expect(await lowerEdgeOf('main form label:has(input)')).toBeLessThan(bar);
  });

  test.each(statesNamed(/, all chosen$|[^n], filled in$|summary$/))('a computer shows the button, at the top and at the end of the form: $name', async (state) => {
    await reachState(state, demo);
    for (const height of [720, 560]) {
      await demo.tab.page.setViewportSize({ width: 1280, height });
      for (const block of ['start', 'end'] as const) expect(await edgesOfButton(block)).toEqual({ isBelowTop: true, isAboveBottom: true });
    }
  });

  test('a computer shows the whole calendar: below its field, or in the middle if there is no room', async () => {
    await reachState(statesNamed(/^calendar, days$/)[0]!, demo);
    const placeAt = async (height: number) => {
      await demo.tab.page.setViewportSize({ width: 1280, height });
      return demo.tab.page.evaluate(() => {
        const { top, bottom } = document.querySelector('dialog:modal')!.getBoundingClientRect();
        return { isWhole: top >= 0 && bottom <= innerHeight, isBelowField: top > document.querySelector('main input')!.getBoundingClientRect().bottom };
      });
    };
    expect(await placeAt(900)).toEqual({ isWhole: true, isBelowField: true });
    expect(await placeAt(720)).toEqual({ isWhole: true, isBelowField: false });
    expect(await placeAt(400)).toEqual({ isWhole: true, isBelowField: false });
  });
});
