import type { Browser, Page } from 'playwright-core';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { giveAll, defaultEntries } from '../support/entries';
import { book, fillIn, type Authentication } from '../support/flows';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { median } from './median';
import { openMeasured } from './mouse-tab';
import type { Site } from './site';

const PICTURE_OF_FAILURE = 'reports/bench-failed.png';
const SLOWDOWN = 6;

/** A new customer with a new address and a new pet, and two who log in: together they see every page. */
const JOURNEYS: readonly (readonly [ServiceName, Authentication])[] = [
  ['walking', 'signs up'],
  ['training', 'logs in'],
  ['grooming', 'logs in'],
];

/** The controls that lead on with nothing to ask the server for. Others wait for its answer. */
const STEP_CHANGES = new Set(['package page: Next', 'date page: Next', 'sign-up page: Sign In', 'address page: Proceed', 'pet page: Next']);

/** Something that a customer did, in milliseconds on a processor six times slower. */
export interface Act {
  /** As in 'walking, package page: Next'. */
  readonly name: string;
  /** From the press to the next frame that is painted, as browsers report it. */
  readonly duration: number;
  /** The element that was pressed. */
  readonly selector: string;
  /** Where another page followed: from the press until its heading was painted. */
  readonly stepChange?: number;
  /** Whether that page came without a call to the server. */
  readonly isPrefetched: boolean;
}

/**
 * Does everything in the three funnels so many times, and answers the median of each act, the slowest first. Each round has a
 * service of its own, for who has signed up cannot sign up again.
 */
export async function measureInteractions(browser: Browser, startService: () => Promise<Site>, runs: number): Promise<readonly Act[]> {
  const readings = new Map<string, Act[]>();
  for (let round = 0; round < runs; round += 1) {
    const service = await startService();
    for (const [booked, authentication] of JOURNEYS) {
      // A key that is hit ten times counts with its slowest.
      const slowest = new Map<string, Act>();
      for (const act of await walk(browser, service.address, booked, authentication)) {
        if (act.duration >= (slowest.get(act.name)?.duration ?? 0)) slowest.set(act.name, act);
      }
      for (const [name, act] of slowest) readings.set(name, [...(readings.get(name) ?? []), act]);
    }
    await service.stop();
  }
  return [...readings.values()].map(medianOf).toSorted((left, right) => right.duration - left.duration);
}

async function walk(browser: Browser, address: string, service: ServiceName, authentication: Authentication): Promise<readonly Act[]> {
  const { customer, tab } = await openMeasured(browser, address, pageOf(service, 'package page').path, watch);
  const { page } = tab;
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const acts: Act[] = [];
    let step = '';
    tab.witness = async (act, doIt) => {
      await doIt();
      // Whoever looks for the next page would slow it down.
      await tab.waitUntilIdle();
      acts.push(actOf(await readSeen(page), `${step}: ${act}`, service));
    };
    const onStep = async (name: string) => {
      // A page may come after its press was noted.
      const { stepChange } = await readSeen(page);
      const last = acts.at(-1);
      if (last && stepChange !== undefined) acts.splice(-1, 1, { ...last, stepChange });
      step = name;
    };
    const person = authentication === 'signs up' ? PERSONAS.Meera! : PERSONAS.Asha!;
    const context = { person, now: tab.device.startsAt };
    await book(customer, { service, authentication, onStep, fill: fillByCalendar }, context).catch(async (cause: unknown) => {
      await page.screenshot({ path: PICTURE_OF_FAILURE });
      throw new Error(`After '${acts.at(-1)?.name}' the page did not go on (${PICTURE_OF_FAILURE}): ${String(cause)}`, { cause });
    });
    return acts;
  } finally {
    await customer.leaves();
  }
}

/** Gives the plain answers to a step, and takes its day from the calendar. */
async function fillByCalendar(customer: Customer, asked: Parameters<typeof fillIn>[1], context: Parameters<typeof fillIn>[2]): Promise<void> {
  if (asked.step !== 'date page') return fillIn(customer, asked, context);
  const { 'Start date': startDate, Date: date, ...slots } = defaultEntries(asked.service, asked.step, context);
  await customer.picksDay(DETAILS.read(startDate ? 'Start date' : 'Date'), (startDate ?? date)!);
  await giveAll(customer, slots);
}

interface Seen {
  readonly events: readonly { readonly duration: number; readonly selector: string }[];
  readonly stepChange: number | undefined;
}

interface Watching {
  watched?: { events: { duration: number; selector: string }[]; stepChange: number | undefined };
}

/** Runs in the page, before its scripts: notes how long events took, and when another heading was painted after a click. */
function watch(): void {
  const watched = { events: [] as { duration: number; selector: string }[], stepChange: undefined as number | undefined };
  (globalThis as Watching).watched = watched;
  const describe = (element: Element | null) =>
    element ? `${element.localName}${element.id && `#${element.id}`}${element.classList[0] ? `.${element.classList[0]}` : ''}` : 'gone since';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId > 0) watched.events.push({ duration: entry.duration, selector: describe(entry.target as Element | null) });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const headingNow = () => document.querySelector('h1')?.textContent;
  let pressedAt = 0;
  let heading: string | undefined;
  addEventListener('click', ({ timeStamp }) => void ([pressedAt, heading] = [timeStamp, headingNow()]), { capture: true });
  new MutationObserver(() => {
    const now = headingNow();
    if (now === undefined || heading === undefined || now === heading) return;
    heading = now;
    const { port1, port2 } = new MessageChannel();
    // A message sent within a frame comes after it has been painted.
    port1.addEventListener('message', () => void (watched.stepChange = performance.now() - pressedAt));
    port1.start();
    requestAnimationFrame(() => port2.postMessage(''));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What was noted since the last time, once the page has come to rest. */
function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await frame();
    const { watched } = globalThis as Watching;
    const seen = { events: watched!.events.splice(0), stepChange: watched!.stepChange };
    watched!.stepChange = undefined;
    return seen;
  });
}

/** Browsers report no event that took less than 16 ms. */
function actOf({ events, stepChange }: Seen, name: string, service: ServiceName): Act {
  const [slowest = { duration: 0, selector: '' }] = events.toSorted((left, right) => right.duration - left.duration);
  const change = stepChange === undefined ? {} : { stepChange };
  return { name: `${service}, ${name}`, ...slowest, ...change, isPrefetched: STEP_CHANGES.has(name) };
}

function medianOf(acts: readonly Act[]): Act {
  const [first] = acts;
  const changes = acts.flatMap(({ stepChange }) => stepChange ?? []);
  const change = changes.length > 0 ? { stepChange: median(changes) } : {};
  return { ...first!, duration: median(acts.map(({ duration }) => duration)), ...change };
}
