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

/** Combines several actions into one, which does them one after the other. */
export function inTurn(...actions: readonly Action[]): Action {
  return async (customer, page) => {
    for (const action of actions) await action(customer, page);
  };
}

/** Waits for a part of the page. */
export const findPart =
  (part: Target): Action =>
  (customer) =>
    customer.finds(part);

/** Presses a button, and waits for the part of the page that it opens. */
export const openPart = (button: string, part: Target): Action => inTurn((customer) => customer.presses(button), findPart(part));

/** Fills in a page with the default answers, and goes on. */
export const completePage = (service: ServiceName, pageName: string): Action =>
  inTurn((customer) => fillIn(customer, { service, pageName }, { person: PERSONAS.Meera!, now: SCENARIO_START }), goOn);

/** Goes on from a page that is not filled in, and waits for the error summary. */
export const goOnWithErrors: Action = inTurn(goOn, findPart({ role: 'region', name: 'There is a problem' }));

/** Stops the page's timers at the slowest speed, so that from now on no call is answered. */
export async function stopAnswers(customer: Customer, page: Page): Promise<void> {
  await page.evaluate((slow) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === slow ? 0 : setTimer(run, delay, ...values)) as typeof window.setTimeout;
  }, SLOWEST_IN_MILLISECONDS);
  await customer.demo.slowsDown();
}
