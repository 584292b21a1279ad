import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, AXE_SCRIPT } from './axe';
import { openDemoSite, type DemoSite } from './demo-site';
import { LOOKS, NARROWEST, wear, type Look } from './looks';
import { sidewaysScrolls } from './overflow';
import type { State } from './state';
import { STATES } from './states';
import type { Visitor } from './visitor';

const STARTING_UP_IN_MILLISECONDS = 60_000;
const TIME_LIMIT_IN_MILLISECONDS = 30_000;

let site: DemoSite;
let visitor: Visitor;
const counts = { states: 0, audits: 0, rules: new Set<string>() };

beforeAll(async () => {
  site = await openDemoSite();
  visitor = await site.visitor(AXE_SCRIPT);
}, STARTING_UP_IN_MILLISECONDS);

afterAll(async () => {
  await site?.close();
  console.info(`${counts.states} states, ${counts.audits} runs of axe, ${counts.rules.size} of its rules found something and all of it right`);
});

// One visitor for all: a second would be in the way of the features, which run beside.
test.each(STATES)('$name: nothing is wrong for axe, wider than the screen, or told to the console', { timeout: TIME_LIMIT_IN_MILLISECONDS }, async (state) => {
  expect(await complaintsIn(state)).toEqual([]);
});

/** Comes to a state, and answers what is wrong in any of its looks, a sentence each. */
async function complaintsIn(state: State): Promise<readonly string[]> {
  const { page } = visitor;
  await state.come(visitor);
  if (!state.isFetching) await visitor.settles();
  const complaints: string[] = [];
  for (const look of looksOf(state)) {
    await wear(page, look);
    const { violations, passed } = await audit(page);
    counts.audits += 1;
    for (const rule of passed) counts.rules.add(rule);
    complaints.push(...violations.map((violation) => `${look.name}: ${violation}`));
  }
  if (state.onlyAt !== 1280) {
    await wear(page, NARROWEST);
    complaints.push(...(await sidewaysScrolls(page)).map((part) => `${NARROWEST.name}: sideways scrolls ${part}`));
  }
  counts.states += 1;
  return [...complaints, ...troublesOf(state)];
}

/** In which looks a state is audited: each width and each scheme once, and the pages that people come in by in all of them. */
function looksOf({ onlyAt, isEntrance }: State) {
  const isWanted = ({ width, name }: Look) => (onlyAt ? onlyAt === width : isEntrance || ['360 light', '1280 dark'].includes(name));
  return LOOKS.filter(isWanted).toReversed();
}

/** What the console told, and should not have. A state that is about a failure has to have it told. */
function troublesOf({ logged }: State): readonly string[] {
  const { troubles } = visitor;
  const untold = troubles.filter((text) => !logged?.test(text)).map((text) => `console: ${text}`);
  return logged && troubles.length === 0 ? ['console: nothing was logged of the failure'] : untold;
}
