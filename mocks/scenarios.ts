import type { Page } from '../src/domain/progress';
import { CALLS, type Call } from './calls';
import type { Fault } from './faults';

/** A story that a backend tells. It is told by the backend's answers, so that pages and adapters know nothing of it. */
export interface Scenario {
  /** The story in one line, for who shows it. */
  readonly story: string;
  /** Who signs up or logs in with this phone number begins the story, whatever the backend told before. */
  readonly phone: string;
  /** The page on which the story shows. */
  readonly showsOn: Page;
  readonly faults?: Readonly<Partial<Record<Call, Fault>>>;
  /** Whether the customer with its phone number is logged in when the story begins; for demos, which have the page in their hands. */
  readonly isLoggedIn?: boolean;
  /** Whether every phone number is a customer's. */
  readonly knowsEveryone?: boolean;
  /** Why the device cannot tell where it is; for demos, whose device is pretended too. */
  readonly locationFailure?: 'denied' | 'timeout';
}

const FIRST_UNREACHABLE: Fault = { inTurn: ['unreachable'] };
const FIRST_BREAKS_DOWN: Fault = { inTurn: ['server error'] };

const PACKAGES = ['GET packages/4', 'GET packages/3', 'GET packages/2'] as const;
const BOOKING_GATEWAY = [
  'POST user/createBooking/walking',
  'POST user/createBooking/training',
  'POST user/createBooking/grooming',
] as const;

const scenarios = {
  'new-city-launch': {
    phone: '9000000001',
    story: 'Everything works, in a city where nobody is known yet.',
    showsOn: 'package',
  },
  'known-customer': {
    phone: '9000000002',
    story: 'A customer is known already, and in a demo logged in, with two addresses and two pets.',
    showsOn: 'address',
    isLoggedIn: true,
    knowsEveryone: true,
  },
  'no-packages': {
    phone: '9000000003',
    story: 'The services have nothing to offer yet.',
    showsOn: 'package',
    faults: on(PACKAGES, 'no items'),
  },
  'packages-failing': {
    phone: '9000000004',
    story: 'The packages cannot be fetched at first; Reload brings them.',
    showsOn: 'package',
    faults: on(PACKAGES, FIRST_UNREACHABLE),
  },
  'add-ons-late': {
    phone: '9000000005',
    story: "Who chooses a training package and soon another gets the first one's add-ons last, and does not see them.",
    showsOn: 'package',
    faults: { 'GET addons/3/{packageId}': { inTurn: [{ delay: 4000 }] }, 'GET addons/2': { delay: 4000 } },
  },
  'price-missing': {
    phone: '9000000006',
    story: 'The prices are missing: the total is ₹0.00, and the quotes name the price.',
    showsOn: 'package',
    faults: on(PACKAGES, 'no prices'),
  },
  'otp-send-failing': {
    phone: '9000000007',
    story: 'The code cannot be sent; the second try sends it.',
    showsOn: 'login',
    faults: { 'POST user/login': FIRST_BREAKS_DOWN },
  },
  'otp-resend-failing': {
    phone: '9000000008',
    story: "The code is sent, but 'Click to Resend' fails; the second try sends another.",
    showsOn: 'login',
    faults: { 'POST user/login': { inTurn: ['as usual', 'server error'] } },
  },
  'wrong-code': {
    phone: '9000000009',
    story: 'The first code that is entered is refused, even 1234; from the second on 1234 is right.',
    showsOn: 'login',
    faults: { 'POST user/validateOtp': { inTurn: [{ refused: 'The code is wrong.' }] } },
  },
  'existing-user': {
    phone: '9000000010',
    story: 'Who signs up is a customer already, and is sent to the login.',
    showsOn: 'signUp',
    knowsEveryone: true,
  },
  'sign-up-failing': {
    phone: '9000000011',
    story: 'The sign-up fails, and keeps what was entered; the second try succeeds.',
    showsOn: 'signUp',
    faults: { 'POST createUser': FIRST_BREAKS_DOWN },
  },
  'address-save-failing': {
    phone: '9000000012',
    story: 'The address cannot be saved, so none is there to choose; the second try saves it.',
    showsOn: 'address',
    faults: { 'POST user/addAddress': FIRST_BREAKS_DOWN },
  },
  'add-pet-failing': {
    phone: '9000000013',
    story: 'The new pet cannot be saved, and the form keeps it; the second try saves it.',
    showsOn: 'petDetails',
    faults: { 'POST user/addPet': FIRST_BREAKS_DOWN },
  },
  'session-lost': {
    phone: '9000000014',
    story: 'The session ends while the booking is sent; after a login the summary is there again.',
    showsOn: 'summary',
    faults: on(BOOKING_GATEWAY, { inTurn: ['unauthorized'] }),
  },
  'booking-refused': {
    phone: '9000000015',
    story: 'The booking is refused, and the server says why.',
    showsOn: 'summary',
    faults: on(BOOKING_GATEWAY, { refused: 'No pet master is free in your area on that day.' }),
  },
  'booking-refused-silently': {
    phone: '9000000016',
    story: 'The booking is refused, and the server does not say why.',
    showsOn: 'summary',
    faults: on(BOOKING_GATEWAY, { refused: undefined }),
  },
  'network-lost': {
    phone: '9000000017',
    story: 'The network is lost while the booking is sent; the second try sends it.',
    showsOn: 'summary',
    faults: on(BOOKING_GATEWAY, FIRST_UNREACHABLE),
  },
  'slow-network': {
    phone: '9000000018',
    story: 'Every answer takes three seconds.',
    showsOn: 'package',
    faults: on(CALLS, { delay: 3000 }),
  },
  'location-denied': {
    phone: '9000000019',
    story: "The device may not tell where it is: 'Use Current Location' finds nothing, and the search goes on.",
    showsOn: 'address',
    locationFailure: 'denied',
  },
  'location-timed-out': {
    phone: '9000000020',
    story: "The device finds out too late where it is: 'Use Current Location' finds nothing, and the search goes on.",
    showsOn: 'address',
    locationFailure: 'timeout',
  },
} satisfies Record<string, Scenario>;

/** The name of a scenario, as in `backend.reset('no-packages')`. */
export type ScenarioName = keyof typeof scenarios;

/** The scenarios by their names, in the order in which they are offered. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = scenarios;

/** All names, the first of which is told where none is chosen. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

/** The scenario in which everything works. */
export const FIRST_SCENARIO: ScenarioName = 'new-city-launch';

/** Reads a scenario's name; undefined for what is none. */
export function readScenarioName(text: unknown): ScenarioName | undefined {
  return SCENARIO_NAMES.find((name) => name === text);
}

/** The scenario that a phone number begins; undefined for all others. */
export function scenarioOfPhone(phone: unknown): ScenarioName | undefined {
  return SCENARIO_NAMES.find((name) => SCENARIOS[name].phone === phone);
}

/** What the server says in its own words in a scenario. */
export function sentencesOf(name: ScenarioName): readonly string[] {
  return Object.values(SCENARIOS[name].faults ?? {}).flatMap((fault) =>
    typeof fault === 'object' && 'refused' in fault && fault.refused !== undefined ? [fault.refused] : [],
  );
}

function on(calls: readonly Call[], fault: Fault): Partial<Record<Call, Fault>> {
  return Object.fromEntries(calls.map((call) => [call, fault]));
}
