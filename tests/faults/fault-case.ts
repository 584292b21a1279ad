import { expect } from 'vitest';
import { messages } from '../../src/domain/messages';
import { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { newDevice, SCENARIO_START, type Device } from '../support/device';
import { DraftSnapshots } from '../support/draft-snapshots';
import type { Driver } from '../support/driver';
import { expectPage, logIn, walkToPage } from '../support/flows';
import { pageOf, THANK_YOU_PAGE } from '../support/pages';
import { PROGRAM_WORDS } from '../support/program-words';
import { logPattern, sessionOf } from '../support/server';
import type { Outcome, Fault } from './faults';
import type { FaultyServer } from './faulty-server';
import { actUntilEffect, finishBooking } from './finish-booking';
import type { Offered, CallCase } from './call-cases';
import { openTab } from '../support/in-process/tab';

const WORDS_OF_FAULTS = /Status \d|We will be back|Please wait|unexpected/;

/** The parts of the stored draft that must stay the same after a failure. */
type KeptDraft = Readonly<Record<string, unknown>>;

const KEPT_PARTS = ['bookings', 'selectedAddressId', 'selectedPetIds', 'pet', 'isPetFormOpen', 'location'];

/** One call with one fault. */
export interface FaultCase {
  readonly callCase: CallCase;
  readonly fault: Fault;
  readonly outcome: Outcome;
}

interface FaultRun extends FaultCase {
  readonly server: FaultyServer;
  readonly customer: Customer;
}

const snapshots = new DraftSnapshots(openTab);

/** Checks the app during a call with a fault, then completes the booking. Returns the path of the last page. */
export async function runFaultCase(faultCase: FaultCase, server: FaultyServer, driver: Driver): Promise<string> {
  const { callCase, fault, outcome } = faultCase;
  const customer = new Customer(driver);
  const run = { ...faultCase, server, customer };
  try {
    await openBeforeCall(run);
    const { path } = await customer.whereabouts();
    const count = server.countOf(callCase.call);
    const kept = await valuesOf(customer, callCase);
    const before = { path, count, kept, draft: await draftOf(customer), disabled: await disabledControls(customer) };
    await server.fail(callCase, fault, outcome === 'usual');
    await callCase.act(customer);
    if (fault.secondsWaited) await passTimeWithoutAnswer(run, before.count, fault.secondsWaited);
    await expectOutcome(run);
    await customer.waitFor(() => expect(server.countOf(callCase.call) - before.count, 'calls').toBe(fault.isDown ? 0 : timesOfChosenSlot(callCase, outcome)));
    if (outcome === 'usual' && callCase.offers) await expectOffered(callCase.offers, run);
    const isHarmed = outcome !== 'usual' && outcome !== 'yes';
    const draft = await draftOf(customer);
    const rightDraft = { ...before.draft, ...(callCase.isChoice && { bookings: draft.bookings }) };
    expect(isHarmed ? draft : rightDraft, 'the draft').toEqual(rightDraft);
    // While the server is down the page has no lists, so it cannot show the selected options.
    const isStillSeen = isFailure(callCase, outcome) && !fault.isDown;
    expect(isStillSeen ? await valuesOf(customer, callCase) : before.kept, 'what was entered').toEqual(before.kept);
    if (isFailure(callCase, outcome)) {
      const newlyDisabled = async () => (await disabledControls(customer)).filter((control) => !before.disabled.includes(control));
      await customer.waitFor(async () => expect(await newlyDisabled(), 'disabled controls').toEqual([]));
    }
    await server.heal();
    await bookingIfComplete(run, before);
    expectNoProgramWords(await customer.driver.read('lines'));
    expect(customer.unexpectedErrors(), 'unexpected errors').toEqual([]);
    return (await customer.whereabouts()).path;
  } finally {
    await customer.leaves();
    await server.stop();
  }
}

/** Opens the app on the page that makes the call. The draft of the earlier pages is made once, and used for all faults. */
async function openBeforeCall({ callCase, server, customer }: FaultRun): Promise<void> {
  const { service, person, pageName, enter, prepare } = callCase;
  const page = pageOf(service, pageName);
  const walk = async (walker: Customer) => {
    await walkToPage(walker, page, { person, now: SCENARIO_START });
    await enter?.(walker);
  };
  await customer.driver.setSessionEntries(await snapshots.entriesAfter(callCase.call, walk, deviceOf(callCase, server)));
  await customer.opens(page.path);
  await expectPage(customer, page);
  await prepare?.(customer);
  await customer.waitsUntilIdle();
  expect(customer.loggedFailures(), 'nothing fails before').toEqual([]);
}

/** The state before a fault. */
interface Before {
  readonly path: string;
  readonly draft: KeptDraft;
}

const timesOfChosenSlot = ({ times }: CallCase, outcome: Outcome) => times?.[outcome] ?? 1;
const isFailure = (callCase: CallCase, outcome: Outcome) => outcome !== 'usual' && callCase.leadsTo?.[outcome] === undefined;
const disabledControls = (customer: Customer) => customer.driver.read('disabledControls');

async function draftOf(customer: Customer): Promise<KeptDraft> {
  const stored = new Map(await customer.driver.sessionEntries()).get('bookingDraft') ?? '{"draft":{}}';
  const { draft } = JSON.parse(stored) as { readonly draft: KeptDraft };
  return Object.fromEntries(KEPT_PARTS.map((part) => [part, draft[part]]));
}

/** The customer's phone, with her stored session if the case needs one. */
export function deviceOf({ isLoggedIn, person }: CallCase, { backend }: FaultyServer): Device {
  const localStorage = new Map(isLoggedIn ? [['userData', JSON.stringify(sessionOf(backend, person))]] : []);
  return newDevice({ isPhone: true, hasServiceWorkers: false, localStorage });
}

/** Lets time pass while the call waits, then releases its response. Throws if a message appears meanwhile, or a submit button stays enabled. */
async function passTimeWithoutAnswer({ server, customer, callCase }: FaultRun, before: number, seconds: number): Promise<void> {
  const { call, offered } = callCase;
  await customer.waitFor(() => expect(server.countOf(call)).toBe(before + 1));
  const isSent = call.startsWith('POST');
  if (isSent) await customer.waitFor(async () => expect(await customer.isOffered(offered), `'${offered}' while it waits`).toBe(false));
  expect([await customer.alert(), await customer.fieldMessages()]).toEqual([undefined, []]);
  await customer.waits(seconds);
  server.release();
}

async function expectOutcome({ customer, callCase, fault, outcome }: FaultRun): Promise<void> {
  const { alert, fieldMessage, text } = callCase.expectedTexts[outcome] ?? {};
  const nextPageName = callCase.leadsTo?.[outcome];
  if (alert !== undefined) {
    await customer.waitFor(async () => expect(await customer.alert()).toBe(alert));
    await customer.closesAlert();
  }
  if (nextPageName === 'thank-you page') await expectPage(customer, THANK_YOU_PAGE);
  else if (nextPageName) await expectPage(customer, pageOf(callCase.service, nextPageName));
  else if (outcome !== 'usual') await customer.waitFor(() => customer.expectOffered(callCase.offered));
  await customer.waitsUntilIdle();
  if (text !== undefined) await customer.waitFor(async () => expect(await customer.sees(text), text).toBe(true));
  await customer.waitFor(async () => expect(await customer.fieldMessages(), 'field messages').toEqual(fieldMessage ? [fieldMessage] : []));
  expect(await customer.alert(), 'alert').toBeUndefined();
  // The page must not quote the server's response. It mentions the server only in the sentence for an unreachable server.
  const said = await customer.driver.read('lines');
  expect(said.filter((each) => WORDS_OF_FAULTS.test(each)), 'words of the server').toEqual([]);
  expectNoProgramWords(said);
  if (text !== messages.server.unreachable) expect(said, 'the sentence about the server').not.toContain(messages.server.unreachable);
  await customer.waitFor(() => expectLog(customer, callCase, fault, outcome));
}

/** Throws unless the log has exactly the expected lines about the call. While the server is down, other calls may be logged too. */
function expectLog(customer: Customer, callCase: CallCase, fault: Fault, outcome: Outcome): void {
  const pattern = logPattern(callCase.call);
  const lines = customer.loggedFailures();
  const own = lines.filter((line) => pattern.test(line));
  const isLogged = fault.dropsItem || !(outcome === 'usual' || outcome === 'yes');
  expect(own, 'its lines of the log').toHaveLength(isLogged ? timesOfChosenSlot(callCase, outcome) : 0);
  if (!fault.isDown) expect(lines, 'all lines of the log').toEqual(own);
}

/** Throws unless the page offers every item of the server's list. */
async function expectOffered({ detail, names }: Offered, { server, customer, fault }: FaultRun): Promise<void> {
  const all = names(server.backend.db);
  await customer.waitFor(async () => {
    const options = await customer.optionsOf(DETAILS.read(detail));
    const missing = all.filter((name) => !options.some((option) => option.startsWith(name)));
    expect(missing, `missing of ${options.length}`).toEqual([]);
    expect(options.length, 'items').toBeGreaterThanOrEqual(fault.itemCount ?? all.length);
  });
}

/** Throws if a text contains words of programs, such as 'undefined'. */
function expectNoProgramWords(texts: readonly string[]): void {
  expect(texts.filter((each) => PROGRAM_WORDS.test(each)), 'nonsense').toEqual([]);
}

async function valuesOf(customer: Customer, { kept }: CallCase): Promise<readonly (readonly string[])[]> {
  const values = [];
  for (const name of kept) values.push(await customer.valuesOf(DETAILS.read(name)));
  return values;
}

/** Completes the booking after the fault has ended. The server must save it once, with all choices. */
async function bookingIfComplete({ server, customer, callCase, fault, outcome }: FaultRun, before: Before): Promise<void> {
  const { service, person } = callCase;
  const { heading } = await customer.whereabouts();
  if (heading !== THANK_YOU_PAGE.heading) {
    if (isFailure(callCase, outcome)) await actUntilEffect(customer, () => callCase.again(customer));
    if (outcome === 'unauthorized' && callCase.leadsTo?.unauthorized) {
      await logIn(customer, person);
      // The login leads back to the page where the session was lost, with everything chosen (decision A7).
      await customer.waitFor(async () => expect((await customer.whereabouts()).path, 'after the login').toBe(before.path));
      expect(await draftOf(customer), 'the draft after the login').toEqual(before.draft);
    }
    if (outcome === 'yes' && callCase.leadsTo?.yes) {
      await customer.presses('Sign Up');
      await expectPage(customer, pageOf(service, 'sign-up page'));
      await actUntilEffect(customer, () => customer.presses('Sign Up'));
    }
    await finishBooking(customer, callCase);
  }
  await expectPage(customer, THANK_YOU_PAGE);
  const bookings = server.backend.requests.filter(({ path }) => path.startsWith('user/createBooking/'));
  // After an error message the customer presses again, so two requests arrive. The server saves one booking, because both have one key (decision B5).
  const count = fault.isDone && callCase.call.startsWith('POST user/createBooking') ? 2 : 1;
  expect(bookings.map(({ path }) => path)).toEqual(Array.from({ length: count }, () => `user/createBooking/${service}`));
  for (const { body } of bookings) expect(body).toMatchObject(EXPECTED[service]);
  expectSavedOnce(server);
  expect(server.backend.db.booking.count(), `bookings of ${person.name}`).toBe(1);
}

/** Throws if a pet or address was saved twice (decision F5). */
function expectSavedOnce({ backend: { db } }: FaultyServer): void {
  const saved = [
    ...db.pet.getAll().map(({ customer, name }) => `${customer!.name}'s ${name}`),
    ...db.address.getAll().map(({ customer, address }) => `${customer!.name}'s ${address}`),
  ];
  expect(saved.length, saved.join('; ')).toBe(new Set(saved).size);
}

/** The fields that each service's default booking must send, besides customer, address and pets. */
const EXPECTED = {
  walking: { service_id: '4', service_start_date: '2026-12-05', service_days: 'weekdays', service_frequency: 'once a day', walk_duration: '30 min walk', total_price: 597 },
  training: { service_id: '3', service_start_date: '2026-12-05' },
  grooming: { service_id: '2', service_start_date: '2026-12-05', total_price: 899 },
} as const;
