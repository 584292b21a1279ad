import { expect } from 'vitest';
import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import type { Device } from '../../features/support/assembly';
import type { Customer } from '../../features/support/customer';
import { DETAILS, type Detail } from '../../features/support/details';
import { give, giveAll, NEW_PET, plainEntries } from '../../features/support/entries';
import { eventually } from '../../features/support/eventually';
import { arriveAt, askForCode, goOn, presentStep } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE } from '../../features/support/pages';
import { sessionOf } from '../../features/support/server';
import { messages } from '../../src/domain/messages';
import type { Ending, Fault } from './faults';
import type { FaultyServer } from './faulty-server';
import { NEW_ADDRESS, NOW, type Offered, type TriedCall } from './tried-calls';

const STEPS_OF_A_BOOKING = 12;
const WORDS_OF_FAULTS = /Status \d|We will be back|Please wait|unexpected/;

/** A customer who can also tell everything that stands on a page, and when it has come to rest. */
export interface Witness extends Customer {
  allThatIsSaid(): Promise<readonly string[]>;
  /** The controls that stand on the page, or in the dialog above it, and cannot be pressed, in no order. */
  deadControls(): Promise<readonly string[]>;
  /** Whether the page asks for a detail now. */
  asksFor(detail: Detail): Promise<boolean>;
  /** What the device keeps of the booking draft. */
  draft(): Promise<KeptDraft>;
  /** Passes when the app has shown what it knows. */
  rests(): Promise<void>;
}

/** What of a draft no failure may change, as it is stored. */
export type KeptDraft = Readonly<Record<string, unknown>>;

const KEPT = ['bookings', 'selectedAddressId', 'selectedPetIds', 'pet', 'isPetFormOpen', 'location'];

/** The parts of a stored draft, of which no failure may change one. */
export function keptParts(stored: string | null | undefined): KeptDraft {
  const { draft } = JSON.parse(stored ?? '{"draft":{}}') as { readonly draft: Readonly<Record<string, unknown>> };
  return Object.fromEntries(KEPT.map((part) => [part, draft[part]]));
}

interface Meeting {
  readonly server: FaultyServer;
  readonly customer: Witness;
  readonly tried: TriedCall;
  readonly fault: Fault;
  readonly ending: Ending;
}

/** Has a customer meet a fault, and book all the same; answers where they are in the end. */
export async function meet({ server, customer, tried, fault, ending }: Meeting): Promise<string> {
  try {
    await tried.begin(customer);
    await customer.allThatIsSaid();
    await settles(server, customer);
    expect(customer.loggedFailures(), 'nothing fails before').toEqual([]);
    const { path } = await customer.whereabouts();
    const before = { path, count: server.countOf(tried.call), kept: await valuesOf(customer, tried), draft: await customer.draft(), dead: await customer.deadControls() };
    await server.fail(tried, fault, ending === 'usual');
    await tried.act(customer);
    // A page fetches what it shows when it is looked at.
    await customer.allThatIsSaid();
    if (fault.isLate) await isWaiting(server, customer, tried, before.count);
    await expectEnding(server, customer, tried, fault, ending);
    expect(server.countOf(tried.call) - before.count, 'calls').toBe(fault.isDown ? 0 : timesOf(tried, ending));
    await expectSane(customer);
    if (ending === 'usual' && tried.offers) await expectOffered(customer, tried.offers, { server, fault });
    const isHarmed = ending !== 'usual' && ending !== 'yes';
    const kept = { ...before.draft, ...(tried.isChoice && { bookings: (await customer.draft()).bookings }) };
    expect(isHarmed ? await customer.draft() : kept, 'the draft').toEqual(kept);
    // While the server is down its lists are not there either, and with them what was chosen of them.
    const isStillSeen = isFailure(tried, ending) && !fault.isDown;
    expect(isStillSeen ? await valuesOf(customer, tried) : before.kept, 'what was entered').toEqual(before.kept);
    const dead = isFailure(tried, ending) ? await customer.deadControls() : [];
    expect(dead.filter((control) => !before.dead.includes(control)), 'dead controls').toEqual([]);
    await server.heal();
    await goesThrough({ server, customer, tried, fault, ending }, before);
    await expectSane(customer);
    return (await customer.whereabouts()).path;
  } finally {
    await customer.leaves();
    await server.stop();
  }
}

/** What was there before a fault. */
interface Before {
  readonly path: string;
  readonly draft: KeptDraft;
}

const timesOf = ({ times }: TriedCall, ending: Ending) => times?.[ending] ?? 1;
const isFailure = (tried: TriedCall, ending: Ending) => ending !== 'usual' && tried.leadsTo?.[ending] === undefined;

/** The device of who tries a call. */
export function deviceOf({ isLoggedIn, person }: TriedCall, { backend }: FaultyServer): Device {
  return {
    startsAt: NOW,
    timeZone: 'Asia/Kolkata',
    location: 'unavailable',
    isPhone: true,
    hasServiceWorkers: false,
    localStorage: new Map(isLoggedIn ? [['userData', JSON.stringify(sessionOf(backend, person))]] : []),
  };
}

/** While no answer comes, what sends cannot be pressed again; nobody is told anything. */
async function isWaiting(server: FaultyServer, customer: Customer, { call, offered }: TriedCall, before: number): Promise<void> {
  await eventually(() => expect(server.countOf(call)).toBe(before + 1));
  if (call.startsWith('POST')) expect(await customer.isOffered(offered), `'${offered}' while it waits`).toBe(false);
  expect([await customer.alert(), await customer.complaints()]).toEqual([undefined, []]);
  server.release();
}

async function expectEnding(server: FaultyServer, customer: Witness, tried: TriedCall, fault: Fault, ending: Ending): Promise<void> {
  const { alert, complaint, text } = tried.told[ending] ?? {};
  const way = tried.leadsTo?.[ending];
  if (alert !== undefined) {
    await eventually(async () => expect(await customer.alert()).toBe(alert));
    await customer.closesAlert();
  }
  if (way === 'thank-you page') await arriveAt(customer, THANK_YOU_PAGE);
  else if (way) await arriveAt(customer, pageOf(tried.service, way));
  else if (ending !== 'usual') await eventually(async () => expect(await customer.isOffered(tried.offered), `'${tried.offered}' is offered`).toBe(true));
  await settles(server, customer);
  if (text !== undefined) expect(await customer.sees(text), text).toBe(true);
  expect(await customer.complaints(), 'complaints').toEqual(complaint ? [complaint] : []);
  expect(await customer.alert(), 'alert').toBeUndefined();
  // What the server says of itself is not for customers, and what the app says of it only where it is told.
  const said = await customer.allThatIsSaid();
  expect(said.filter((each) => WORDS_OF_FAULTS.test(each)), 'words of the server').toEqual([]);
  if (text !== messages.server.unreachable) expect(said, 'complaints of the server').not.toContain(messages.server.unreachable);
  expectLog(customer, tried, fault, ending);
}

/** A failure is logged once, and nothing else is; while the server is down, what was asked for with it fails too. */
function expectLog(customer: Witness, tried: TriedCall, fault: Fault, ending: Ending): void {
  const pattern = new RegExp(`^${tried.call.replaceAll(/\{\w+\}/g, '[^/]+')}: `);
  const lines = customer.loggedFailures();
  const own = lines.filter((line) => pattern.test(line));
  const isLogged = fault.dropsItem || !(ending === 'usual' || ending === 'yes');
  expect(own, 'its lines of the log').toHaveLength(isLogged ? timesOf(tried, ending) : 0);
  if (!fault.isDown) expect(lines, 'all lines of the log').toEqual(own);
}

/** All that the server has of a list can be chosen, whatever came beside it. */
async function expectOffered(customer: Customer, { detail, names }: Offered, { server, fault }: Pick<Meeting, 'server' | 'fault'>): Promise<void> {
  const all = names(server.backend.db);
  // A long answer takes its time to be read.
  await eventually(async () => {
    const options = await customer.optionsOf(DETAILS.read(detail));
    const missing = all.filter((name) => !options.some((option) => option.startsWith(name)));
    expect(missing, `missing of ${options.length}`).toEqual([]);
    expect(options.length, 'items').toBeGreaterThanOrEqual(fault.itemCount ?? all.length);
  });
}

/** Nothing that only programs say stands on the page. */
async function expectSane(customer: Witness): Promise<void> {
  const nonsense = /undefined|NaN|\[object|null\b/;
  const texts = await customer.allThatIsSaid();
  expect(texts.filter((each) => nonsense.test(each))).toEqual([]);
}

async function valuesOf(customer: Customer, { kept }: TriedCall): Promise<readonly (readonly string[])[]> {
  return Promise.all(kept.map((name) => customer.valuesOf(DETAILS.read(name))));
}

/** Once the server is well the booking comes to its end, once, and says what was chosen. */
async function goesThrough({ server, customer, tried, fault, ending }: Meeting, before: Pick<Before, 'path' | 'draft'>): Promise<void> {
  const { service, person } = tried;
  const { heading } = await customer.whereabouts();
  if (heading !== THANK_YOU_PAGE.heading) {
    if (isFailure(tried, ending)) await tried.again(customer);
    if (ending === 'unauthorized' && tried.leadsTo?.unauthorized) {
      await logsIn(customer, tried);
      // Back to where the session was lost, with all that was chosen (decision A7).
      await eventually(async () => expect((await customer.whereabouts()).path, 'after the login').toBe(before.path));
      expect(await customer.draft(), 'the draft after the login').toEqual(before.draft);
    }
    if (ending === 'yes' && tried.leadsTo?.yes) {
      await customer.presses('Sign Up');
      await arriveAt(customer, pageOf(service, 'sign-up page'));
      await customer.presses('Sign Up');
    }
    await settles(server, customer);
    await finishes(server, customer, tried);
  }
  await arriveAt(customer, THANK_YOU_PAGE);
  const bookings = server.backend.requests.filter(({ path }) => path.startsWith('user/createBooking/'));
  // Who is told that something went wrong, and presses again, books again: nobody can know that the server had heard the first time.
  const count = fault.isDone && tried.call.startsWith('POST user/createBooking') ? 2 : 1;
  expect(bookings.map(({ path }) => path)).toEqual(Array.from({ length: count }, () => `user/createBooking/${service}`));
  for (const { body } of bookings) expect(body).toMatchObject(EXPECTED[service]);
  expect(server.backend.db.booking.count(), `bookings of ${person.name}`).toBe(count);
}

/** What is booked with the plain answers, but for whose address and pet it is. */
const EXPECTED = {
  walking: { service_id: '4', service_start_date: '2026-12-05', service_days: 'weekdays', service_frequency: 'once a day', walk_duration: '30 min walk', total_price: 597 },
  training: { service_id: '3', service_start_date: '2026-12-05' },
  grooming: { service_id: '2', service_start_date: '2026-12-05', total_price: 899 },
} as const;

async function logsIn(customer: Customer, { person }: TriedCall): Promise<void> {
  await askForCode(customer, person);
  await customer.gives(DETAILS.read('One-time code'), ONE_TIME_CODE);
  await customer.presses('Submit');
}

/** Goes on from wherever the customer is, giving what is missing, to the end. */
async function finishes(server: FaultyServer, customer: Witness, { service, person }: TriedCall): Promise<void> {
  for (let steps = 0; steps < STEPS_OF_A_BOOKING; steps += 1) {
    await settles(server, customer);
    if ((await customer.whereabouts()).heading === THANK_YOU_PAGE.heading) return;
    if ((await customer.alert()) !== undefined) {
      await customer.closesAlert();
      continue;
    }
    if (await customer.isOffered('Reload')) {
      await customer.presses('Reload');
      continue;
    }
    const step = await presentStep(customer);
    if (await customer.isOffered('Submit')) {
      await customer.gives(DETAILS.read('One-time code'), ONE_TIME_CODE);
      await customer.presses('Submit');
    } else if (await customer.isOffered('Save')) await customer.presses('Save');
    else {
      await givesWhatIsMissing(customer, step, { service, person });
      if (!(await customer.isOffered('Save'))) await goOn(customer);
    }
  }
}

async function givesWhatIsMissing(customer: Witness, step: string, { service, person }: Pick<TriedCall, 'service' | 'person'>): Promise<void> {
  if (step === 'summary') return;
  const entries = plainEntries(service, step, { person, now: NOW });
  const isFormOpen = step === 'pet page' && (await customer.asksFor(DETAILS.read('Name')));
  if (isFormOpen || (step === 'pet page' && person.name !== 'Asha')) {
    const pets = await customer.valuesOf(DETAILS.read('Your pets'));
    if (pets.length > 0 && !isFormOpen) return;
    if (!isFormOpen) await customer.presses('Add Pet');
    await giveAll(customer, NEW_PET);
    return;
  }
  if (step === 'address page' && (await customer.optionsOf(DETAILS.read('Saved addresses'))).length === 0) {
    await customer.presses('Add New Address');
    await giveAll(customer, NEW_ADDRESS);
    return;
  }
  for (const [name, value] of Object.entries(entries)) {
    const detail = DETAILS.read(name);
    const values = await customer.valuesOf(detail);
    if (values.join('') === '') await give(customer, detail, value);
  }
}

const MOMENTS_TO_BE_SURE = 5;

/** Waits until the app has heard all that the server has to say. */
async function settles(server: FaultyServer, customer: Witness): Promise<void> {
  await customer.rests();
  for (let quiet = 0; quiet < MOMENTS_TO_BE_SURE; quiet = server.isQuiet ? quiet + 1 : 0) await new Promise((resolve) => setTimeout(resolve, 1));
}
