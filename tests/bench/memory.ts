import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Customer } from '../support/customer';
import { expectPage, book } from '../support/flows';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { openMeasured } from './mouse-tab';

const ROUNDS = 50;
const ROUNDS_TO_REPORT = [1, 10, 20, 30, 40, 50];

/** The services, booked in turn. `link` leads from walking's first page, where every booking starts, to the service. */
const TURNS: readonly { readonly service: ServiceName; readonly link?: string }[] = [
  { service: 'walking' },
  { service: 'training', link: 'Training' },
  { service: 'grooming', link: 'Grooming' },
];

/** The resources that a page uses after `round` bookings without a reload. */
export interface Memory {
  readonly round: number;
  /** The heap without compiled code, which grows with the use of a page, and without the browser's native objects. */
  readonly heapInBytes: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Active observers of sizes, visibility and changes. */
  readonly observers: number;
  readonly timers: number;
  readonly openRequests: number;
  /** Characters in localStorage and sessionStorage. */
  readonly stored: number;
}

/** Makes fifty bookings in one page load. Measures after the first and after every tenth, on the page where the next booking starts. */
export async function measureMemory(browser: Browser, address: string): Promise<readonly Memory[]> {
  const { customer, tab } = await openMeasured(browser, address, '/walking/1', countResources);
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
      // Measures the heap first. That takes a while, so pending work has ended when the counts are read.
      readings.push({ round, ...(await weigh(session)), ...(await page.evaluate(readCounts)), openRequests: countOpenRequests() });
    }
    return readings;
  } finally {
    await customer.leaves();
  }
}

/** Follows a link to a service's first page, and waits for its packages. */
async function goTo(customer: Customer, link: string, service: ServiceName): Promise<void> {
  await customer.presses(link);
  await expectPage(customer, pageOf(service, 'package page'));
  await customer.waitsUntilIdle();
}

type Counts = Pick<Memory, 'observers' | 'timers' | 'stored'>;

/** Runs in the page before its scripts: counts active observers and pending timers. */
function countResources(): void {
  const timers = new Set<unknown>();
  const counts = { observers: 0, timers };
  Object.assign(window, { counts });
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const { prototype } = window[name];
    const active = new WeakSet<object>();
    const intercept = (method: 'observe' | 'disconnect', listener: (observer: object) => void) => {
      const original = Reflect.get(prototype, method) as (...all: unknown[]) => void;
      Reflect.set(prototype, method, function (this: object, ...all: unknown[]) {
        listener(this);
        Reflect.apply(original, this, all);
      });
    };
    intercept('observe', (observer) => {
      if (!active.has(observer)) counts.observers += 1;
      active.add(observer);
    });
    intercept('disconnect', (observer) => {
      if (active.delete(observer)) counts.observers -= 1;
    });
  }
  const setTimer = window.setTimeout.bind(window);
  const setRepeatingTimer = window.setInterval.bind(window);
  window.setTimeout = ((callback: () => void, ...rest: [number?]) => {
    const timer = setTimer(() => {
      timers.delete(timer);
      callback();
    }, ...rest);
    timers.add(timer);
    return timer;
  }) as typeof setTimeout;
  window.setInterval = ((callback: () => void, ...rest: [number?]) => {
    const timer = setRepeatingTimer(callback, ...rest);
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

/** Runs in the page: reads the counts of `countResources`, and the size of the storages in characters. */
function readCounts(): Counts {
  const { counts } = window as unknown as { counts: { observers: number; timers: ReadonlySet<unknown> } };
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage).length);
  return { observers: counts.observers, timers: counts.timers.size, stored: stored[0]! + stored[1]! };
}

/** Watches a page's requests. Returns a function that counts those that have neither finished nor failed. */
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

/** DevTools' heap snapshot. `nodes` is flat: each node of the heap has one number for each name in `node_fields`. */
interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } };
  readonly nodes: readonly number[];
}

async function weighHeap(session: CDPSession): Promise<number> {
  const parts: string[] = [];
  const addPart = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', addPart);
  // The browser collects garbage before it takes a snapshot.
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', addPart);
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
