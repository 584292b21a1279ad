import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import type { MockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { SCENARIO_START } from '../support/device';
import { giveAll, NEW_PET } from '../support/entries';
import { describePet, fillIn, openPetForm } from '../support/flows';
import type { ServiceName } from '../support/pages';
import { PERSONAS, type Persona } from '../support/personas';
import { EXTRA_ADD_ONS_FIELD } from '../../src/view-models/shared/service-specific-step';
import { messages } from '../../src/domain/messages';
import type { Outcome, Fault } from './faults';

/** The messages that the page shows after a failed call; an empty object if it shows none. */
export interface ExpectedTexts {
  readonly alert?: string;
  readonly fieldMessage?: { readonly field: string; readonly message: string };
  readonly text?: string;
}

/** A list from the server, and the field of the page (`detail`) whose options it fills. */
export interface Offered {
  readonly detail: string;
  /** The names of the list's items in the mock backend's database. */
  readonly names: (db: MockBackend['db']) => readonly string[];
}

/** A call, and how a customer comes to make it. */
export interface CallCase {
  readonly call: Call;
  readonly service: ServiceName;
  readonly person: Persona;
  /** Whether the device has a stored session. */
  readonly isLoggedIn: boolean;
  /** The page that makes the call, such as 'pet page'. */
  readonly pageName: string;
  /** Enters values that survive a reload. */
  readonly enter?: (customer: Customer) => Promise<void>;
  /** Enters further values, which do not survive a reload. */
  readonly prepare?: (customer: Customer) => Promise<void>;
  /** The action that makes the app call. */
  readonly act: (customer: Customer) => Promise<void>;
  /** True if `act` selects an option, which stays selected after a failure. */
  readonly isChoice?: boolean;
  /** The action that makes the call again after a failure, such as a press on Reload. */
  readonly again: (customer: Customer) => Promise<void>;
  /** The list that the page offers once it has loaded. The case of breeds has none, because breeds are offered only after typing. */
  readonly offers?: Offered;
  /** The name of the button that can be pressed after a failure. */
  readonly offered: string;
  /** The fields that keep their values after a failure. */
  readonly kept: readonly string[];
  /** The outcome of a fault for this call; undefined if the fault does not apply. */
  readonly outcomeOf: (fault: Fault) => Outcome | undefined;
  /** The messages that the page must show, by outcome; it shows none for the other outcomes. */
  readonly expectedTexts: Partial<Record<Outcome, ExpectedTexts>>;
  /** The call that the same press of a button makes before this call. */
  readonly follows?: Call;
  /** How often the app makes the call, by outcome; once for the other outcomes. */
  readonly times?: Partial<Record<Outcome, number>>;
  /** The name of the next page, by outcome; without one, the customer stays on the page. */
  readonly leadsTo?: Partial<Record<Outcome, string>>;
}

const { Asha, Vikram, Meera } = PERSONAS as Readonly<Record<'Asha' | 'Vikram' | 'Meera', Persona>>;

/** An address that no customer has yet. */
export const NEW_ADDRESS = { 'Search address': 'Jubilee Hills', 'House / Floor': '7', 'Building / Block': 'Neem Court', Landmark: 'Blue gate' };

const press = (control: string) => (customer: Customer) => customer.presses(control);

/** The outcome of a call for which the app reads only `status` of the response. A 200 is a success unless `status` is a no (decision A10). */
function outcomeOfUnreadAnswer({ name, outcome }: Fault): Outcome {
  if (outcome === 'no') return isStatusMissing(name) ? 'usual' : 'failed';
  return outcome === 'yes' || name.startsWith('200 with ') ? 'usual' : outcome;
}

const isStatusMissing = (name: string) => name === 'status missing beside the rest';

/** The default case: Asha is logged in and books walking. */
const DEFAULT_CASE = { service: 'walking', person: Asha, isLoggedIn: true, kept: [], expectedTexts: {} } as const;

interface ListOptions extends Partial<CallCase> {
  readonly pageName: string;
  readonly needsSession?: boolean;
  readonly isStatusOptional?: boolean;
}

/** The case of a call that fetches a list. A failure shows no message, only a button to reload (decision P5). */
function list(call: Call, { needsSession = false, isStatusOptional = false, ...own }: ListOptions): CallCase {
  return {
    ...DEFAULT_CASE,
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

/** The case of a list of the customer's own items, which the page fetches when it opens. */
function ownList(call: Call, pageName: string, offers: Offered): CallCase {
  return list(call, { offers, needsSession: true, pageName });
}

type SendOptions = Partial<CallCase> & Pick<CallCase, 'pageName' | 'act' | 'offered'>;

const takesYesAsUsual = ({ outcome }: Fault): Outcome | undefined => (outcome === 'yes' ? 'usual' : outcome);

/** The case of a call that sends data. Faults of lists do not apply to it. */
function sent(call: Call, { outcomeOf = takesYesAsUsual, ...own }: SendOptions): CallCase {
  return { ...DEFAULT_CASE, again: own.act, ...own, call, outcomeOf: (fault) => (fault.isOfLists ? undefined : outcomeOf(fault)) };
}

/** The texts of a call whose failure shows one line on the page, and no alert (decision F6). */
const quietLine = (text: string): CallCase['expectedTexts'] => ({ unreachable: { text }, failed: { text }, no: { text } });

const context = (person: Persona) => ({ person, now: SCENARIO_START });

const signUp: SendOptions = {
  person: Meera,
  isLoggedIn: false,
  pageName: 'sign-up page',
  enter: (customer) => fillIn(customer, { service: 'walking', pageName: 'sign-up page' }, context(Meera)),
  act: press('Sign Up'),
  offered: 'Sign Up',
  expectedTexts: quietLine(messages.quiet.signUpFailed),
  kept: ['First Name', 'Phone Number', 'Email', 'Gender', 'Location'],
};

const login: Pick<CallCase, 'isLoggedIn' | 'pageName' | 'enter'> = {
  isLoggedIn: false,
  pageName: 'login page',
  enter: (customer) => customer.gives(DETAILS.read('Mobile'), Asha.phoneNumber),
};

function booking(service: ServiceName): CallCase {
  return sent(`POST user/createBooking/${service}`, {
    service,
    pageName: 'summary',
    act: press('Get Best Quotes'),
    offered: 'Get Best Quotes',
    expectedTexts: {
      unreachable: { alert: messages.booking.somethingWentWrong },
      failed: { alert: messages.booking.somethingWentWrong },
      unauthorized: { alert: messages.booking.somethingWentWrong },
      no: { alert: messages.booking.submitFailed },
    },
    leadsTo: { unauthorized: 'login page', usual: 'thank-you page' },
    outcomeOf: ({ name, outcome }) => {
      // The app reads only the response's field `status`, so a response without it fails.
      if (isStatusMissing(name)) return 'failed';
      return outcome === 'yes' || name === '200 with wrong types' ? 'usual' : outcome;
    },
  });
}

/** A case for each call of the app. */
export const CALL_CASES: readonly CallCase[] = [
  sent('POST checkUser', {
    ...signUp,
    expectedTexts: { yes: { alert: messages.account.alreadyExists } },
    leadsTo: { yes: 'login page', usual: 'address page' },
    // Any `status` except yes means that the phone number has no account. Without a `status` the call fails.
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
    // The app reads only the user id and the token of the response, so a wrong `status` beside these has no effect.
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
    expectedTexts: quietLine(messages.otp.sendFailed),
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
    expectedTexts: {
      unreachable: { text: messages.server.unreachable },
      failed: { text: messages.server.unreachable },
      no: { fieldMessage: { field: 'One-time code', message: messages.otp.invalid } },
    },
    leadsTo: { usual: 'address page' },
    outcomeOf: ({ name, outcome }) => {
      // A 4xx status (except 429), or an object without yes, id and token, means that the code is wrong (decision A4).
      if (outcome === 'unauthorized' || /^status 4(?!29)\d\d|^200 with (wrong types|missing fields)/.test(name)) return 'no';
      return outcome === 'yes' ? 'usual' : outcome;
    },
  }),
  list('GET packages/4', {
    offers: { detail: 'Package', names: (db) => namesIn(db.walkingPackage.getAll()) },
    needsSession: true,
    // After a 401 the app sends the call again as a visitor, without the token. The visitor may stay on the page (decisions P4, A7).
    times: { unauthorized: 2 },
    leadsTo: {},
    pageName: 'package page',
    enter: (customer) => fillIn(customer, { service: 'walking', pageName: 'package page', leftOut: 'Package' }, context(Asha)),
    kept: ['Walk frequency', 'Walking days', 'Walk duration'],
  }),
  list('GET packages/3', {
    offers: { detail: 'Package', names: (db) => namesIn(db.trainingPackage.getAll()) },
    service: 'training',
    isStatusOptional: true,
    pageName: 'package page',
  }),
  list('GET addons/3/{packageId}', {
    offers: { detail: EXTRA_ADD_ONS_FIELD.label, names: (db) => db.trainingPackage.findFirst({ where: { name: { equals: CHOSEN_COURSE } } })!.extraAddOns },
    service: 'training',
    isStatusOptional: true,
    pageName: 'package page',
    act: (customer) => customer.gives(DETAILS.read('Package'), CHOSEN_COURSE),
    isChoice: true,
  }),
  list('GET packages/2', {
    offers: { detail: 'Packages', names: (db) => namesIn(db.groomingPackage.getAll()) },
    service: 'grooming',
    pageName: 'package page',
  }),
  list('GET addons/2', {
    offers: { detail: EXTRA_ADD_ONS_FIELD.label, names: (db) => namesIn(db.groomingAddOn.getAll()) },
    service: 'grooming',
    pageName: 'package page',
    enter: (customer) => fillIn(customer, { service: 'grooming', pageName: 'package page' }, context(Asha)),
    kept: ['Packages'],
  }),
  list('GET breeds', { needsSession: true, pageName: 'pet page', enter: openPetForm }),
  ownList('GET user/{userId}/pets', 'pet page', { detail: 'Your pets', names: (db) => namesIn(db.pet.findMany(ASHAS)) }),
  sent('POST user/addPet', {
    person: Vikram,
    pageName: 'pet page',
    enter: (customer) => describePet(customer),
    act: press('Next'),
    offered: 'Next',
    kept: Object.keys(NEW_PET),
    expectedTexts: quietLine(messages.quiet.notSaved),
    leadsTo: { unauthorized: 'login page' },
  }),
  ownList('GET user/{userId}/address', 'address page', {
    detail: 'Saved addresses',
    names: (db) => db.address.findMany(ASHAS).map(({ type }) => type),
  }),
  sent('POST user/addAddress', {
    pageName: 'address page',
    enter: async (customer) => {
      await customer.presses('Add New Address');
      await giveAll(customer, NEW_ADDRESS);
    },
    prepare: press('Add New Address'),
    act: press('Save'),
    offered: 'Save',
    kept: Object.keys(NEW_ADDRESS),
    expectedTexts: quietLine(messages.quiet.notSaved),
    leadsTo: { unauthorized: 'login page' },
    outcomeOf: outcomeOfUnreadAnswer,
  }),
  booking('walking'),
  booking('training'),
  booking('grooming'),
];
