import { BrowserOutwardNavigation } from '../adapters/browser/browser-outward-navigation';
import type { OutwardNavigation } from '../ports/navigation';
import { ConsoleLogger } from '../adapters/browser/console-logger';
import { storageOrMemory, type WebStorage } from '../adapters/browser/web-storage';
import { SystemClock } from '../adapters/browser/system-clock';
import type { Clock } from '../ports/device';
import type { Logger } from '../ports/telemetry';

/** The parts of the browser that the app uses. The demo replaces all of them; prerendering keeps the logger and the outward navigation. */
export interface BrowserEnvironment {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Undefined in a browser without geolocation. */
  readonly geolocation: Pick<Navigator['geolocation'], 'getCurrentPosition'> | undefined;
  /** Stores the booking, for this tab only. */
  readonly tabStorage: WebStorage;
  /** Stores the data that all tabs share: the login session, and the objection to telemetry. */
  readonly sharedStorage: WebStorage;
  readonly outwardNavigation: OutwardNavigation;
  /** Dispatches a 'storage' event when another tab changes the shared storage. */
  readonly otherTabs: EventTarget;
}

/** The customer's own browser. Each tab stores its own booking; all tabs share the login session (decisions B1 and A8). */
export function createBrowserEnvironment(): BrowserEnvironment {
  return {
    clock: new SystemClock(),
    logger: new ConsoleLogger(),
    geolocation: navigator.geolocation,
    tabStorage: storageOrMemory(() => window.sessionStorage),
    sharedStorage: storageOrMemory(() => window.localStorage),
    outwardNavigation: new BrowserOutwardNavigation(),
    otherTabs: window,
  };
}
