import type { Browser } from 'playwright-core';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { giveAll, defaultEntries } from '../support/entries';
import { book, fillIn, type Authentication } from '../support/flows';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { median } from './median';
import { openMeasured, PICTURE_OF_FAILURE } from './mouse-tab';
import { withSite, type Site } from './site';
import { readTimings, recordTimings, slowestOf, SLOWDOWN, type Timings } from './timings';

/** The bookings to measure. Together they visit every page: one customer signs up with a new address and pet, two log in. */
const JOURNEYS: readonly (readonly [ServiceName, Authentication])[] = [
  ['walking', 'signs up'],
  ['training', 'logs in'],
  ['grooming', 'logs in'],
];

/** The controls that lead to the next page without a call to the server. */
const STEP_CHANGES = new Set(['package page: Next', 'date page: Next', 'sign-up page: Sign In', 'address page: Proceed', 'pet page: Next']);

/** A measured interaction; times are milliseconds on a processor slowed down six times. */
export interface Interaction {
  /** Service, page and control, as in 'walking, package page: Next'. */
  readonly name: string;
  /** From the press to the next painted frame, as the browser reports it. */
  readonly duration: number;
  /** The element that was pressed. */
  readonly selector: string;
  /** From the press until the next page's heading was painted; undefined if the page stayed. */
  readonly stepChange?: number;
  /** Whether the next page needed no call to the server. */
  readonly isPrefetched: boolean;
}

/**
 * Books all three services `runs` times. Returns the median of each interaction, the slowest first. Each round has a new server,
 * because the same phone number cannot sign up twice.
 */
export async function measureInteractions(browser: Browser, startService: () => Promise<Site>, runs: number): Promise<readonly Interaction[]> {
  const readings = new Map<string, Interaction[]>();
  for (let round = 0; round < runs; round += 1) {
    await withSite(startService, async ({ address }) => {
      for (const [booked, authentication] of JOURNEYS) {
        // All keys typed into one field share a name: only the slowest counts.
        const slowest = new Map<string, Interaction>();
        for (const interaction of await measureJourney(browser, address, booked, authentication)) {
          if (interaction.duration >= (slowest.get(interaction.name)?.duration ?? 0)) slowest.set(interaction.name, interaction);
        }
        for (const [name, interaction] of slowest) readings.set(name, [...(readings.get(name) ?? []), interaction]);
      }
    });
  }
  return [...readings.values()].map(medianOf).toSorted((left, right) => right.duration - left.duration);
}

async function measureJourney(browser: Browser, address: string, service: ServiceName, authentication: Authentication): Promise<readonly Interaction[]> {
  const { customer, tab } = await openMeasured(browser, address, pageOf(service, 'package page').path, recordTimings);
  const { page } = tab;
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const interactions: Interaction[] = [];
    let pageName = '';
    tab.measure = async (name, perform) => {
      await perform();
      // Waits until the page is idle. Otherwise the search for the next page's elements would slow down the measured interaction.
      await tab.waitUntilIdle();
      interactions.push(interactionOf(await readTimings(page), `${pageName}: ${name}`, service));
    };
    const onPage = async (name: string) => {
      // Reads the timings again, because the next page may appear only after the press was recorded.
      const { stepChange } = await readTimings(page);
      const last = interactions.at(-1);
      if (last && stepChange !== undefined) interactions.splice(-1, 1, { ...last, stepChange });
      pageName = name;
    };
    const person = authentication === 'signs up' ? PERSONAS.Meera! : PERSONAS.Asha!;
    const context = { person, now: tab.device.startsAt };
    await book(customer, { service, authentication, onPage, fill: fillByCalendar }, context).catch(async (cause: unknown) => {
      await page.screenshot({ path: PICTURE_OF_FAILURE });
      throw new Error(`After '${interactions.at(-1)?.name}' the page did not go on (${PICTURE_OF_FAILURE}): ${String(cause)}`, { cause });
    });
    return interactions;
  } finally {
    await customer.leaves();
  }
}

/** Fills in a page with default entries. On the date page it picks the day in the calendar. */
async function fillByCalendar(customer: Customer, asked: Parameters<typeof fillIn>[1], context: Parameters<typeof fillIn>[2]): Promise<void> {
  if (asked.pageName !== 'date page') return fillIn(customer, asked, context);
  const { 'Start date': startDate, Date: date, ...slots } = defaultEntries(asked.service, asked.pageName, context);
  await customer.picksDay(DETAILS.read(startDate ? 'Start date' : 'Date'), (startDate ?? date)!);
  await giveAll(customer, slots);
}

function interactionOf({ events, stepChange }: Timings, name: string, service: ServiceName): Interaction {
  const change = stepChange === undefined ? {} : { stepChange };
  return { name: `${service}, ${name}`, ...slowestOf(events), ...change, isPrefetched: STEP_CHANGES.has(name) };
}

function medianOf(interactions: readonly Interaction[]): Interaction {
  const [first] = interactions;
  const changes = interactions.flatMap(({ stepChange }) => stepChange ?? []);
  const change = changes.length > 0 ? { stepChange: median(changes) } : {};
  return { ...first!, duration: median(interactions.map(({ duration }) => duration)), ...change };
}
