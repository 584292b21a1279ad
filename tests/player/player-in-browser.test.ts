import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../appearance/axe';
import { launchBrowser } from '../browser/find-browser';
import { runCucumber } from '../features/run-cucumber';
import { serveBuild, type ServedBuild } from '../library/browser/site';

let browser: Browser;
let site: ServedBuild;
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
const passed = () => page.getByText(/^Passed: .+\. The app does what it says\.$/).waitFor();

/** axe looks only into frames that have its script. */
async function auditWithFrames(): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  expect(await audit(page)).toEqual([]);
}

const focusedName = () => page.evaluate(() => document.activeElement?.textContent ?? '');

const FIRST_STEP = 'The first step, before anything is chosen';
const OWN_PRICE = 'A package chosen first shows its own price, until the total is known';
const LONGEST = 'taps:11 taps of a customer who is still logged in, and 4 more to book again';
const app = () => page.getByRole('main').frameLocator('iframe');
const open = (query: string) => page.goto(`${site.address}?${query}`);
const openScenario = (id: string) => open(`play=${encodeURIComponent(id)}`);
const steps = (state: string) => page.locator(`li[data-state="${state}"]`).count();

test('without a network, a scenario of a link plays to its end, though only the talk tracks were opened before', async () => {
  await open('tell');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await openScenario(`walking:${FIRST_STEP}`);
  await page.getByRole('heading', { name: FIRST_STEP }).waitFor();
  await press('To the end');
  await passed();
  await app().getByText('Please select walk frequency').waitFor();
  expect(await steps('passed')).toBeGreaterThan(3);
  expect(await audit(page)).toEqual([]);
});

test('a step runs alone, its control is outlined, and the scenario goes back to its start', async () => {
  await openScenario(`walking:${OWN_PRICE}`);
  await expect.poll(() => steps('waiting')).toBe(7);
  await page.getByLabel('Speed').selectOption('very slow');
  for (const count of [1, 2, 3]) {
    await press('One step');
    await expect.poll(() => steps('passed')).toBe(count);
  }
  // The outline comes and goes.
  await app()
    .locator('html')
    .evaluate((html) => {
      new MutationObserver((_changes, observer) => {
        if (!html.querySelector('[data-player-ring]')) return;
        observer.disconnect();
        html.dataset.hasOutlined = '';
      }).observe(html, { attributes: true, childList: true, subtree: true });
    });
  await press('One step');
  await app().locator('html[data-has-outlined]').waitFor();
  // It does not wait until the slow step has ended.
  await press('Back to the start');
  await press('One step');
  await expect.poll(() => steps('passed')).toBe(1);
  await page.locator('iframe[inert]').waitFor();
  await auditWithFrames();
});

test('each talk track plays scene by scene, with the brand of the link', async () => {
  await open('tell&brand=Kochi%20Paws&accent=%238a2a6b&now=2026-11-20');
  const list = page.getByRole('region', { name: 'Talk tracks' }).getByRole('list').getByRole('button');
  await list.first().waitFor();
  const tracks = await list.evaluateAll((buttons) => buttons.map(({ firstChild }) => firstChild!.textContent!));
  expect(tracks).toHaveLength(5);
  for (const track of tracks) {
    await open(`tell=${encodeURIComponent(track)}&now=2026-11-20`);
    const [, count] = / of (\d)/.exec((await page.getByRole('heading', { level: 2 }).textContent())!)!;
    // The audience sees the app before the presenter begins. While it waits, it is inert.
    await page.locator('main iframe[inert]').contentFrame().locator('h1').waitFor();
    await page.getByLabel('Speed').selectOption('at once');
    // A notice of the browser is no failure of the app.
    await app()
      .locator('html')
      .evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' })));
    for (let scene = 1; scene <= Number(count); scene += 1) {
      await page.keyboard.press('Space');
      await page.getByText(scene === Number(count) ? 'The end.' : `Scene ${scene} of ${count}`).waitFor();
      if (scene < Number(count)) await page.getByRole('button', { name: 'Next scene' }).waitFor();
    }
    await app().getByText('Kochi Paws', { exact: true }).first().waitFor();
    await expect(page.locator('section[aria-label] [role="alert"]').allInnerTexts(), track).resolves.toEqual([]);
  }
  expect(await audit(page)).toEqual([]);
});

test('a link to a scene shows the drawn dog', async () => {
  await open(`tell=${encodeURIComponent('Meera books a month of walks')}&scene=5&now=2026-11-20`);
  await page.getByRole('button', { name: 'Next scene' }).waitFor();
  const picture = app().getByRole('button', { name: 'Tara' }).locator('img');
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(320);
});

test('a talk track waits at an open alert, goes on after a reload and on another screen, and begins again', async () => {
  await open(`tell=${encodeURIComponent('The network goes in the middle of it')}&now=2026-11-20`);
  await page.getByLabel('Speed').selectOption('at once');
  const waitsInScene2 = async () => {
    await page.getByRole('heading', { name: 'Scene 2 of 3' }).waitFor();
    await page.getByRole('button', { name: 'Next scene' }).waitFor();
    await app().getByRole('alertdialog').waitFor();
  };
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Next scene' }).waitFor();
  await page.keyboard.press('Space');
  await waitsInScene2();
  await page.reload();
  await waitsInScene2();
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('phone');
  await waitsInScene2();
  const frame = page.getByRole('main').locator('iframe');
  await expect.poll(() => frame.evaluate(({ clientWidth }) => clientWidth)).toBe(360);
  await press('Back to the start');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await app().getByRole('heading', { level: 1, name: 'Booking Summary' }).waitFor();
  await expect.poll(() => app().getByRole('alertdialog').count()).toBe(0);
});

test("on a phone on its side, too, a talk track begins on the phone's screen", async () => {
  await page.setViewportSize({ width: 915, height: 412 });
  await open('tell=Meera%20books%20a%20month%20of%20walks');
  await expect.poll(() => page.getByRole('combobox', { name: 'Screen' }).inputValue()).toBe('phone');
});

test('on a phone the app has most of the height, and a scene about packages begins with some in view', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`tell=${encodeURIComponent('Meera books a month of walks')}&scene=1&now=2026-11-20`);
  await page.getByRole('button', { name: 'Next scene' }).waitFor();
  expect((await page.getByRole('main').boundingBox())!.height).toBeGreaterThan(600);
  const isInView = (element: Element) => {
    const { left, top, width, height } = element.closest('label')!.getBoundingClientRect();
    return element.closest('label')!.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  for (const name of [/^Express/, /^Short-term/])
    await expect.poll(() => app().getByRole('radio', { name }).evaluate(isInView)).toBe(true);
  expect(await audit(page)).toEqual([]);
});

test("a presenter's window has the sentences and plays the scenes, until it is closed", async () => {
  await open(`tell=${encodeURIComponent('A new city with your brand')}&now=2026-11-20`);
  await page.getByLabel('Speed').selectOption('at once');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Next scene' }).waitFor();
  const [presenter] = await Promise.all([page.waitForEvent('popup'), press('Open presenter view')]);
  await presenter.getByRole('heading', { name: 'Scene 1 of 3' }).waitFor();
  await page.getByRole('heading', { name: 'Scene 1 of 3' }).waitFor({ state: 'detached' });
  // A reload keeps the presenter's window, and shows no sentence to the audience.
  await page.reload();
  await app().getByRole('heading', { name: '01. Choose Your Perfect Package' }).waitFor();
  await presenter.getByRole('button', { name: 'Next scene' }).waitFor();
  await page.context().setOffline(true);
  await presenter.keyboard.press('Space');
  await presenter.getByRole('heading', { name: 'Scene 2 of 3' }).waitFor();
  await presenter.getByRole('button', { name: 'Next scene' }).click();
  await app().getByRole('heading', { name: '01. Choose Your Perfect Package' }).waitFor();
  await presenter.getByText('The end.').waitFor();
  expect(await audit(presenter)).toEqual([]);
  expect(await audit(page)).toEqual([]);
  await presenter.close();
  await page.getByRole('heading', { name: 'Scene 3 of 3' }).waitFor();
  const [again] = await Promise.all([page.waitForEvent('popup'), press('Open presenter view')]);
  await Promise.all([again.waitForEvent('close'), page.goto(site.address)]);
});

test('a recording is not lost without a question', async () => {
  const asked = new Promise<string>((resolve) => page.once('dialog', (dialog) => resolve(dialog.type())));
  await open('record');
  await press('Start recording');
  await app().getByRole('radio', { name: '2 Walks' }).check({ force: true });
  await page.getByText('2 steps so far.').waitFor();
  await expect(page.getByRole('button', { name: 'Scenarios' }).count()).resolves.toBe(0);
  // The reload itself never ends: the question stays open.
  void page.reload().catch(() => undefined);
  await expect(asked).resolves.toBe('beforeunload');
});

async function startRecording(who = 'Meera, a new customer', place = 'the walking package page'): Promise<void> {
  await page.getByLabel('Who uses the app').selectOption(who);
  await page.getByLabel('It begins at').selectOption(place);
  await press('Start recording');
  await app().getByRole('heading', { level: 1 }).waitFor();
}

const recordings = mkdtempSync(join(tmpdir(), 'recordings-'));

async function stopRecording(): Promise<string> {
  await press('Stop, and show the scenario');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  await download.saveAs(join(recordings, `${readdirSync(recordings).length}.feature`));
  return page.getByRole('textbox', { name: 'Scenario text' }).inputValue();
}

const next = () => app().getByRole('button', { name: 'Next' }).first().click();

async function chooseWalk(): Promise<void> {
  for (const option of ['2 Walks', 'All Days', '30 min walk', /^Express/])
    await app().getByRole('radio', { name: option }).check({ force: true });
  await next();
}

async function chooseDay(): Promise<void> {
  await app()
    .getByRole('button', { name: /^Tomorrow/ })
    .click();
  for (const slot of [/^Morning/, /^Evening/]) await app().getByRole('checkbox', { name: slot }).check({ force: true });
  await next();
}

test('the recording of a booking, with an address unchosen and chosen again, becomes a scenario that passes', async () => {
  await open('record');
  await startRecording('Asha, logged in');
  await auditWithFrames();
  await next();
  await chooseWalk();
  await chooseDay();
  const home = app().getByRole('radio', { name: /^Home/ });
  const proceed = app().getByRole('button', { name: 'Proceed' }).first();
  await home.check({ force: true });
  await home.click({ force: true });
  await expect.poll(() => home.isChecked()).toBe(false);
  await proceed.click();
  await app().getByText('Please select at least one address').first().waitFor();
  await home.check({ force: true });
  await proceed.click();
  await app().getByRole('button', { name: 'Bruno' }).click();
  await next();
  await app().getByRole('button', { name: 'Get Best Quotes' }).first().click();
  await app().getByRole('heading', { level: 1, name: 'Thank You' }).waitFor();
  const text = await stopRecording();
  for (const line of [
    'Then she is told:',
    'she chooses "Express" as Package',
    'the total is ₹1,194.00',
    'she takes back "Home" from Saved addresses',
    'Then she sees the thank-you page',
    'And the server has 1 booking',
  ])
    expect(text).toContain(line);
  await press('Copy');
  await page.getByText(/^The scenario is copied\.|^This browser does not let us copy\./).waitFor();
  expect(await audit(page)).toEqual([]);
});

test('a recording begins at any page, with a fault of the server, and keeps alerts and what is said beside no field', async () => {
  await open('record');
  await page.getByLabel('It begins at').selectOption('the walking summary');
  await press('Start recording');
  await page.getByText('It cannot begin so. Meera is not a customer').waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await page.getByLabel('The server').selectOption('breaks down');
  await page.getByLabel('when asked for').selectOption('a walking booking');
  await startRecording('Asha, logged in', 'the walking summary');
  await auditWithFrames();
  await app().getByRole('button', { name: 'Get Best Quotes' }).first().click();
  await app().getByRole('button', { name: 'OK' }).click();
  const booking = [
    'Given the server breaks down when asked for a walking booking',
    'And Asha is logged in',
    'And she is at the walking summary',
    'When she goes on',
    'Then the log tells of a walking booking',
    'And she is alerted "Something went wrong. Please try again."',
  ];
  expect(await stopRecording()).toContain(booking.join('\n      '));
  await page.getByLabel('when asked for').selectOption('a code');
  await startRecording('Asha, logged out', 'the walking login page');
  await app().getByLabel('Mobile').fill('9876543210');
  await app().getByRole('button', { name: 'Login' }).click();
  await app().getByText('Failed to send OTP. Try again.').waitFor();
  expect(await stopRecording()).toContain('Then she sees "Failed to send OTP. Try again."');
});

test('a recording with a wrong code, and with a dialog that Esc closes, becomes a scenario that passes', async () => {
  await open('record');
  // By the role, because the fading copy of a closed dialog has the labels too.
  const digitField = (place: number) => app().getByRole('textbox', { name: `Digit ${place} of 4` });
  await startRecording();
  await chooseWalk();
  await app().getByRole('button', { name: 'Open calendar' }).click();
  await app().getByRole('dialog').press('Escape');
  await chooseDay();
  await app()
    .getByRole('button', { name: 'Sign In' })
    .or(app().getByRole('link', { name: 'Sign In' }))
    .first()
    .click();
  await app().getByLabel('Mobile').fill('9876543210');
  await app().getByRole('button', { name: 'Login' }).click();
  for (const code of ['0000', '1234']) {
    for (const [index, digit] of [...code].entries()) await digitField(index + 1).fill(digit);
    await app().getByRole('button', { name: 'Submit' }).click();
    if (code === '0000') await app().getByText('Invalid OTP. Please try again.').waitFor();
  }
  await digitField(1).waitFor({ state: 'detached' });
  const text = await stopRecording();
  for (const line of [
    'And she closes the dialog',
    'Then she is told:',
    '| One-time code | Invalid OTP. Please try again. |',
    'And the log tells of the check of a code',
  ])
    expect(text).toContain(line);
});

test('what was recorded is a feature that passes', () => {
  const files = readdirSync(recordings).map((name) => join(recordings, name));
  expect(runCucumber('-p', 'examples', ...files).stdout).toContain(`4 scenarios (4 passed)`);
  rmSync(recordings, { recursive: true });
});

test('the focus stays on the control that plays, and Esc pauses', async () => {
  await openScenario(LONGEST);
  await page.getByLabel('Speed').selectOption('very slow');
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => steps('passed')).toBeGreaterThan(1);
  await expect.poll(focusedName).toBe('Pause');
  await page.keyboard.press('Escape');
  // The step that plays meanwhile may end. After that the app is inert.
  await page.locator('iframe[inert]').waitFor();
  const paused = await steps('passed');
  await page.getByRole('button', { name: 'One step' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => steps('passed')).toBe(paused + 1);
  await expect.poll(focusedName).toBe('One step');
});

test('a failed scenario says where and why', async () => {
  await page.route('**/player-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"₹159.00 for 30 min"', '"₹1.00"'),
    });
  });
  await openScenario(`walking:${OWN_PRICE}`);
  await press('To the end');
  await page.getByText('Failed at step 5: Then the total is "₹1.00"').waitFor();
  await page.getByRole('alert').getByText('The total is ₹159.00 for 30 min, and not ₹1.00.').waitFor();
  expect(await steps('failed')).toBe(1);
});

test('the list finds a scenario by its words and keeps the search, and a link says what is not there', async () => {
  await open('play=walking:Gone');
  await page.getByText("There is no 'walking:Gone' here.").waitFor();
  const search = page.getByLabel('Find a scenario');
  await search.fill('unchosen too "Evening"');
  await page.getByRole('button', { name: 'A slot too many stays unchosen' }).click();
  await expect.poll(focusedName).toBe('A slot too many stays unchosen');
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('unchosen too "Evening"');
  // Not a scenario that needs a browser of its own.
  await search.fill('demo:');
  await page.getByText('No scenario has these words.').waitFor();
});

test.each([
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])('controls and verdict stay in view, at $width by $height', async (size) => {
  await page.setViewportSize(size);
  await openScenario(LONGEST);
  await press('To the end');
  const verdict = page.getByText(/^Passed: /);
  await verdict.waitFor();
  for (const element of [verdict, page.getByRole('button', { name: 'Back to the start' })]) {
    await expect
      .poll(() =>
        element.evaluate((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  }
  expect(await audit(page)).toEqual([]);
});
