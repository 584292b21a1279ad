import type { WebStorage } from '../../src/adapters/browser/memory-storage';
import { WebUserDataStore } from '../../src/adapters/browser/web-user-data-store';
import { formatRupees } from '../../src/domain/money';
import { resolvePath } from '../../src/domain/paths';
import { CoreApp } from '../../features/assemblies/core-app';
import type { CoreClock } from '../../features/assemblies/core-clock';
import { CoreDevice } from '../../features/assemblies/core-device';
import type { CorePage } from '../../features/assemblies/core-fields';
import { summaryRows } from '../../features/assemblies/core-pet-pages';
import type { Device } from '../../features/support/assembly';
import type { WalkNetwork } from './network';
import type { Shown } from './specification';
import type { Clicks, StoredDraft, Tab } from './tab';

/** What the tabs of a device share: its clock, its network and its local storage, of which each tab hears what the others write. */
export class SharedByTabs {
  readonly localStorage = new Map<string, string>();
  readonly #tabs = new Map<number, EventTarget>();

  constructor(
    readonly device: Device,
    readonly clock: CoreClock,
    readonly network: WalkNetwork,
  ) {}

  /** Local storage as a tab has it; its events begin anew with each page load. */
  storageOf(tab: number): { readonly storage: WebStorage; readonly events: EventTarget } {
    const events = new EventTarget();
    this.#tabs.set(tab, events);
    const storage: WebStorage = {
      getItem: (key) => this.localStorage.get(key) ?? null,
      setItem: (key, value) => this.change(key, value, tab),
      removeItem: (key) => this.change(key, undefined, tab),
    };
    return { storage, events };
  }

  /** Changes an entry, and has all tabs but the one that did it hear of it. */
  change(key: string, value: string | undefined, changedIn?: number): void {
    if (this.localStorage.get(key) === value) return;
    if (value === undefined) this.localStorage.delete(key);
    else this.localStorage.set(key, value);
    for (const [tab, events] of this.#tabs) {
      if (tab !== changedIn) queueMicrotask(() => events.dispatchEvent(Object.assign(new Event('storage'), { key })));
    }
  }
}

/** A tab without a browser. */
export class CoreTab implements Tab {
  private readonly device: CoreDevice;
  private app: CoreApp | undefined;
  private loads = 0;
  private heard = 0;

  constructor(
    private readonly shared: SharedByTabs,
    private readonly place: number,
  ) {
    this.device = new CoreDevice(shared.device, { apiBaseUrl: '' });
  }

  opens(path: string): Promise<void> {
    this.device.history.open(path);
    return this.reloads();
  }

  reloads(): Promise<void> {
    this.app?.unload();
    if (this.loads > 0) this.shared.network.forget(this.apiBaseUrl);
    this.loads += 1;
    const platform = this.device.platform();
    this.app = new CoreApp(
      {
        ...platform,
        apiBaseUrl: this.apiBaseUrl,
        clock: this.shared.clock,
        userDataStore: new WebUserDataStore({ ...this.shared.storageOf(this.place), logger: platform.logger }),
      },
      this.device.history,
    );
    return Promise.resolve();
  }

  goesBack(): Promise<void> {
    this.device.history.goBack();
    return Promise.resolve();
  }

  goesForward(): Promise<void> {
    this.device.history.goForward();
    return Promise.resolve();
  }

  async presses(control: string, times: Clicks): Promise<void> {
    const press = (await this.app!.page()).controls[control];
    for (let time = 0; time < times && this.app!.alert === undefined; time += 1) {
      // What it starts goes on by itself: an alert may have to be closed before it ends. Of many clicks some come after the answer.
      void press?.();
      if (times > 2) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  closesAlert(): Promise<void> {
    this.app!.alerts.close();
    return Promise.resolve();
  }

  async uploads(): Promise<void> {
    await (await this.app!.petDetails()).chooseImage(new Blob(['a picture'], { type: 'image/png' }));
  }

  path(): string {
    return this.device.history.path;
  }

  page(): Promise<CorePage> {
    return this.app!.page();
  }

  alert(): Promise<string | undefined> {
    return Promise.resolve(this.app!.alerts.message);
  }

  total(): Promise<string | undefined> {
    return Promise.resolve(formatRupees(this.app!.funnel.total));
  }

  async shown(): Promise<Shown> {
    const destination = resolvePath(this.path());
    if (destination.kind !== 'page') throw new Error('Only the summary shows a booking.');
    return { service: destination.service, rows: summaryRows(await this.app!.summary()), total: formatRupees(this.app!.funnel.total) };
  }

  isLoggedIn(): Promise<boolean> {
    return Promise.resolve(this.app!.session.isLoggedIn);
  }

  draft(): Promise<StoredDraft | undefined> {
    const [[, text] = []] = this.device.keptEntries();
    return Promise.resolve(text === undefined ? undefined : (JSON.parse(text).draft as StoredDraft));
  }

  noise() {
    const logged = this.device.logged.slice(this.heard);
    this.heard = this.device.logged.length;
    return { logged, accidents: [] };
  }

  /** Its own for each page load, so that the network knows what a load sent that is gone. */
  private get apiBaseUrl(): string {
    return `http://tab-${this.place}.load-${this.loads}.example.test/`;
  }
}
