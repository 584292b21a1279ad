import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { error as webDriverErrors, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { BASE_PATH, LOOKS_TO_BE_SURE } from '../browser/browser-tab';
import { inPageScript } from '../browser/in-page-script';
import { IdleDetector } from '../browser/idle-detector';
import { screenOf, type Device } from '../device';
import type { Driver, SessionEntries, PickedFile, Question } from '../driver';
import type { Target } from '../page-reader';
import { fail } from '../scenario-error';
import { insertByInputEvents } from '../unusual-input';
import { beginWait } from '../wait';
import { ScriptProxy } from './script-proxy';
import { headScript } from './head-script';
import { startMiniBrowser, type MiniBrowser } from './mini-browser';

interface WebKitTabOptions {
  readonly address: string;
  readonly device: Device;
  readonly heldCount: () => number;
}

export class WebKitTab implements Driver {
  private browser: MiniBrowser | undefined;
  private readonly proxy: ScriptProxy;
  private origin = '';
  private inPage = '';
  private readonly folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  private now: number;
  private entries: SessionEntries = [];
  private readonly failures: string[] = [];
  private readonly errors: string[] = [];
  private readonly idleDetector = new IdleDetector();

  constructor(private readonly options: WebKitTabOptions) {
    this.now = options.device.startsAt;
    this.proxy = new ScriptProxy(options.address, () => {
      const { entries } = this;
      this.entries = [];
      return headScript({ device: options.device, now: this.now, entries }) + this.inPage;
    });
  }

  get device(): Device {
    return this.options.device;
  }

  async read(name: Question, ...values: never[]) {
    const body = 'return [inPage.reader[arguments[0]](...arguments[1]), unexpectedErrors.splice(0), logged.splice(0)]';
    const [answer, unexpectedErrors, logged] = await this.run<[never, string[], string[]]>(body, name, values);
    this.errors.push(...unexpectedErrors);
    this.failures.push(...logged);
    // WebDriver returns null in place of undefined.
    return answer ?? (undefined as never);
  }

  async open(path: string): Promise<void> {
    if (!this.browser) {
      this.inPage = await inPageScript();
      this.origin = await this.proxy.start();
      this.browser = await startMiniBrowser({
        timeZone: this.device.timeZone,
        ...screenOf(this.device),
        folder: this.folder,
      });
    }
    await this.driver.get(this.origin + BASE_PATH + path);
  }

  async reload(): Promise<void> {
    // Before the app runs, nothing keeps the input. Other browsers fill in a reloaded page again; WebKitGTK does not.
    await this.waitUntilAppRuns();
    await this.driver.navigate().refresh();
  }

  async moveTo(path: string): Promise<void> {
    // Before the app runs, its router would not notice the new path.
    await this.waitUntilIdle();
    await this.run(
      "history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate', { state: null }))",
      BASE_PATH + path,
    );
  }

  async back(): Promise<void> {
    await this.driver.navigate().back();
  }

  async forward(): Promise<void> {
    await this.driver.navigate().forward();
  }

  async press(target: Target | string): Promise<void> {
    await this.act(target, async (element) => {
      await this.driver.executeAsyncScript(standStill, element);
      await element.click();
    });
  }

  async pressRepeatedly(name: string, times: number): Promise<void> {
    const element = await this.element(name);
    for (let time = 0; time < times; time += 1) await element.click();
  }

  async write(target: Target, text: string): Promise<void> {
    const expectInTime = beginWait();
    do {
      expectInTime(() => 'The heading takes the focus again and again.');
      await this.act(target, (element) => this.run('arguments[0].focus(); arguments[0].select()', element));
      await this.type(text === '' ? Key.DELETE : text);
      // Just after a page load the app focuses the heading, which then gets what is typed.
    } while (await this.run("return document.activeElement?.matches('h1')"));
  }

  async leave(target: Target): Promise<void> {
    await this.act(target, (element) => this.run('arguments[0].blur()', element));
  }

  async select(target: Target, entry: string): Promise<void> {
    const body =
      'return [...arguments[0].options].find(({ text, value }) => value === arguments[1] || text === arguments[1])';
    await this.act(target, async (list) => {
      const option = await this.run<WebElement | null>(body, list, entry);
      await (option ?? fail(`'${entry}' is not in the list.`)).click();
    });
  }

  async insert(target: Target, text: string): Promise<void> {
    await this.act(target, (field) => this.run(insertByInputEvents, field, text));
  }

  async upload(target: Target, { name, content }: PickedFile): Promise<void> {
    // Each file gets a new folder, because WebKit does not notice that a file on the disk was replaced.
    const path = join(mkdtempSync(join(this.folder, 'picked-')), name);
    writeFileSync(path, content);
    await this.act(target, (field) => field.sendKeys(path));
  }

  async pressKey(key: string, target?: Target): Promise<void> {
    if (target) await this.act(target, (element) => this.run('arguments[0].focus()', element));
    await this.type(keyNamed(key));
  }

  async passTime(seconds: number): Promise<void> {
    this.now += seconds * 1000;
    await this.run('fixedNow = arguments[0]', this.now);
  }

  async waitUntilIdle(): Promise<void> {
    const expectInTime = beginWait();
    for (let looks = 0; looks < LOOKS_TO_BE_SURE;) {
      expectInTime(() => `The page is still busy. Open requests: ${this.proxy.open}.`);
      const look = 'return inPage.isStarting ? Infinity : inPage.openCalls';
      const openCalls = await this.run<number | null>(look);
      looks = openCalls === null || openCalls > this.options.heldCount() || this.isWaiting ? 0 : looks + 1;
    }
  }

  async waitForActivity(): Promise<boolean> {
    const look = 'return [`${location.href} ${inPage.changes}`, inPage.isStarting]';
    const [changes, isStarting] = await this.run<[string, boolean]>(look);
    return this.idleDetector.wait(`${changes} ${this.proxy.begun}`, isStarting || this.isWaiting);
  }

  paste(): Promise<void> {
    return fail('WebDriver has no clipboard.');
  }

  sessionEntries(): Promise<SessionEntries> {
    return this.run('return Object.entries({ ...sessionStorage })');
  }

  async setSessionEntries(entries: SessionEntries): Promise<void> {
    if (this.browser)
      await this.run('for (const [key, value] of arguments[0]) sessionStorage.setItem(key, value)', entries);
    else this.entries = entries;
  }

  loggedFailures(): readonly string[] {
    return this.failures;
  }

  unexpectedErrors(): readonly string[] {
    return this.errors;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    await this.browser?.stop();
    this.proxy.stop();
    rmSync(this.folder, { recursive: true });
  }

  private async waitUntilAppRuns(): Promise<void> {
    const expectInTime = beginWait();
    while (await this.run('return inPage.isStarting')) expectInTime(() => 'The app does not start.');
  }

  private get driver(): WebDriver {
    return this.browser?.driver ?? fail('The app is not open yet: the scenario has to open a page first.');
  }

  private run<Answer>(script: string | Function, ...values: readonly unknown[]): Promise<Answer> {
    return this.driver.executeScript<Answer>(script, ...values);
  }

  private type(keys: string): Promise<void> {
    return this.driver.actions().sendKeys(keys).perform();
  }

  private get isWaiting(): boolean {
    return this.proxy.open > this.options.heldCount();
  }

  private async act(target: Target | string, how: (element: WebElement) => Promise<unknown>): Promise<void> {
    const expectInTime = beginWait();
    for (;;) {
      try {
        await how(await this.element(target));
        return;
      } catch (error) {
        if (!(error instanceof webDriverErrors.StaleElementReferenceError)) throw error;
        expectInTime(() => `The page draws '${JSON.stringify(target)}' again and again.`);
      }
    }
  }

  private async element(target: Target | string): Promise<WebElement> {
    const body = `return inPage.reader.${typeof target === 'string' ? 'pressable' : 'find'}(arguments[0])`;
    const found = await this.run<WebElement | null>(body, target);
    return found ?? fail(`The page does not have '${typeof target === 'string' ? target : JSON.stringify(target)}'.`);
  }
}

/** Such as 'ArrowLeft' or 'a'. */
function keyNamed(name: string): string {
  const keys: Readonly<Record<string, unknown>> = { ...Key };
  const key = keys[name.replace(/(?<=Arrow|Back)/, '_').toUpperCase()];
  return typeof key === 'string' ? key : name;
}

/**
 * Runs in the page: waits until the element has been in its place for two frames and nothing covers it. WebKitWebDriver takes the place
 * of a click once: on a page that still moves it clicks beside, or says 'element not interactable'.
 */
function standStill(element: Element, done: () => void): void {
  let last = '';
  const look = () => {
    if (!element.isConnected) return done();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isFree = element.contains(hit) || (element.closest('label') ?? element).contains(hit);
    const place = `${left} ${top} ${width} ${height}`;
    if (isFree && place === last) return done();
    last = place;
    return requestAnimationFrame(look);
  };
  look();
}
