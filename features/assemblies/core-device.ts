import { BrowserGeolocation } from '../../src/adapters/browser/browser-geolocation';
import type { WebStorage } from '../../src/adapters/browser/memory-storage';
import { WebDraftStore } from '../../src/adapters/browser/web-draft-store';
import { WebUserDataStore } from '../../src/adapters/browser/web-user-data-store';
import { GazetteerGeocoding } from '../../src/adapters/gazetteer/gazetteer-geocoding';
import { GazetteerPlaces } from '../../src/adapters/gazetteer/gazetteer-places';
import type { Platform } from '../../src/app/container';
import { GEOLOCATION_ERROR_CODES, type Device } from '../support/assembly';
import { CoreClock } from './core-clock';
import { CoreHistory } from './core-history';

/** What session storage holds. */
export type KeptEntries = readonly (readonly [key: string, value: string])[];

/** What a device without a browser keeps between two page loads, and what it offers the app. */
export class CoreDevice {
  readonly clock: CoreClock;
  readonly history = new CoreHistory();
  readonly logged: string[] = [];
  private readonly sessionStorage = new Map<string, string>();

  constructor(
    private readonly device: Device,
    private readonly api: Pick<Platform, 'apiBaseUrl' | 'apiTimeoutInMilliseconds'>,
  ) {
    this.clock = new CoreClock(device.startsAt);
  }

  damageDraft(): void {
    for (const key of this.sessionStorage.keys()) this.sessionStorage.set(key, '{"version":1,"draft":');
  }

  /** What a browser would keep in the tab's session storage. */
  keptEntries(): KeptEntries {
    return [...this.sessionStorage];
  }

  /** All that the app needs of its surroundings, for one page load. */
  platform(): Platform {
    const logger = { error: (message: string) => void this.logged.push(message), info: () => {} };
    return {
      ...this.api,
      clock: this.clock,
      draftStore: new WebDraftStore({ storage: storageIn(this.sessionStorage), logger }),
      geocoding: new GazetteerGeocoding(logger),
      geolocation: new BrowserGeolocation({ geolocation: geolocationOf(this.device), logger }),
      // Pictures need a real canvas; here any file that says it is one counts as scaled already.
      imageScaling: { toJpegBase64: async (file) => Buffer.from(await file.arrayBuffer()).toString('base64') },
      logger,
      navigation: this.history,
      places: new GazetteerPlaces(),
      textMessages: { nextCode: () => Promise.resolve(undefined) },
      userDataStore: new WebUserDataStore({ storage: storageIn(this.device.localStorage), events: new EventTarget(), logger }),
    };
  }
}

function storageIn(entries: Map<string, string>): WebStorage {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** The device answers where it is, or why it cannot tell, without asking anybody. */
function geolocationOf({ location }: Device): Pick<Geolocation, 'getCurrentPosition'> {
  return {
    getCurrentPosition: (onSuccess, onError) => {
      if (typeof location === 'string') {
        onError?.({ code: GEOLOCATION_ERROR_CODES[location], message: location } as GeolocationPositionError);
      } else onSuccess({ coords: location as GeolocationCoordinates, timestamp: 0 } as GeolocationPosition);
    },
  };
}
