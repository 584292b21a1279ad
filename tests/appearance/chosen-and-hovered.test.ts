import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoSite, type DemoSite } from './demo-site';
import { applyDisplayMode, DARK_ON_COMPUTER, LIGHT_ON_COMPUTER } from './display-modes';
import { reachState } from './state';
import { STATES } from './states';

let site: DemoSite;

beforeAll(async () => {
  site = await openDemoSite();
});

afterAll(() => site?.close());

const CHOICES = 'main :is([data-chosen], [aria-pressed], [data-layout] > *, nav a)';

test.each([
  'walking 1, all chosen',
  'training 1, all chosen',
  'grooming 1, all chosen',
  'walking 2, filled in',
  'training 2, filled in',
  'address, two saved',
  'pets, one chosen',
])('%s: what is chosen keeps its colour under the pointer, and what is hovered does not look chosen', async (name) => {
  const demo = site.openTab();
  await reachState(
    STATES.find((state) => state.name === name)!,
    demo,
  );
  const { page } = demo.tab;
  for (const mode of [LIGHT_ON_COMPUTER, DARK_ON_COMPUTER]) {
    await applyDisplayMode(page, mode);
    const chosen: { readonly colour: string; readonly hovered: string }[] = [];
    const hoveredColours: string[] = [];
    for (const choice of await page.locator(CHOICES).all()) {
      const look = () =>
        choice.evaluate((element) => ({
          colour: getComputedStyle(element).backgroundColor,
          isChosen: element.matches('[data-chosen], [aria-pressed=true], [aria-current]'),
        }));
      await page.mouse.move(0, 0);
      const { colour, isChosen } = await look();
      await choice.hover({ position: { x: 8, y: 8 } });
      const hovered = (await look()).colour;
      if (isChosen) chosen.push({ colour, hovered });
      else hoveredColours.push(hovered);
    }
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.filter(({ colour, hovered }) => colour !== hovered)).toEqual([]);
    expect(hoveredColours.filter((hovered) => chosen.some(({ colour }) => colour === hovered))).toEqual([]);
  }
});
