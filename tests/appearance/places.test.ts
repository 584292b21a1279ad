import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SERVICES } from '../../src/domain/services';
import { openDemoSite, type DemoSite } from './demo-site';
import {
  applyDisplayMode,
  FORCED_COLORS,
  LARGE_ON_PHONE,
  LIGHT_ON_COMPUTER,
  LIGHT_ON_PHONE,
  LIGHT_ON_TABLET,
  NARROWEST,
} from './display-modes';
import { reachState } from './state';
import { STATES } from './states';

let site: DemoSite;

beforeAll(async () => {
  // Noto Sans, where it is installed, is the widest font of a phone.
  if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
  site = await openDemoSite();
});

afterAll(() => site?.close());

async function pageInState(name: string): Promise<Page> {
  const demo = site.openTab();
  await reachState(
    STATES.find((state) => state.name === name)!,
    demo,
  );
  return demo.tab.page;
}

/** Words that stand on more than one line. Not of the header, in which the demo has its badge. */
const brokenWords = (page: Page, selector: string) =>
  page.evaluate((where) => {
    const broken: string[] = [];
    for (const part of document.querySelectorAll(where)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement!.checkVisibility()) continue;
        for (const { 0: word, index } of text.textContent!.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, selector);

describe.each(['walking 1, empty', 'walking 2, filled in', 'sign-up, empty', 'pets, one chosen'])(
  'with large text on %s',
  (name) => {
    test('no word breaks, and the button has a line of its own', async () => {
      const page = await pageInState(name);
      for (const mode of [LARGE_ON_PHONE, { ...NARROWEST, isTextLarge: true }]) {
        await applyDisplayMode(page, mode);
        expect(await brokenWords(page, 'main'), mode.name).toEqual([]);
        const places = await page.evaluate(() => {
          const button = document.querySelector('main [type=submit]')!;
          return {
            price: button.previousElementSibling!.getBoundingClientRect().bottom,
            button: button.getBoundingClientRect().top,
          };
        });
        expect(places.price, mode.name).toBeLessThanOrEqual(places.button);
      }
    });
  },
);

test("with forced colours neither 'Back' nor the end date has a box", async () => {
  const page = await pageInState('walking 2, filled in');
  await applyDisplayMode(page, FORCED_COLORS);
  const boxOf = (role: 'button' | 'textbox', name: string) =>
    page.getByRole(role, { name, exact: true }).evaluate((element) => {
      const { borderTopWidth, outlineStyle } = getComputedStyle(element);
      return { borderTopWidth, outlineStyle };
    });
  expect(await boxOf('button', 'Back')).toEqual({ borderTopWidth: '0px', outlineStyle: 'none' });
  expect(await boxOf('textbox', 'End date')).toEqual({ borderTopWidth: '0px', outlineStyle: 'none' });
});

/** The texts beside the scene that its painted parts touch, in a square of 2 px. */
const textsOnScene = (page: Page) =>
  page.evaluate(() => {
    const scene = document.querySelector<HTMLImageElement>('main form > :first-child img')!;
    const { x: left, y: top, width, height } = scene.getBoundingClientRect();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d', { willReadFrequently: true })!;
    brush.drawImage(scene, 0, 0, width, height);
    const isPainted = (x: number, y: number) =>
      x > left &&
      x < left + width &&
      y > top &&
      y < top + height &&
      brush.getImageData(x - left, y - top, 1, 1).data[3]! > 0;
    return [...document.querySelectorAll('main h1, main h1 ~ p')].flatMap((text) => {
      const lines = document.createRange();
      lines.selectNodeContents(text);
      return [...lines.getClientRects()].flatMap((line) => {
        for (let x = line.left; x < line.right; x += 2)
          for (let y = line.top; y < line.bottom; y += 2)
            if (isPainted(x, y)) return [`${text.textContent} at ${x}, ${y}`];
        return [];
      });
    });
  });

test.each(SERVICES)('the scene of %s is under no letter', async (service) => {
  const page = await pageInState(`${service} 1, empty`);
  for (const mode of [
    NARROWEST,
    LIGHT_ON_PHONE,
    LIGHT_ON_TABLET,
    LIGHT_ON_COMPUTER,
    { ...NARROWEST, isTextLarge: true },
  ]) {
    await applyDisplayMode(page, mode);
    expect(await textsOnScene(page), mode.name).toEqual([]);
  }
});

test("the field below the next days is empty while one of them is chosen, and is called 'Start date' once it holds another", async () => {
  const page = await pageInState('walking 2, filled in');
  const field = page.getByRole('textbox', { name: 'Start date' });
  const shown = async () => [
    await field.inputValue(),
    await field.locator('xpath=ancestor::div[label][1]/label').innerText(),
  ];
  expect(await shown()).toEqual(['', 'Another date']);
  await field.fill('5 dec 2026');
  await field.press('Tab');
  expect(await shown()).toEqual(['December 5, 2026', 'Start date']);
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  expect(await shown()).toEqual(['', 'Another date']);
});

test('on a phone the footer is at most 620 px high, with one line above it and rows of 36 px', async () => {
  const page = await pageInState('walking 1, empty');
  for (const mode of [NARROWEST, LIGHT_ON_PHONE]) {
    await applyDisplayMode(page, mode);
    // Out of view it has an estimated height.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.getByRole('img', { name: 'App QR code' }).waitFor();
    const footer = await page.locator('footer').evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      borders: [element, ...element.querySelectorAll('*')].filter(
        (part) => getComputedStyle(part).borderTopStyle !== 'none',
      ).length,
      lowestRow: Math.min(...[...element.querySelectorAll('nav a')].map((row) => row.getBoundingClientRect().height)),
    }));
    expect(footer.height, mode.name).toBeLessThanOrEqual(620);
    expect(footer, mode.name).toMatchObject({ borders: 1, lowestRow: 36 });
  }
});
