import type { Browser, CDPSession } from 'playwright-core';
import { becomesUsable, book } from './funnel';
import { Hands } from './hands';

const ROUNDS = 30;
const ROUNDS_TO_REPORT = [1, 10, 20, 30];
const PATIENCE_IN_MILLISECONDS = 20_000;

/** What a page holds after so many bookings without loading anew. */
export interface Memory {
  readonly round: number;
  /** All that JavaScript holds but compiled code, which a browser makes more of the more a page is used. */
  readonly heapInBytes: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** Books a walk thirty times in one page load, by 'Book another service'; measures on the first page of the next booking. */
export async function measureMemory(browser: Browser, address: string): Promise<readonly Memory[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, timezoneId: 'Asia/Kolkata' });
  try {
    context.setDefaultTimeout(PATIENCE_IN_MILLISECONDS);
    const page = await context.newPage();
    await page.goto(`${address}walking/1`);
    await becomesUsable(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const hands = new Hands(page, (_act, doIt) => doIt());
    const readings: Memory[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await book(hands, { service: 'walking', acquaintance: round === 1 ? 'logs in' : 'is logged in' });
      await hands.presses('Book another service');
      await becomesUsable(page);
      if (ROUNDS_TO_REPORT.includes(round)) readings.push({ round, ...(await weigh(session)) });
    }
    return readings;
  } finally {
    await context.close();
  }
}

async function weigh(session: CDPSession): Promise<Omit<Memory, 'round'>> {
  const heapInBytes = await weighHeap(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapInBytes, listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes') };
}

/** The lengths and the names are those of DevTools' heap snapshots: a node is a row of numbers, one after the other. */
interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } };
  readonly nodes: readonly number[];
}

async function weighHeap(session: CDPSession): Promise<number> {
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  // It collects what nothing holds any more before it looks.
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const leftOut = new Set(['code', 'native'].map((name) => types[0].indexOf(name)));
  let weight = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!leftOut.has(nodes[node + type]!)) weight += nodes[node + size]!;
  }
  return weight;
}
