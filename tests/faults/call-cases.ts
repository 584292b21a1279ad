import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import type { MockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { SCENARIO_START } from '../support/device';
import { giveAll, NEW_PET } from '../support/entries';
import { fillIn } from '../support/flows';
import type { ServiceName } from '../support/pages';
import { PERSONAS, type Persona } from '../support/personas';
import { labels } from '../../src/domain/labels';
import { messages } from '../../src/domain/messages';
import type { Outcome, Fault } from './faults';

/** What a customer is told of a call that went wrong; nothing at all where it is empty. */
export interface ExpectedTexts {
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
export interface CallCase {
  readonly call: Call;
  readonly service: ServiceName;
  readonly person: Persona;
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
  readonly outcomeOf: (fault: Fault) => Outcome | undefined;
  /** What the specification has said for an outcome; nothing where it is left out. */
  readonly told: Partial<Record<Outcome, ExpectedTexts>>;
  /** The call that is made just before it, by the same press. */
  readonly follows?: Call;
  /** How often it is made in an outcome, where it is more than once. */
  readonly times?: Partial<Record<Outcome, number>>;
  /** The page, by its step, to which an outcome leads, where it is another one. */
  readonly leadsTo?: Partial<Record<Outcome, string>>;
}

const { Asha, Vikram, Meera } = PERSONAS as Readonly<Record<'Asha' | 'Vikram' | 'Meera', Persona>>;

/** An address that no customer has yet. */
export const NEW_ADDRESS = { 'Search address': 'Jubilee Hills', 'House / Floor': '7', 'Building / Block': 'Neem Court', Landmark: 'Blue gate' };

const press = (control: string) => (customer: Customer) => customer.presses(control);

/** How a call ends whose answer is not read: anything but a no is a yes (decision A10). */
function outcomeOfUnreadAnswer({ name, outcome }: Fault): Outcome {
  if (outcome === 'no') return isStatusMissing(name) ? 'usual' : 'failed';
  return outcome === 'yes' || name.startsWith('200 with ') ? 'usual' : outcome;
}

const isStatusMissing = (name: string) => name === 'status missing beside the rest';

/** Asha, whom the device knows, is at walking. */
const USUAL = { service: 'walking', person: Asha, isLoggedIn: true, kept: [], told: {} } as const;

interface ListOptions extends Partial<CallCase> {
  readonly step: string;
  readonly needsSession?: boolean;
  readonly isStatusOptional?: boolean;
}

/** A list of the server's: it says nothing of a failure, and offers to be fetched again (decision P5). */
function list(call: Call, { needsSession = false, isStatusOptional = false, ...own }: ListOptions): CallCase {
  return {
    ...USUAL,
    act: (customer) => customer.reloads(),
    leadsTo: { unauthorized: 'login page' },
    ...own,
    call,
    again: press('Reload'),
    offered: 'Reload',
    outcomeOf: ({ outcome, name }) => {
      if (outcome === 'unauthorized') return needsSession ? outcome : 'failed';
      if (outcome === 'yes') return 'usual';
      return outcome === 'no' && isStatusOptional && isStatusMissing(name) ? 'usual' : outcome;
    },
  };
}

const CHOSEN_COURSE = 'Obedience Course';
const ASHAS = { where: { customer: { phone: { equals: Asha.phoneNumber } } } };
const namesIn = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

/** A customer's own list, which is fetched with the page. */
function ownList(call: Call, step: string, offers: Offered): CallCase {
  return list(call, { offers, needsSession: true, step });
}

type Sending = Partial<CallCase> & Pick<CallCase, 'step' | 'act' | 'offered'>;

const takesYesAsUsual = ({ outcome }: Fault): Outcome | undefined => (outcome === 'yes' ? 'usual' : outcome);

/** One answer of the server to something that was sent. No list is in it. */
function sent(call: Call, { outcomeOf = takesYesAsUsual, ...own }: Sending): CallCase {
  return { ...USUAL, again: own.act, ...own, call, outcomeOf: (fault) => (fault.isOfLists ? undefined : outcomeOf(fault)) };
}

/** One quiet line says that the press came to nothing (decision F6). */
const quietly = (text: string): CallCase['told'] => ({ unreachable: { text }, failed: { text }, no: { text } });

const context = (person: Persona) => ({ person, now: SCENARIO_START });

const signUp: Sending = {
  person: Meera,
  isLoggedIn: false,
  step: 'sign-up page',
  enter: (customer) => fillIn(customer, { service: 'walking', step: 'sign-up page' }, context(Meera)),
  act: press('Sign Up'),
  offered: 'Sign Up',
  told: quietly(messages.quiet.signUpFailed),
  kept: ['First Name', 'Phone Number', 'Email', 'Gender', 'Location'],
};

const login: Pick<CallCase, 'isLoggedIn' | 'step' | 'enter'> = {
  isLoggedIn: false,
  step: 'login page',
  enter: (customer) => customer.gives(DETAILS.read('Mobile'), Asha.phoneNumber),
};

function booking(service: ServiceName): CallCase {
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
    outcomeOf: ({ name, outcome }) => {
      // Nothing but the status has to be right.
      if (isStatusMissing(name)) return 'failed';
      return outcome === 'yes' || name === '200 with wrong types' ? 'usual' : outcome;
    },
  });
}

/** All calls of spec section 7. */
export const CALL_CASES: readonly CallCase[] = [
  sent('POST checkUser', {
    ...signUp,
    told: { yes: { alert: messages.account.alreadyExists } },
    leadsTo: { yes: 'login page', usual: 'address page' },
    // A status that says anything else than yes is that of a new customer.
    outcomeOf: ({ name, outcome }) => {
      if (name === '200 with wrong types') return 'yes';
      if (isStatusMissing(name) || outcome === 'unauthorized') return 'failed';
      return outcome === 'no' ? 'usual' : outcome;
    },
  }),
  sent('POST createUser', {
    ...signUp,
    follows: 'POST checkUser',
    leadsTo: { usual: 'address page' },
    // Nothing but id and token is read.
    outcomeOf: ({ name, outcome }) => {
      if (outcome === 'yes' || name.endsWith('beside the rest')) return 'usual';
      return outcome === 'no' || outcome === 'unauthorized' ? 'failed' : outcome;
    },
  }),
  sent('POST user/login', {
    ...login,
    act: press('Login'),
    offered: 'Login',
    kept: ['Mobile'],
    told: quietly(messages.otp.sendFailed),
    outcomeOf: (fault) => (fault.outcome === 'unauthorized' ? 'failed' : outcomeOfUnreadAnswer(fault)),
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
    outcomeOf: ({ name, outcome }) => {
      // What is no yes with id and token says that the code is wrong (decision A4).
      if (outcome === 'unauthorized' || /^status 4(?!29)\d\d|^200 with (wrong types|missing fields)/.test(name)) return 'no';
      return outcome === 'yes' ? 'usual' : outcome;
    },
  }),
  list('GET packages/4', {
    offers: { detail: 'Package', names: (db) => namesIn(db.walkingPackage.getAll()) },
    needsSession: true,
    // With the token, and then as a visitor's, who may stay (decisions P4, A7).
    times: { unauthorized: 2 },
    leadsTo: {},
    step: 'package page',
    enter: (customer) => fillIn(customer, { service: 'walking', step: 'package page', leftOut: 'Package' }, context(Asha)),
    kept: ['Walk frequency', 'Walking days', 'Walk duration'],
  }),
  list('GET packages/3', {
    offers: { detail: 'Package', names: (db) => namesIn(db.trainingPackage.getAll()) },
    service: 'training',
    isStatusOptional: true,
    step: 'package page',
  }),
  list('GET addons/3/{packageId}', {
    offers: { detail: labels.extraAddOns, names: (db) => db.trainingPackage.findFirst({ where: { name: { equals: CHOSEN_COURSE } } })!.extraAddOns },
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
    offers: { detail: labels.extraAddOns, names: (db) => namesIn(db.groomingAddOn.getAll()) },
    service: 'grooming',
    step: 'package page',
    enter: (customer) => fillIn(customer, { service: 'grooming', step: 'package page' }, context(Asha)),
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
    outcomeOf: outcomeOfUnreadAnswer,
  }),
  booking('walking'),
  booking('training'),
  booking('grooming'),
];
