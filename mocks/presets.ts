import type { Page } from '../src/domain/progress';
import { BOOKING_CALLS, CALLS, PACKAGE_CALLS, type Call } from './calls';
import type { Fault } from './faults';

/** A prepared behaviour of the backend for demos and tests: faults, and facts about the customer. The app does not see it. */
export interface Preset {
  /** One line about the preset, for the demo's panel and the README. */
  readonly description: string;
  /** Signing up or logging in with this phone number applies the preset. */
  readonly phone: string;
  /** The page on which the preset makes a difference. */
  readonly showsOn: Page;
  readonly faults?: Readonly<Partial<Record<Call, Fault>>>;
  /** Whether a demo starts with the customer of this phone number logged in. */
  readonly isLoggedIn?: boolean;
  /** True if every phone number has an account. */
  readonly knowsEveryone?: boolean;
  /** Why the simulated device of a demo fails to find its position. */
  readonly locationFailure?: 'denied' | 'timeout';
}

const FIRST_UNREACHABLE: Fault = { inTurn: ['unreachable'] };
const FIRST_FAILS: Fault = { inTurn: ['server error'] };

const presets = {
  'new-city-launch': {
    phone: '9000000001',
    description: 'Everything works, in a city where nobody is known yet.',
    showsOn: 'package',
  },
  'known-customer': {
    phone: '9000000002',
    description: 'A customer is known already, and in a demo logged in, with two addresses and two pets.',
    showsOn: 'address',
    isLoggedIn: true,
    knowsEveryone: true,
  },
  'no-packages': {
    phone: '9000000003',
    description: 'The services have nothing to offer yet.',
    showsOn: 'package',
    faults: on(PACKAGE_CALLS, 'no items'),
  },
  'packages-failing': {
    phone: '9000000004',
    description: 'The packages cannot be fetched at first; Reload brings them.',
    showsOn: 'package',
    faults: on(PACKAGE_CALLS, FIRST_UNREACHABLE),
  },
  'add-ons-late': {
    phone: '9000000005',
    description: "Who chooses a training package and soon another gets the first one's add-ons last, and does not see them.",
    showsOn: 'package',
    faults: { 'GET addons/3/{packageId}': { inTurn: [{ delay: 4000 }] }, 'GET addons/2': { delay: 4000 } },
  },
  'price-missing': {
    phone: '9000000006',
    description: 'The prices are missing: the total is ₹0.00, and the quotes name the price.',
    showsOn: 'package',
    faults: on(PACKAGE_CALLS, 'no prices'),
  },
  'otp-send-failing': {
    phone: '9000000007',
    description: 'The code cannot be sent; the second try sends it.',
    showsOn: 'login',
    faults: { 'POST user/login': FIRST_FAILS },
  },
  'otp-resend-failing': {
    phone: '9000000008',
    description: "The code is sent, but 'Click to Resend' fails; the second try sends another.",
    showsOn: 'login',
    faults: { 'POST user/login': { inTurn: ['as usual', 'server error'] } },
  },
  'wrong-code': {
    phone: '9000000009',
    description: 'The first code that is entered is refused, even 1234; from the second on 1234 is right.',
    showsOn: 'login',
    faults: { 'POST user/validateOtp': { inTurn: [{ refused: 'The code is wrong.' }] } },
  },
  'existing-user': {
    phone: '9000000010',
    description: 'Who signs up is a customer already, and is sent to the login.',
    showsOn: 'signUp',
    knowsEveryone: true,
  },
  'sign-up-failing': {
    phone: '9000000011',
    description: 'The sign-up fails, and keeps what was entered; the second try succeeds.',
    showsOn: 'signUp',
    faults: { 'POST createUser': FIRST_FAILS },
  },
  'address-save-failing': {
    phone: '9000000012',
    description: 'The address cannot be saved, so none is there to choose; the second try saves it.',
    showsOn: 'address',
    faults: { 'POST user/addAddress': FIRST_FAILS },
  },
  'add-pet-failing': {
    phone: '9000000013',
    description: 'The new pet cannot be saved, and the form keeps it; the second try saves it.',
    showsOn: 'petDetails',
    faults: { 'POST user/addPet': FIRST_FAILS },
  },
  'session-lost': {
    phone: '9000000014',
    description: 'The session ends while the booking is sent; after a login the summary is there again.',
    showsOn: 'summary',
    faults: on(BOOKING_CALLS, { inTurn: ['unauthorized'] }),
  },
  'booking-refused': {
    phone: '9000000015',
    description: 'The booking is refused, and the server says why.',
    showsOn: 'summary',
    faults: on(BOOKING_CALLS, { refused: 'No pet master is free in your area on that day.' }),
  },
  'booking-refused-silently': {
    phone: '9000000016',
    description: 'The booking is refused, and the server does not say why.',
    showsOn: 'summary',
    faults: on(BOOKING_CALLS, { refused: undefined }),
  },
  'network-lost': {
    phone: '9000000017',
    description: 'The network is lost while the booking is sent; the second try sends it.',
    showsOn: 'summary',
    faults: on(BOOKING_CALLS, FIRST_UNREACHABLE),
  },
  'slow-network': {
    phone: '9000000018',
    description: 'Every answer takes three seconds.',
    showsOn: 'package',
    faults: on(CALLS, { delay: 3000 }),
  },
  'location-denied': {
    phone: '9000000019',
    description: "The device may not tell where it is: 'Use Current Location' finds nothing, and the search goes on.",
    showsOn: 'address',
    locationFailure: 'denied',
  },
  'location-timed-out': {
    phone: '9000000020',
    description: "The device finds out too late where it is: 'Use Current Location' finds nothing, and the search goes on.",
    showsOn: 'address',
    locationFailure: 'timeout',
  },
} satisfies Record<string, Preset>;

/** The name of a preset, as in `backend.reset('no-packages')`. */
export type PresetName = keyof typeof presets;

/** The presets by their names, in the order of the demo's panel. */
export const PRESETS: Readonly<Record<PresetName, Preset>> = presets;

/** All names, the default first. */
export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

/** With this preset everything works. */
export const DEFAULT_PRESET: PresetName = 'new-city-launch';

/** Reads a preset's name; undefined for any other value. */
export function readPresetName(text: unknown): PresetName | undefined {
  return PRESET_NAMES.find((name) => name === text);
}

/** The preset of a phone number; undefined for other numbers. */
export function presetOfPhone(phone: unknown): PresetName | undefined {
  return PRESET_NAMES.find((name) => PRESETS[name].phone === phone);
}

/** The messages with which the server refuses calls under a preset. */
export function sentencesOf(name: PresetName): readonly string[] {
  return Object.values(PRESETS[name].faults ?? {}).flatMap((fault) =>
    typeof fault === 'object' && 'refused' in fault && fault.refused !== undefined ? [fault.refused] : [],
  );
}

function on(calls: readonly Call[], fault: Fault): Partial<Record<Call, Fault>> {
  return Object.fromEntries(calls.map((call) => [call, fault]));
}
