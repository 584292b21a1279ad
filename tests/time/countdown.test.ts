import { afterEach, describe, expect, test } from 'vitest';
import type { CoreCustomer } from '../../features/assemblies/core-customer';
import { askForCode, walkTo } from '../../features/support/journey';
import { pageOf } from '../../features/support/pages';
import { PEOPLE } from '../../features/support/people';
import { eventually } from '../../features/support/eventually';
import { TIME_ZONES } from './days';
import { Story } from './story';

// The countdown runs from a deadline on the clock (decision A2), whatever the clock does meanwhile.

const NOW = Date.parse('2026-11-20T23:59:50+05:30');
const HOUR = 3600;
const DAY = 24 * HOUR;

let story: Story;
afterEach(() => story.end());

async function waitsForCode(timeZone: string): Promise<CoreCustomer> {
  story = Story.begin({ timeZone, startsAt: NOW });
  const { customer } = story;
  await walkTo(customer, pageOf('walking', 'login page'), { person: PEOPLE.Asha!, now: NOW });
  await askForCode(customer, PEOPLE.Asha!);
  await eventually(async () => expect(await countdown(customer)).toBe('00:30 s'));
  return customer;
}

/** What the countdown says. */
async function countdown(customer: CoreCustomer): Promise<string | undefined> {
  return (await customer.allThatIsSaid()).find((text) => /^\d+:\d\d( s)?$/.test(text));
}

test.each(TIME_ZONES)('runs over midnight in %s', async (timeZone) => {
  const customer = await waitsForCode(timeZone);
  await customer.waits(29);
  expect(await countdown(customer)).toBe('00:01 s');
  expect(await customer.isOffered('Click to Resend')).toBe(false);
  await customer.waits(1);
  expect(await customer.isOffered('Click to Resend')).toBe(true);
});

describe('a clock that jumps on', () => {
  test.each([['a device that slept', 8 * HOUR], ['a day', DAY], ['a year', 365 * DAY]])('by %s offers another code', async (_what, seconds) => {
    const customer = await waitsForCode('Asia/Kolkata');
    await customer.waits(seconds);
    expect(await customer.isOffered('Click to Resend')).toBe(true);
    await customer.presses('Click to Resend');
    await eventually(async () => expect(await countdown(customer)).toBe('00:30 s'));
  });
});

describe('a clock that is set back', () => {
  test.each([['an hour', HOUR], ['a day', DAY], ['a year', 365 * DAY]])('by %s lets nobody wait longer than 30 seconds', async (_what, seconds) => {
    const customer = await waitsForCode('Europe/London');
    await customer.waits(10 - seconds);
    expect(await countdown(customer)).toBe('00:30 s');
    await customer.waits(29);
    expect(await countdown(customer)).toBe('00:01 s');
    await customer.waits(1);
    expect(await customer.isOffered('Click to Resend')).toBe(true);
  });

  test('by a few seconds changes the countdown by as much', async () => {
    const customer = await waitsForCode('Asia/Kolkata');
    await customer.waits(20);
    await customer.waits(-5);
    expect(await countdown(customer)).toBe('00:15 s');
  });

  test('after the countdown has ended takes nothing back', async () => {
    const customer = await waitsForCode('Asia/Kolkata');
    await customer.waits(30);
    await customer.waits(-HOUR);
    expect(await customer.isOffered('Click to Resend')).toBe(true);
  });
});
