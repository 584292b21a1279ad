import type { Device } from '../support/device';
import { beginWait } from '../support/wait';
import { API_BASE_URL } from '../support/in-process/page-body';
import { Tab } from '../support/in-process/tab';
import { WalkNetwork } from './network';
import type { WalkDevice } from './walk-device';

/** A device for a random test run. Tabs and mock backend are in the test's own process, without a browser, so a run is reproducible. */
export class DeviceInProcess implements WalkDevice {
  readonly network: WalkNetwork;
  private readonly tabs: Tab[] = [];
  /** A tab that does not show the app. In this tab `logOutElsewhere` logs the customer out. */
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
      // Waits for each tab twice: if one tab changes the storage, the other tabs react, and may be busy again.
      for (const tab of [...this.tabs, ...this.tabs]) await tab.waitUntilIdle();
    } while (!this.network.isQuiet);
  }

  async stop(): Promise<void> {
    // Each tab restores the time zone that it found when it opened. So the first tab closes last, to restore the test's time zone.
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
