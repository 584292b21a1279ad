import type { Call } from './calls';
import type { Fault } from './faults';

/** What a backend starts with, beside the seed. */
export interface Scenario {
  readonly faults: Readonly<Partial<Record<Call, Fault>>>;
}

const scenarios = {
  'happy path': { faults: {} },
  'packages unreachable': { faults: { 'GET packages/4': 'unreachable' } },
  'bookings refused': {
    faults: { 'POST user/createBooking/walking': { refused: 'No pet master is free in your area on that day.' } },
  },
} satisfies Record<string, Scenario>;

/** The name of a scenario, as in `backend.reset('happy path')`. */
export type ScenarioName = keyof typeof scenarios;

/** The scenarios by their names. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = scenarios;
