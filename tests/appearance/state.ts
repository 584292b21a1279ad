import type { Page } from 'playwright-core';
import { DEFAULT_PRESET, type PresetName } from '../../mocks/presets';
import type { AppPage } from '../library/pages';
import type { Action } from './actions';
import type { DemoTab } from './demo-site';
import { LIGHT_ON_COMPUTER, applyDisplayMode } from './display-modes';

export interface State {
  readonly name: string;
  /** Of the demo's mock backend; by default `DEFAULT_PRESET`. */
  readonly preset?: PresetName;
  /** By default a path that belongs to no page. */
  readonly opens?: string;
  /** The demo jumps there then, and fills in this page and all before it. */
  readonly jumpsTo?: AppPage;
  readonly action?: Action;
  readonly onlyAt?: 360 | 1280;
  /** A phone shows the first choice of the page without scrolling. */
  readonly beginsWithPackages?: boolean;
  readonly isLoading?: boolean;
  /** Of the lines that the app must log; without it, none. */
  readonly logged?: RegExp;
}

/** Makes the window wide first, so that the demo's panel does not cover the page. */
export async function reachState(
  { preset = DEFAULT_PRESET, opens = '/nowhere', jumpsTo, action, isLoading }: State,
  { customer, tab }: DemoTab,
): Promise<void> {
  if (customer.isOpened) await applyDisplayMode(tab.page, LIGHT_ON_COMPUTER);
  await customer.demo.opens(preset, opens);
  if (jumpsTo) await customer.demo.jumpsTo(jumpsTo);
  await settle(tab.page);
  await action?.(customer, tab.page);
  if (!isLoading) await settle(tab.page);
}

/** Pictures with `loading="lazy"` do not count. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('[role="status"][aria-label^="Loading"], [role="progressbar"][aria-busy]');
    const isDrawing = [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
    return !isLoading && !isDrawing;
  });
}
