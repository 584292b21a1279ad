import type { Browser } from 'playwright-core';
import type { Customer } from '../support/customer';
import { book } from '../support/flows';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { median } from './median';
import { newMeasured, type MouseTab } from './mouse-tab';
import { pressAll } from './press-all';
import { withSite, type Site } from './site';
import { readTimings, recordTimings, slowestOf, SLOWDOWN } from './timings';

/** The names of controls that are skipped, because they belong to no list. controls.ts presses them. */
const SKIPS = /^(Open menu|Pawmitra|Get Best Quotes|Walking|Training|Grooming|Gender.*|Insured.*|Aggression.*|Licensed.*|Pet image.*)$|(^|: )(Date of birth|Last vaccination)/;

/** A page's times with one amount of data, in milliseconds on a slowed processor. */
export interface PageAtScale {
  /** From the navigation's start until the list is painted. */
  readonly listPainted: number;
  /** From the end of the server's response until the list is painted. */
  readonly afterAnswer: number;
  readonly slowestTap: { readonly name: string; readonly duration: number };
}

/** A page's times with the usual data, and with far more. */
export interface Scaled {
  readonly page: string;
  readonly usual: PageAtScale;
  readonly much: PageAtScale;
}

/** How to start the app with the usual data, and with far more. */
export interface Services {
  readonly usual: () => Promise<Site>;
  readonly much: () => Promise<Site>;
}

/** Loads each page with a list and presses its controls, with both amounts of data in turn, `runs` times. Returns medians. */
export async function measureScale(browser: Browser, services: Services, runs: number): Promise<readonly Scaled[]> {
  const rounds: { readonly usual: Visits; readonly much: Visits }[] = [];
  for (let round = 0; round < runs; round += 1) {
    const visitAll = (start: () => Promise<Site>) => withSite(start, ({ address }) => visitPages(browser, address));
    rounds.push({ usual: await visitAll(services.usual), much: await visitAll(services.much) });
  }
  return [...rounds[0]!.usual.keys()].map((page) => ({
    page,
    usual: mediansOf(rounds.map(({ usual }) => usual.get(page)!)),
    much: mediansOf(rounds.map(({ much }) => much.get(page)!)),
  }));
}

interface Visit {
  readonly listPainted: number;
  readonly afterAnswer: number;
  readonly taps: ReadonlyMap<string, number>;
}

type Visits = ReadonlyMap<string, Visit>;

function mediansOf(visits: readonly Visit[]): PageAtScale {
  const taps = [...visits[0]!.taps.keys()].map((name) => ({ name, duration: median(visits.map(({ taps: all }) => all.get(name) ?? 0)) }));
  const [slowestTap = { name: '', duration: 0 }] = taps.toSorted((left, right) => right.duration - left.duration);
  const of = (time: 'listPainted' | 'afterAnswer') => median(visits.map((each) => each[time]));
  return { listPainted: of('listPainted'), afterAnswer: of('afterAnswer'), slowestTap };
}

async function visitPages(browser: Browser, address: string): Promise<Visits> {
  const visits = new Map<string, Visit>();
  for (const booked of ['walking', 'grooming'] as const) {
    const { customer, tab } = await open(browser, address, booked);
    visits.set(`${booked}, package page`, await visit(customer, tab));
    await customer.leaves();
  }
  const { customer, tab } = await open(browser, address, 'training');
  const onPage = async (pageName: string) => {
    if (['package page', 'address page', 'pet page', 'summary'].includes(pageName)) visits.set(`training, ${pageName}`, await visit(customer, tab));
  };
  const context = { person: PERSONAS.Asha!, now: tab.device.startsAt };
  await book(customer, { service: 'training', authentication: 'logs in', onPage }, context);
  await customer.leaves();
  return visits;
}

async function open(browser: Browser, address: string, service: ServiceName): Promise<{ customer: Customer; tab: MouseTab }> {
  const opened = newMeasured(browser, address, recordTimings, async (page) => void (await page.addInitScript(recordListPaint)));
  await opened.customer.opens(pageOf(service, 'package page').path);
  await opened.customer.waitsUntilIdle();
  return opened;
}

/** Reloads the tab's page and presses its controls, with the processor slowed down. Then restores the customer's earlier entries. */
async function visit(customer: Customer, tab: MouseTab): Promise<Visit> {
  const { page, measure } = tab;
  const session = await page.context().newCDPSession(page);
  await customer.waitsUntilIdle();
  const entries = await tab.sessionEntries();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await customer.reloads();
  await customer.waitsUntilIdle();
  const paint = await page.evaluate(() => (globalThis as ListWindow).listPaint ?? { painted: 0, answered: 0 });
  const taps = new Map<string, number>();
  tab.measure = async (name, perform) => {
    await perform();
    await tab.waitUntilIdle();
    const { duration } = slowestOf((await readTimings(page)).events);
    taps.set(name, Math.max(duration, taps.get(name) ?? 0));
  };
  await pressAll(tab, { skips: SKIPS, texts: { 'Search address': 'Char', Breed: 'Lab' } });
  tab.measure = measure;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await tab.setSessionEntries(entries);
  await customer.reloads();
  await customer.waitsUntilIdle();
  await session.detach();
  return { listPainted: paint.painted, afterAnswer: paint.painted - paint.answered, taps };
}

interface ListWindow {
  listPaint?: { readonly painted: number; readonly answered: number };
}

/** Runs in the page, before its scripts: records when the first items of a list are painted, and when the last response before that ended. */
function recordListPaint(): void {
  const ITEM = '[data-colored], #address[type="radio"], fieldset button[aria-pressed], section[aria-labelledby="address-title"] dl';
  new MutationObserver((_records, observer) => {
    if (!document.querySelector(ITEM)) return;
    observer.disconnect();
    const calls = performance.getEntriesByType('resource').filter(({ initiatorType }) => initiatorType === 'xmlhttprequest');
    const answered = Math.max(0, ...calls.map(({ responseEnd }) => responseEnd));
    const { port1, port2 } = new MessageChannel();
    // A message that is sent in an animation frame arrives after that frame is painted.
    port1.addEventListener('message', () => void ((globalThis as ListWindow).listPaint = { painted: performance.now(), answered }));
    port1.start();
    requestAnimationFrame(() => port2.postMessage(''));
  }).observe(document, { subtree: true, childList: true });
}
