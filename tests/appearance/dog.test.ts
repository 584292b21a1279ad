import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PresetName } from '../../mocks/presets';
import type { Target } from '../library/page-reader';
import { letAnswersCome, stopAnswers } from './actions';
import { openDemoSite, type DemoSite } from './demo-site';
import {
  DARK_ON_COMPUTER,
  LARGE_ON_COMPUTER,
  LARGE_ON_PHONE,
  LIGHT_ON_PHONE,
  LIGHT_ON_TABLET,
  NARROWEST,
  applyDisplayMode,
} from './display-modes';
import { reachState } from './state';
import { STATES } from './states';

let site: DemoSite;

beforeAll(async () => {
  site = await openDemoSite();
});

afterAll(() => site?.close());

const MODES = [
  LIGHT_ON_PHONE,
  NARROWEST,
  LIGHT_ON_TABLET,
  DARK_ON_COMPUTER,
  { name: '1100 light', width: 1100, height: 800 },
  LARGE_ON_PHONE,
  LARGE_ON_COMPUTER,
];

async function open(name: string, preset?: PresetName) {
  const demo = site.openTab();
  await reachState({ ...STATES.find((state) => state.name === name)!, ...(preset && { preset }) }, demo);
  return demo;
}

const reach = async (name: string) => (await open(name)).tab.page;

test.each(['walking 2, filled in', 'sign-up, empty', 'address, two saved', 'pets, one chosen', 'walking summary'])(
  "in the state '%s', the dog stands where the customer is, on no letter, and takes no tap",
  async (name) => {
    const page = await reach(name);
    await page.locator('svg[data-pose]').waitFor();
    for (const mode of MODES) {
      await applyDisplayMode(page, mode);
      expect(await coveredByDog(page), mode.name).toEqual([]);
      expect(await placeOfDog(page), mode.name).toEqual({
        isHidden: Boolean(mode.isTextLarge) || (name === 'walking summary' && mode.width < 360),
        isOnItsGround: true,
        isAtItsStep: true,
        takesTaps: false,
      });
    }
  },
);

test('the dog wears the coat of the chosen pet at once', async () => {
  const page = await reach('pets, one chosen');
  const coat = () => page.locator('svg[data-pose]').evaluate((dog) => dog.style.getPropertyValue('--coat'));
  await expect.poll(coat).toBe('#c98445');
  const pets = page.getByRole('group', { name: 'Your pets' });
  await pets.getByRole('button', { name: 'Bruno' }).click();
  await pets.getByRole('button', { name: 'Simba' }).click();
  await expect.poll(coat).toBe('#f2deb9');
});

test.each([LIGHT_ON_PHONE, NARROWEST, LIGHT_ON_TABLET, DARK_ON_COMPUTER])(
  '$name: on its way to the next step the dog comes over no letter',
  async (mode) => {
    const page = await reach('walking 1, all chosen');
    await applyDisplayMode(page, mode);
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
      expect(await coveredByDog(page), `${time} ms`).toEqual([]);
    }
  },
);

test("the last booking's dog sits in the coat of its pet, on no letter", async () => {
  const page = await reach('walking 1, last booking');
  const dog = page.locator('svg[data-pose=sitting]');
  await expect.poll(() => dog.evaluate(({ style }) => style.getPropertyValue('--coat'))).toBe('#c98445');
  for (const mode of MODES) {
    await applyDisplayMode(page, mode);
    expect(await coveredByDog(page), mode.name).toEqual([]);
  }
});

test.each<{ answer: string; preset?: PresetName; shown: Target; scrolled: number }>([
  { answer: 'yes', shown: { role: 'heading', name: 'Thank You' }, scrolled: 0 },
  { answer: 'no', preset: 'booking-refused', shown: { role: 'alertdialog' }, scrolled: 40 },
])(
  'the dog runs over the whole window until the answer: a $answer ends it at once',
  async ({ preset, shown, scrolled }) => {
    const { customer, tab } = await open('walking summary', preset);
    const { page } = tab;
    await page.evaluate(() => window.scrollTo(0, 40));
    await stopAnswers(customer, page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await customer.presses('Get Best Quotes');
    await page.locator('dialog svg[data-pose=running]').waitFor();
    const { width, height } = page.viewportSize()!;
    await expect(page.locator('dialog').boundingBox()).resolves.toEqual({ x: 0, y: 0, width, height });
    await letAnswersCome(customer, page);
    await customer.finds(shown);
    await expect(page.locator('dialog svg').count()).resolves.toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  },
);

/** On the first page the service's scene has one. */
test('the first page has no second dog', async () => {
  const page = await reach('walking 1, all chosen');
  await expect(page.locator('svg[data-pose]').count()).resolves.toBe(0);
});

/** Texts of the header, the hero and the last booking. */
function coveredByDog(page: Page) {
  return page.evaluate(() => {
    const dog = document.querySelector('svg[data-pose]')!.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement!.closest('header, main form > :first-child, [aria-labelledby=last-booking]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left < dog.right && right > dog.left && top < dog.bottom && bottom > dog.top && dog.width > 0)
          covered.push(text.textContent!);
    }
    return covered;
  });
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
