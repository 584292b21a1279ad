import { expect, test } from 'vitest';
import { DARK_ON_COMPUTER, LIGHT_ON_COMPUTER } from './display-modes';
import { demoInStates, inModes } from './in-state';

const open = demoInStates();

const CHOICES = 'main :is([data-chosen], [aria-pressed], [data-layout] > *, nav a)';

test.each([
  'walking 1, all chosen',
  'training 1, all chosen',
  'grooming 1, all chosen',
  'walking 2, filled in',
  'training 2, filled in',
  'address, two saved',
  'pets, one chosen',
])('%s: what is chosen keeps its colour under the pointer, and what is hovered does not look chosen', async (state) => {
  const { page } = await open(state);
  for await (const { name } of inModes(page, [LIGHT_ON_COMPUTER, DARK_ON_COMPUTER])) {
    const looks: { isChosen: boolean; colour: string; hovered: string }[] = [];
    for (const choice of await page.locator(CHOICES).all()) {
      const colourOf = () => choice.evaluate((element) => getComputedStyle(element).backgroundColor);
      await page.mouse.move(0, 0);
      const colour = await colourOf();
      const isChosen = await choice.evaluate((it) => it.matches('[data-chosen], [aria-pressed=true], [aria-current]'));
      await choice.hover({ position: { x: 8, y: 8 } });
      looks.push({ isChosen, colour, hovered: await colourOf() });
    }
    const chosen = looks.filter(({ isChosen }) => isChosen);
    const coloursOfChosen = chosen.map(({ colour }) => colour);
    expect(chosen, name).not.toEqual([]);
    expect(
      chosen.map(({ hovered }) => hovered),
      name,
    ).toEqual(coloursOfChosen);
    expect(
      looks.filter(({ isChosen, hovered }) => !isChosen && coloursOfChosen.includes(hovered)),
      name,
    ).toEqual([]);
  }
});
