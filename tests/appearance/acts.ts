import type { Page } from 'playwright-core';
import { STORY_BEGINS_AT } from '../support/device';
import type { Customer } from '../support/customer';
import { fillIn, goOn } from '../support/journey';
import type { ServiceName } from '../support/pages';
import { PEOPLE } from '../support/people';
import type { Target } from '../support/page-reader';

/** The demo's speed of 3 s. */
const SLOW_IN_MILLISECONDS = 3000;

/** Goes on from a step with the plain answers. */
export async function goOnFrom(customer: Customer, service: ServiceName, step: string): Promise<void> {
  await fillIn(customer, { service, step }, { person: PEOPLE.Meera!, now: STORY_BEGINS_AT });
  await goOn(customer);
}

/** Goes on with something missing, and waits until the error summary says so. */
export async function goOnInVain(customer: Customer): Promise<void> {
  await goOn(customer);
  await customer.finds({ role: 'region', name: 'There is a problem' });
}

/** Presses a button that opens a part of the page, and waits until that is there. */
export async function open(customer: Customer, button: string, part: Target): Promise<void> {
  await customer.presses(button);
  await customer.finds(part);
}

/** From now on no call is answered: the demo's slowest answers never come. */
export async function stopAnswers(customer: Customer, page: Page): Promise<void> {
  await page.evaluate((slow) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === slow ? 0 : setTimer(run, delay, ...values)) as typeof window.setTimeout;
  }, SLOW_IN_MILLISECONDS);
  await customer.demo.slowsDown();
}
