import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCENARIO_START } from '../library/device';
import { defaultEntries, giveAll, NEW_ADDRESS, NEW_PET, type Entries } from '../library/entries';
import { expectPage, fillIn, goOn, openPetForm } from '../library/flows';
import { PERSONAS } from '../library/personas';
import { pageOf, type ServiceName } from '../library/pages';
import { Phone } from './phone';

let phone: Phone;

beforeAll(async () => {
  phone = await Phone.start();
});
afterAll(() => phone?.stop());

const context = { person: PERSONAS.Meera!, now: SCENARIO_START };

const BELOW_LOCATION = /^Sign In\b/;

async function opens(service: ServiceName, pageName: string, width: number, isVisitor = false): Promise<void> {
  await phone.opens(pageOf(service, pageName), { isVisitor });
  await phone.page.setViewportSize({ width, height: 3000 });
}

/** Does something, and returns which of the page's controls then stand elsewhere. The ticket beside them may fill up, and the error summary's links close up. */
async function movedBy(act: () => Promise<unknown>): Promise<readonly string[]> {
  const { page } = phone;
  await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('[data-fades] :is(input, select, button, h2, a):not(#error-summary *)'),
    ];
    Object.assign(window, { places: controls.map((control) => [control, control.getBoundingClientRect().top]) });
  });
  await act();
  await phone.customer.waitsUntilIdle();
  return page.evaluate(() => {
    const { places } = window as unknown as { readonly places: readonly (readonly [HTMLElement, number])[] };
    return places
      .map(([control, top]) => ({ control, way: Math.round(control.getBoundingClientRect().top - top) }))
      .filter(({ control, way }) => control.checkVisibility() && way !== 0)
      .map(({ control, way }) => `${control.id || control.textContent}: ${way} px`);
  });
}

async function expectStill(entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const moved = await movedBy(() => giveAll(phone.customer, { [name]: value }, SCENARIO_START));
    expect(
      moved.filter((each) => !BELOW_LOCATION.test(each)),
      name,
    ).toEqual([]);
  }
}

const press = (name: string) => phone.page.getByRole('button', { name, exact: true }).click();

describe.each([360, 1280])('in a window of %i px nothing moves', (width) => {
  test.each([
    ['walking', 'package page'],
    ['training', 'package page'],
    ['grooming', 'package page'],
    ['walking', 'date page'],
    ['training', 'date page'],
    ['grooming', 'date page'],
    ['walking', 'sign-up page'],
    ['walking', 'login page'],
  ] as const)('while one answers what is missing on the %s %s', async (service, pageName) => {
    await opens(service, pageName, width, true);
    await goOn(phone.customer);
    await phone.customer.findsText('missing');
    const entries = defaultEntries(service, pageName, context);
    // A weekday, because another day changes walking's note.
    await expectStill({ ...entries, ...('Start date' in entries && { 'Start date': 'December 1, 2026' }) });
    expect(await phone.customer.sees('All answered')).toBe(true);
  });

  test('while one chooses an address, or after another was saved', async () => {
    await opens('walking', 'address page', width);
    await press('Proceed');
    await phone.customer.findsText('missing');
    await expectStill({ 'Saved addresses': 'Home' });
    await phone.customer.presses('Add New Address');
    await giveAll(phone.customer, NEW_ADDRESS);
    await press('Save');
    await phone.customer.findsText('added');
    expect(await movedBy(() => phone.page.getByRole('radio', { name: 'Work' }).click())).toEqual([]);
  });

  test('while one answers what is missing of a pet, or after it was saved', async () => {
    const { 'Pet image': image, ...entries } = NEW_PET;
    await opens('walking', 'pet page', width);
    await openPetForm(phone.customer);
    // The picture comes first, because it brings a button below it.
    await giveAll(phone.customer, { 'Pet image': image! });
    await press('Next');
    await phone.customer.findsText('missing');
    await expectStill(entries);
    await press('Next');
    await phone.customer.findsText('Tara is added');
    expect(await movedBy(() => press('Bruno'))).toEqual([]);
  });

  test('when a press leaves a date that cannot be booked', async () => {
    await opens('training', 'date page', width);
    await phone.page.getByRole('textbox', { name: 'Date' }).fill('long ago');
    expect(await movedBy(() => phone.page.mouse.click(1, 1))).toEqual([]);
    await phone.customer.findsText('Please select a date');
  });
});

describe('in a window of 360 px, where five of the next days have room,', () => {
  const days = () =>
    phone.page.evaluate(() =>
      [...document.querySelectorAll('main [aria-pressed]')].map((day) => {
        const { left, right } = day.getBoundingClientRect();
        return { left, isWhole: left >= 0 && right <= innerWidth };
      }),
    );
  const lefts = async () => (await days()).map(({ left }) => left);

  test.each([3, 4, 5])('a press on the day %i after tomorrow moves none', async (index) => {
    await opens('grooming', 'date page', 360);
    await expect.poll(days).toHaveLength(7);
    const [before, day] = [await lefts(), phone.page.locator('main [aria-pressed]').nth(index)];
    // Of the sixth only the left end is in view. Playwright would scroll to it.
    const place = [before[index]! + 10, (await day.boundingBox())!.y + 10] as const;
    await phone.page.mouse.click(...place);
    await expect.poll(() => day.getAttribute('aria-pressed')).toBe('true');
    await phone.customer.waitsUntilIdle();
    expect(await lefts()).toEqual(before);
  });

  test('a typed day comes wholly into view, and moves none if it is there', async () => {
    await opens('grooming', 'date page', 360);
    await expect.poll(days).toHaveLength(7);
    const type = (text: string) => phone.page.getByRole('textbox', { name: 'Date' }).fill(text);
    const before = await lefts();
    await type('November 24, 2026');
    await phone.customer.waitsUntilIdle();
    expect(await lefts()).toEqual(before);
    await type('November 27, 2026');
    await expect.poll(days).toHaveProperty('6.isWhole', true);
    const after = await lefts();
    await type('November 26, 2026');
    await phone.customer.waitsUntilIdle();
    expect(await lefts()).toEqual(after);
  });

  test('each day that the Tab key comes to is wholly in view', async () => {
    await opens('grooming', 'date page', 360);
    await expect.poll(days).toHaveLength(7);
    await phone.page.locator('main [aria-pressed]').first().focus();
    const focused: number[] = [];
    for (let stop = 0; stop < 7; stop += 1) {
      const index = await phone.page.evaluate(() =>
        [...document.querySelectorAll('main [aria-pressed]')].indexOf(document.activeElement!),
      );
      await expect.poll(days).toHaveProperty(`${index}.isWhole`, true);
      focused.push(index);
      await phone.page.keyboard.press('Tab');
    }
    expect(focused).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

test.each([360, 1280])('in a window of %i px the next scroll gives back the room of what went', async (width) => {
  await opens('walking', 'package page', width, true);
  await phone.page.setViewportSize({ width, height: 740 });
  const formHeight = () => phone.page.evaluate(() => document.querySelector('[data-fades]')!.scrollHeight);
  const before = await formHeight();
  await goOn(phone.customer);
  await phone.customer.findsText('missing');
  await giveAll(phone.customer, defaultEntries('walking', 'package page', context), SCENARIO_START);
  const strip = phone.page.locator('section:has(#error-summary)');
  await expect.poll(() => strip.innerText()).toBe('All answered.');
  await phone.page.mouse.wheel(0, 40);
  await phone.page.mouse.wheel(0, -40);
  await expect.poll(async () => (await strip.boundingBox())!.height).toBeLessThan(60);
  // The strip and the gap below it.
  await expect.poll(async () => (await formHeight()) - before).toBeLessThan(90);
});

/** From now on, notes for each selector the lowest opacity that a frame shows: of its first element, with all around it. */
const watch = (selectors: readonly string[]) =>
  phone.page.evaluate((watched) => {
    const lowest = watched.map(() => 1);
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const look = () => {
      for (const [index, selector] of watched.entries())
        lowest[index] = Math.min(lowest[index]!, opacityOf(document.querySelector(selector)));
      requestAnimationFrame(look);
    };
    Object.assign(window, { lowest });
    look();
  }, selectors);

test.each([360, 1280])('in a window of %i px a step fades the questions, and nothing around them', async (width) => {
  await opens('walking', 'package page', width, true);
  await phone.page.emulateMedia({ reducedMotion: 'no-preference' });
  await fillIn(phone.customer, { service: 'walking', pageName: 'package page' }, context);
  await watch(['header', 'h1', '[type=submit]', '[data-fades]']);
  await press('Next');
  await expectPage(phone.customer, pageOf('walking', 'date page'));
  const lowest = () => phone.page.evaluate(() => (window as unknown as { readonly lowest: readonly number[] }).lowest);
  await expect.poll(async () => (await lowest()).map((opacity) => opacity < 1)).toEqual([false, false, false, true]);
});

test.each([
  [360, { opacity: '1', transform: 'translateY(100%)' }],
  [1280, { opacity: '0', transform: 'none' }],
])('in a window of %i px a dialog comes: a sheet slides, a box fades', async (width, from) => {
  await phone.opens(pageOf('walking', 'address page'));
  await phone.page.setViewportSize({ width, height: 740 });
  await phone.page.emulateMedia({ reducedMotion: 'no-preference' });
  await phone.page.evaluate(() => {
    const moves: unknown[] = [];
    Object.assign(window, { moves });
    document.addEventListener('animationstart', ({ target, pseudoElement }) => {
      if (pseudoElement || !(target instanceof HTMLDialogElement)) return;
      const effect = target.getAnimations()[0]?.effect as KeyframeEffect;
      const { opacity, transform } = effect.getKeyframes()[0]!;
      moves.push({ opacity, transform });
    });
  });
  await press('Add New Address');
  const moves = () => phone.page.evaluate(() => (window as unknown as { readonly moves: unknown }).moves);
  await expect.poll(moves).toEqual([from]);
});

/** Runs in the page. Holds each answer that lands on the ticket where it comes from, and notes this place. */
function holdLandings(): void {
  const landings: number[][] = [];
  Object.assign(window, { landings });
  const animate = Reflect.get(Element.prototype, 'animate');
  Element.prototype.animate = function (this: Element, ...move) {
    const animation = animate.apply(this, move);
    if (!this.closest('[aria-hidden]')) return animation;
    animation.pause();
    const { x, y, width, height } = this.getBoundingClientRect();
    landings.push([Math.round(x + width / 2), Math.round(y + height / 2)]);
    return animation;
  };
}

describe.each([320, 360, 768])('in a window of %i px an answer', (width) => {
  const landings = () => phone.page.evaluate(() => (window as unknown as { readonly landings: unknown }).landings);
  const onTicket = () =>
    phone.page
      .locator('[aria-hidden]:has(~ button[aria-label="Your booking"])')
      .evaluate(({ children }) =>
        [...children].map((place) => Number(place.querySelector('[data-answered]') !== null)),
      );
  const barPlace = () =>
    phone.page.evaluate(() => {
      const button = document.querySelector('main [type=submit]')!;
      return [button, button.parentElement!].map((part) => {
        const { x, y, width: wide, height } = part.getBoundingClientRect();
        return [x, y, wide, height];
      });
    });

  async function opensPackages(service: ServiceName, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
    await opens(service, 'package page', width);
    await phone.page.setViewportSize({ width, height: 740 });
    await phone.page.emulateMedia({ reducedMotion });
    await phone.page.addInitScript(holdLandings);
    await phone.page.reload();
    await phone.customer.waitsUntilIdle();
  }

  test('lands on the ticket, takes no tap and moves nothing', async () => {
    await opensPackages('grooming', 'no-preference');
    const card = phone.page.getByRole('checkbox', { name: /^Bath & Brush/ });
    await card.scrollIntoViewIfNeeded();
    const { x, y } = (await card.boundingBox())!;
    const tap = [Math.round(x) + 20, Math.round(y) + 20] as const;
    const bar = await barPlace();
    expect(await onTicket()).toEqual([0, 0, 0, 0]);
    expect(await movedBy(() => phone.page.mouse.click(...tap))).toEqual([]);
    await expect.poll(landings).toEqual([tap]);
    expect([await onTicket(), await barPlace()]).toEqual([[1, 0, 0, 0], bar]);
    await phone.page.mouse.click(...tap);
    await expect.poll(onTicket).toEqual([0, 0, 0, 0]);
    expect([await card.isChecked(), await landings()]).toEqual([false, [tap]]);
  });

  test('is there at once with reduced motion, and on a page that opens with it', async () => {
    await opensPackages('walking', 'reduce');
    await fillIn(phone.customer, { service: 'walking', pageName: 'package page' }, context);
    await expect.poll(onTicket).toEqual([1, 0, 0, 0]);
    expect(await landings()).toEqual([]);
    await phone.page.emulateMedia({ reducedMotion: 'no-preference' });
    await press('Next');
    await expectPage(phone.customer, pageOf('walking', 'date page'));
    await expect.poll(onTicket).toEqual([1, 0, 0, 0]);
    await phone.page.goBack();
    await expectPage(phone.customer, pageOf('walking', 'package page'));
    await expect.poll(onTicket).toEqual([1, 0, 0, 0]);
    expect(await landings()).toEqual([]);
    await phone.page.reload();
    await expect.poll(onTicket).toEqual([1, 0, 0, 0]);
    expect(await landings()).toEqual([]);
  });
});
