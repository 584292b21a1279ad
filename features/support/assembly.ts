import type { MockBackend } from '../../mocks/backend';
import type { Position } from '../../src/ports/geolocation';
import type { Customer } from './customer';

/** The device in a customer's hand. It can be set up until the app is opened on it. */
export interface Device {
  /** The instant on its clock when the app is opened, in milliseconds since the epoch. */
  startsAt: number;
  /** Its time zone, such as 'Asia/Kolkata'. */
  timeZone: string;
  /** Where it is, or why it cannot tell. */
  location: Position | 'denied' | 'unavailable' | 'timeout';
  /** Whether its screen is a phone's; a computer's otherwise. */
  isPhone: boolean;
  /** Whether its browser has service workers; demos keep their copy by one. */
  hasServiceWorkers: boolean;
  /** What the app keeps in local storage from earlier visits. */
  readonly localStorage: Map<string, string>;
}

/** What the Geolocation API answers instead of a position: its error codes. */
export const GEOLOCATION_ERROR_CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

/** The app, put together in one of the ways in which it can be tried. */
export interface Assembly {
  /** The mock backend behind the app; undefined where the app brings its own. */
  readonly backend: MockBackend | undefined;
  /** Gives a device to a customer; nothing of earlier customers is left on it. */
  hand(device: Device): Customer;
  stop(): Promise<void>;
}
