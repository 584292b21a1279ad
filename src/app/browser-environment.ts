import { BrowserOutwardNavigation } from '../adapters/browser/browser-outward-navigation';
import type { OutwardNavigation } from '../ports/navigation';
import type { Places } from '../ports/places';
import { ConsoleLogger } from '../adapters/browser/console-logger';
import { storageOrMemory, type WebStorage } from '../adapters/browser/web-storage';
import { SystemClock } from '../adapters/browser/system-clock';
import type { Clock } from '../ports/device';
import type { Logger } from '../ports/telemetry';

/** The demo replaces all of them; prerendering, all but the logger and the outward navigation. */
export interface BrowserEnvironment {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly geolocation: Pick<Navigator['geolocation'], 'getCurrentPosition'> | undefined;
  readonly tabStorage: WebStorage;
  readonly sharedStorage: WebStorage;
  readonly outwardNavigation: OutwardNavigation;
  /** In place of that of the settings (decision D4). */
  readonly places?: Places;
  readonly otherTabs: EventTarget;
}

/** Decisions B1 and A8. */
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
