import type { Driver } from '../support/driver';
import type { WalkNetwork } from './network';

/** The device of a walk: its tabs, in process or in a browser, and their network. */
export interface WalkDevice {
  readonly network: WalkNetwork;
  /** The time on its clock, in milliseconds since the epoch. */
  now(): number;
  openTab(): Driver;
  pass(seconds: number): Promise<void>;
  /** The stored session. */
  userData(): Promise<string | undefined>;
  /** Logs out in a tab that is not part of the walk. */
  logOutElsewhere(): Promise<void>;
  /** Waits until no call is in progress, except those whose answers are held. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}
