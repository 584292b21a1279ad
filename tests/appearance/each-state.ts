import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './axe';
import { coveredByChatLink } from './covered';
import { openDemoSite, type DemoSite, type DemoVisit } from './demo-site';
import { wear, type Look } from './looks';
import { outOfSight } from './overflow';
import { reach, type State } from './state';
import { STATES } from './states';

/** The looks in which a state is examined. */
interface Examination {
  /** With all rules of axe. */
  readonly audited: readonly Look[];
  /** With the rules of axe on colours and sizes only. */
  readonly compared?: readonly Look[];
  /** For what does not fit the screen. */
  readonly measured: readonly Look[];
}

/** Tests of each state that nothing is wrong in its looks, nor told to the console. */
export function testEachState(claim: string, looksOf: (state: State) => Examination): void {
  let site: DemoSite;
  const idle: DemoVisit[] = [];

  beforeAll(async () => {
    site = await openDemoSite();
  });

  afterAll(() => site?.close());

  // One tab waits for a frame while another is audited.
  test.concurrent.each(STATES)(`$name: ${claim}`, async (state) => {
    const visit = idle.pop() ?? site.visit();
    expect(await complaintsIn(state, visit, looksOf(state))).toEqual([]);
    // What was logged once would be heard of again.
    if (state.logged) await visit.customer.leaves();
    else idle.push(visit);
  });
}

/** Comes to a state once, and answers what is wrong in any of its looks, a sentence each. */
async function complaintsIn(state: State, visit: DemoVisit, { audited, compared = [], measured }: Examination): Promise<readonly string[]> {
  await reach(state, visit);
  const { page } = visit.tab;
  const complaints: string[] = [];
  const examine = async (look: Look, find: () => Promise<readonly string[]>) => {
    await wear(page, look);
    const found = [...(await find()), ...(await coveredByChatLink(page))];
    complaints.push(...found.map((complaint) => `${look.name}: ${complaint}`));
  };
  for (const look of audited) await examine(look, () => audit(page, 'everything'));
  for (const look of compared) await examine(look, () => audit(page, 'looks'));
  for (const look of measured) await examine(look, () => outOfSight(page));
  return [...complaints, ...consoleComplaints(state, visit)];
}

/** What the console told, and should not have. A state that is about a failure has to have it told. */
function consoleComplaints({ logged }: State, { customer }: DemoVisit): readonly string[] {
  const lines = [...customer.loggedFailures(), ...customer.unexpectedErrors()];
  const untold = lines.filter((line) => !logged?.test(line)).map((line) => `console: ${line}`);
  return logged && lines.length === 0 ? ['console: nothing was logged of the failure'] : untold;
}
