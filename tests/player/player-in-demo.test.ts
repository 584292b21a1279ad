import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../appearance/axe';
import { launchBrowser } from '../browser/find-browser';
import { serveBuild } from '../support/browser/site';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveBuild>>;
let page: Page;
let errors: string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveBuild('demo')]);
});
beforeEach(async () => {
  errors = [];
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', ({ message }) => errors.push(message));
});
afterEach(async () => {
  await page.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const passed = () => page.getByText('Passed: the app does what this scenario says.').waitFor();

/** Opens the editor with a feature of one scenario. */
async function write(...steps: readonly string[]): Promise<void> {
  const text = ['Feature: Mine', 'Rule: One', 'Scenario: First', ...steps].join('\n');
  await page.goto(`${site.address}?write=${encodeURIComponent(text)}`);
}

test('a scenario of a link plays to its end in the app on the page', async () => {
  await page.goto(`${site.address}?play=${encodeURIComponent('walking:The first step, before anything is chosen')}`);
  await page.getByRole('heading', { name: 'The first step, before anything is chosen' }).waitFor();
  await press('To the end');
  await passed();
  const app = page.getByRole('main').frameLocator('iframe');
  await app.getByText('Please select walk frequency').waitFor();
  await expect(page.locator('li[data-state="passed"]').count()).resolves.toBeGreaterThan(3);
  expect(await audit(page, 'all')).toEqual([]);
});

test('the demo does not load the player', async () => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(site.address);
  await page.getByRole('radio', { name: '2 Walks' }).waitFor();
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.filter((file) => file.includes('player'))).toEqual([]);
});

test('the player opens without a network, though nobody has opened it before', async () => {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Demo' }).click();
  await page.getByText('Works without a network, even after a reload.').waitFor();
  await page.context().setOffline(true);
  await page.goto(`${site.address}?play=${encodeURIComponent('walking:The first step, before anything is chosen')}`);
  await press('To the end');
  await passed();
  expect(errors).toEqual([]);
});

test('a step runs alone, its control is outlined, and the scenario goes back to its start', async () => {
  await write('Given Meera opens the walking package page', 'When she chooses "2 Walks" as Walk frequency', 'Then Walk frequency is "2 Walks"');
  await press('Run');
  await press('Pause');
  await page.getByLabel('Speed').selectOption('very slow');
  await press('One step');
  await page.getByRole('main').frameLocator('iframe').locator('[data-player-ring]').waitFor();
  await press('Back to the start');
  await expect.poll(() => page.locator('li[data-state="waiting"]').count()).toBe(3);
  await press('To the end');
  await passed();
});

test('a failed expectation stops with the sentence of a report', async () => {
  await write('Given Meera opens the walking package page', 'Then the total is ₹1.00');
  await press('Run');
  await press('To the end');
  await page.getByText('Failed at step 2.').waitFor();
  await expect(page.getByRole('alert').first().innerText()).resolves.toContain('The total is from ₹139 a walk, and not ₹1.00.');
});

test('the editor says what a run would refuse, and completes the vocabulary', async () => {
  await write('Given Meera opens the walking package page', 'When she gose on');
  await page.locator('.cm-lintRange-error').waitFor();
  await press('Run');
  await page.getByText('Line 5: There is no such step. The nearest ones are:').waitFor();
  const editor = page.getByRole('textbox', { name: 'Scenario text' });
  await editor.press('Control+End');
  await page.keyboard.type('\nThen she is told "Please select walk f');
  await page.getByRole('option', { name: '"Please select walk frequency"' }).first().click();
  await expect(editor.innerText()).resolves.toContain('Then she is told "Please select walk frequency"');
  expect(await audit(page, 'all')).toEqual([]);
});

test('each talk track plays scene by scene, with the brand of the link', async () => {
  await page.goto(`${site.address}?tell&brand=Kochi%20Paws&accent=yellow&now=2026-11-20`);
  const list = page.getByRole('region', { name: 'Talk tracks' }).getByRole('list').getByRole('button');
  await list.first().waitFor();
  const tracks = await list.evaluateAll((buttons) => buttons.map(({ firstChild }) => firstChild!.textContent!));
  expect(tracks).toHaveLength(5);
  for (const track of tracks) {
    await page.goto(`${site.address}?tell=${encodeURIComponent(track)}&now=2026-11-20`);
    const [, count] = / of (\d)/.exec((await page.getByRole('heading', { level: 2 }).textContent())!)!;
    await page.getByLabel('Speed').selectOption('at once');
    for (let scene = 1; scene <= Number(count); scene += 1) {
      await page.keyboard.press('Space');
      await page.getByText(scene === Number(count) ? 'The end.' : `Scene ${scene} of ${count}`).waitFor();
      if (scene < Number(count)) await page.getByRole('button', { name: 'Next scene' }).waitFor();
    }
    await page.getByRole('main').frameLocator('iframe').getByText('Kochi Paws', { exact: true }).first().waitFor();
    await expect(page.locator('section[aria-label] [role="alert"]').count(), track).resolves.toBe(0);
  }
  expect(await audit(page, 'all')).toEqual([]);
});

test('a talk track waits at an open alert, shows the line that the team gets, and goes on after a reload', async () => {
  await page.goto(`${site.address}?tell=${encodeURIComponent('What your team sees of a failure')}&now=2026-11-20`);
  await page.getByLabel('Speed').selectOption('at once');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Next scene' }).waitFor();
  const app = page.getByRole('main').frameLocator('iframe');
  await app.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Space');
  await page.getByText('POST user/createBooking/training').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Scene 2 of 3' }).waitFor();
  await page.getByRole('button', { name: 'Next scene' }).waitFor();
  await press('Back to the start');
  await page.getByRole('heading', { name: 'Scene 1 of 3' }).waitFor();
  await expect.poll(() => page.getByRole('main').locator('iframe').count()).toBe(0);
});

test('the brand of the panel takes a picture for a logo, and goes with the links', async () => {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Demo' }).click();
  const panel = page.getByRole('region', { name: 'Demo panel' });
  await panel.getByLabel('Name').fill('Kochi Paws');
  await panel.getByLabel('Name').press('Enter');
  await page.getByRole('banner').getByText('Kochi Paws').waitFor();
  const logo = (content: string) => panel.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(content) });
  await logo('no picture');
  await page.getByText('We cannot read this picture.').waitFor();
  await logo('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="teal"/></svg>');
  await page.getByText('The logo is shown.').waitFor();
  await expect.poll(() => page.locator('.brand-logo').evaluate((element) => element.getBoundingClientRect().width)).toBe(72);
  await expect(panel.getByRole('link', { name: 'Talk tracks' }).getAttribute('href')).resolves.toMatch(/\?tell&brand=Kochi\+Paws&logo=/);
  await press('Remove logo');
  await press('Remove brand');
  await page.getByRole('banner').getByText('Pawmitra').waitFor();
});

test('what somebody does by hand becomes a scenario that passes', async () => {
  await page.goto(`${site.address}?record`);
  await page.getByLabel('Who uses the app').selectOption('Asha, logged in');
  await press('Start recording');
  const app = page.getByRole('main').frameLocator('iframe');
  const choose = (name: string | RegExp) => app.getByRole('radio', { name }).check({ force: true });
  await app.getByRole('button', { name: 'Next' }).first().click();
  for (const option of ['2 Walks', 'All Days', '30 min walk', /^Express/]) await choose(option);
  await app.getByRole('button', { name: 'Next' }).first().click();
  await app.getByRole('button', { name: /^Tomorrow/ }).click();
  for (const slot of [/^Morning/, /^Evening/]) await app.getByRole('checkbox', { name: slot }).check({ force: true });
  await app.getByRole('button', { name: 'Next' }).first().click();
  await choose(/^Home/);
  await app.getByRole('button', { name: 'Proceed' }).first().click();
  await app.getByRole('button', { name: 'Bruno' }).click();
  await app.getByRole('button', { name: 'Next' }).first().click();
  await app.getByRole('button', { name: 'Get Best Quotes' }).first().click();
  await app.getByRole('heading', { level: 1, name: 'Thank You' }).waitFor();
  await press('Stop, and show the scenario');
  const text = await page.getByRole('textbox', { name: 'Scenario text' }).innerText();
  expect(text).toContain('Then she is told:');
  expect(text).toContain('And she chooses "Express" as Package');
  expect(text).toContain('Then she sees the thank-you page');
  expect(text).toContain('the server has received a walking booking:');
  await press('Run');
  await press('To the end');
  await passed();
});
