import type { Page } from 'playwright-core';
import { FIRST_SCENARIO, type ScenarioName } from '../../mocks/scenarios';
import type { AppPage } from '../support/pages';
import type { Act } from './acts';
import type { DemoVisit } from './demo-site';
import { LIGHT_ON_COMPUTER, wear } from './looks';

/** A state of a page. */
export interface State {
  readonly name: string;
  /** The story of the demo; without it the first one. */
  readonly story?: ScenarioName;
  /** The path that is opened; without it one that is no page. */
  readonly opens?: string;
  /** The page that the demo then jumps to, with all before it filled in. */
  readonly jumpsTo?: AppPage;
  /** What is done then. */
  readonly act?: Act;
  /** The only width that has it; without it all have. */
  readonly onlyAt?: 360 | 1280;
  /** Whether it is about answers that do not come. */
  readonly isFetching?: boolean;
  /** What the app has to log. */
  readonly logged?: RegExp;
}

/** Comes to a state from anywhere, in the wide window: there the demo's panel leaves the page to be seen. */
export async function reach({ story = FIRST_SCENARIO, opens = '/nowhere', jumpsTo, act, isFetching }: State, { customer, tab }: DemoVisit): Promise<void> {
  if (customer.hasOpened()) await wear(tab.page, LIGHT_ON_COMPUTER);
  await customer.demo.opens(story, opens);
  if (jumpsTo) await customer.demo.jumpsTo(jumpsTo);
  await settle(tab.page);
  await act?.(customer, tab.page);
  if (!isFetching) await settle(tab.page);
}

/** Waits until nothing is on its way any more, pictures included. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isFetching = document.querySelector('[role="status"][aria-label^="Loading"], [role="progressbar"][aria-busy]');
    const isDrawing = [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
    return !isFetching && !isDrawing;
  });
}
