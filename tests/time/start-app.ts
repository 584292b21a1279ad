import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../support/customer';
import { newDevice } from '../support/device';
import { API_BASE_URL } from '../support/in-process/app-program';
import { Tab } from '../support/in-process/tab';
import { PERSONAS } from '../support/personas';
import { sessionOf } from '../support/server';

/** A customer whom the server knows. */
export const ASHA = PERSONAS.Asha!;

interface StartOptions {
  /** The time zone of the device. */
  readonly timeZone?: string;
  /** What its clock says, in milliseconds since the epoch. */
  readonly startsAt: number;
  /** By how many milliseconds the server's clock is ahead of the device's. */
  readonly serverAhead?: number;
  readonly isLoggedIn: boolean;
}

/** Hands Asha a device, and starts a server; each has a clock. */
export function startApp({ timeZone = 'Asia/Kolkata', startsAt, serverAhead = 0, isLoggedIn }: StartOptions) {
  const backend = createMockBackend({ clock: { now: () => startsAt + serverAhead }, baseUrl: API_BASE_URL });
  const localStorage = new Map(isLoggedIn ? [['userData', JSON.stringify(sessionOf(backend, ASHA))]] : []);
  const customer = new Customer(new Tab(newDevice({ startsAt, timeZone, localStorage }), backend));
  return { backend, customer };
}
