import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, AXE_SCRIPT } from './axe';
import { openDemoSite, type DemoSite } from './demo-site';
import { LARGE_ON_COMPUTER, LARGE_ON_PHONE, LOOKS, NARROWEST, wear, type Look } from './looks';
import { outOfSight } from './overflow';
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
    const { violations, passed } = await audit(page, isFirstOfItsKind(look) ? 'everything' : 'looks');
    counts.audits += 1;
    for (const rule of passed) counts.rules.add(rule);
    complaints.push(...violations.map((violation) => `${look.name}: ${violation}`));
  }
  for (const look of narrowLooksOf(state)) {
    await wear(page, look);
    complaints.push(...(await outOfSight(page)).map((part) => `${look.name}: ${part}`));
  }
  counts.states += 1;
  return [...complaints, ...troublesOf(state)];
}

function looksOf({ onlyAt }: State) {
  return LOOKS.filter(({ width }) => !onlyAt || onlyAt === width).toReversed();
}

/** In which looks a state might not have the room that it needs; a computer has room for all but the header. */
function narrowLooksOf({ onlyAt }: State): readonly Look[] {
  return onlyAt === 1280 ? [LARGE_ON_COMPUTER] : [NARROWEST, LARGE_ON_PHONE];
}

/** Each width and each scheme is audited as a whole once; the other two of their pairs differ in colours and sizes only. */
function isFirstOfItsKind({ name }: Look): boolean {
  return ['360 light', '1280 dark'].includes(name);
}

/** What the console told, and should not have. A state that is about a failure has to have it told. */
function troublesOf({ logged }: State): readonly string[] {
  const { troubles } = visitor;
  const untold = troubles.filter((text) => !logged?.test(text)).map((text) => `console: ${text}`);
  return logged && troubles.length === 0 ? ['console: nothing was logged of the failure'] : untold;
}
