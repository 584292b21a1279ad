import type { Browser } from 'playwright-core';
import { NAME_HELPER } from '../support/browser/name-helper';
import { median } from './median';

const SCREEN = { width: 412, height: 823 };
const SLOWDOWN = 14;
/** The first tile of the prerendered page, which is visible without scrolling. */
const TILE = 'input[type="radio"]';
/** The bench polls the page for the result this rarely, because each poll takes processor time. */
const POLLING_IN_MILLISECONDS = 500;

/** The times of a tap on a tile, made as soon as the page is painted, on a slowed processor. Milliseconds since the navigation's start. */
export interface FirstTap {
  readonly tapped: number;
  /** When the browser had painted the tile as chosen. */
  readonly shown: number;
  /** When the app had painted its reaction: from then on it knows the choice, and every control works. */
  readonly answered: number;
}

/** Opens the page `runs` times without a cache, and taps a tile as soon as it is painted. Returns the medians. */
export async function measureFirstTap(browser: Browser, address: string, runs: number): Promise<FirstTap> {
  const place = await placeOfTile(browser, address);
  const taps: FirstTap[] = [];
  for (let round = 0; round < runs; round += 1) taps.push(await tapFirst(browser, address, place));
  const of = (name: keyof FirstTap) => median(taps.map((tap) => tap[name]));
  return { tapped: of('tapped'), shown: of('shown'), answered: of('answered') };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Finds the tile's centre in an extra load of the page, because the search would slow the measured load down. */
async function placeOfTile(browser: Browser, address: string): Promise<Place> {
  const page = await browser.newPage({ viewport: SCREEN });
  await page.goto(address);
  await page.locator('#root:not([data-waits])').waitFor({ state: 'attached' });
  const box = (await page.locator('label', { has: page.locator(TILE) }).first().boundingBox())!;
  await page.close();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tapFirst(browser: Browser, address: string, { x, y }: Place): Promise<FirstTap> {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript({ content: NAME_HELPER });
    await page.addInitScript(recordTap);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => (globalThis as TappedWindow).isPainted);
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(() => (globalThis as TappedWindow).firstTap, undefined, { polling: POLLING_IN_MILLISECONDS });
    return (await page.evaluate(() => (globalThis as TappedWindow).firstTap))!;
  } finally {
    await context.close();
  }
}

interface TappedWindow {
  isPainted?: boolean;
  firstTap?: FirstTap;
}

/** Runs in the page, before its scripts: records the first paint, and the reactions to the first tap. */
function recordTap(): void {
  const tappedWindow = globalThis as TappedWindow;
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) tappedWindow.isPainted = true;
  }).observe({ type: 'paint', buffered: true });
  let tapped = 0;
  let shown = 0;
  /** Calls `tell` with the time when the next frame is painted: a message that is sent in an animation frame arrives after its paint. */
  const onPaint = (tell: (time: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => tell(performance.now()));
    port1.start();
    requestAnimationFrame(() => port2.postMessage(''));
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      tapped ||= timeStamp;
      if (shown === 0) onPaint((time) => void (shown ||= time));
    },
    { capture: true },
  );
  new MutationObserver((_records, observer) => {
    if (tapped === 0 || !document.querySelector('[data-chosen]')) return;
    observer.disconnect();
    onPaint((answered) => void (tappedWindow.firstTap = { tapped, shown, answered }));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-chosen'] });
}
