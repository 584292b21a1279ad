import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser/find-browser';
import { serve, type Site } from '../support/browser/site';

// These tests need Chromium, because only a browser knows which texts are valid colours.

const RIGHT = [
  ['#fde7e4', 'rgb(0, 0, 0)'],
  ['navy', 'rgb(255, 255, 255)'],
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ['hsl(60deg 100% 50%)', 'rgb(0, 0, 0)'],
  ['oklch(38% 0.09 25)', 'rgb(255, 255, 255)'],
  // A tenth of black on a white card is nearly white, so the text on it is black.
  ['rgb(0 0 0 / 10%)', 'rgb(0, 0, 0)'],
] as const;

const WRONG = ['', 'reddish', 'var(--ink)', 'inherit', 'currentColor', 'url(https://pictures.example/a.png)', 'red;background:url(//a.example)', '#fff}', '<b>'];

let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serve('production', { now: () => Date.now() });
  browser = await launchBrowser();
  page = await browser.newPage({ colorScheme: 'dark' });
  const data = [...RIGHT.map(([color]) => color), ...WRONG, null].map((color, index) => ({ id: index + 1, package_name: `Package ${index}`, price: 199, color }));
  await page.route('**/packages/4', (route) => route.fulfill({ json: { status: true, data } }));
  await page.goto(new URL('/in/packages/walking/1', site.address).href);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A card's background image and colour, and the distinct colours of its texts. */
async function cardOf(name: string) {
  const card = page.getByRole('radio', { name, exact: false }).first().locator('xpath=../..');
  return card.evaluate((element) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    const texts = [...element.querySelectorAll('span')].filter(({ childElementCount }) => childElementCount === 0);
    return { backgroundImage, backgroundColor, inks: [...new Set(texts.map((text) => getComputedStyle(text).color))] };
  });
}

test.each(RIGHT.map(([color, ink], index) => ({ color, ink, index })))('$color is the background, also in dark mode', async ({ color, ink, index }) => {
  const painted = await page.evaluate((written) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = written;
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  }, color);
  const card = await cardOf(`Package ${index}`);
  expect(card).toEqual({ backgroundImage: `linear-gradient(${painted}, ${painted})`, backgroundColor: 'rgb(255, 255, 255)', inks: [ink] });
  await page.getByRole('radio', { name: `Package ${index}` }).first().check();
  expect(await cardOf(`Package ${index}`)).toEqual(card);
});

test.each(WRONG.map((color, index) => ({ color, index: index + RIGHT.length })))("'$color' leaves the card's own background", async ({ index }) => {
  const { backgroundImage, backgroundColor } = await cardOf(`Package ${RIGHT.length + WRONG.length}`);
  expect(backgroundImage).toBe('none');
  expect(await cardOf(`Package ${index}`)).toMatchObject({ backgroundImage, backgroundColor });
});
