import { availableStorage, type WebStorage } from '../adapters/browser/memory-storage';
import { BrowserDeparture } from '../adapters/browser/browser-departure';
import { BrowserGeolocation } from '../adapters/browser/browser-geolocation';
import { ConsoleLogger } from '../adapters/browser/console-logger';
import { RandomUuids } from '../adapters/browser/random-uuids';
import { SystemClock } from '../adapters/browser/system-clock';
import { WebDraftStorage } from '../adapters/browser/web-draft-storage';
import { codeCredentials, WebOtp } from '../adapters/browser/web-otp';
import { WebUserDataStorage } from '../adapters/browser/web-user-data-storage';
import { LazyImageScaling } from '../adapters/lazy/lazy-image-scaling';
import { createLocationServices } from '../adapters/lazy/location-services';
import type { Clock } from '../ports/clock';
import type { Logger } from '../ports/logger';
import type { Navigation } from '../ports/navigation';
import type { Config } from './config';
import type { Platform } from './container';

/** What the app is given of the device that it runs on; a demo pretends some of it. */
export interface Device {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Undefined where the browser has none. */
  readonly geolocation: Pick<Navigator['geolocation'], 'getCurrentPosition'> | undefined;
  /** Where the booking is kept, and where the session. */
  readonly tabStorage: WebStorage;
  readonly sharedStorage: WebStorage;
}

/** The customer's own device: the booking is the tab's, the session is shared by all tabs (decisions B1 and A8). */
export function ownDevice(): Device {
  return {
    clock: new SystemClock(),
    logger: new ConsoleLogger(),
    geolocation: navigator.geolocation,
    tabStorage: availableStorage(() => window.sessionStorage),
    sharedStorage: availableStorage(() => window.localStorage),
  };
}

/** The platform that a browser is. What the first page does not need is fetched when it is first used. */
export function browserPlatform(config: Config, navigation: Navigation, device: Device): Platform {
  const { logger } = device;
  return {
    apiBaseUrl: config.apiBaseUrl,
    clock: device.clock,
    departure: new BrowserDeparture(),
    draftStorage: new WebDraftStorage({ storage: device.tabStorage, logger }),
    geolocation: new BrowserGeolocation({ geolocation: device.geolocation, logger }),
    imageScaling: new LazyImageScaling({ logger }),
    logger,
    navigation,
    sendsIdempotencyKeys: config.sendsIdempotencyKeys,
    textMessages: new WebOtp({ credentials: codeCredentials() }),
    uniqueIds: new RandomUuids(),
    userDataStorage: new WebUserDataStorage({ storage: device.sharedStorage, events: window, logger }),
    ...createLocationServices(config, logger),
  };
}
