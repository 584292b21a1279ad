import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import type { MockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { STORY_BEGINS_AT } from '../support/device';
import { giveAll, NEW_PET } from '../support/entries';
import { fillIn } from '../support/journey';
import type { ServiceName } from '../support/pages';
import { PEOPLE, type Person } from '../support/people';
import { EXTRA_ADD_ONS } from '../../src/view-models/shared/service-step';
import { messages } from '../../src/domain/messages';
import type { Ending, Fault } from './faults';

/** What a customer is told of a call that went wrong; nothing at all where it is empty. */
export interface Told {
  readonly alert?: string;
  readonly complaint?: { readonly field: string; readonly message: string };
  readonly text?: string;
}

/** A list of the server's as a page offers it. */
export interface Offered {
  readonly detail: string;
  /** What its items are called. */
  readonly names: (db: MockBackend['db']) => readonly string[];
}

/** A call, and how a customer comes to make it. */
export interface TriedCall {
  readonly call: Call;
  readonly service: ServiceName;
  readonly person: Person;
  /** Whether the device knows the customer from an earlier visit. */
  readonly isLoggedIn: boolean;
  /** The step on whose page the call is made. */
  readonly step: string;
  /** What is entered there, and kept by a reload. */
  readonly enter?: (customer: Customer) => Promise<void>;
  /** What comes next, and is not kept by a reload. */
  readonly prepare?: (customer: Customer) => Promise<void>;
  /** What makes the app call. */
  readonly act: (customer: Customer) => Promise<void>;
  /** Whether that is a choice, which stays whatever becomes of the call. */
  readonly isChoice?: boolean;
  /** The same again, after a failure. */
  readonly again: (customer: Customer) => Promise<void>;
  /** What the page offers once the list is there; a breed is not offered before it is typed. */
  readonly offers?: Offered;
  /** What can be pressed after a failure, so that nobody is stuck. */
  readonly offered: string;
  /** Details that keep what was entered. */
  readonly kept: readonly string[];
  /** How a fault ends for this call; undefined where it cannot meet it. */
  readonly endingOf: (fault: Fault) => Ending | undefined;
  /** What the specification has said for an ending; nothing where it is left out. */
  readonly told: Partial<Record<Ending, Told>>;
  /** The call that is made just before it, by the same press. */
  readonly follows?: Call;
  /** How often it is made in an ending, where it is more than once. */
  readonly times?: Partial<Record<Ending, number>>;
  /** The page, by its step, to which an ending leads, where it is another one. */
  readonly leadsTo?: Partial<Record<Ending, string>>;
}

const { Asha, Vikram, Meera } = PEOPLE as Readonly<Record<'Asha' | 'Vikram' | 'Meera', Person>>;

/** An address that no customer has yet. */
export const NEW_ADDRESS = { 'Search address': 'Jubilee Hills', 'House / Floor': '7', 'Building / Block': 'Neem Court', Landmark: 'Blue gate' };

const press = (control: string) => (customer: Customer) => customer.presses(control);

/** How a call ends whose answer is not read: anything but a no is a yes (decision A10). */
function endingOfUnread({ name, ending }: Fault): Ending {
  if (ending === 'no') return isStatusMissing(name) ? 'usual' : 'failed';
  return ending === 'yes' || name.startsWith('200 with ') ? 'usual' : ending;
}

const isStatusMissing = (name: string) => name === 'status missing beside the rest';

/** Asha, whom the device knows, is at walking. */
const USUAL = { service: 'walking', person: Asha, isLoggedIn: true, kept: [], told: {} } as const;

interface ListOptions extends Partial<TriedCall> {
  readonly step: string;
  readonly needsSession?: boolean;
  readonly isStatusOptional?: boolean;
}

/** A list of the server's: it says nothing of a failure, and offers to be fetched again (decision P5). */
function list(call: Call, { needsSession = false, isStatusOptional = false, ...own }: ListOptions): TriedCall {
  return {
    ...USUAL,
    act: (customer) => customer.reloads(),
    leadsTo: { unauthorized: 'login page' },
    ...own,
    call,
    again: press('Reload'),
    offered: 'Reload',
    endingOf: ({ ending, name }) => {
      if (ending === 'unauthorized') return needsSession ? ending : 'failed';
      if (ending === 'yes') return 'usual';
      return ending === 'no' && isStatusOptional && isStatusMissing(name) ? 'usual' : ending;
    },
  };
}

const CHOSEN_COURSE = 'Obedience Course';
const ASHAS = { where: { customer: { phone: { equals: Asha.phoneNumber } } } };
const namesIn = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

/** A customer's own list, which is fetched with the page. */
function ownList(call: Call, step: string, offers: Offered): TriedCall {
  return list(call, { offers, needsSession: true, step });
}

type Sending = Partial<TriedCall> & Pick<TriedCall, 'step' | 'act' | 'offered'>;

const takesYesAsUsual = ({ ending }: Fault): Ending | undefined => (ending === 'yes' ? 'usual' : ending);

/** One answer of the server to something that was sent. No list is in it. */
function sent(call: Call, { endingOf = takesYesAsUsual, ...own }: Sending): TriedCall {
  return { ...USUAL, again: own.act, ...own, call, endingOf: (fault) => (fault.isOfLists ? undefined : endingOf(fault)) };
}

/** One quiet line says that the press came to nothing (decision F6). */
const quietly = (text: string): TriedCall['told'] => ({ unreachable: { text }, failed: { text }, no: { text } });

const answering = (person: Person) => ({ person, now: STORY_BEGINS_AT });

const signUp: Sending = {
  person: Meera,
  isLoggedIn: false,
  step: 'sign-up page',
  enter: (customer) => fillIn(customer, { service: 'walking', step: 'sign-up page' }, answering(Meera)),
  act: press('Sign Up'),
  offered: 'Sign Up',
  told: quietly(messages.quiet.signUpFailed),
  kept: ['First Name', 'Phone Number', 'Email', 'Gender', 'Location'],
};

const login: Pick<TriedCall, 'isLoggedIn' | 'step' | 'enter'> = {
  isLoggedIn: false,
  step: 'login page',
  enter: (customer) => customer.gives(DETAILS.read('Mobile'), Asha.phoneNumber),
};

function booking(service: ServiceName): TriedCall {
  return sent(`POST user/createBooking/${service}`, {
    service,
    step: 'summary',
    act: press('Get Best Quotes'),
    offered: 'Get Best Quotes',
    told: {
      unreachable: { alert: messages.booking.somethingWentWrong },
      failed: { alert: messages.booking.somethingWentWrong },
      unauthorized: { alert: messages.booking.somethingWentWrong },
      no: { alert: messages.booking.submitFailed },
    },
    leadsTo: { unauthorized: 'login page', usual: 'thank-you page' },
    endingOf: ({ name, ending }) => {
      // Nothing but the status has to be right.
      if (isStatusMissing(name)) return 'failed';
      return ending === 'yes' || name === '200 with wrong types' ? 'usual' : ending;
    },
  });
}

/** All calls of spec section 7. */
export const TRIED_CALLS: readonly TriedCall[] = [
  sent('POST checkUser', {
    ...signUp,
    told: { yes: { alert: messages.account.alreadyExists } },
    leadsTo: { yes: 'login page', usual: 'address page' },
    // A status that says anything else than yes is that of a new customer.
    endingOf: ({ name, ending }) => {
      if (name === '200 with wrong types') return 'yes';
      if (isStatusMissing(name) || ending === 'unauthorized') return 'failed';
      return ending === 'no' ? 'usual' : ending;
    },
  }),
  sent('POST createUser', {
    ...signUp,
    follows: 'POST checkUser',
    leadsTo: { usual: 'address page' },
    // Nothing but id and token is read.
    endingOf: ({ name, ending }) => {
      if (ending === 'yes' || name.endsWith('beside the rest')) return 'usual';
      return ending === 'no' || ending === 'unauthorized' ? 'failed' : ending;
    },
  }),
  sent('POST user/login', {
    ...login,
    act: press('Login'),
    offered: 'Login',
    kept: ['Mobile'],
    told: quietly(messages.otp.sendFailed),
    endingOf: (fault) => (fault.ending === 'unauthorized' ? 'failed' : endingOfUnread(fault)),
  }),
  sent('POST user/validateOtp', {
    ...login,
    prepare: async (customer) => {
      await customer.presses('Login');
      await customer.gives(DETAILS.read('One-time code'), ONE_TIME_CODE);
    },
    act: press('Submit'),
    offered: 'Submit',
    kept: ['One-time code'],
    told: {
      unreachable: { text: messages.server.unreachable },
      failed: { text: messages.server.unreachable },
      no: { complaint: { field: 'One-time code', message: messages.otp.invalid } },
    },
    leadsTo: { usual: 'address page' },
    endingOf: ({ name, ending }) => {
      // What is no yes with id and token says that the code is wrong (decision A4).
      if (ending === 'unauthorized' || /^status 4(?!29)\d\d|^200 with (wrong types|missing fields)/.test(name)) return 'no';
      return ending === 'yes' ? 'usual' : ending;
    },
  }),
  list('GET packages/4', {
    offers: { detail: 'Package', names: (db) => namesIn(db.walkingPackage.getAll()) },
    needsSession: true,
    // With the token, and then as a visitor's, who may stay (decisions P4, A7).
    times: { unauthorized: 2 },
    leadsTo: {},
    step: 'package page',
    enter: (customer) => fillIn(customer, { service: 'walking', step: 'package page', leftOut: 'Package' }, answering(Asha)),
    kept: ['Walk frequency', 'Walking days', 'Walk duration'],
  }),
  list('GET packages/3', {
    offers: { detail: 'Package', names: (db) => namesIn(db.trainingPackage.getAll()) },
    service: 'training',
    isStatusOptional: true,
    step: 'package page',
  }),
  list('GET addons/3/{packageId}', {
    offers: { detail: EXTRA_ADD_ONS.label, names: (db) => db.trainingPackage.findFirst({ where: { name: { equals: CHOSEN_COURSE } } })!.extraAddOns },
    service: 'training',
    isStatusOptional: true,
    step: 'package page',
    act: (customer) => customer.gives(DETAILS.read('Package'), CHOSEN_COURSE),
    isChoice: true,
  }),
  list('GET packages/2', {
    offers: { detail: 'Packages', names: (db) => namesIn(db.groomingPackage.getAll()) },
    service: 'grooming',
    step: 'package page',
  }),
  list('GET addons/2', {
    offers: { detail: EXTRA_ADD_ONS.label, names: (db) => namesIn(db.groomingAddOn.getAll()) },
    service: 'grooming',
    step: 'package page',
    enter: (customer) => fillIn(customer, { service: 'grooming', step: 'package page' }, answering(Asha)),
    kept: ['Packages'],
  }),
  list('GET breeds', { needsSession: true, step: 'pet page', enter: press('Add Pet') }),
  ownList('GET user/{userId}/pets', 'pet page', { detail: 'Your pets', names: (db) => namesIn(db.pet.findMany(ASHAS)) }),
  sent('POST user/addPet', {
    person: Vikram,
    step: 'pet page',
    enter: async (customer) => {
      await customer.presses('Add Pet');
      await giveAll(customer, NEW_PET);
    },
    act: press('Next'),
    offered: 'Next',
    kept: Object.keys(NEW_PET),
    told: quietly(messages.quiet.notSaved),
    leadsTo: { unauthorized: 'login page' },
  }),
  ownList('GET user/{userId}/address', 'address page', {
    detail: 'Saved addresses',
    names: (db) => db.address.findMany(ASHAS).map(({ type }) => type),
  }),
  sent('POST user/addAddress', {
    step: 'address page',
    enter: async (customer) => {
      await customer.presses('Add New Address');
      await giveAll(customer, NEW_ADDRESS);
    },
    prepare: press('Add New Address'),
    act: press('Save'),
    offered: 'Save',
    kept: Object.keys(NEW_ADDRESS),
    told: quietly(messages.quiet.notSaved),
    leadsTo: { unauthorized: 'login page' },
    endingOf: endingOfUnread,
  }),
  booking('walking'),
  booking('training'),
  booking('grooming'),
];
