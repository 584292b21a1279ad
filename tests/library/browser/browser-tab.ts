import type { Browser, BrowserContext, CDPSession, ElementHandle, Page } from 'playwright-core';
import {
  answerGeolocation,
  blockStorage,
  focusNoPressedButton,
  geolocationAnswer,
  screenOf,
  type Device,
} from '../device';
import type { Driver, SessionEntries, PickedFile, Question } from '../driver';
import type { Target } from '../page-reader';
import { fail } from '../scenario-error';
import { insertByInputEvents } from '../unusual-input';
import { beginWait } from '../wait';
import type { InPage } from './in-page';
import { NAME_HELPER } from './name-helper';
import { inPageScript } from './in-page-script';
import { OpenRequests } from './open-requests';
import { PageErrors } from './page-errors';
import { IdleDetector } from './idle-detector';

declare const inPage: InPage;

export const BASE_PATH = '/in/packages';
export const LOOKS_TO_BE_SURE = 2;
/** Some clicks come after the response to the first one, and all before the next page appears. */
const REPEATED_PRESSES = { pauseInMilliseconds: 8, limitInMilliseconds: 250 };

interface BrowserTabOptions {
  readonly browser: Browser;
  readonly address: string;
  readonly device: Device;
  /** How many calls the server deliberately leaves without a response. Infinity, for a demo: the tab then waits for no call. */
  readonly heldCount: () => number;
  /** 0.5 by default. In a visible window, the page may flicker at a scale other than 1. */
  readonly pictureScale?: number;
  readonly onPage?: (page: Page) => Promise<void>;
}

export class BrowserTab implements Driver {
  private context: BrowserContext | undefined;
  private openedPage: Page | undefined;
  private inspector: CDPSession | undefined;
  private now: number;
  private readonly errors = new PageErrors();
  private readonly requests = new OpenRequests();
  private readonly idleDetector = new IdleDetector();

  constructor(private readonly options: BrowserTabOptions) {
    this.now = options.device.startsAt;
  }

  get device(): Device {
    return this.options.device;
  }

  get page(): Page {
    return this.openedPage ?? fail('The app is not open yet: the scenario has to open a page first.');
  }

  async read(name: Question, ...values: never[]) {
    const ask = () =>
      this.page.evaluate(([asked, given]) => (inPage.reader[asked] as (...values: never[]) => never)(...given), [
        name,
        values,
      ] as const);
    try {
      return await ask();
    } catch (error) {
      // The browser loaded another document during the reading.
      if (String(error).includes('context was destroyed')) return ask();
      throw error;
    }
  }

  async open(path: string): Promise<void> {
    await this.openPage();
    await this.page.goto(this.addressOf(path));
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async moveTo(path: string): Promise<void> {
    // Before the app runs, its router would not notice the new path.
    await this.waitUntilAppRuns();
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, BASE_PATH + path);
  }

  async back(): Promise<void> {
    // Before the app's first page comes only the browser's empty page.
    if (await this.page.evaluate(() => navigation.canGoBack)) await this.page.goBack();
  }

  async forward(): Promise<void> {
    await this.page.goForward();
  }

  async press(target: Target | string): Promise<void> {
    await this.act(target, (element) => element.click());
  }

  async pressRepeatedly(name: string, times: number): Promise<void> {
    const element = await this.element(name);
    await element.evaluate(pressThere, { times, ...REPEATED_PRESSES });
  }

  async write(target: Target, text: string): Promise<void> {
    await this.act(target, (element) => element.fill(text));
  }

  async leave(target: Target): Promise<void> {
    await this.act(target, (element) => element.evaluate((field) => field.blur()));
  }

  async select(target: Target, entry: string): Promise<void> {
    await this.act(target, (element) => element.selectOption(entry));
  }

  async paste(target: Target, text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.act(target, (element) => element.focus());
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  async insert(target: Target, text: string): Promise<void> {
    await this.act(target, (element) =>
      (element as ElementHandle<HTMLInputElement>).evaluate(insertByInputEvents, text),
    );
  }

  async upload(target: Target, { name, mimeType, content }: PickedFile): Promise<void> {
    await this.act(target, (element) => element.setInputFiles({ name, mimeType, buffer: Buffer.from(content) }));
  }

  async pressKey(key: string, target?: Target): Promise<void> {
    if (target) await this.act(target, (element) => element.press(key));
    else await this.page.keyboard.press(key);
  }

  async passTime(seconds: number): Promise<void> {
    this.now += seconds * 1000;
    await this.page.clock.setFixedTime(this.now);
    // `setFixedTime` moves the date but fires no timers; `fastForward` fires those that are due.
    await this.page.clock.fastForward(seconds * 1000);
  }

  async waitUntilIdle(): Promise<void> {
    await this.waitUntilAppRuns();
    const expectInTime = beginWait();
    for (let looks = 0; looks < LOOKS_TO_BE_SURE;) {
      expectInTime(() => `The page ${this.page.url()} is still busy. Open requests: ${this.requests.count}.`);
      // Playwright delivers this after the events of the page's earlier requests, so `isWaiting` below counts them.
      const openCalls = await this.page.evaluate(() => inPage.openCalls).catch(() => 0);
      looks = this.isWaiting || openCalls > this.options.heldCount() ? 0 : looks + 1;
    }
  }

  async waitForActivity(): Promise<boolean> {
    const { changes, isStarting } = await this.page
      .evaluate(() => ({ changes: `${location.href} ${inPage.changes}`, isStarting: inPage.isStarting }))
      .catch(() => ({ changes: 'another document', isStarting: true }));
    return this.idleDetector.wait(`${changes} ${this.requests.begun}`, isStarting || this.isWaiting);
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.context!.setOffline(isOffline);
  }

  sessionEntries(): Promise<SessionEntries> {
    return this.page.evaluate(() => Object.entries({ ...sessionStorage }) as [string, string][]);
  }

  async setSessionEntries(entries: SessionEntries): Promise<void> {
    if (this.openedPage) return this.page.evaluate(store, { kept: entries, storage: 'sessionStorage' } as const);
    await this.openPage();
    await this.page.addInitScript(store, { kept: entries, storage: 'sessionStorage', isOnce: true } as const);
  }

  loggedFailures(): readonly string[] {
    return this.errors.logged;
  }

  unexpectedErrors(): readonly string[] {
    return this.errors.unexpectedErrors;
  }

  screenshot(): Promise<Buffer> {
    return this.page.screenshot({ fullPage: true });
  }

  async picture(): Promise<Buffer> {
    this.inspector ??= await this.page.context().newCDPSession(this.page);
    const { pictureScale: scale = 0.5 } = this.options;
    const { cssVisualViewport: seen } = await this.inspector.send('Page.getLayoutMetrics');
    const { data } = await this.inspector.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 40,
      // Half of the size takes half of the time. Playwright's own pictures have no scale.
      clip: { x: seen.pageX, y: seen.pageY, width: seen.clientWidth, height: seen.clientHeight, scale },
    });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    // A call that a handler still passes on would fail as nobody's error after the test.
    await this.openedPage?.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context?.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context?.close();
  }

  protected async act<Answer>(
    target: Target | string,
    how: (element: ElementHandle<HTMLElement>) => Promise<Answer>,
  ): Promise<Answer> {
    const expectInTime = beginWait();
    for (;;) {
      const element = await this.element(target);
      try {
        return await how(element);
      } catch (error) {
        if (await element.evaluate(({ isConnected }) => isConnected).catch(() => false)) throw error;
        expectInTime(() => `The page draws '${nameOf(target)}' again and again.`);
      } finally {
        // A handle that is not disposed keeps its element in memory.
        await element.dispose();
      }
    }
  }

  protected async element(target: Target | string): Promise<ElementHandle<HTMLElement>> {
    const found = await this.page.evaluateHandle(
      (wanted) => (typeof wanted === 'string' ? inPage.reader.pressable(wanted) : inPage.reader.find(wanted)),
      target,
    );
    return found.asElement() ?? fail(`The page does not have '${nameOf(target)}'.`);
  }

  private async waitUntilAppRuns(): Promise<void> {
    await this.page.locator('#root:not([data-waits])').waitFor({ state: 'attached' });
  }

  private get isWaiting(): boolean {
    return this.requests.count > this.options.heldCount();
  }

  protected addressOf(path: string): string {
    return new URL(BASE_PATH + path, this.options.address).href;
  }

  protected async openPage(): Promise<void> {
    if (this.openedPage) return;
    const { device } = this.options;
    this.context = await this.openContext();
    this.openedPage = await this.context.newPage();
    // Playwright's own way opens another page, which takes long.
    if (device.localStorage.size > 0) {
      const kept = [...device.localStorage];
      await this.openedPage.addInitScript(store, { kept, storage: 'localStorage', isOnce: true } as const);
    }
    this.errors.watch(this.openedPage);
    this.requests.watch(this.openedPage);
    await this.options.onPage?.(this.openedPage);
  }

  private async openContext(): Promise<BrowserContext> {
    const { browser, device } = this.options;
    const context = await browser.newContext({
      locale: 'en-IN',
      timezoneId: device.timeZone,
      viewport: screenOf(device),
      hasTouch: device.isPhone,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    this.now = device.startsAt;
    await context.addInitScript({ content: NAME_HELPER });
    // Time stands still until the test calls `passTime`.
    await context.clock.install({ time: this.now });
    await context.clock.setFixedTime(this.now);
    await context.addInitScript(answerGeolocation, geolocationAnswer(device));
    await context.addInitScript({ content: await inPageScript() });
    if (!device.focusesPressedButtons) await context.addInitScript(focusNoPressedButton);
    if (device.blocksStorage) await context.addInitScript(blockStorage);
    if (!device.hasServiceWorkers)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    return context;
  }
}

function nameOf(target: Target | string): string {
  return typeof target === 'string' ? target : (target.name ?? target.start ?? target.label ?? target.role ?? '');
}

async function pressThere(
  control: Element,
  { times, pauseInMilliseconds, limitInMilliseconds }: typeof REPEATED_PRESSES & { times: number },
): Promise<void> {
  control.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = control.getBoundingClientRect();
  // The tests stop the page's `Date`.
  const now = () => Number(document.timeline.currentTime);
  const since = now();
  for (let time = 0; time < times && now() - since < limitInMilliseconds; time += 1) {
    // The element may be an SVG, which has no click().
    document
      .elementFromPoint(left + width / 2, top + height / 2)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds));
  }
}

interface Stored {
  readonly kept: SessionEntries;
  readonly storage: 'localStorage' | 'sessionStorage';
  /** Called at each page load; stores at the first one only. */
  readonly isOnce?: boolean;
}

function store({ kept, storage, isOnce }: Stored): void {
  // Firefox runs the script also on its empty page, of origin 'null' and without a storage. The window's name outlives page loads.
  if (isOnce && (window.origin === 'null' || window.name.includes(storage))) return;
  if (isOnce) window.name += storage;
  for (const [key, value] of kept) window[storage].setItem(key, value);
}
