import type { Page } from 'playwright-core';
import { DEFAULT_PRESET, type PresetName } from '../../mocks/presets';
import type { AppPage } from '../library/pages';
import type { Action } from './actions';
import type { DemoTab } from './demo-site';
import { LIGHT_ON_COMPUTER, applyDisplayMode } from './display-modes';

/** A state of a page, and how to reach it. */
export interface State {
  readonly name: string;
  /** The preset of the demo's mock backend; by default `DEFAULT_PRESET`. */
  readonly preset?: PresetName;
  /** The path to open first; by default one that belongs to no page. */
  readonly opens?: string;
  /** The page to which the demo then jumps. The demo fills in this page and all pages before it. */
  readonly jumpsTo?: AppPage;
  /** The customer's actions after opening and jumping. */
  readonly action?: Action;
  /** The only window width that has this state; by default every width has it. */
  readonly onlyAt?: 360 | 1280;
  /** True if a phone shows the first choice of the page without scrolling. */
  readonly beginsWithPackages?: boolean;
  /** True if the page shows that a request still waits for its response. */
  readonly isLoading?: boolean;
  /** The pattern of the lines that the app must log in this state; without it, the app must log nothing. */
  readonly logged?: RegExp;
}

/** Brings a tab to a state. Makes the window wide first, so that the demo's panel does not cover the page. */
export async function reachState(
  { preset = DEFAULT_PRESET, opens = '/nowhere', jumpsTo, action, isLoading }: State,
  { customer, tab }: DemoTab,
): Promise<void> {
  if (customer.hasOpened()) await applyDisplayMode(tab.page, LIGHT_ON_COMPUTER);
  await customer.demo.opens(preset, opens);
  if (jumpsTo) await customer.demo.jumpsTo(jumpsTo);
  await settle(tab.page);
  await action?.(customer, tab.page);
  if (!isLoading) await settle(tab.page);
}

/** Waits until lists and pictures are loaded. Pictures with `loading="lazy"` do not count. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('[role="status"][aria-label^="Loading"], [role="progressbar"][aria-busy]');
    const isDrawing = [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
    return !isLoading && !isDrawing;
  });
}
