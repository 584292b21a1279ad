import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Customer } from '../support/customer';
import { expectPage, book } from '../support/flows';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { openMeasured } from './mouse-tab';

const ROUNDS = 50;
const ROUNDS_TO_REPORT = [1, 10, 20, 30, 40, 50];

/** The services in turn, and the link that leads to each from walking's first page, with which every booking begins. */
const TURNS: readonly { readonly service: ServiceName; readonly link?: string }[] = [
  { service: 'walking' },
  { service: 'training', link: 'Training' },
  { service: 'grooming', link: 'Grooming' },
];

/** What a page holds after so many bookings without loading anew. */
export interface Memory {
  readonly round: number;
  /** All that JavaScript holds but compiled code, which a browser makes more of the more a page is used. */
  readonly heapInBytes: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Observers of sizes, of what is in sight and of changes, that were told to look and not yet to stop. */
  readonly observers: number;
  /** Timers that repeat, or have not come yet. */
  readonly timers: number;
  /** Requests that have no answer yet. */
  readonly openRequests: number;
  /** What both storages of the browser hold, in characters. */
  readonly stored: number;
}

/** Books the services in turn, fifty times in one page load, by 'Book another service'; measures on the first page of the next booking. */
export async function measureMemory(browser: Browser, address: string): Promise<readonly Memory[]> {
  const { customer, tab } = await openMeasured(browser, address, '/walking/1', countWhatLives);
  const { page } = tab;
  try {
    const countOpenRequests = watchRequests(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const context = { person: PERSONAS.Asha!, now: tab.device.startsAt };
    const readings: Memory[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { service, link } = TURNS[(round - 1) % TURNS.length]!;
      if (link !== undefined) await goTo(customer, link, service);
      await book(customer, { service, authentication: round === 1 ? 'logs in' : 'is logged in' }, context);
      await goTo(customer, 'Book another service', 'walking');
      if (!ROUNDS_TO_REPORT.includes(round)) continue;
      // Weighed first, which takes a while: what is still under way by then stays.
      readings.push({ round, ...(await weigh(session)), ...(await page.evaluate(readCounts)), openRequests: countOpenRequests() });
    }
    return readings;
  } finally {
    await customer.leaves();
  }
}

/** Follows a link to a service's first page, and waits until that has its packages. */
async function goTo(customer: Customer, link: string, service: ServiceName): Promise<void> {
  await customer.presses(link);
  await expectPage(customer, pageOf(service, 'package page'));
  await customer.waitsUntilIdle();
}

/** What the script in the page counts. */
type Counts = Pick<Memory, 'observers' | 'timers' | 'stored'>;

/** Runs in the page before anything else: counts observers and timers that live. */
function countWhatLives(): void {
  const timers = new Set<unknown>();
  const counts = { observers: 0, timers };
  Object.assign(window, { counts });
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const { prototype } = window[name];
    const looking = new WeakSet<object>();
    const hear = (method: 'observe' | 'disconnect', heed: (observer: object) => void) => {
      const usual = Reflect.get(prototype, method) as (...all: unknown[]) => void;
      Reflect.set(prototype, method, function (this: object, ...all: unknown[]) {
        heed(this);
        Reflect.apply(usual, this, all);
      });
    };
    hear('observe', (observer) => {
      if (!looking.has(observer)) counts.observers += 1;
      looking.add(observer);
    });
    hear('disconnect', (observer) => {
      if (looking.delete(observer)) counts.observers -= 1;
    });
  }
  const later = window.setTimeout.bind(window);
  const again = window.setInterval.bind(window);
  window.setTimeout = ((act: () => void, ...rest: [number?]) => {
    const timer = later(() => {
      timers.delete(timer);
      act();
    }, ...rest);
    timers.add(timer);
    return timer;
  }) as typeof setTimeout;
  window.setInterval = ((act: () => void, ...rest: [number?]) => {
    const timer = again(act, ...rest);
    timers.add(timer);
    return timer;
  }) as typeof setInterval;
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const clear = window[name];
    window[name] = (timer) => {
      timers.delete(timer);
      clear(timer);
    };
  }
}

/** Runs in the page: what was counted. */
function readCounts(): Counts {
  const { counts } = window as unknown as { counts: { observers: number; timers: ReadonlySet<unknown> } };
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage).length);
  return { observers: counts.observers, timers: counts.timers.size, stored: stored[0]! + stored[1]! };
}

/** Counts requests that were neither answered nor given up. */
function watchRequests(page: Page): () => number {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

async function weigh(session: CDPSession): Promise<Pick<Memory, 'heapInBytes' | 'listeners' | 'nodes'>> {
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
