import type { Browser } from 'playwright-core';
import type { Customer } from '../support/customer';
import { book, type Authentication } from '../support/flows';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { median, ninthOfTen } from './median';
import { openMeasured, type MouseTab } from './mouse-tab';
import { pressAll, type Pressing } from './press-all';
import { withSite, type Site } from './site';
import { readTimings, recordTimings, slowestOf, SLOWDOWN } from './timings';

const WIDE_SCREEN = { width: 1280, height: 900 };

/** The bookings, each with the pages on which all controls are pressed. A page that is the same for several services is tried once. */
const JOURNEYS: readonly { readonly service: ServiceName; readonly authentication: Authentication; readonly pages: readonly string[] }[] = [
  { service: 'walking', authentication: 'signs up', pages: ['package page', 'date page', 'sign-up page'] },
  { service: 'training', authentication: 'logs in', pages: ['package page', 'date page', 'login page', 'address page', 'pet page', 'summary', 'thank-you page'] },
  { service: 'grooming', authentication: 'logs in', pages: ['package page'] },
];

/** The controls that sign up, log in and book. They are measured when the steps of the booking press them, with all fields filled in. */
const PRESSED_BY_BOOKING = new Set(['Sign Up', 'Submit', 'Get Best Quotes']);
/** The controls to skip at first: logging out and booking end the session or the draft that the next pages need. */
const SKIPS = /(^|: )Log out$|^Get Best Quotes$/;
/** The controls of the header. They are pressed on one page only, because the header is the same on all. */
const HEADER = /^(Open menu$|Pawmitra$|Menu: )/;
const ERROR_LINKS = /^There is a problem: /;

/** A control's times from input to the next painted frame, in milliseconds on a slowed processor. */
export interface PressedControl {
  /** Service, page and control. */
  readonly name: string;
  readonly selector: string;
  readonly presses: number;
  readonly median: number;
  readonly ninthOfTen: number;
  readonly longest: number;
}

/** The pressed controls, and the names of those that a page showed but that could not be pressed. */
export interface Controls {
  readonly pressed: readonly PressedControl[];
  readonly missed: readonly string[];
}

/** Presses every control of every page, `runs` times. Returns the slowest control first. */
export async function measureControls(browser: Browser, startService: () => Promise<Site>, runs: number): Promise<Controls> {
  const readings = new Map<string, { readonly duration: number; readonly selector: string }[]>();
  const missed = new Set<string>();
  for (let round = 0; round < runs; round += 1) {
    const notes: Notes = {
      add: (name, reading) => void readings.set(name, [...(readings.get(name) ?? []), reading]),
      miss: (name) => void missed.add(name),
    };
    await withSite(startService, async ({ address }) => {
      for (const journey of JOURNEYS) await tryOut(browser, address, journey, notes);
      await tryOutWideHeader(browser, address, notes);
    });
  }
  const pressed = [...readings].map(([name, times]) => summaryOf(name, times));
  return { pressed: pressed.toSorted((left, right) => right.ninthOfTen - left.ninthOfTen || right.median - left.median), missed: [...missed] };
}

interface Notes {
  add(name: string, reading: { readonly duration: number; readonly selector: string }): void;
  miss(name: string): void;
}

function summaryOf(name: string, times: readonly { readonly duration: number; readonly selector: string }[]): PressedControl {
  const durations = times.map(({ duration }) => duration);
  const summary = { presses: times.length, median: median(durations), ninthOfTen: ninthOfTen(durations), longest: Math.max(...durations) };
  return { name, selector: times.find(({ selector }) => selector !== '')?.selector ?? '', ...summary };
}

async function tryOut(browser: Browser, address: string, { service, authentication, pages }: (typeof JOURNEYS)[number], notes: Notes): Promise<void> {
  const { customer, tab } = await openSlowed(browser, address, pageOf(service, 'package page').path);
  try {
    let pageName = '';
    tab.measure = async (name, perform) => {
      if (!PRESSED_BY_BOOKING.has(name)) return perform();
      await readTimings(tab.page);
      await perform();
      await note(tab, `${service}, ${pageName}: ${name}`, notes);
    };
    const onPage = async (here: string) => {
      pageName = here;
      if (!pages.includes(here)) return;
      await tryOutPage(customer, tab, `${service}, ${here}`, notes);
    };
    const context = { person: authentication === 'signs up' ? PERSONAS.Meera! : PERSONAS.Asha!, now: tab.device.startsAt };
    await book(customer, { service, authentication, onPage }, context);
    if (!pages.includes('thank-you page')) return;
    await press(tab, `${service}, thank-you page`, { skips: /Book another service$|Log out$/ }, notes);
    await press(tab, `${service}, thank-you page`, { only: /^Open menu$|Log out$/ }, notes);
    await press(tab, `${service}, thank-you page`, { only: /Book another service$/ }, notes);
  } finally {
    await customer.leaves();
  }
}

/** Presses every control of a page, and restores the earlier entries. Then submits the page without entries, and presses its error links. */
async function tryOutPage(customer: Customer, tab: MouseTab, page: string, notes: Notes): Promise<void> {
  const entries = await tab.sessionEntries();
  const skips = page === 'walking, package page' ? SKIPS : new RegExp(`${SKIPS.source}|${HEADER.source}`);
  await press(tab, page, { skips, texts: textsFor(tab.device.startsAt) }, notes);
  await tab.setSessionEntries(entries);
  await customer.reloads();
  await tab.waitUntilIdle();
  if (page.endsWith('summary') || page.endsWith('address page')) return;
  await press(tab, `${page}, with nothing given`, { only: /^(Next|Sign Up|Login)$/ }, notes);
  await press(tab, page, { only: ERROR_LINKS }, notes);
}

async function press(tab: MouseTab, page: string, pressing: Pressing, notes: Notes): Promise<void> {
  const { measure } = tab;
  tab.measure = async (name, perform) => {
    await perform();
    await note(tab, `${page}: ${name}`, notes);
  };
  for (const name of await pressAll(tab, pressing)) notes.miss(`${page}: ${name}`);
  tab.measure = measure;
}

async function note(tab: MouseTab, name: string, notes: Notes): Promise<void> {
  await tab.waitUntilIdle();
  const { events } = await readTimings(tab.page);
  notes.add(name, slowestOf(events));
}

/** Presses the header's menus on a wide screen; a narrow screen shows them as one menu. */
async function tryOutWideHeader(browser: Browser, address: string, notes: Notes): Promise<void> {
  const { customer, tab } = await openSlowed(browser, address, '/walking/1');
  await tab.page.setViewportSize(WIDE_SCREEN);
  const menus = await tab.page.locator('header [aria-haspopup="menu"]').allTextContents();
  await press(tab, 'wide header', { only: new RegExp(`^(${menus.join('|')})`) }, notes);
  await customer.leaves();
}

async function openSlowed(browser: Browser, address: string, path: string): Promise<{ customer: Customer; tab: MouseTab }> {
  const opened = await openMeasured(browser, address, path, recordTimings);
  const session = await opened.tab.page.context().newCDPSession(opened.tab.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return opened;
}

/** Texts to type, by field. They bring up more controls: suggestions, the dialog for the code, and the question which of two days is meant. */
function textsFor(now: number): Readonly<Record<string, string>> {
  const year = new Date(now).getFullYear();
  const [soon, past] = [`3/4/${year + 1}`, `3/4/${year - 1}`];
  return {
    Mobile: PERSONAS.Asha!.phoneNumber,
    'Search address': 'Char',
    Breed: 'Lab',
    'Start date': soon,
    Date: soon,
    'Date of birth': past,
    'Last vaccination': past,
  };
}
