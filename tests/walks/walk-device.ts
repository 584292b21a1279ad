import type { Driver } from '../support/driver';
import type { WalkNetwork } from './network';

/** The device of a walk: its tabs, without a browser or in a browser, and their network. */
export interface WalkDevice {
  readonly network: WalkNetwork;
  /** The time on the device's clock, in milliseconds since the epoch. */
  now(): number;
  openTab(): Driver;
  pass(seconds: number): Promise<void>;
  /** The stored session as JSON; undefined if the device has no session. */
  userData(): Promise<string | undefined>;
  /** Logs out in a tab that is not part of the walk. */
  logOutElsewhere(): Promise<void>;
  /** Waits until all tabs are idle and no call is open, except the calls whose responses are held. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}
