import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SERVICES } from '../../src/domain/services';
import {
  FORCED_COLORS,
  LARGE_ON_NARROWEST,
  LARGE_ON_PHONE,
  LIGHT_ON_COMPUTER,
  LIGHT_ON_PHONE,
  LIGHT_ON_TABLET,
  NARROWEST,
} from './display-modes';
import { boxesOf, demoInStates, inModes, wordsIn } from './in-state';

// Noto Sans, where it is installed, is the widest font of a phone.
if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
const open = demoInStates();

test.each(['walking 1, empty', 'walking 2, filled in', 'sign-up, empty', 'pets, one chosen'])(
  'with large text on %s no word breaks, and the button has a line of its own',
  async (state) => {
    const { page } = await open(state);
    for await (const { name } of inModes(page, [LARGE_ON_PHONE, LARGE_ON_NARROWEST])) {
      // The header has the demo's badge.
      const broken = (await wordsIn(page, 'main')).filter(({ boxes }) => boxes.some(({ y }) => y - boxes[0]!.y > 1));
      expect(
        broken.map(({ word }) => word),
        name,
      ).toEqual([]);
      const [price] = await boxesOf(page, 'main :has(+ [type=submit])');
      const [button] = await boxesOf(page, 'main [type=submit]');
      expect(price!.bottom, name).toBeLessThanOrEqual(button!.top);
    }
  },
);

test("with forced colours neither 'Back' nor the end date has a box", async () => {
  const { page } = await open('walking 2, filled in');
  for await (const _ of inModes(page, [FORCED_COLORS]))
    for (const [role, name] of [
      ['button', 'Back'],
      ['textbox', 'End date'],
    ] as const) {
      const look = page.getByRole(role, { name, exact: true }).evaluate((element) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(element);
        return { borderTopWidth, outlineStyle };
      });
      expect(await look, name).toEqual({ borderTopWidth: '0px', outlineStyle: 'none' });
    }
});

/** The words beside the scene that its painted parts touch, in a square of 2 px. */
const wordsOnScene = async (page: Page) =>
  page.locator('main form > :first-child img').evaluate(
    (image, words) => {
      const { x: left, y: top, width, height } = image.getBoundingClientRect();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const brush = canvas.getContext('2d', { willReadFrequently: true })!;
      brush.drawImage(image as HTMLImageElement, 0, 0, width, height);
      const isPainted = (x: number, y: number) =>
        x > left &&
        x < left + width &&
        y > top &&
        y < top + height &&
        brush.getImageData(x - left, y - top, 1, 1).data[3]! > 0;
      return words.filter(({ boxes }) =>
        boxes.some((box) => {
          for (let x = box.left; x < box.right; x += 2)
            for (let y = box.top; y < box.bottom; y += 2) if (isPainted(x, y)) return true;
          return false;
        }),
      );
    },
    await wordsIn(page, 'main :is(h1, h1 ~ p)'),
  );

test.each(SERVICES)('the scene of %s is under no letter', async (service) => {
  const { page } = await open(`${service} 1, empty`);
  const modes = [NARROWEST, LIGHT_ON_PHONE, LIGHT_ON_TABLET, LIGHT_ON_COMPUTER, LARGE_ON_NARROWEST];
  for await (const { name } of inModes(page, modes)) expect(await wordsOnScene(page), name).toEqual([]);
});

test("the field below the next days is empty while one of them is chosen, and is called 'Start date' once it holds another", async () => {
  const { page } = await open('walking 2, filled in');
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
  const { page } = await open('walking 1, empty');
  for await (const { name } of inModes(page, [NARROWEST, LIGHT_ON_PHONE])) {
    // Out of view it has an estimated height.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.getByRole('img', { name: 'App QR code' }).waitFor();
    const [box] = await boxesOf(page, 'footer');
    const rows = await boxesOf(page, 'footer nav a');
    const lines = await page
      .locator('footer, footer *')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).borderTopStyle !== 'none').length);
    expect(box!.height, name).toBeLessThanOrEqual(620);
    expect(Math.min(...rows.map(({ height }) => height)), name).toBe(36);
    expect(lines, name).toBe(1);
  }
});
