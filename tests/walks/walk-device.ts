import type { Driver } from '../support/driver';
import type { WalkNetwork } from './network';

/** The device of a walk: its tabs, in this process or in a browser, and the network that they share. */
export interface WalkDevice {
  readonly network: WalkNetwork;
  /** The instant on its clock, in milliseconds since the epoch. */
  now(): number;
  openTab(): Driver;
  pass(seconds: number): Promise<void>;
  /** What local storage holds of the session. */
  userData(): Promise<string | undefined>;
  /** Another tab, which no walk sees, logs out. */
  logOutElsewhere(): Promise<void>;
  /** Passes when nothing is on its way but what waits to be let go. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}
