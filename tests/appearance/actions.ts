import type { Page } from 'playwright-core';
import { SCENARIO_START } from '../support/device';
import type { Customer } from '../support/customer';
import { fillIn, goOn } from '../support/flows';
import type { ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import type { Target } from '../support/page-reader';

/** The slowest speed of the demo. */
const SLOWEST_IN_MILLISECONDS = 3000;

/** A customer's action on the way to a state. */
export type Action = (customer: Customer, page: Page) => Promise<unknown>;

/** Makes one action of several, done one after the other. */
export function inTurn(...actions: readonly Action[]): Action {
  return async (customer, page) => {
    for (const action of actions) await action(customer, page);
  };
}

/** Waits for a part of the page. */
export const find =
  (part: Target): Action =>
  (customer) =>
    customer.finds(part);

/** Presses a button, and waits for the part of the page that it opens. */
export const open = (button: string, part: Target): Action => inTurn((customer) => customer.presses(button), find(part));

/** Fills in a step with the default answers, and goes on. */
export const completeStep = (service: ServiceName, step: string): Action =>
  inTurn((customer) => fillIn(customer, { service, step }, { person: PERSONAS.Meera!, now: SCENARIO_START }), goOn);

/** Goes on with answers missing, and waits for the error summary. */
export const goOnWithErrors: Action = inTurn(goOn, find({ role: 'region', name: 'There is a problem' }));

/** From now on no call is answered: the timers of the slowest speed never fire. */
export async function stopAnswers(customer: Customer, page: Page): Promise<void> {
  await page.evaluate((slow) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === slow ? 0 : setTimer(run, delay, ...values)) as typeof window.setTimeout;
  }, SLOWEST_IN_MILLISECONDS);
  await customer.demo.slowsDown();
}
