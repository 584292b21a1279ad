import { expect, test } from 'vitest';
import { boxesOf, demoInStates } from './in-state';

const open = demoInStates({ hasScrollBars: true });

test('a computer shows the whole calendar: below its field, or in the middle if there is no room', async () => {
  const { page } = await open('calendar, days');
  for (const height of [1000, 720, 400]) {
    await page.setViewportSize({ width: 1280, height });
    // An open calendar stays where it was while it has room there.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await page.locator('dialog[open]').getByRole('table').waitFor();
    const place = async () => {
      const [[calendar], [field]] = [await boxesOf(page, 'dialog:modal'), await boxesOf(page, 'main input')];
      const isWhole = calendar!.top >= 0 && calendar!.bottom <= height;
      return { isWhole, isBelowField: calendar!.top > field!.bottom };
    };
    await expect.poll(place).toEqual({ isWhole: true, isBelowField: height === 1000 });
  }
});

test.each([
  'calendar, days',
  'location, empty',
  'code, requested',
  'summary, refused',
  'notice before leaving the demo',
])("the page does not move behind the dialog of the state '%s', although its scroll bar takes room", async (state) => {
  const { page } = await open(state);
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
