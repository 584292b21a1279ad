import type { Page } from 'playwright-core';
import { TIMEOUT_IN_MILLISECONDS } from '../../src/adapters/http/client';
import { SCENARIO_START } from '../library/device';
import type { Customer } from '../library/customer';
import { fillIn, goOn } from '../library/flows';
import type { ServiceName } from '../library/pages';
import { PERSONAS } from '../library/personas';
import type { Target } from '../library/page-reader';

const SLOWEST_IN_MILLISECONDS = 3000;

export type Action = (customer: Customer, page: Page) => Promise<unknown>;

export function inTurn(...actions: readonly Action[]): Action {
  return async (customer, page) => {
    for (const action of actions) await action(customer, page);
  };
}

export const findPart =
  (part: Target): Action =>
  (customer) =>
    customer.finds(part);

export const openPart = (button: string, part: Target): Action =>
  inTurn((customer) => customer.presses(button), findPart(part));

export const completePage = (service: ServiceName, pageName: string): Action =>
  inTurn((customer) => fillIn(customer, { service, pageName }, { person: PERSONAS.Meera!, now: SCENARIO_START }), goOn);

export const goOnWithErrors: Action = inTurn(goOn, findPart({ role: 'region', name: 'There is a problem' }));

/** Until `letAnswersCome`. Timers with the demo's longest delay wait for it, and those with the app's time limit never run. */
export async function stopAnswers(customer: Customer, page: Page): Promise<void> {
  await page.evaluate(
    ([slow, limit]) => {
      const setTimer = window.setTimeout.bind(window);
      window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) => {
        if (delay === slow) window.addEventListener('letanswerscome', () => setTimer(run), { once: true });
        return delay === slow || delay === limit ? 0 : setTimer(run, delay, ...values);
      }) as typeof window.setTimeout;
    },
    [SLOWEST_IN_MILLISECONDS, TIMEOUT_IN_MILLISECONDS] as const,
  );
  await customer.demo.slowsDown();
}

export const letAnswersCome: Action = (_customer, page) =>
  page.evaluate(() => window.dispatchEvent(new Event('letanswerscome')));
