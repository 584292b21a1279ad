import { availableStorage, type WebStorage } from '../adapters/browser/memory-storage';
import { BrowserDeparture } from '../adapters/browser/browser-departure';
import { BrowserGeolocation } from '../adapters/browser/browser-geolocation';
import { ConsoleLogger } from '../adapters/browser/console-logger';
import { RandomUuids } from '../adapters/browser/random-uuids';
import { SystemClock } from '../adapters/browser/system-clock';
import { WebDraftStore } from '../adapters/browser/web-draft-store';
import { codeCredentials, WebOtp } from '../adapters/browser/web-otp';
import { WebUserDataStore } from '../adapters/browser/web-user-data-store';
import type { Clock } from '../ports/clock';
import type { ImageScaling } from '../ports/image-scaling';
import type { Logger } from '../ports/logger';
import type { Navigation } from '../ports/navigation';
import type { Config } from './config';
import type { Platform } from './container';
import { createLocationServices } from './location-services';

/** What the app is given of the device that it runs on; a demo pretends some of it. */
export interface Device {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Undefined where the browser has none. */
  readonly geolocation: Pick<Navigator['geolocation'], 'getCurrentPosition'> | undefined;
  /** Where the booking is kept, and where the session. */
  readonly draftStorage: WebStorage;
  readonly userDataStorage: WebStorage;
}

/** The customer's own device: the booking is the tab's, the session is shared by all tabs (decisions B1 and A8). */
export function ownDevice(): Device {
  return {
    clock: new SystemClock(),
    logger: new ConsoleLogger(),
    geolocation: navigator.geolocation,
    draftStorage: availableStorage(() => window.sessionStorage),
    userDataStorage: availableStorage(() => window.localStorage),
  };
}

/** The platform that a browser is. What the first page does not need is fetched when it is first used. */
export function browserPlatform(config: Config, navigation: Navigation, device: Device): Platform {
  const { logger } = device;
  return {
    apiBaseUrl: config.apiBaseUrl,
    clock: device.clock,
    departure: new BrowserDeparture(),
    draftStore: new WebDraftStore({ storage: device.draftStorage, logger }),
    geolocation: new BrowserGeolocation({ geolocation: device.geolocation, logger }),
    imageScaling: lazyImageScaling(logger),
    logger,
    navigation,
    sendsIdempotencyKeys: config.sendsIdempotencyKeys,
    textMessages: new WebOtp({ credentials: codeCredentials() }),
    uniqueIds: new RandomUuids(),
    userDataStore: new WebUserDataStore({ storage: device.userDataStorage, events: window, logger }),
    ...createLocationServices(config, logger),
  };
}

function lazyImageScaling(logger: Logger): ImageScaling {
  return {
    toJpegBase64: async (file) => {
      try {
        const { CanvasImageScaling } = await import('../adapters/browser/canvas-image-scaling');
        return await new CanvasImageScaling({ logger }).toJpegBase64(file);
      } catch {
        logger.error('Pet image: the scaling could not be fetched');
        return undefined;
      }
    },
  };
}
