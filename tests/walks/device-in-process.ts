import type { Device } from '../support/device';
import { beginWait } from '../support/wait';
import { API_BASE_URL } from '../support/in-process/page-body';
import { Tab } from '../support/in-process/tab';
import { WalkNetwork } from './network';
import type { WalkDevice } from './walk-device';

/** A walk's device with tabs and a mock backend in this program. Without a browser and sockets, a walk is reproducible. */
export class DeviceInProcess implements WalkDevice {
  readonly network: WalkNetwork;
  private readonly tabs: Tab[] = [];
  /** A tab without the app, from which the customer logs out. */
  private readonly elsewhere: Tab;
  private instant: number;

  constructor(private readonly device: Device) {
    this.instant = device.startsAt;
    this.network = new WalkNetwork(() => this.instant, API_BASE_URL);
    this.elsewhere = this.tabAt(-1);
  }

  now(): number {
    return this.instant;
  }

  openTab(): Tab {
    const tab = this.tabAt(this.tabs.length);
    this.tabs.push(tab);
    return tab;
  }

  pass(seconds: number): Promise<void> {
    this.instant += seconds * 1000;
    return this.tabs[0]!.passTime(seconds);
  }

  async userData(): Promise<string | undefined> {
    return this.device.localStorage.get('userData');
  }

  async logOutElsewhere(): Promise<void> {
    this.elsewhere.localStorage.removeItem('userData');
  }

  async settle(): Promise<void> {
    const expectInTime = beginWait();
    do {
      expectInTime(() => 'The pages are still busy.');
      // Waits for each tab twice, because one tab's change to storage makes the others act.
      for (const tab of [...this.tabs, ...this.tabs]) await tab.waitUntilIdle();
    } while (!this.network.isQuiet);
  }

  async stop(): Promise<void> {
    // Closing a tab restores the time zone from before the tab. The first tab closes last, because it restores the test's time zone.
    for (const tab of [...this.tabs.toReversed(), this.elsewhere]) await tab.close();
  }

  private tabAt(place: number): Tab {
    const { network } = this;
    return new Tab(this.device, {
      respond: (request) => network.respond(place, request),
      get heldCount() {
        return network.heldCount(place);
      },
    });
  }
}
