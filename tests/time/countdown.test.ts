import { expect, test } from 'vitest';
import type { Customer } from '../support/customer';
import { askForCode, goToPage } from '../support/flows';
import { pageOf } from '../support/pages';
import { ASHA, startApp } from './start-app';
import { midnightInIndia } from './days';

// The code dialog counts down to a fixed time (decision A2). If the device's clock is set back, it still shows at most 30 s.
// Scenarios cannot set the clock back, so these tests do.

const NOW = midnightInIndia('2026-11-21');
const HOUR = 3600;
const RESEND = 'Click to Resend';

/** The text of the code dialog's countdown, '00:30 s'; undefined if the dialog shows none. */
async function countdown(customer: Customer): Promise<string | undefined> {
  return (await customer.driver.read('texts')).find((text) => /^\d+:\d\d( s)?$/.test(text));
}

test.each([
  { rule: 'an hour does not extend the 30 seconds', passes: [10, -HOUR, 1, 29], shown: '00:01 s' },
  { rule: 'a year does not extend the 30 seconds', passes: [10, -365 * 24 * HOUR, 1, 29], shown: '00:01 s' },
  { rule: 'a few seconds changes the countdown by as much', passes: [20, -5, 1, 13], shown: '00:01 s' },
  { rule: 'an hour after its end does not restart it', passes: [30, -HOUR, 1], shown: undefined },
])('a clock that is set back by $rule', async ({ passes, shown }) => {
  const { customer } = startApp({ startsAt: NOW, isLoggedIn: false });
  await goToPage(customer, pageOf('walking', 'login page'), { person: ASHA, now: NOW });
  await askForCode(customer, ASHA);
  await customer.waitFor(async () => expect(await countdown(customer)).toBe('00:30 s'));
  for (const seconds of passes) await customer.waits(seconds);
  expect([await countdown(customer), await customer.isOffered(RESEND)]).toEqual([shown, shown === undefined]);
  await customer.waits(1);
  expect(await customer.isOffered(RESEND)).toBe(true);
  await customer.leaves();
});
