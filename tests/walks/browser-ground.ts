import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import type { Device } from '../../features/support/assembly';
import { OpenRequests } from '../../features/assemblies/open-requests';
import { BrowserTab } from './browser-tab';
import { WalkNetwork } from './network';
import type { Tab } from './tab';
import type { Ground } from './walk';

const PHONE = { width: 360, height: 740 };
const ACTION_TIMEOUT_IN_MILLISECONDS = 10_000;
const LOOKS_TO_BE_SURE = 2;
/** Far more than any page takes to come to rest. */
const LOOKS_AT_THE_MOST = 500;
/** An empty page of the same site, for whoever does something in the same browser behind the app's back. */
const ELSEWHERE = '/elsewhere';

/** The production build in Chromium. Its calls are answered before they leave the browser, by a mock backend behind a walk's network. */
export class BrowserGround implements Ground {
  readonly network: WalkNetwork;
  private readonly context: Promise<BrowserContext>;
  private readonly pages: Page[] = [];
  /** How many times each page was loaded. */
  private readonly loads: number[] = [];
  private readonly requests: OpenRequests[] = [];
  /** Ends the wait of the calls that the app gives up, be it by the walk's time or by the machine's. */
  private readonly patience = new Map<unknown, AbortController>();
  private elsewhere: Page | undefined;
  private instant: number;

  constructor(
    browser: Browser,
    private readonly site: string,
    private readonly device: Device,
  ) {
    this.instant = device.startsAt;
    this.network = new WalkNetwork(() => this.instant);
    this.context = this.begin(browser);
  }

  now(): number {
    return this.instant;
  }

  async openTab(): Promise<Tab> {
    const page = await (await this.context).newPage();
    const place = this.pages.push(page) - 1;
    this.loads.push(0);
    const requests = new OpenRequests();
    requests.watch(page);
    this.requests.push(requests);
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      this.network.forget(this.loadOf(place));
      this.loads[place]! += 1;
    });
    page.on('requestfailed', (request) => this.patience.get(request)?.abort());
    await page.route('**/api/**', (route) => this.answer(place, route));
    return new BrowserTab(page, this.site);
  }

  async pass(seconds: number): Promise<void> {
    this.instant += seconds * 1000;
    const { clock } = await this.context;
    await clock.setFixedTime(this.instant);
    // The date stands still by itself; timers that have become due hear of it at once.
    await clock.fastForward(seconds * 1000);
  }

  async userData(): Promise<string | undefined> {
    const stored = await this.pages[0]!.evaluate(() => localStorage.getItem('userData'));
    return stored ?? undefined;
  }

  async logOutElsewhere(): Promise<void> {
    if (!this.elsewhere) {
      this.elsewhere = await (await this.context).newPage();
      await this.elsewhere.route(`**${ELSEWHERE}`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
      await this.elsewhere.goto(this.site + ELSEWHERE);
    }
    await this.elsewhere.evaluate(() => localStorage.removeItem('userData'));
  }

  async settle(): Promise<void> {
    let looks = 0;
    for (let quiet = 0; quiet < LOOKS_TO_BE_SURE; ) {
      if ((looks += 1) > LOOKS_AT_THE_MOST) throw new Error('The app does not come to rest.');
      const areDrawn = [];
      for (const page of this.pages) areDrawn.push(await page.evaluate(isDrawn, this.network.heldCount > 0));
      quiet = this.isQuiet && areDrawn.every(Boolean) ? quiet + 1 : 0;
    }
  }

  async stop(): Promise<void> {
    await (await this.context).close();
  }

  private get isQuiet(): boolean {
    const openCount = this.requests.reduce((count, requests) => count + requests.count, 0);
    return this.network.isQuiet && openCount <= this.network.heldCount;
  }

  private async begin(browser: Browser): Promise<BrowserContext> {
    const { device, site } = this;
    const localStorage = [...device.localStorage].map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      locale: 'en-IN',
      timezoneId: device.timeZone,
      viewport: PHONE,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
    });
    context.setDefaultTimeout(ACTION_TIMEOUT_IN_MILLISECONDS);
    await context.clock.install({ time: this.instant });
    await context.clock.setFixedTime(this.instant);
    return context;
  }

  private async answer(place: number, route: Route): Promise<void> {
    const call = route.request();
    const data = call.postData();
    const patience = new AbortController();
    this.patience.set(call, patience);
    const { signal } = patience;
    const request = new Request(call.url(), { method: call.method(), headers: call.headers(), signal, ...(data && { body: data }) });
    const answer = await this.network.send(this.loadOf(place), request, `${this.site}/api/`);
    if (answer) await route.fulfill({ status: answer.status, contentType: 'application/json', body: answer.data });
    else await route.abort();
  }

  private loadOf(place: number): string {
    return `tab-${place}.load-${this.loads[place]}`;
  }
}

/**
 * Waits for the next frame, and tells whether all that was opened stands there, not what stands for it while its code comes, and
 * can be pressed, but for what may wait for an answer of the server or of the customer.
 */
async function isDrawn(mayWait: boolean): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const texts = [...document.querySelectorAll('[role="status"]')].map((status) => status.getAttribute('aria-label') ?? status.textContent);
  const isComing = texts.some((text) => text === 'Loading the page' || text === 'Opening the calendar…');
  // What is sent has its answer by then: the next page is on its way.
  const isSending = !mayWait && texts.includes('Processing your request...');
  const isAsking = mayWait || document.querySelector('dialog[open]') !== null;
  return !isComing && !isSending && (isAsking || document.querySelector('form [type="submit"][aria-disabled]') === null);
}
