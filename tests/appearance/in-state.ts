import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { PresetName } from '../../mocks/presets';
import { openDemoSite, type DemoSite } from './demo-site';
import { applyDisplayMode, type DisplayMode } from './display-modes';
import { reachState } from './state';
import { STATES } from './states';

/** Opens a state in a tab of its own. The site is there for all tests of the file. */
export function demoInStates(options?: Parameters<typeof openDemoSite>[0]) {
  let site: DemoSite;
  beforeAll(async () => {
    site = await openDemoSite(options);
  });
  afterAll(() => site?.close());
  return async (name: string, preset?: PresetName) => {
    const { customer, tab } = site.openTab();
    const state = STATES.find((each) => each.name === name)!;
    await reachState({ ...state, ...(preset && { preset }) }, { customer, tab });
    return { customer, page: tab.page };
  };
}

/** Each time at the page's top. */
export async function* inModes(page: Page, modes: readonly DisplayMode[]) {
  for (const mode of modes) {
    await applyDisplayMode(page, mode);
    await page.evaluate(() => window.scrollTo(0, 0));
    yield { ...mode, ...page.viewportSize()! };
  }
}

/** Of all parts that the selector finds. */
export function boxesOf(page: Page, selector: string): Promise<readonly DOMRect[]> {
  return page
    .locator(selector)
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
}

/** All that show below what the selector finds, with their boxes: more than one where a word breaks. */
export function wordsIn(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const words: { readonly word: string; readonly boxes: readonly DOMRect[] }[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement!.checkVisibility()) continue;
        for (const { 0: word, index } of text.textContent!.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          words.push({ word, boxes: [...range.getClientRects()].map((box) => box.toJSON() as DOMRect) });
        }
      }
      return words;
    }),
  );
}
