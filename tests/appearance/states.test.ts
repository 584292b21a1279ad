import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, auditLooks } from './axe';
import { chatLinkProblems } from './chat-link';
import { openDemoSite, type DemoSite, type DemoTab } from './demo-site';
import {
  CHAT_WINDOWS,
  DARK_ON_COMPUTER,
  FORCED_COLORS,
  LARGE_ON_COMPUTER,
  LARGE_ON_PHONE,
  LIGHT_ON_PHONE,
  LOW_WINDOWS,
  NARROWEST,
  applyDisplayMode,
  type DisplayMode,
} from './display-modes';
import { packagesBelowBar, submitOutOfView } from './first-screen';
import { overflowIn } from './overflow';
import { reachState, type State } from './state';
import { STATES } from './states';
import { unmarkedChoices } from './unmarked-choices';

type Check = (page: Page, state: State) => Promise<readonly string[]>;

const packagesInView: Check = async (page, { beginsWithPackages }) =>
  beginsWithPackages ? packagesBelowBar(page) : [];

/** A custom property that a script writes on the root would make the browser style the whole page again. */
const rootUnstyled: Check = (page) =>
  page.evaluate(() =>
    [...document.documentElement.style]
      .filter((property) => property.startsWith('--'))
      .map((property) => `The root has ${property}.`),
  );

const LOOK: readonly { readonly mode: DisplayMode; readonly checks: readonly Check[] }[] = [
  { mode: LIGHT_ON_PHONE, checks: [(page) => audit(page), overflowIn, chatLinkProblems, packagesInView, rootUnstyled] },
  { mode: NARROWEST, checks: [overflowIn, chatLinkProblems, rootUnstyled] },
  { mode: LARGE_ON_PHONE, checks: [overflowIn, chatLinkProblems, rootUnstyled] },
  { mode: FORCED_COLORS, checks: [unmarkedChoices, chatLinkProblems] },
  { mode: DARK_ON_COMPUTER, checks: [auditLooks, chatLinkProblems] },
  { mode: LARGE_ON_COMPUTER, checks: [overflowIn, chatLinkProblems] },
  ...LOW_WINDOWS.map((mode) => ({ mode, checks: [submitOutOfView] })),
  ...CHAT_WINDOWS.map((mode) => ({ mode, checks: [chatLinkProblems] })),
];

let site: DemoSite;
const idleTabs: DemoTab[] = [];

beforeAll(async () => {
  site = await openDemoSite();
});

afterAll(() => site?.close());

// axe can check one tab while another waits for a frame.
test.concurrent.each(STATES)(
  '$name: axe, overflow, the chat link, the first screen, forced colours and the console show no problem',
  async (state) => {
    const demo = idleTabs.pop() ?? site.openTab();
    expect(await problemsOf(state, demo)).toEqual([]);
    // It keeps the expected log lines, which would fail the test of the next state.
    if (state.logged) await demo.customer.leaves();
    else idleTabs.push(demo);
  },
);

async function problemsOf(state: State, demo: DemoTab): Promise<readonly string[]> {
  await reachState(state, demo);
  const { page } = demo.tab;
  const problems: string[] = [];
  for (const { mode, checks } of LOOK) {
    if (state.onlyAt && mode.width > 360 !== state.onlyAt > 360) continue;
    await applyDisplayMode(page, mode);
    for (const check of checks)
      problems.push(...(await check(page, state)).map((problem) => `${mode.name}: ${problem}`));
  }
  return [...problems, ...consoleProblems(state, demo)];
}

/** Or a sentence if the expected failure was not logged. */
function consoleProblems({ logged }: State, { customer }: DemoTab): readonly string[] {
  const lines = [...customer.loggedFailures(), ...customer.unexpectedErrors()];
  const unexpected = lines.filter((line) => !logged?.test(line)).map((line) => `console: ${line}`);
  return logged && lines.length === 0 ? ['console: the failure was not logged'] : unexpected;
}
