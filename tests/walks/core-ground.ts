import axios from 'axios';
import { CoreClock } from '../../features/assemblies/core-clock';
import type { Device } from '../../features/support/assembly';
import { CoreTab, SharedByTabs } from './core-tab';
import { sendBy, WalkNetwork } from './network';
import type { Tab } from './tab';
import type { Ground } from './walk';

const TURNS_TO_BE_SURE = 4;
/** A day's turns; what has not settled by then goes on for ever. */
const TURNS_AT_THE_MOST = 10_000;

/** The app without a browser, above a mock backend without sockets: every walk over it is the same each time. */
export class CoreGround implements Ground {
  readonly network: WalkNetwork;
  private readonly clock: CoreClock;
  private readonly shared: SharedByTabs;
  private readonly ownAdapter = axios.defaults.adapter!;
  private tabs = 0;

  constructor(device: Device) {
    this.clock = new CoreClock(device.startsAt);
    this.network = new WalkNetwork(() => this.clock.now());
    this.shared = new SharedByTabs(device, this.clock, this.network);
    axios.defaults.adapter = sendBy(this.network, this.clock);
    for (const [key, value] of device.localStorage) this.shared.localStorage.set(key, value);
  }

  now(): number {
    return this.clock.now();
  }

  openTab(): Promise<Tab> {
    this.tabs += 1;
    return Promise.resolve(new CoreTab(this.shared, this.tabs - 1));
  }

  pass(seconds: number): Promise<void> {
    this.clock.pass(seconds);
    return Promise.resolve();
  }

  userData(): Promise<string | undefined> {
    return Promise.resolve(this.shared.localStorage.get('userData'));
  }

  logOutElsewhere(): Promise<void> {
    this.shared.change('userData', undefined);
    return Promise.resolve();
  }

  /** Gives axios its own ways to send back. */
  stop(): Promise<void> {
    axios.defaults.adapter = this.ownAdapter;
    return Promise.resolve();
  }

  async settle(): Promise<void> {
    let turns = 0;
    for (let quiet = 0; quiet < TURNS_TO_BE_SURE; quiet = this.network.isQuiet ? quiet + 1 : 0) {
      if ((turns += 1) > TURNS_AT_THE_MOST) throw new Error('The app does not come to rest.');
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
