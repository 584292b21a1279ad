import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './axe';
import { coveredByChatLink } from './chat-link-overlap';
import { openDemoSite, type DemoSite, type DemoTab } from './demo-site';
import { applyDisplayMode, type DisplayMode } from './display-modes';
import { overflowIn } from './overflow';
import { reachState, type State } from './state';

/** The display modes in which each check of a state runs. */
interface Checks {
  /** The modes in which all rules of axe run. */
  readonly allRules: readonly DisplayMode[];
  /** The modes in which only axe's rules on colours and target sizes run. */
  readonly displayRules?: readonly DisplayMode[];
  /** The modes in which nothing may overflow the window or a dialog. */
  readonly overflow: readonly DisplayMode[];
}

/** Defines a test for each state: it runs the checks in their display modes, and checks the console. */
export function testEachState(claim: string, states: readonly State[], checksOf: (state: State) => Checks): void {
  let site: DemoSite;
  const idleTabs: DemoTab[] = [];

  beforeAll(async () => {
    site = await openDemoSite();
  });

  afterAll(() => site?.close());

  // The tests run concurrently, which saves time: axe can check one tab while another tab waits for a frame.
  test.concurrent.each(states)(`$name: ${claim}`, async (state) => {
    const demo = idleTabs.pop() ?? site.openTab();
    expect(await problemsIn(state, demo, checksOf(state))).toEqual([]);
    // A tab with expected log lines is closed, because it keeps these lines, which would fail the test of the next state.
    if (state.logged) await demo.customer.leaves();
    else idleTabs.push(demo);
  });
}

/** Brings a tab to a state and runs all checks. Returns a sentence for each problem. */
async function problemsIn(state: State, demo: DemoTab, { allRules, displayRules = [], overflow }: Checks): Promise<readonly string[]> {
  await reachState(state, demo);
  const { page } = demo.tab;
  const problems: string[] = [];
  const check = async (mode: DisplayMode, find: () => Promise<readonly string[]>) => {
    await applyDisplayMode(page, mode);
    const found = [...(await find()), ...(await coveredByChatLink(page))];
    problems.push(...found.map((problem) => `${mode.name}: ${problem}`));
  };
  for (const mode of allRules) await check(mode, () => audit(page, 'all'));
  for (const mode of displayRules) await check(mode, () => audit(page, 'display'));
  for (const mode of overflow) await check(mode, () => overflowIn(page));
  return [...problems, ...consoleProblems(state, demo)];
}

/** Returns the unexpected lines of the console, or a sentence if the expected failure was not logged. */
function consoleProblems({ logged }: State, { customer }: DemoTab): readonly string[] {
  const lines = [...customer.loggedFailures(), ...customer.unexpectedErrors()];
  const unexpected = lines.filter((line) => !logged?.test(line)).map((line) => `console: ${line}`);
  return logged && lines.length === 0 ? ['console: the failure was not logged'] : unexpected;
}
