import { afterEach, describe, expect, test } from 'vitest';
import type { Customer } from '../support/customer';
import { askForCode, walkTo } from '../support/journey';
import { pageOf } from '../support/pages';
import { ASHA, Story } from './story';

// The countdown runs from a deadline on the clock (decision A2), whatever the clock does meanwhile.

const NOW = Date.parse('2026-11-20T23:59:50+05:30');
const HOUR = 3600;
const DAY = 24 * HOUR;

let story: Story;
afterEach(() => story.customer.leaves());

async function waitsForCode(timeZone = 'Asia/Kolkata'): Promise<Customer> {
  story = Story.begin({ timeZone, startsAt: NOW, service: 'walking' });
  const { customer } = story;
  await walkTo(customer, pageOf('walking', 'login page'), { person: ASHA, now: NOW });
  await askForCode(customer, ASHA);
  await customer.waitFor(async () => expect(await countdown(customer)).toBe('00:30 s'));
  return customer;
}

/** What the countdown says. */
async function countdown(customer: Customer): Promise<string | undefined> {
  return (await customer.driver.read('texts')).find((text) => /^\d+:\d\d( s)?$/.test(text));
}

test.each(['Asia/Kolkata', 'America/Havana'])('runs over midnight in %s', async (timeZone) => {
  const customer = await waitsForCode(timeZone);
  await customer.waits(29);
  expect(await countdown(customer)).toBe('00:01 s');
  expect(await customer.isOffered('Click to Resend')).toBe(false);
  await customer.waits(1);
  expect(await customer.isOffered('Click to Resend')).toBe(true);
});

test.each([['a device that slept', 8 * HOUR], ['a year', 365 * DAY]])('a clock that jumps on by %s offers another code', async (_what, seconds) => {
  const customer = await waitsForCode();
  await customer.waits(seconds);
  await customer.presses('Click to Resend');
  await customer.waitFor(async () => expect(await countdown(customer)).toBe('00:30 s'));
});

describe('a clock that is set back', () => {
  test.each([['an hour', HOUR], ['a year', 365 * DAY]])('by %s lets nobody wait longer than 30 seconds', async (_what, seconds) => {
    const customer = await waitsForCode();
    await customer.waits(10);
    await customer.waits(-seconds);
    await customer.waits(1);
    expect(await countdown(customer)).toBe('00:30 s');
    await customer.waits(29);
    expect(await countdown(customer)).toBe('00:01 s');
    await customer.waits(1);
    expect(await customer.isOffered('Click to Resend')).toBe(true);
  });

  test('by a few seconds changes the countdown by as much', async () => {
    const customer = await waitsForCode();
    await customer.waits(20);
    await customer.waits(-5);
    await customer.waits(1);
    expect(await countdown(customer)).toBe('00:14 s');
  });

  test('after the countdown has ended takes nothing back', async () => {
    const customer = await waitsForCode();
    await customer.waits(30);
    await customer.waits(-HOUR);
    await customer.waits(1);
    expect(await customer.isOffered('Click to Resend')).toBe(true);
  });
});
