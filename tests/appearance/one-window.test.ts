import { expect, test } from 'vitest';
import { LAPTOPS, LIGHT_ON_PHONE, NARROWEST } from './display-modes';
import { boxesOf, demoInStates, inModes } from './in-state';

const open = demoInStates();

const TICKET = '[aria-labelledby="your-booking"]';
const PARTS = `${TICKET} section:not([data-empty])`;
const SUBMIT = 'main button[type=submit]';

test.each(['thank you', 'thank you, all chosen', 'thank you, details'])(
  "'%s' shows the way to the app without scrolling",
  async (state) => {
    const { page } = await open(state);
    for await (const { name, width, height } of inModes(page, [LIGHT_ON_PHONE, NARROWEST, ...LAPTOPS])) {
      const [scene] = await boxesOf(page, 'main img');
      const [button] = await boxesOf(page, 'main a[href*="play.google.com"]');
      const rows = await boxesOf(page, 'main section');
      expect(scene!.height, name).toBeLessThanOrEqual(160);
      expect(Math.max(...rows.map(({ right }) => right)), name).toBeLessThan(width - 16);
      expect(button!.top, name).toBeGreaterThan(0);
      // The end of the phone number, which the demo does not know, may take a line more.
      expect(button!.bottom, name).toBeLessThanOrEqual(height - 20);
    }
  },
);

/** On the package page of each service and on all pages of one, with everything chosen. */
test.each([
  'walking 1, all chosen',
  'training 1, all chosen',
  'grooming 1, ticket full',
  'grooming 2, ticket full',
  'grooming address, ticket full',
  'grooming pets, ticket full',
])("'%s' shows the whole ticket on laptops", async (state) => {
  const { page } = await open(state);
  for await (const { name, height } of inModes(page, LAPTOPS)) {
    const [ticket] = await boxesOf(page, TICKET);
    const [details, bar] = await boxesOf(page, `${TICKET} > *`);
    const parts = await boxesOf(page, PARTS);
    expect(Math.max(...parts.map(({ bottom }) => bottom)), name).toBeLessThanOrEqual(details!.bottom);
    expect(Math.max(...parts.map(({ right }) => right)), name).toBeLessThanOrEqual(bar!.right);
    expect(details!.bottom, name).toBeLessThanOrEqual(bar!.top);
    expect(ticket!.bottom, name).toBeLessThanOrEqual(height - 16);
    expect(parts, name).not.toEqual([]);
  }
});

test.each([
  ['walking 1, empty', '2 Walks'],
  ['training 1, empty', 'Single Lesson'],
  ['grooming 1, empty', 'Bath & Brush'],
  ['walking 2, empty', 'Mon'],
])("'%s' keeps 'Next' in its place on laptops at the first answer, '%s'", async (state, answer) => {
  for (const mode of LAPTOPS) {
    const { page } = await open(state);
    for await (const { name } of inModes(page, [mode])) {
      const parts = page.locator(PARTS);
      const [before, count] = [await boxesOf(page, SUBMIT), await parts.count()];
      await page.locator('main').getByText(answer, { exact: true }).first().click({ force: true });
      await parts.nth(count).waitFor();
      expect(await boxesOf(page, SUBMIT), name).toEqual(before);
    }
  }
});

test('the summary is one ticket on laptops, its total and button on the stub at the right', async () => {
  const { page } = await open('grooming summary, all chosen');
  for await (const { name, height } of inModes(page, LAPTOPS)) {
    const [form] = await boxesOf(page, 'main form');
    const [ticket] = await boxesOf(page, 'main form > [data-fades] > div');
    const [stub] = await boxesOf(page, 'main form > section');
    const [button] = await boxesOf(page, SUBMIT);
    const totals = await boxesOf(page, 'main :is(strong, dd):text-is("₹5,095.00"):visible');
    expect(totals, name).toHaveLength(1);
    expect(totals[0]!.left, name).toBeGreaterThan(stub!.left);
    expect(ticket!.width, name).toBe(form!.width);
    expect(button!.right, name).toBeLessThan(ticket!.right);
    expect(button!.bottom, name).toBeLessThan(Math.min(ticket!.bottom, height - 16));
  }
});
