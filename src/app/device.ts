import { ConsoleLogger } from '../adapters/browser/console-logger';
import { availableStorage, type WebStorage } from '../adapters/browser/memory-storage';
import { SystemClock } from '../adapters/browser/system-clock';
import type { Clock } from '../ports/clock';
import type { Logger } from '../ports/logger';

/** The parts of the device that the app uses. The demo replaces some of them, prerendering all. */
export interface Device {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Undefined in a browser without geolocation. */
  readonly geolocation: Pick<Navigator['geolocation'], 'getCurrentPosition'> | undefined;
  /** Keeps the booking. */
  readonly tabStorage: WebStorage;
  /** Keeps the session. */
  readonly sharedStorage: WebStorage;
  /** Tells by 'storage' events what other tabs write to the shared storage. */
  readonly otherTabs: EventTarget;
}

/** The customer's own device: the booking is the tab's, the session is shared by all tabs (decisions B1 and A8). */
export function ownDevice(): Device {
  return {
    clock: new SystemClock(),
    logger: new ConsoleLogger(),
    geolocation: navigator.geolocation,
    tabStorage: availableStorage(() => window.sessionStorage),
    sharedStorage: availableStorage(() => window.localStorage),
    otherTabs: window,
  };
}
