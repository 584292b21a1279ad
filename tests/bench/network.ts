import type { Browser, Page } from 'playwright-core';
import { NEW_PET } from '../support/entries';
import { book } from '../support/flows';
import { PERSONAS } from '../support/personas';
import { newMeasured, PICTURE_OF_FAILURE } from './mouse-tab';

/** 100 kbit a second in both directions, and a latency of 0.8 s. */
const NETWORK = { offline: false, latency: 800, downloadThroughput: 12_500, uploadThroughput: 12_500 };
/** After this time the app seems broken if a press changed nothing, or if a wait shows no message. */
const LIMIT_IN_MILLISECONDS = 1000;

/** The traffic of one page of the booking, and the time spent there; sizes in bytes, times in milliseconds. */
export interface NetworkStep {
  readonly page: string;
  readonly requests: number;
  readonly received: number;
  /** The size of the request bodies. */
  readonly sent: number;
  readonly time: number;
}

/** A press and the wait after it, in milliseconds since the press. The first entry is the opening of the app: there the browser shows the wait. */
export interface SlowPress {
  /** Page and control. */
  readonly name: string;
  /** When the page first changed; undefined if it did not change. */
  readonly answered: number | undefined;
  /** When the customer's next input came. It comes as soon as the page allows it. */
  readonly wentOn: number;
  /** The longest part of the wait in which the page showed no message about waiting. */
  readonly silent: number;
  /** The messages about waiting that the page showed meanwhile. */
  readonly said: readonly string[];
}

/** One booking over a slow network. */
export interface SlowJourney {
  readonly steps: readonly NetworkStep[];
  readonly presses: readonly SlowPress[];
}

const OPENING = 'package page: the first page opens';

/** Whether a press seems to do nothing, because the page does not change for a second. */
export function isDead({ name, answered }: SlowPress): boolean {
  return name !== OPENING && (answered === undefined || answered > LIMIT_IN_MILLISECONDS);
}

/** Whether the page says nothing about a wait for more than a second. */
export function isUnsaid({ silent }: SlowPress): boolean {
  return silent > LIMIT_IN_MILLISECONDS;
}

/** Books walking over a slow network, as a new customer who taps as soon as the page allows it. Throws if no next page appears. */
export async function measureSlowNetwork(browser: Browser, address: string): Promise<SlowJourney> {
  const steps: { page: string; requests: number; received: number; sent: number; time: number }[] = [];
  let begun = performance.now();
  const endStep = () => {
    const now = performance.now();
    const last = steps.at(-1);
    if (last) last.time = now - begun;
    begun = now;
  };
  const beginStep = (page: string) => {
    endStep();
    steps.push({ page, requests: 0, received: 0, sent: 0, time: 0 });
  };
  beginStep('package page');
  const { customer, tab } = newMeasured(browser, address, recordAnswers, async (page) => {
    const session = await page.context().newCDPSession(page);
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('data:')) return;
      const step = steps.at(-1)!;
      step.requests += 1;
      step.sent += request.postData?.length ?? 0;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => void (steps.at(-1)!.received += encodedDataLength));
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
  });
  try {
    const names = [OPENING];
    tab.measure = async (name, perform) => {
      // Leaves out keys, because `recordAnswers` records no press for a key: a key only ends the wait before it.
      if (!/: (a key|Tab|Escape)$/.test(name)) names.push(`${steps.at(-1)!.page}: ${name}`);
      await perform();
    };
    await customer.opens('/walking/1');
    const onPage = async (page: string) => {
      if (page !== 'package page') beginStep(page);
    };
    const context = { person: PERSONAS.Meera!, now: tab.device.startsAt };
    await book(customer, { service: 'walking', authentication: 'signs up', pet: { ...NEW_PET, 'Pet image': 'a detailed picture' }, onPage }, context).catch(async (cause: unknown) => {
      await tab.page.screenshot({ path: PICTURE_OF_FAILURE });
      throw new Error(`After '${names.at(-1)}' the page did not go on (${PICTURE_OF_FAILURE}): ${String(cause)} ${customer.loggedFailures().join(' ')}`, { cause });
    });
    endStep();
    const presses = await readAnswers(tab.page);
    return { steps, presses: presses.map((press, index) => ({ name: names[index] ?? 'a press', ...press })) };
  } finally {
    await customer.leaves();
  }
}

interface Recorded {
  readonly at: number;
  answered: number | undefined;
  wentOn: number | undefined;
  /** The lists of messages about waiting that the page showed, each with the time from which it was shown. */
  readonly said: { readonly at: number; readonly texts: readonly string[] }[];
}

interface AnsweredWindow {
  recordedPresses?: Recorded[];
}

/** Runs in the page, before its scripts: records each press, the first change after it, and the messages about waiting. */
function recordAnswers(): void {
  const presses: Recorded[] = [{ at: 0, answered: undefined, wentOn: undefined, said: [] }];
  (globalThis as AnsweredWindow).recordedPresses = presses;
  const textOf = (element: Element) => (element.ariaLabel ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
  const tellsOfWaiting = (element: Element) => element.matches('progress, [aria-disabled]') || /^(Loading|Preparing)|(…|\.\.\.)$/.test(textOf(element));
  const textsNow = () => {
    const elements = [...document.querySelectorAll('[role="status"], [role="alert"], progress, button[aria-disabled="true"]')];
    return elements.filter((element) => isSeen(element) && tellsOfWaiting(element)).map((element) => (element.matches('button') ? `${textOf(element)} (dimmed)` : textOf(element)));
  };
  const look = () => {
    const { said } = presses.at(-1)!;
    const texts = textsNow();
    if (said.at(-1)?.texts.join('|') !== texts.join('|')) said.push({ at: performance.now(), texts });
  };
  const answer = () => void (presses.at(-1)!.answered ??= performance.now());
  const goOn = () => void (presses.at(-1)!.wentOn ??= performance.now());
  new PerformanceObserver(() => void (presses[0]!.answered ??= performance.now())).observe({ type: 'paint', buffered: true });
  new MutationObserver(() => {
    if (presses.length > 1) answer();
    look();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const listen = (type: string, listener: () => void) => addEventListener(type, listener, { capture: true });
  listen('keydown', goOn);
  listen('change', () => {
    if (presses.length > 1) answer();
  });
  listen('focusin', () => {
    if (presses.length > 1) answer();
  });
  listen('pointerdown', () => {
    goOn();
    presses.push({ at: performance.now(), answered: undefined, wentOn: undefined, said: [] });
    look();
  });
}

async function readAnswers(page: Page): Promise<readonly Omit<SlowPress, 'name'>[]> {
  const recorded = await page.evaluate(() => ({ presses: (globalThis as AnsweredWindow).recordedPresses!, now: performance.now() }));
  return recorded.presses.map(({ at, answered, wentOn = recorded.now, said }) => {
    const before = said.filter((each) => each.at <= wentOn);
    const ends = [...before.slice(1).map((each) => each.at), wentOn];
    const quiet = before.map(({ at: from, texts }, index) => (texts.length > 0 ? 0 : ends[index]! - from));
    return {
      answered: answered === undefined ? undefined : answered - at,
      wentOn: wentOn - at,
      silent: Math.max(0, ...quiet),
      said: [...new Set(before.flatMap(({ texts }) => texts))],
    };
  });
}
