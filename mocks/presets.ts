import type { BookingPage } from '../src/domain/progress';
import type { Service } from '../src/domain/services';
import { BOOKING_CALLS, CALLS, PACKAGE_CALLS, type Call } from './calls';
import type { Fault } from './faults';

/** The app knows no presets. */
export interface Preset {
  readonly title: string;
  readonly description: string;
  /** Signing up or logging in with it applies the preset. */
  readonly phone: string;
  readonly showsOn: BookingPage;
  /** The only service in which it makes a difference. */
  readonly service?: Service;
  readonly faults?: Readonly<Partial<Record<Call, Fault>>>;
  /** A demo then starts with the customer of `phone` logged in, and with their last booking. */
  readonly isLoggedIn?: boolean;
  /** Every phone number is a customer's. */
  readonly knowsEveryone?: boolean;
  readonly locationFailure?: 'denied' | 'timeout';
}

const FIRST_UNREACHABLE: Fault = { inTurn: ['unreachable'] };
const FIRST_FAILS: Fault = { inTurn: ['server error'] };

const presets = {
  'new-city-launch': {
    title: 'New city launch',
    phone: '9000000001',
    description: 'Everything works, and nobody is known yet. Start here.',
    showsOn: 'package',
  },
  'known-customer': {
    title: 'A customer comes back',
    phone: '9000000002',
    description:
      'Meet a returning customer with two addresses and two pets. In the demo she is logged in already, and can book again.',
    showsOn: 'package',
    isLoggedIn: true,
    knowsEveryone: true,
  },
  'no-packages': {
    title: 'Nothing on offer yet',
    phone: '9000000003',
    description: 'The services have no packages to offer yet.',
    showsOn: 'package',
    faults: on(PACKAGE_CALLS, 'no items'),
  },
  'packages-failing': {
    title: 'The packages come at the second try',
    phone: '9000000004',
    description: 'The packages do not load at first. Tap Reload, and they are here.',
    showsOn: 'package',
    faults: on(PACKAGE_CALLS, FIRST_UNREACHABLE),
  },
  'add-ons-late': {
    title: 'Two packages chosen quickly',
    phone: '9000000005',
    description:
      "Choose a training package, then quickly another. The first one's add-ons arrive last, and do not show.",
    showsOn: 'package',
    service: 'training',
    faults: { 'GET addons/3/{packageId}': { inTurn: [{ delay: 4000 }] }, 'GET addons/2': { delay: 4000 } },
  },
  'price-missing': {
    title: 'No prices yet',
    phone: '9000000006',
    description: 'No package has a price, so the quotes bring it.',
    showsOn: 'package',
    faults: on(PACKAGE_CALLS, 'no prices'),
  },
  'otp-send-failing': {
    title: 'The code is not sent',
    phone: '9000000007',
    description: 'The code is not sent. Try again, and it is.',
    showsOn: 'login',
    faults: { 'POST user/login': FIRST_FAILS },
  },
  'otp-resend-failing': {
    title: 'No second code',
    phone: '9000000008',
    description: "The code is sent, but 'Click to Resend' fails. Tap it again for a new one.",
    showsOn: 'login',
    faults: { 'POST user/login': { inTurn: ['as usual', 'server error'] } },
  },
  'wrong-code': {
    title: 'A wrong code',
    phone: '9000000009',
    description: 'The first code fails, even 1234. Enter 1234 again, and you are in.',
    showsOn: 'login',
    faults: { 'POST user/validateOtp': { inTurn: [{ refused: 'The code is wrong.' }] } },
  },
  'existing-user': {
    title: 'She has an account already',
    phone: '9000000010',
    description: "Sign up with a number that is a customer's already, and go on to the login.",
    showsOn: 'signUp',
    knowsEveryone: true,
  },
  'sign-up-failing': {
    title: 'The sign-up fails once',
    phone: '9000000011',
    description: 'Sign-up fails, and the form keeps every word. Try again, and it works.',
    showsOn: 'signUp',
    faults: { 'POST createUser': FIRST_FAILS },
  },
  'address-save-failing': {
    title: 'The address is not saved',
    phone: '9000000012',
    description: 'The address is not saved, so there is none to choose. Add it again, and it is.',
    showsOn: 'signUp',
    faults: { 'POST user/addAddress': FIRST_FAILS },
  },
  'add-pet-failing': {
    title: 'The pet is not saved',
    phone: '9000000013',
    description: 'The new pet is not saved, and the form keeps it. Try again, and it is.',
    showsOn: 'petDetails',
    faults: { 'POST user/addPet': FIRST_FAILS },
  },
  'session-lost': {
    title: 'Logged out in the last step',
    phone: '9000000014',
    description: 'The session ends while the booking is sent. Log in, and the summary is back.',
    showsOn: 'summary',
    faults: on(BOOKING_CALLS, { inTurn: ['unauthorized'] }),
  },
  'booking-refused': {
    title: 'The booking is refused, with a reason',
    phone: '9000000015',
    description: 'The server refuses the booking, and says why.',
    showsOn: 'summary',
    faults: on(BOOKING_CALLS, { refused: 'No pet master is free in your area on that day.' }),
  },
  'booking-refused-silently': {
    title: 'The booking is refused, without a reason',
    phone: '9000000016',
    description: 'The server refuses the booking, and does not say why.',
    showsOn: 'summary',
    faults: on(BOOKING_CALLS, { refused: undefined }),
  },
  'network-lost': {
    title: 'The network goes in the last step',
    phone: '9000000017',
    description: 'The network drops while the booking is sent. Try again, and it goes through.',
    showsOn: 'summary',
    faults: on(BOOKING_CALLS, FIRST_UNREACHABLE),
  },
  'slow-network': {
    title: 'A slow network',
    phone: '9000000018',
    description: 'Every answer takes three seconds.',
    showsOn: 'package',
    faults: on(CALLS, { delay: 3000 }),
  },
  'location-denied': {
    title: 'The device keeps its location to itself',
    phone: '9000000019',
    description:
      "The device does not share its location, so 'Use Current Location' finds nothing. Search for the area instead.",
    showsOn: 'address',
    locationFailure: 'denied',
  },
  'location-timed-out': {
    title: 'The device does not find itself',
    phone: '9000000020',
    description:
      "The device takes too long to find itself, so 'Use Current Location' gives up. Search for the area instead.",
    showsOn: 'address',
    locationFailure: 'timeout',
  },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

/** In the order of the demo's panel. */
export const PRESETS: Readonly<Record<PresetName, Preset>> = presets;

export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

export const DEFAULT_PRESET: PresetName = 'new-city-launch';

export function readPresetName(text: unknown): PresetName | undefined {
  return PRESET_NAMES.find((name) => name === text);
}

export function presetOfPhone(phone: unknown): PresetName | undefined {
  return PRESET_NAMES.find((name) => PRESETS[name].phone === phone);
}

/** Without those inside `inTurn` faults. */
export function sentencesOf(name: PresetName): readonly string[] {
  return Object.values(PRESETS[name].faults ?? {}).flatMap((fault) =>
    typeof fault === 'object' && 'refused' in fault && fault.refused !== undefined ? [fault.refused] : [],
  );
}

function on(calls: readonly Call[], fault: Fault): Partial<Record<Call, Fault>> {
  return Object.fromEntries(calls.map((call) => [call, fault]));
}
