import { availableStorage } from '../adapters/browser/memory-storage';
import { BrowserGeolocation } from '../adapters/browser/browser-geolocation';
import { ConsoleLogger } from '../adapters/browser/console-logger';
import { SystemClock } from '../adapters/browser/system-clock';
import { WebDraftStore } from '../adapters/browser/web-draft-store';
import { WebUserDataStore } from '../adapters/browser/web-user-data-store';
import type { ImageScaling } from '../ports/image-scaling';
import type { Logger } from '../ports/logger';
import type { Navigation } from '../ports/navigation';
import type { Config } from './config';
import type { Platform } from './container';
import { createLocationServices } from './location-services';

/** The platform that a browser is. What the first page does not need is fetched when it is first used. */
export function browserPlatform(config: Config, navigation: Navigation): Platform {
  const logger = new ConsoleLogger();
  const localStorage = availableStorage(() => window.localStorage);
  const sessionStorage = availableStorage(() => window.sessionStorage);
  return {
    apiBaseUrl: config.apiBaseUrl,
    clock: new SystemClock(),
    draftStore: new WebDraftStore({ storage: sessionStorage, logger }),
    geolocation: new BrowserGeolocation({ geolocation: navigator.geolocation, logger }),
    imageScaling: lazyImageScaling(logger),
    logger,
    navigation,
    userDataStore: new WebUserDataStore({ storage: localStorage, events: window, logger }),
    ...createLocationServices(config.googleMapsApiKey, logger),
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
