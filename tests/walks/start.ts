import fc from 'fast-check';
import { newDevice, type Device } from '../support/device';

/** How many random test runs to make, and the random seed that reproduces them. */
export const RUN = {
  /** True if an environment variable sets the number of test runs. */
  isLong: process.env.WALKS !== undefined || process.env.BROWSER_WALKS !== undefined,
  walks: Number(process.env.WALKS ?? 40),
  browserWalks: Number(process.env.BROWSER_WALKS ?? 6),
  seed: Number(process.env.WALKS_SEED ?? 20_261_120),
};

const TIME_ZONES = ['Asia/Kolkata', 'Pacific/Auckland', 'Europe/London', 'America/New_York', 'Pacific/Honolulu'];
/** The possible start times: an ordinary day, half a minute before midnight in India, the last day of a year, just before a leap day. */
const INSTANTS = ['2026-11-20T10:00:00+05:30', '2026-11-20T23:59:30+05:30', '2026-12-31T12:00:00+05:30', '2028-02-28T23:30:00+05:30'];
/** The possible session tokens on the device: none, a valid one, and one of a session that the server has ended. */
const TOKENS = [undefined, 'session-of-asha-c81f02', 'session-of-asha-that-ended'] as const;

const PATHS = ['walking', 'training', 'grooming'].flatMap((service) =>
  ['1', '2', 'signup', 'login', 'address', 'petDetails', 'summary'].map((page) => `/${service}/${page}`),
);
const OTHER_PATHS = ['/', '/grooming', '/WALKING/signUp', '/thankyou', '/nowhere'];

/** Any path that a customer may have bookmarked or typed. */
export const anyPath = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PATHS) }, { weight: 1, arbitrary: fc.constantFrom(...OTHER_PATHS) });

/** How a random test run starts: the first page, the device's time zone and time, and the stored session's token. */
export interface Start {
  readonly path: string;
  readonly timeZone: string;
  readonly startsAt: string;
  readonly token: (typeof TOKENS)[number];
}

export const anyStart: fc.Arbitrary<Start> = fc.record({
  path: anyPath,
  timeZone: fc.constantFrom(...TIME_ZONES),
  startsAt: fc.constantFrom(...INSTANTS),
  token: fc.constantFrom(...TOKENS),
});

export function deviceOf({ timeZone, startsAt, token }: Start): Device {
  const localStorage = new Map(token ? [['userData', JSON.stringify({ userId: 101, token, isLoggedIn: true })]] : []);
  return newDevice({ startsAt: Date.parse(startsAt), timeZone, isPhone: true, hasServiceWorkers: false, localStorage });
}
