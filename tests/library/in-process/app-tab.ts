import type { Device } from '../device';
import { DomDriver } from '../dom-driver';
import type { Driver, SessionEntries, PickedFile, Question } from '../driver';
import { PageReader, type Target } from '../page-reader';
import { fail } from '../scenario-error';
import { insertByInputEvents } from '../unusual-input';
import { beginWait } from '../wait';
import type { AppPage, PageOptions } from './app-page';
import { PageClock } from './page-clock';
import { TabHistory } from './tab-history';
import { TabStorage } from './tab-storage';

/** Of the event loop, in which an idle page does nothing. */
const QUIET_TURNS = 12;

/** In turns of the event loop. Lets some presses come after the response to the first one. */
const TURNS_BETWEEN_PRESSES = 2;

/** Time passes in all of a device's, and each hears of changes of the storage. */
const tabsByStorage = new WeakMap<Map<string, string>, Set<AppTab>>();

type LoadPage = (options: PageOptions) => AppPage;

export interface TabBackend {
  respond(request: Request): Promise<Response>;
  readonly heldCount: number;
}

export class AppTab implements Driver {
  readonly history = new TabHistory();
  private readonly sessionStorage = new TabStorage(new Map());
  readonly localStorage: TabStorage;
  private readonly tabs: Set<AppTab>;
  private readonly logged: string[] = [];
  private readonly wrong: string[] = [];
  private addressOutside = '';
  private clock: PageClock | undefined;
  private page: AppPage | undefined;

  constructor(
    readonly device: Device,
    private readonly backend: TabBackend,
    private readonly loadPage: LoadPage,
    private readonly baseAddress: string,
  ) {
    this.tabs = tabsByStorage.get(device.localStorage) ?? new Set();
    tabsByStorage.set(device.localStorage, this.tabs.add(this));
    this.localStorage = new TabStorage(device.localStorage, (key) => {
      for (const tab of this.tabs) if (tab !== this) tab.page?.hearOfChange(key);
    });
  }

  get window(): AppPage['window'] {
    return this.opened.window;
  }

  get timerCount(): number {
    return this.clock?.timerCount ?? 0;
  }

  get openCallCount(): number {
    return this.opened.openCalls;
  }

  async read(name: Question, ...values: never[]) {
    return (this.reader[name] as (...values: never[]) => never)(...values);
  }

  async open(path: string): Promise<void> {
    this.history.open(this.baseAddress + path);
    this.load();
  }

  async reload(): Promise<void> {
    this.history.reload();
    this.load();
  }

  async moveTo(path: string): Promise<void> {
    this.history.push(null, this.baseAddress + path);
    this.opened.go(0);
  }

  async back(): Promise<void> {
    this.opened.go(-1);
  }

  async forward(): Promise<void> {
    this.opened.go(1);
  }

  async openKeepingPage(path: string): Promise<() => Promise<void>> {
    const { page, clock } = this;
    const returnToEntry = this.history.mark();
    this.page = undefined;
    await this.open(path);
    return async () => {
      this.page?.close();
      [this.page, this.clock] = [page, clock];
      returnToEntry();
      const { window } = this.opened;
      window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true }));
    };
  }

  press(target: Target | string): Promise<void> {
    return this.act((dom) => dom.press(typeof target === 'string' ? this.pressable(target) : this.element(target)));
  }

  async pressRepeatedly(name: string, times: number): Promise<void> {
    const { page, clock } = this;
    clock!.hold();
    const dom = this.domDriver(this.opened.document);
    let element: Element | undefined = this.pressable(name);
    for (let time = 0; time < times && element && page === this.page; time += 1) {
      await dom.press(element);
      for (let turn = 0; turn < TURNS_BETWEEN_PRESSES; turn += 1) await nextTurn();
      // Without layout, the next page's submit button stands for the element at the same place.
      if (!element.isConnected) element = this.reader.pressable(name) ?? this.reader.submitControl();
    }
    clock!.goOn();
  }

  write(target: Target, text: string): Promise<void> {
    return this.act((dom) => dom.write(this.element(target) as HTMLInputElement, text));
  }

  leave(target: Target): Promise<void> {
    return this.act((dom) => dom.leave(this.element(target)));
  }

  select(target: Target, entry: string): Promise<void> {
    return this.act((dom) => dom.select(this.element(target) as HTMLSelectElement, entry));
  }

  paste(target: Target, text: string): Promise<void> {
    return this.act((dom) => dom.paste(this.element(target) as HTMLInputElement, text));
  }

  insert(target: Target, text: string): Promise<void> {
    return this.act(() => insertByInputEvents(this.element(target) as HTMLInputElement, text));
  }

  upload(target: Target, file: PickedFile): Promise<void> {
    return this.act((dom) => dom.upload(this.element(target) as HTMLInputElement, file));
  }

  pressKey(key: string, target?: Target): Promise<void> {
    return this.act((dom) => dom.pressKey(key, target && this.element(target)));
  }

  async comeBack(): Promise<void> {
    const { document, window } = this.opened;
    document.dispatchEvent(new window.Event('visibilitychange'));
  }

  async passTime(seconds: number): Promise<void> {
    for (const { clock } of this.tabs) clock?.pass(seconds * 1000);
  }

  async waitUntilIdle(): Promise<void> {
    const expectInTime = beginWait();
    while (await this.waitForActivity()) {
      expectInTime(() => {
        const path = this.history.url.replace(this.baseAddress, '');
        return `The page ${path} is still busy. Open calls: ${this.openCallCount}, timers: ${this.timerCount}.`;
      });
    }
  }

  async waitForActivity(): Promise<boolean> {
    const { page } = this;
    for (let turn = 0; turn < QUIET_TURNS; turn += 1) {
      await nextTurn();
      if (page !== this.page || this.clock?.isBusy || this.opened.openCalls > this.backend.heldCount) return true;
    }
    return false;
  }

  externalAddress(): string {
    return this.addressOutside;
  }

  async sessionEntries(): Promise<SessionEntries> {
    return this.sessionStorage.entries();
  }

  async setSessionEntries(entries: SessionEntries): Promise<void> {
    for (const [key, value] of entries) this.sessionStorage.setItem(key, value);
  }

  fillStorage(): void {
    for (const storage of [this.localStorage, this.sessionStorage]) storage.isFull = true;
  }

  loggedFailures(): readonly string[] {
    return this.logged;
  }

  unexpectedErrors(): readonly string[] {
    return this.wrong;
  }

  async close(): Promise<void> {
    this.page?.close();
    this.tabs.delete(this);
  }

  protected domDriver(document: Document): DomDriver {
    return new DomDriver(document);
  }

  private load(): void {
    this.page?.close();
    const [now = this.device.startsAt] = [...this.tabs].flatMap(({ clock }) => clock?.now ?? []);
    this.clock = new PageClock(now);
    this.page = this.loadPage({
      device: this.device,
      history: this.history,
      clock: this.clock,
      localStorage: this.localStorage,
      sessionStorage: this.sessionStorage,
      respond: (request) => this.backend.respond(request),
      onConsole: (kind, line) => {
        if (kind === 'info') return;
        const isAccident = kind === 'warning' || line.startsWith('Uncaught: ');
        (isAccident ? this.wrong : this.logged).push(line);
      },
      onLeave: (url) => this.leaveFor(url),
    });
  }

  private leaveFor(url: string): void {
    if (!url.startsWith(this.baseAddress)) {
      this.addressOutside = url;
      return;
    }
    if (url === this.history.url) this.history.reload();
    else this.history.open(url);
    this.load();
  }

  private get opened(): AppPage {
    return this.page ?? fail('The app is not open yet: the scenario has to open a page first.');
  }

  private get reader(): PageReader {
    return new PageReader(this.opened.document);
  }

  private async act(how: (dom: DomDriver) => Promise<void> | void): Promise<void> {
    await how(this.domDriver(this.opened.document));
    for (let turn = 0; turn < QUIET_TURNS && (turn === 0 || this.clock!.isBusy); turn += 1) await nextTurn();
  }

  private element(target: Target): HTMLElement {
    return this.reader.required(target);
  }

  private pressable(name: string): HTMLElement {
    return this.reader.pressable(name) ?? fail(`'${name}' cannot be pressed.`);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
