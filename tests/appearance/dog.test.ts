import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PresetName } from '../../mocks/presets';
import type { Target } from '../library/page-reader';
import { letAnswersCome, stopAnswers } from './actions';
import {
  DARK_ON_COMPUTER,
  LARGE_ON_COMPUTER,
  LARGE_ON_PHONE,
  LIGHT_ON_PHONE,
  LIGHT_ON_TABLET,
  NARROWEST,
  applyDisplayMode,
  modeOf,
} from './display-modes';
import { boxesOf, demoInStates, inModes, wordsIn } from './in-state';

const open = demoInStates();

const MODES = [
  LIGHT_ON_PHONE,
  NARROWEST,
  LIGHT_ON_TABLET,
  DARK_ON_COMPUTER,
  modeOf(1100, { height: 800 }),
  LARGE_ON_PHONE,
  LARGE_ON_COMPUTER,
];

test.each(['walking 2, filled in', 'sign-up, empty', 'address, two saved', 'pets, one chosen', 'walking summary'])(
  "in the state '%s', the dog stands where the customer is, on no letter, and takes no tap",
  async (state) => {
    const { page } = await open(state);
    await page.locator('svg[data-pose]').waitFor();
    for await (const { name, width, isTextLarge } of inModes(page, MODES)) {
      expect(await coveredByDog(page), name).toEqual([]);
      expect(await placeOfDog(page), name).toEqual({
        isHidden: Boolean(isTextLarge) || (state === 'walking summary' && width < 360),
        isOnItsGround: true,
        isAtItsStep: true,
        takesTaps: false,
      });
    }
  },
);

const coatIn = (page: Page) => () =>
  page.locator('svg[data-pose]').evaluate((dog) => dog.style.getPropertyValue('--coat'));

test('the dog wears the coat of the chosen pet at once', async () => {
  const { page } = await open('pets, one chosen');
  await expect.poll(coatIn(page)).toBe('#c98445');
  const pets = page.getByRole('group', { name: 'Your pets' });
  await pets.getByRole('button', { name: 'Bruno' }).click();
  await pets.getByRole('button', { name: 'Simba' }).click();
  await expect.poll(coatIn(page)).toBe('#f2deb9');
});

test("the last booking's dog sits in the coat of its pet, on no letter", async () => {
  const { page } = await open('walking 1, last booking');
  await page.locator('svg[data-pose=sitting]').waitFor();
  await expect.poll(coatIn(page)).toBe('#c98445');
  for await (const { name } of inModes(page, MODES)) expect(await coveredByDog(page), name).toEqual([]);
});

test('on its way to the next step the dog comes over no letter; the first page, whose scene has one, has no second', async () => {
  for (const mode of [LIGHT_ON_PHONE, NARROWEST, LIGHT_ON_TABLET, DARK_ON_COMPUTER]) {
    const { page } = await open('walking 1, all chosen');
    await applyDisplayMode(page, mode);
    expect(await page.locator('svg[data-pose]').count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.locator('svg[data-pose=trotting]').waitFor();
    for (const time of [0, 60, 120, 180, 240, 300]) {
      await page.evaluate((milliseconds) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = milliseconds;
        }
      }, time);
      expect(await coveredByDog(page), `${mode.name}, ${time} ms`).toEqual([]);
    }
  }
});

test.each<{ answer: string; preset?: PresetName; shown: Target; scrolled: number }>([
  { answer: 'yes', shown: { role: 'heading', name: 'Thank You' }, scrolled: 0 },
  { answer: 'no', preset: 'booking-refused', shown: { role: 'alertdialog' }, scrolled: 40 },
])(
  'the dog runs over the whole window until the answer, whatever Escape says: a $answer ends it at once',
  async ({ preset, shown, scrolled }) => {
    const { customer, page } = await open('walking summary', preset);
    await page.evaluate(() => window.scrollTo(0, 40));
    await stopAnswers(customer, page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await customer.presses('Get Best Quotes');
    await page.locator('dialog svg[data-pose=running]').waitFor();
    expect(await page.locator('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize()! });
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('Escape');
    expect(await page.locator('dialog:modal svg[data-pose=running]').count()).toBe(1);
    await letAnswersCome(customer, page);
    await customer.finds(shown);
    expect(await page.locator('dialog svg').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  },
);

/** Words of the header, the hero and the last booking. */
async function coveredByDog(page: Page) {
  const [dog] = await boxesOf(page, 'svg[data-pose]');
  const words = await wordsIn(page, ':is(header, main form > :first-child, [aria-labelledby=last-booking])');
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    left < dog!.right && right > dog!.left && top < dog!.bottom && bottom > dog!.top && dog!.width > 0;
  return words.filter(({ boxes }) => boxes.some(isCovered)).map(({ word }) => word);
}

/** Its ground: the progress line, and in a wide window or without a line the hero's lower edge. */
function placeOfDog(page: Page) {
  return page.evaluate(() => {
    const isNear = (one: number, other: number) => Math.abs(one - other) < 1.5;
    const hero = document.querySelector('main form > :first-child')!;
    const dog = hero.querySelector('svg[data-pose]')!.getBoundingClientRect();
    const step = innerWidth < 900 ? hero.querySelector('li[data-present]')?.getBoundingClientRect() : undefined;
    const edge = hero.getBoundingClientRect();
    const done = Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? 4) / 4;
    const start = edge.left + done * (edge.width - 64);
    const met = document.elementFromPoint(dog.left + dog.width / 2, dog.top + dog.height / 2);
    const isHidden = dog.width === 0;
    return {
      isHidden,
      isOnItsGround: isHidden || isNear(dog.bottom, step ? step.top : edge.bottom),
      isAtItsStep: isHidden || (step ? isNear(dog.right, step.right) : isNear(dog.left, start)),
      takesTaps: Boolean(met?.closest('svg[data-pose]')),
    };
  });
}
