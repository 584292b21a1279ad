import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, AXE_SCRIPT } from './axe';
import { openDemoSite, type DemoSite } from './demo-site';
import { LOOKS, NARROWEST, wear, type Look } from './looks';
import { sidewaysScrolls } from './overflow';
import type { State } from './state';
import { STATES } from './states';
import type { Visitor } from './visitor';

/** One more than the cores to count on: a visitor often waits for a frame to be drawn. */
const VISITORS = 2;
/** Most of it is spent in the queue for a visitor. */
const TIME_LIMIT_IN_MILLISECONDS = 200_000;

let site: DemoSite;
const free: Visitor[] = [];
const queue: ((visitor: Visitor) => void)[] = [];
const counts = { states: 0, audits: 0, rules: new Set<string>() };

beforeAll(async () => {
  site = await openDemoSite();
  for (let index = 0; index < VISITORS; index += 1) free.push(await site.visitor(AXE_SCRIPT));
}, TIME_LIMIT_IN_MILLISECONDS);

afterAll(async () => {
  await site?.close();
  console.info(`${counts.states} states, ${counts.audits} runs of axe, ${counts.rules.size} of its rules found something and all of it right`);
});

describe('Nothing is wrong for axe, wider than the screen, or told to the console:', () => {
  it.concurrent.each(STATES)('$name', { timeout: TIME_LIMIT_IN_MILLISECONDS }, async (state) => {
    const visitor = free.pop() ?? (await new Promise<Visitor>((resolve) => queue.push(resolve)));
    try {
      expect(await complaintsIn(state, visitor)).toEqual([]);
    } finally {
      const next = queue.shift();
      if (next) next(visitor);
      else free.push(visitor);
    }
  });
});

/** Comes to a state, and answers what is wrong in any of its looks, a sentence each. */
async function complaintsIn(state: State, visitor: Visitor): Promise<readonly string[]> {
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
  return [...complaints, ...troublesOf(state, visitor)];
}

/** In which looks a state is audited: each width and each scheme once, and the pages that people come in by in all of them. */
function looksOf({ onlyAt, isEntrance }: State) {
  const isWanted = ({ width, name }: Look) => (onlyAt ? onlyAt === width : isEntrance || ['360 light', '1280 dark'].includes(name));
  return LOOKS.filter(isWanted).toReversed();
}

/** What the console told, and should not have. A state that is about a failure has to have it told. */
function troublesOf({ logged }: State, { troubles }: Visitor): readonly string[] {
  const untold = troubles.filter((text) => !logged?.test(text)).map((text) => `console: ${text}`);
  return logged && troubles.length === 0 ? ['console: nothing was logged of the failure'] : untold;
}
