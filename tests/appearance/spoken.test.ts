import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoSite, type DemoSite } from './demo-site';
import type { Visitor } from './visitor';

// What changes out of the reader's sight has to stand in a part of the page that screen readers listen to.

const STARTING_UP_IN_MILLISECONDS = 60_000;

let site: DemoSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await openDemoSite();
  visitor = await site.visitor();
}, STARTING_UP_IN_MILLISECONDS);

afterAll(() => site?.close());

/** Answers what the live parts of the page say, 'polite: …' or 'assertive: …' each, once one of them says so. */
async function hears(text: string): Promise<readonly string[]> {
  const listen = () => visitor.page.evaluate(readLiveParts);
  await expect.poll(listen, { timeout: 5000 }).toContainEqual(expect.stringContaining(text));
  return listen();
}

/** Runs in the page. */
function readLiveParts(): readonly string[] {
  const politeness = (part: Element) =>
    part.getAttribute('aria-live') ?? ({ status: 'polite', alert: 'assertive', timer: 'off' }[part.getAttribute('role') ?? ''] ?? 'off');
  return [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="timer"]')]
    .filter((part) => politeness(part) !== 'off')
    .map((part) => `${politeness(part)}: ${part.textContent}`);
}

describe('Screen readers hear of', () => {
  test('the total', async () => {
    await visitor.jumps('walking', 'package');
    await visitor.settles();
    expect(await hears('₹4,770.00')).toContain('polite: Total ₹4,770.00');
    await visitor.checks('1 Walk');
    expect(await hears('₹2,385.00')).toContain('polite: Total ₹2,385.00');
  });

  test('the end date', async () => {
    await visitor.jumps('walking', 'schedule');
    await visitor.types('Start date', 'December 1, 2026');
    expect(await hears('December 15, 2026')).toContain('polite: End date: December 15, 2026');
  });

  test('extra add-ons that come below the packages', async () => {
    await visitor.begins('training');
    await visitor.checks('Obedience Course');
    expect(await hears('Extra add-ons')).toContain('polite: Extra add-ons to choose from: 2');
  });

  test('packages that are not there', async () => {
    await visitor.begins('walking', 'packages-failing');
    expect(await hears('The packages are not here yet.')).toContain('polite: The packages are not here yet.');
  });

  test('the number of suggestions', async () => {
    await visitor.jumps('walking', 'signUp');
    await visitor.comesBy('Location', visitor.dialog('Select Location'));
    await visitor.types('Search address', 'ban');
    expect(await hears('suggestions')).toContain('polite: 3 suggestions');
  });

  test('a code that can be sent again, and not of each second before', async () => {
    await visitor.jumps('training', 'login');
    await visitor.comesBy('Login', visitor.dialog('Enter OTP'));
    await visitor.page.getByText('Resend in 00:30 s').waitFor();
    expect(await visitor.page.evaluate(readLiveParts)).not.toContainEqual(expect.stringContaining('Resend'));
    await visitor.waits(120);
    await hears('The code can be sent again now.');
  });

  test('an address that was added', async () => {
    await visitor.jumps('walking', 'address');
    await visitor.settles();
    await visitor.comesBy('Add New Address', visitor.dialog('Select Location'));
    await visitor.types('Search address', 'ban');
    await visitor.page.getByRole('option', { name: /^Banjara/ }).click();
    await visitor.types('House / Floor', 'Flat 4B');
    await visitor.types('Building / Block', 'Gulmohar Heights');
    await visitor.presses('Save');
    expect(await hears('is added and chosen.')).toContainEqual(expect.stringMatching(/^polite: \w+ is added and chosen\.$/));
  });

  test('a pet that was added, and come to the others', async () => {
    await visitor.jumps('grooming', 'petDetails');
    await visitor.comesBy('Add Pet', visitor.page.getByRole('form', { name: 'New pet' }));
    await visitor.presses('Next');
    await hears('Coco is added and chosen.');
    const focused = await visitor.page.evaluate(() => document.activeElement?.querySelector('legend')?.textContent);
    expect(focused).toBe('Your pets');
  });

  test('a request that is on its way, which nothing closes', async () => {
    await visitor.jumps('walking', 'summary');
    await visitor.settles();
    await visitor.slowsDown();
    await visitor.presses('Get Best Quotes');
    await hears('Processing your request...');
    for (let time = 0; time < 4; time += 1) await visitor.page.keyboard.press('Escape');
    expect(await visitor.page.locator('dialog[open]').count()).toBe(1);
  });
});
