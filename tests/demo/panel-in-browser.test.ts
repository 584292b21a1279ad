import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLooks } from '../appearance/axe';
import { launchBrowser } from '../browser/find-browser';
import { serveBuild, type ServedBuild } from '../library/browser/site';

let browser: Browser;
let site: ServedBuild;
let page: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveBuild('demo')]);
});
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const badge = () => page.getByRole('button', { name: 'Demo', exact: true });
const panel = () => page.getByRole('region', { name: 'Demo panel' });

const marks = (tab: Page) =>
  tab
    .locator('link[rel="icon"], meta[name="theme-color"]')
    .evaluateAll((all) =>
      all.map((each) => decodeURIComponent(each.getAttribute('href') ?? each.getAttribute('content')!)),
    );

async function openPanel(query = ''): Promise<void> {
  await page.goto(site.address + query);
  await badge().click();
}

test.each([
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])('at $width px the first press of a button counts, though it ends the typing of a brand', async (size) => {
  await page.setViewportSize(size);
  await openPanel();
  await panel().getByLabel('Name').fill('Kochi Paws');
  const copy = panel().getByRole('button', { name: 'Copy link' });
  await copy.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await copy.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.getByRole('banner').getByText('Kochi Paws').waitFor();
  await page.mouse.up();
  await page.getByText(/^The link is copied\.|^This browser does not let us copy\./).waitFor();
  expect(await copy.boundingBox()).toEqual({ x, y, width, height });
});

test('a story begins at the top of the page where it happens', async () => {
  await openPanel();
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await panel().getByLabel('Story').selectOption('wrong-code');
  await panel().getByRole('button', { name: 'Begin this story' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a pale brand colour is refused with a sentence, from a link and from the panel', async () => {
  await openPanel('?brand=Kochi%20Paws&accent=%23ffd400');
  await page.getByRole('alert').getByText('White text is hard to read on this colour. Choose a darker one.').waitFor();
  await panel().getByLabel('Colour').fill('#8a2a6b');
  await expect.poll(() => marks(page)).toContain('#8a2a6b');
  await panel().getByLabel('Colour').fill('#f0b0d0');
  await page.getByRole('status').getByText('White text is hard to read on this colour.').waitFor();
  expect(await marks(page)).toContain('#8a2a6b');
});

test.each(['#000000', '#0000ff', '#a83c00', '#757575', '#8a2a6b'])(
  'every text is readable with the brand colour %s, in light and dark',
  async (accent) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site.address}?demo=known-customer&accent=${encodeURIComponent(accent)}`);
      await page.getByRole('radio').first().click();
      await page.getByRole('radio', { checked: true }).first().waitFor();
      expect(await auditLooks(page), colorScheme).toEqual([]);
    }
  },
);

test("a brand colours the tab's icon and the phone's bar, cuts its name at a word, and shows in a new tab until it is removed", async () => {
  const name = 'Hyderabad Pets and Paws and Tails and';
  await openPanel('?accent=%238a2a6b');
  await panel().getByLabel('Name').fill(`${name} Whiskers`);
  await panel().getByLabel('Name').press('Enter');
  await expect.poll(() => panel().getByLabel('Name').inputValue()).toBe(name);
  const tab = await page.context().newPage();
  await tab.goto(site.address);
  await tab.getByRole('banner').getByText(name, { exact: true }).waitFor();
  for (const each of [page, tab])
    await expect.poll(() => marks(each)).toContainEqual(expect.stringContaining('fill="#8a2a6b"'));
  await expect.poll(() => marks(tab)).not.toContain('#ffc857');
  await tab.goto(`${site.address}?tell`);
  await expect.poll(() => tab.title()).toBe(name);
  await expect.poll(() => marks(tab)).toContainEqual(expect.stringContaining('fill="#8a2a6b"'));
  await panel().getByRole('button', { name: 'Remove brand' }).click();
  await expect.poll(() => marks(page)).toEqual(['#ffc857', '#3a2c0c', expect.stringMatching(/icon-.*\.svg$/)]);
  const last = await page.context().newPage();
  await last.goto(site.address);
  await last.getByRole('banner').getByText('Pawmitra').waitFor();
});

test('the panel gives a photo that a new pet needs', async () => {
  await openPanel('?demo=known-customer');
  await panel().getByLabel('Page').selectOption('petDetails');
  await panel().getByRole('button', { name: 'Jump' }).click();
  await badge().click();
  const [photo] = await Promise.all([
    page.waitForEvent('download'),
    panel().getByRole('link', { name: 'Save a sample photo' }).click(),
  ]);
  expect(photo.suggestedFilename()).toBe('dog.jpg');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Pet' }).click();
  // The jump has filled in the form, with another copy of the picture.
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByLabel('Pet image').setInputFiles(await photo.path());
  await page.getByText('Picture added').waitFor();
});

test('a logo has to be a picture, is made small enough for a link, and goes with the links', async () => {
  await openPanel();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    panel().getByLabel('Logo').setInputFiles({ name, mimeType, buffer });
  await choose('logo.svg', 'image/svg+xml', Buffer.from('no picture'));
  await page.getByText('We cannot read this picture.').waitFor();
  const noise = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 300 });
    const picture = new ImageData(canvas.width, canvas.height);
    picture.data.forEach((_, index) => (picture.data[index] = (index * 7919) % 256));
    canvas.getContext('2d')!.putImageData(picture, 0, 0);
    return canvas.toDataURL().split(',')[1]!;
  });
  await choose('logo.png', 'image/png', Buffer.from(noise, 'base64'));
  await page.getByText('The logo is shown.').waitFor();
  await expect
    .poll(() => page.locator('.brand-logo').evaluate((element) => element.getBoundingClientRect().width))
    .toBeGreaterThan(70);
  await expect
    .poll(async () => new URL(await panel().getByLabel('Share link').inputValue()).searchParams.get('logo'))
    .toMatch(/^data:image\/webp;base64,.{100,12000}$/);
  await expect
    .poll(() => panel().getByRole('link', { name: 'Talk tracks' }).getAttribute('href'))
    .toMatch(/\?tell&logo=/);
});

const WIDE_LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>').replaceAll('%', '%25')}`;

test.each([
  'walking/1?brand=',
  'training/1?brand=Hyderabad%20Pets%20and%20Paws%20Company',
  `grooming/1?logo=${WIDE_LOGO}`,
  'thankyou?brand=Bhubaneshwarapuram',
])('on a phone the badge covers no control of %.40s', async (path) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(site.address + path);
  await badge().waitFor();
  await page.locator('h1').waitFor();
  await page.locator('[aria-label^="Loading"]').first().waitFor({ state: 'detached' });
  const covered = await page.evaluate(() => {
    const [aside] = document.querySelectorAll('aside');
    const box = aside!.querySelector('button')!.getBoundingClientRect();
    const isUnder = (each: DOMRect) =>
      each.left < box.right && each.right > box.left && each.top < box.bottom && each.bottom > box.top;
    return [...document.querySelectorAll('a:not([href="#main"]), button, input, select, label')]
      .filter((each) => !aside!.contains(each) && each.checkVisibility() && isUnder(each.getBoundingClientRect()))
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
});
