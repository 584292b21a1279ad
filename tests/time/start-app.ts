import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../support/customer';
import { newDevice } from '../support/device';
import { API_BASE_URL } from '../support/in-process/page-body';
import { Tab } from '../support/in-process/tab';
import { PERSONAS } from '../support/personas';
import { sessionOf } from '../support/server';

export const ASHA = PERSONAS.Asha!;

interface StartOptions {
  readonly timeZone?: string;
  /** The device's time, in milliseconds since the epoch. */
  readonly startsAt: number;
  /** By how many milliseconds the server's clock is ahead of the device's. */
  readonly serverAhead?: number;
  readonly isLoggedIn: boolean;
}

/** Makes a mock backend, and the customer Asha on a device without a browser. Backend and device may have different times. */
export function startApp({ timeZone = 'Asia/Kolkata', startsAt, serverAhead = 0, isLoggedIn }: StartOptions) {
  const backend = createMockBackend({ clock: { now: () => startsAt + serverAhead }, baseUrl: API_BASE_URL });
  const localStorage = new Map(isLoggedIn ? [['userData', JSON.stringify(sessionOf(backend, ASHA))]] : []);
  const customer = new Customer(new Tab(newDevice({ startsAt, timeZone, localStorage }), backend));
  return { backend, customer };
}
