import type { Call } from './calls';
import type { Fault } from './faults';

/** What a backend starts with, beside the seed. */
export interface Scenario {
  readonly faults: Readonly<Partial<Record<Call, Fault>>>;
}

const REFUSED: Fault = { refused: 'No pet master is free in your area on that day.' };

const scenarios = {
  'happy path': { faults: {} },
  'packages unreachable': {
    faults: { 'GET packages/4': 'unreachable', 'GET packages/3': 'unreachable', 'GET packages/2': 'unreachable' },
  },
  // Whoever chooses one training package and soon another gets the first one's add-ons last (decision P2).
  'add-ons out of order': { faults: { 'GET addons/3/{packageId}': { first: { delay: 4000 } } } },
  'bookings refused': {
    faults: {
      'POST user/createBooking/walking': REFUSED,
      'POST user/createBooking/training': REFUSED,
      'POST user/createBooking/grooming': REFUSED,
    },
  },
} satisfies Record<string, Scenario>;

/** The name of a scenario, as in `backend.reset('happy path')`. */
export type ScenarioName = keyof typeof scenarios;

/** The scenarios by their names. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = scenarios;
