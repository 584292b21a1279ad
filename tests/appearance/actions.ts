import type { Page } from 'playwright-core';
import { STORY_BEGINS_AT } from '../support/device';
import type { Customer } from '../support/customer';
import { fillIn, goOn } from '../support/journey';
import type { ServiceName } from '../support/pages';
import { PEOPLE } from '../support/people';
import type { Target } from '../support/page-reader';

/** The demo's speed of 3 s. */
const SLOW_IN_MILLISECONDS = 3000;

/** What a customer does to come to a state. */
export type Action = (customer: Customer, page: Page) => Promise<unknown>;

/** Does one thing after the other. */
export function inTurn(...acts: readonly Action[]): Action {
  return async (customer, page) => {
    for (const act of acts) await act(customer, page);
  };
}

/** Waits until a part of the page is there. */
export const find =
  (part: Target): Action =>
  (customer) =>
    customer.finds(part);

/** Presses a button that opens a part of the page, and waits until that is there. */
export const open = (button: string, part: Target): Action => inTurn((customer) => customer.presses(button), find(part));

/** Goes on from a step with the plain answers. */
export const goOnFrom = (service: ServiceName, step: string): Action =>
  inTurn((customer) => fillIn(customer, { service, step }, { person: PEOPLE.Meera!, now: STORY_BEGINS_AT }), goOn);

/** Goes on with something missing, and waits until the error summary says so. */
export const goOnInVain: Action = inTurn(goOn, find({ role: 'region', name: 'There is a problem' }));

/** From now on no call is answered: the demo's slowest answers never come. */
export async function stopAnswers(customer: Customer, page: Page): Promise<void> {
  await page.evaluate((slow) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === slow ? 0 : setTimer(run, delay, ...values)) as typeof window.setTimeout;
  }, SLOW_IN_MILLISECONDS);
  await customer.demo.slowsDown();
}
