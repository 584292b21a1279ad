import type { Page } from 'playwright-core';
import { SCENARIO_START } from '../support/device';
import type { Customer } from '../support/customer';
import { fillIn, goOn } from '../support/flows';
import type { ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import type { Target } from '../support/page-reader';

/** The demo's speed of 3 s. */
const SLOW_IN_MILLISECONDS = 3000;

/** What a customer does to come to a state. */
export type Act = (customer: Customer, page: Page) => Promise<unknown>;

/** Does one thing after the other. */
export function inTurn(...acts: readonly Act[]): Act {
  return async (customer, page) => {
    for (const act of acts) await act(customer, page);
  };
}

/** Waits until a part of the page is there. */
export const find =
  (part: Target): Act =>
  (customer) =>
    customer.finds(part);

/** Presses a button that opens a part of the page, and waits until that is there. */
export const open = (button: string, part: Target): Act => inTurn((customer) => customer.presses(button), find(part));

/** Goes on from a step with the plain answers. */
export const goOnFrom = (service: ServiceName, step: string): Act =>
  inTurn((customer) => fillIn(customer, { service, step }, { person: PERSONAS.Meera!, now: SCENARIO_START }), goOn);

/** Goes on with something missing, and waits until the error summary says so. */
export const goOnInVain: Act = inTurn(goOn, find({ role: 'region', name: 'There is a problem' }));

/** From now on no call is answered: the demo's slowest answers never come. */
export async function stopAnswers(customer: Customer, page: Page): Promise<void> {
  await page.evaluate((slow) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === slow ? 0 : setTimer(run, delay, ...values)) as typeof window.setTimeout;
  }, SLOW_IN_MILLISECONDS);
  await customer.demo.slowsDown();
}
