import type { Driver } from '../support/driver';
import type { WalkNetwork } from './network';

/** The device of a random test run: its tabs, in a browser or in the test's process, and their network. */
export interface WalkDevice {
  readonly network: WalkNetwork;
  /** The time on the device's clock, in milliseconds since the epoch. */
  now(): number;
  openTab(): Driver;
  pass(seconds: number): Promise<void>;
  /** The stored session as JSON; undefined if the device has no session. */
  userData(): Promise<string | undefined>;
  /** Logs the customer out in a tab that the test run does not use otherwise. */
  logOutElsewhere(): Promise<void>;
  /** Waits until all tabs are idle and all requests have ended, except those whose responses `network` holds back. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}
