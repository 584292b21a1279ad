import { CALLS, type Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import { ONE_TIME_CODE } from '../../mocks/seed/customers';
import { formMessages } from '../../src/domain/form-messages';
import { messages } from '../../src/domain/messages';
import type { Customer } from '../library/customer';
import { SCENARIO_START } from '../library/device';
import { giveAll, NEW_ADDRESS, NEW_PET, type Entries } from '../library/entries';
import { describeAddress, describePet, fillIn, openPetForm } from '../library/flows';
import type { ServiceName } from '../library/pages';
import { PERSONAS, type Persona } from '../library/personas';

interface CallCase {
  readonly pageName: string;
  readonly service: ServiceName;
  readonly person: Persona;
  readonly isVisitor?: boolean;
  readonly enter?: (customer: Customer) => Promise<void>;
  readonly act: (customer: Customer) => Promise<void>;
  readonly again: string;
  readonly kept: readonly string[];
  readonly unfold?: string;
  readonly line?: string;
  readonly next?: string;
}

const { Asha, Vikram, Meera } = PERSONAS as Readonly<Record<'Asha' | 'Vikram' | 'Meera', Persona>>;
const gives = (entries: Entries) => (customer: Customer) => giveAll(customer, entries);
const fills =
  (service: ServiceName, pageName: string, person: Persona, leftOut = '') =>
  (customer: Customer) =>
    fillIn(customer, { service, pageName, leftOut }, { person, now: SCENARIO_START });

const asha = { service: 'walking', person: Asha, kept: [] } as const;
const list = (service: ServiceName, pageName: string, own: Partial<CallCase> = {}): CallCase => ({
  ...asha,
  service,
  pageName,
  act: (customer) => customer.reloads(),
  again: 'Reload',
  ...own,
});
const sent = (pageName: string, button: string, own: Partial<CallCase>): CallCase => ({
  ...asha,
  pageName,
  act: (customer) => customer.presses(button),
  again: button,
  ...own,
});
const booking = (service: ServiceName) => sent('summary', 'Get Best Quotes', { service, next: 'thank-you page' });
const signUp = sent('sign-up page', 'Sign Up', {
  person: Meera,
  enter: fills('walking', 'sign-up page', Meera),
  kept: ['First Name', 'Phone Number', 'Email', 'Gender', 'Location'],
  line: formMessages.quiet.signUpFailed,
  next: 'address page',
});

const CALL_CASES: Readonly<Record<Call, CallCase>> = {
  'POST checkUser': signUp,
  'POST createUser': signUp,
  'POST user/login': sent('login page', 'Login', {
    isVisitor: true,
    enter: gives({ Mobile: Asha.phoneNumber }),
    kept: ['Mobile'],
    line: formMessages.otp.sendFailed,
  }),
  'POST user/validateOtp': sent('login page', 'Submit', {
    isVisitor: true,
    enter: async (customer) => {
      await giveAll(customer, { Mobile: Asha.phoneNumber });
      await customer.presses('Login');
      await giveAll(customer, { 'One-time code': ONE_TIME_CODE });
    },
    kept: ['One-time code'],
    line: messages.server.unreachable,
    next: 'address page',
  }),
  'GET packages/4': list('walking', 'package page', {
    enter: fills('walking', 'package page', Asha, 'Package'),
    kept: ['Walk frequency', 'Walking days', 'Walk duration'],
  }),
  'GET packages/3': list('training', 'package page'),
  'GET addons/3/{packageId}': list('training', 'package page', { act: gives({ Package: 'Obedience Course' }) }),
  'GET packages/2': list('grooming', 'package page'),
  'GET addons/2': list('grooming', 'package page', {
    enter: fills('grooming', 'package page', Asha),
    kept: ['Packages'],
  }),
  'GET breeds': list('walking', 'pet page', { enter: openPetForm }),
  'GET user/{userId}/pets': list('walking', 'pet page'),
  'POST user/addPet': sent('pet page', 'Next', {
    person: Vikram,
    enter: describePet,
    kept: Object.keys(NEW_PET),
    line: formMessages.quiet.notSaved,
  }),
  'GET user/{userId}/address': list('walking', 'address page'),
  'POST user/addAddress': sent('address page', 'Save', {
    enter: describeAddress,
    kept: Object.keys(NEW_ADDRESS),
    unfold: 'Add New Address',
    line: formMessages.quiet.notSaved,
  }),
  'POST user/createBooking/walking': booking('walking'),
  'POST user/createBooking/training': booking('training'),
  'POST user/createBooking/grooming': booking('grooming'),
};

const BAD_ITEM = { id: null, name: 7, package_name: ['x'], value: {} };
const withBadItem = (answer: unknown) => {
  const { data, ...rest } = answer as { readonly data: readonly unknown[] };
  return { ...rest, data: [...data.slice(0, 1), BAD_ITEM, ...data.slice(1)] };
};

/** The faults that differ for the app, and what it logs of each. */
const FAULTS: Readonly<Record<string, { readonly fault: Fault; readonly logged: string }>> = {
  'no connection': { fault: 'unreachable', logged: 'no answer \\(ERR_NETWORK\\)' },
  'no answer': { fault: 'held', logged: 'no answer \\(ETIMEDOUT\\)' },
  'half an answer': { fault: 'answer lost', logged: 'no answer \\(ERR_NETWORK\\)' },
  'status 400': { fault: { status: 400 }, logged: 'status 400' },
  'status 401': { fault: 'unauthorized', logged: 'status 401' },
  'status 500': { fault: 'server error', logged: 'status 500' },
  HTML: { fault: 'html', logged: '(status|data|userId|the answer) is ' },
  'wrong shape': { fault: 'wrong shape', logged: '\\w+( or token)? is missing|refused' },
  'bare yes': { fault: 'bare yes', logged: '\\w+( or token)? is missing' },
  no: { fault: { refused: 'Not today.' }, logged: '[\\w ]+ is (missing|not a yes)|refused' },
  'bad item': { fault: { changed: withBadItem }, logged: 'item 2 of data dropped: ' },
};

// What happens when a call meets a fault. Nothing but this is said, and all that fails is logged once.
// - `usual`: the app goes on as if nothing had happened; `drops`: also, without the bad item, which it logs
// - `reload`: nothing is said, and a button Reload fetches the list again (decision P5)
// - `line`: the page says one line beside its button (decisions F6, A4); `why`: the line is the server's message (decision F7)
// - `alert`: 'Something went wrong. Please try again.' (decision F2); `refused`: the server's own message; `silent`: 'Failed to submit booking request.'
// - `code`: the code is wrong (decision A4); `known`: the phone number has an account, so the customer logs in (decision A5)
// - `login`: the session is over, so the customer logs in and comes back (decision A7); `alert+login`: both
const PUBLIC_LIST = '        reload reload reload reload reload      reload reload reload reload reload  drops';
const OWN_LIST = '           reload reload reload reload login       reload reload reload reload reload  drops';
const BOOKING = '            alert  alert  alert  alert  alert+login alert  alert  silent usual  refused -';
const OUTCOMES: Readonly<Record<Call, string>> = {
  //                          none   held   half   400    401         500    HTML   shape  yes    no      item
  'POST checkUser': '         line   line   line   line   line        line   line   line   known  usual   -',
  'POST createUser': '        line   line   line   line   line        line   line   line   line   why     -',
  'POST user/login': '        line   line   line   line   line        line   line   usual  usual  line    -',
  'POST user/validateOtp': '  line   line   line   code   code        line   line   code   code   code    -',
  'POST user/addPet': '       line   line   line   line   login       line   line   line   line   why     -',
  'POST user/addAddress': '   line   line   line   line   login       line   line   usual  usual  why     -',
  'GET packages/4': PUBLIC_LIST,
  'GET packages/3': PUBLIC_LIST,
  'GET addons/3/{packageId}': PUBLIC_LIST,
  'GET packages/2': PUBLIC_LIST,
  'GET addons/2': PUBLIC_LIST,
  'GET breeds': OWN_LIST,
  'GET user/{userId}/pets': OWN_LIST,
  'GET user/{userId}/address': OWN_LIST,
  'POST user/createBooking/walking': BOOKING,
  'POST user/createBooking/training': BOOKING,
  'POST user/createBooking/grooming': BOOKING,
};

/** Calls with the faults that they meet: calls whose outcomes are alike share the faults, but each has each outcome. */
export const FAULT_CASES = CALLS.flatMap((call, place) => {
  const alike = CALLS.filter((each) => OUTCOMES[each] === OUTCOMES[call]);
  const isTurn = (index: number) => index % alike.length === alike.indexOf(call);
  const outcomes = OUTCOMES[call].trim().split(/ +/);
  return Object.entries(FAULTS).flatMap(([name, kind], column) => {
    const outcome = outcomes[column]!;
    const columns = [...outcomes.keys()].filter((each) => outcomes[each] === outcome);
    const isExample = columns[place % columns.length] === column;
    if (outcome === '-' || !(isExample || isTurn(column))) return [];
    return [{ call, name, ...kind, ...CALL_CASES[call], outcome }];
  });
});

export type FaultCase = (typeof FAULT_CASES)[number];
