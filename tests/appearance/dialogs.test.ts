import { afterAll, beforeAll, expect, test } from 'vitest';
import { goOn } from '../library/flows';
import { stopAnswers } from './actions';
import { openDemoSite, type DemoSite } from './demo-site';
import { reachState } from './state';
import { STATES } from './states';

let site: DemoSite;

beforeAll(async () => {
  site = await openDemoSite({ hasScrollBars: true });
});

afterAll(() => site?.close());

const stateNamed = (wanted: string) => STATES.find(({ name }) => name === wanted)!;

test('a computer shows the whole calendar: below its field, or in the middle if there is no room', async () => {
  const demo = site.openTab();
  await reachState(stateNamed('calendar, days'), demo);
  const { page } = demo.tab;
  const place = () =>
    page.evaluate(() => {
      const { top, bottom } = document.querySelector('dialog:modal')!.getBoundingClientRect();
      return {
        isWhole: top >= 0 && bottom <= innerHeight,
        isBelowField: top > document.querySelector('main input')!.getBoundingClientRect().bottom,
      };
    });
  for (const height of [1000, 720, 400]) {
    await page.setViewportSize({ width: 1280, height });
    // An open calendar stays where it was while it has room there.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await page.locator('dialog[open]').getByRole('table').waitFor();
    await expect.poll(place).toEqual({ isWhole: true, isBelowField: height === 1000 });
  }
});

test('the dialog of an open request is announced, and Escape does not close it', async () => {
  const demo = site.openTab();
  const { driver } = demo.customer;
  await reachState(stateNamed('walking summary'), demo);
  await stopAnswers(demo.customer, demo.tab.page);
  await goOn(demo.customer);
  await expect.poll(() => driver.read('liveTexts')).toContain('Processing your request...');
  for (let time = 0; time < 4; time += 1) await driver.pressKey('Escape');
  expect(await demo.customer.sees('Processing your request...')).toBe(true);
  expect(await driver.read('has', { role: 'dialog' })).toBe(true);
});

test.each([
  'calendar, days',
  'location, empty',
  'code, requested',
  'summary, refused',
  'notice before leaving the demo',
])("the page does not move behind the dialog of the state '%s', although its scroll bar takes room", async (name) => {
  const demo = site.openTab();
  await reachState(stateNamed(name), demo);
  const { page } = demo.tab;
  await page.setViewportSize({ width: 1280, height: 500 });
  const edges = () =>
    page.evaluate(() => {
      const { left, right } = document.querySelector('main')!.getBoundingClientRect();
      return { left, right, isHeld: getComputedStyle(document.documentElement).overflowY === 'hidden' };
    });
  await expect.poll(edges).toMatchObject({ isHeld: true });
  const behindDialog = await edges();
  await page.keyboard.press('Escape');
  await expect.poll(edges).toMatchObject({ isHeld: false });
  expect(await edges()).toEqual({ ...behindDialog, isHeld: false });
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
});
