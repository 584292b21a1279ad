import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { serveBuild } from '../support/browser/site';
import { audit } from './axe';

// Tests the web site that shows the specification. The build of the demo contains this site.

let browser: Browser;
let site: Awaited<ReturnType<typeof serveBuild>>;
let page: Page;

beforeAll(async () => {
  if (!existsSync('dist-test/demo/spec/index.html')) throw new Error("There is no specification in dist-test: run 'npm run build:test'.");
  site = await serveBuild('demo');
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const open = (path: string) => page.goto(`${site.address}spec/${path}`);

/** The site's first page, the page of one feature, and the page with the content of all features. */
const PAGES = ['', 'feature-walking.html', 'all.html'];

test.each([360, 1280])('no page has an accessibility problem, or is wider than a window of %i pixels', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  for (const path of PAGES) {
    await open(path);
    expect(await audit(page, 'all'), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});

test('each link within the site leads to a part that exists', async () => {
  const ids = new Map<string, ReadonlySet<string>>();
  const links: { readonly from: string; readonly href: string }[] = [];
  await open('');
  const files = await page.locator('a[href$=".html"]').evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!))]);
  for (const from of files) {
    await open(from);
    ids.set(from, new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))));
    const hrefs = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    links.push(...hrefs.filter((href) => !href.startsWith('../')).map((href) => ({ from, href })));
  }
  expect(links.length).toBeGreaterThan(1000);
  const isBroken = ({ from, href }: (typeof links)[number]) => {
    const [file, part] = href.split('#');
    const there = ids.get(file || from);
    return !there || (part !== undefined && !there.has(part));
  };
  expect(links.filter(isBroken)).toEqual([]);
});

test('the search finds a sentence, from every page, and Enter leads to it', async () => {
  await open('feature-walking.html');
  await page.getByRole('searchbox').fill('at least one address');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Please select at least one address' }).waitFor();
  await page.getByRole('searchbox').fill('Taps only address');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/feature-taps\.html#/);
});

test('Back from a hit leads to the search, and a search without hits has no heading', async () => {
  await open('');
  await page.getByRole('searchbox').pressSequentially('Taps only address');
  await page.getByRole('heading', { name: 'Found' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/feature-taps\.html#/);
  await page.goBack();
  await expect.poll(() => page.url()).toMatch(/\?words=Taps%20only%20address$/);
  await expect(page.getByRole('searchbox').inputValue()).resolves.toBe('Taps only address');
  await page.locator('#found a').first().waitFor();
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('0 found.').waitFor();
  await expect(page.getByRole('heading', { name: 'Found' }).count()).resolves.toBe(0);
});

test("'Play it' leads to the scenario in the player", async () => {
  await open('feature-walking.html');
  await page.locator('article', { hasText: 'A slot too many stays unchosen' }).getByRole('link', { name: 'Play it' }).click();
  await expect.poll(() => page.getByRole('heading').allTextContents()).toEqual(expect.arrayContaining(['Scenario player', 'A slot too many stays unchosen']));
});

test('the panel of the demo leads to the specification, also without a network', async () => {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  await page.getByText('Works without a network, even after a reload.').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Specification' }).click();
  await page.getByRole('link', { name: 'Walking' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'A slot too many stays unchosen' }).count()).toBe(1);
  await page.context().setOffline(false);
});
