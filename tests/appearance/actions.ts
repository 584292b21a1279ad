import type { Page } from 'playwright-core';
import { TIMEOUT_IN_MILLISECONDS } from '../../src/adapters/http/client';
import { SCENARIO_START } from '../library/device';
import type { Customer } from '../library/customer';
import { fillIn, goOn } from '../library/flows';
import type { ServiceName } from '../library/pages';
import { PERSONAS } from '../library/personas';
import type { Target } from '../library/page-reader';

/** How long the demo delays each response at its slowest speed. */
const SLOWEST_IN_MILLISECONDS = 3000;

/** A customer's action that brings a page closer to a state, such as opening a dialog. */
export type Action = (customer: Customer, page: Page) => Promise<unknown>;

/** Combines several actions into one, which does them one after the other. */
export function inTurn(...actions: readonly Action[]): Action {
  return async (customer, page) => {
    for (const action of actions) await action(customer, page);
  };
}

/** An action that waits until the page has a part, such as a dialog. */
export const findPart =
  (part: Target): Action =>
  (customer) =>
    customer.finds(part);

/** An action that presses a button and waits for the part of the page that it opens. */
export const openPart = (button: string, part: Target): Action =>
  inTurn((customer) => customer.presses(button), findPart(part));

/** An action that fills in a page with the default entries, and presses its submit button. */
export const completePage = (service: ServiceName, pageName: string): Action =>
  inTurn((customer) => fillIn(customer, { service, pageName }, { person: PERSONAS.Meera!, now: SCENARIO_START }), goOn);

/** Presses the submit button of a page with missing or wrong entries, and waits for the error summary. */
export const goOnWithErrors: Action = inTurn(goOn, findPart({ role: 'region', name: 'There is a problem' }));

/** From now on, no request gets a response or times out: timers with the demo's longest delay or the app's time limit never run. */
export async function stopAnswers(customer: Customer, page: Page): Promise<void> {
  await page.evaluate(
    ([slow, limit]) => {
      const setTimer = window.setTimeout.bind(window);
      window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) =>
        delay === slow || delay === limit ? 0 : setTimer(run, delay, ...values)) as typeof window.setTimeout;
    },
    [SLOWEST_IN_MILLISECONDS, TIMEOUT_IN_MILLISECONDS] as const,
  );
  await customer.demo.slowsDown();
}
