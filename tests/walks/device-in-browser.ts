import type { Browser, Page, Route } from 'playwright-core';
import { BrowserTab } from '../support/browser/browser-tab';
import type { Device } from '../support/device';
import { beginWait } from '../support/wait';
import { WalkNetwork } from './network';
import type { WalkDevice } from './walk-device';

/** The path of an empty page on the app's origin. A second tab opens it, to log the customer out from there. */
const ELSEWHERE = '/elsewhere';

/** A device for a random test run, with tabs in Chromium. Playwright intercepts their requests, and `network` responds to them. */
export class DeviceInBrowser implements WalkDevice {
  readonly network: WalkNetwork;
  private readonly tabs: BrowserTab[] = [];
  private elsewhere: Page | undefined;
  private instant: number;

  constructor(
    private readonly browser: Browser,
    private readonly site: string,
    private readonly device: Device,
  ) {
    this.instant = device.startsAt;
    this.network = new WalkNetwork(() => this.instant, `${site}/api/`);
  }

  now(): number {
    return this.instant;
  }

  openTab(): BrowserTab {
    const { browser, device, network, site } = this;
    const place = this.tabs.length;
    const tab = new BrowserTab({
      browser,
      address: site,
      device,
      heldCount: () => network.heldCount(place),
      ...(place > 0 && { beside: this.tabs[0]! }),
      onPage: (page) => this.answerCalls(place, page),
    });
    this.tabs.push(tab);
    return tab;
  }

  pass(seconds: number): Promise<void> {
    this.instant += seconds * 1000;
    return this.tabs[0]!.passTime(seconds);
  }

  async userData(): Promise<string | undefined> {
    const stored = await this.tabs[0]!.page.evaluate(() => localStorage.getItem('userData'));
    return stored ?? undefined;
  }

  async logOutElsewhere(): Promise<void> {
    if (!this.elsewhere) {
      this.elsewhere = await this.tabs[0]!.page.context().newPage();
      await this.elsewhere.route(`**${ELSEWHERE}`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
      await this.elsewhere.goto(this.site + ELSEWHERE);
    }
    await this.elsewhere.evaluate(() => localStorage.removeItem('userData'));
  }

  async settle(): Promise<void> {
    const expectInTime = beginWait();
    for (let quiet = 0; quiet < 2; ) {
      expectInTime(() => 'The pages are still busy.');
      const areDrawn = [];
      for (const tab of this.tabs) {
        await tab.waitUntilIdle();
        areDrawn.push(await tab.page.evaluate(isDrawn, this.network.heldCount() > 0));
      }
      quiet = this.network.isQuiet && areDrawn.every(Boolean) ? quiet + 1 : 0;
    }
  }

  async stop(): Promise<void> {
    await this.tabs[0]?.close();
  }

  private async answerCalls(place: number, page: Page): Promise<void> {
    /** By Playwright's request object: the controller that aborts a request in `network` when the app has aborted the request. */
    const waits = new Map<unknown, AbortController>();
    page.on('requestfailed', (request) => waits.get(request)?.abort());
    await page.route('**/api/**', async (route) => {
      const wait = new AbortController();
      waits.set(route.request(), wait);
      const answer = await this.network.respond(place, requestOf(route, wait.signal));
      if (answer.type === 'error') await route.abort();
      else await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
    });
  }
}

function requestOf(route: Route, signal: AbortSignal): Request {
  const call = route.request();
  const data = call.postData();
  return new Request(call.url(), { method: call.method(), headers: call.headers(), signal, ...(data && { body: data }) });
}

/**
 * Runs in the browser page. Waits for the next frame, and returns true if the page has loaded its code and takes input.
 * With `mayWait`, a page that waits for a response counts as ready, too.
 */
export async function isDrawn(mayWait: boolean): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const texts = [...document.querySelectorAll('[role="status"]')].map((status) => status.getAttribute('aria-label') ?? status.textContent);
  const isComing = texts.some((text) => text === 'Loading the page' || text === 'Opening the calendar…');
  // Without `mayWait`, each request has its response. The text 'Processing …' then means that the next page is about to appear.
  const isSending = !mayWait && texts.includes('Processing your request...');
  const isAsking = mayWait || document.querySelector('dialog[open]') !== null;
  return !isComing && !isSending && (isAsking || document.querySelector('form [type="submit"][aria-disabled]') === null);
}
