import { afterAll, beforeAll, expect, test } from 'vitest';
import { CoreClock } from '../../features/assemblies/core-clock';
import { CoreCustomer } from '../../features/assemblies/core-customer';
import { ACTIONS } from '../../features/support/actions';
import { DETAILS } from '../../features/support/details';
import { eventually, setPatience, settled } from '../../features/support/eventually';
import { arriveAt, askForCode, fillIn, goOn } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../../features/support/pages';
import { PEOPLE } from '../../features/support/people';
import { STORY_BEGINS_AT } from '../../features/support/world';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { interceptWith } from '../../mocks/node';
import { countObservers, stillHeld, tracesOfVisit, type Trace } from './held';

// Fifty bookings in one page load: what the tenth has left behind is all that the fiftieth leaves.

const API_BASE_URL = 'http://long-use.example.test/';
const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];
const ASHA = PEOPLE.Asha!;
const ROUNDS = 50;
const WARM = 10;
/** Each so many rounds the session is lost, and a code is asked for twice. */
const ROUNDS_OF_A_SESSION = 5;
const LIMIT_IN_MILLISECONDS = 120_000;

const localStorage = new Map<string, string>();
let backend: MockBackend;
let customer: CoreCustomer;
let stopServer: () => void;
let stopWatching: () => void;
let clockListeners = 0;
let storageListeners = 0;

beforeAll(() => {
  setPatience(5000);
  stopWatching = watchListeners();
  backend = createMockBackend({ clock: { now: () => STORY_BEGINS_AT }, baseUrl: API_BASE_URL });
  const interception = interceptWith(backend);
  stopServer = () => interception.stop();
  customer = new CoreCustomer({
    apiBaseUrl: API_BASE_URL,
    device: { startsAt: STORY_BEGINS_AT, timeZone: 'Asia/Kolkata', location: 'unavailable', isPhone: true, hasServiceWorkers: false, localStorage },
  });
});

afterAll(async () => {
  await customer.leaves();
  stopServer();
  stopWatching();
});

/** Counts listeners; answers what ends the counting. Not by mocks, which would keep every listener that they have seen. */
function watchListeners(): () => void {
  const clock = CoreClock.prototype;
  const target = EventTarget.prototype;
  const [everySecond, addEventListener] = [Reflect.get(clock, 'everySecond'), Reflect.get(target, 'addEventListener')];
  Reflect.set(clock, 'everySecond', function (this: CoreClock, listener: () => void) {
    const stop = everySecond.call(this, listener);
    let isListening = true;
    clockListeners += 1;
    return () => {
      if (isListening) clockListeners -= 1;
      isListening = false;
      stop();
    };
  });
  Reflect.set(target, 'addEventListener', function (this: EventTarget, ...all: Parameters<EventTarget['addEventListener']>) {
    if (all[0] === 'storage') storageListeners += 1;
    addEventListener.apply(this, all);
  });
  return () => {
    Reflect.set(clock, 'everySecond', everySecond);
    Reflect.set(target, 'addEventListener', addEventListener);
  };
}

test(`${ROUNDS} bookings leave no more behind than ${WARM}`, async () => {
  await customer.opens(pageOf('walking', 'package page').path);
  const traces: Trace[] = [];
  const readings = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await book(SERVICES[round % SERVICES.length]!, round, traces);
    if (round === WARM || round === ROUNDS) readings.push(await reading());
  }
  const [warm, last] = readings;
  expect(last).toEqual(warm);
  expect(last).toMatchObject({ clockListeners: 0, storageListeners: 1, isAnswered: true });
  expect(traces.length).toBeGreaterThan(ROUNDS);
  expect(await stillHeld(traces), 'of visits that have ended').toEqual([]);
  expect(backend.db.booking.count()).toBe(ROUNDS);
  expect(customer.loggedFailures()).toHaveLength(ROUNDS / ROUNDS_OF_A_SESSION);
}, LIMIT_IN_MILLISECONDS);

/** Books a service on the way of somebody who changes their mind: dialogs and forms are opened, and closed again. */
async function book(service: ServiceName, round: number, traces: Trace[]): Promise<void> {
  const answering = { person: ASHA, now: STORY_BEGINS_AT };
  const gives = async (step: string) => {
    await fillIn(customer, { service, step }, answering);
    await goOn(customer);
  };
  await customer.movesTo(pageOf(service, 'package page').path);
  await gives('package page');
  await gives('date page');
  if (round === 1) {
    await arriveAt(customer, pageOf(service, 'sign-up page'));
    await customer.presses('Sign In');
    await logsIn(service);
  }
  await arriveAt(customer, pageOf(service, 'address page'));
  await customer.presses('Add New Address');
  await customer.gives(DETAILS.read('Search address'), 'Charm');
  await customer.presses('Close');
  await gives('address page');
  await arriveAt(customer, pageOf(service, 'pet page'));
  await customer.presses('Add Pet');
  await customer.gives(DETAILS.read('Breed'), 'Lab');
  await customer.presses('Add Pet');
  await gives('pet page');
  await arriveAt(customer, pageOf(service, 'summary'));
  if (round % ROUNDS_OF_A_SESSION === 0) await losesSession(service);
  traces.push(...(await tracesOfVisit(customer)));
  await goOn(customer);
  await arriveAt(customer, THANK_YOU_PAGE);
}

async function losesSession(service: ServiceName): Promise<void> {
  backend.fail(`POST user/createBooking/${service}`, 'unauthorized');
  await goOn(customer);
  await eventually(async () => expect(await customer.alert()).toBeDefined());
  await customer.closesAlert();
  backend.heal();
  await logsIn(service);
  await arriveAt(customer, pageOf(service, 'summary'));
}

/** Asks for a code, thinks again, and asks for another one half a minute later. */
async function logsIn(service: ServiceName): Promise<void> {
  await arriveAt(customer, pageOf(service, 'login page'));
  await askForCode(customer, ASHA);
  await eventually(async () => expect(await customer.isOffered('Submit')).toBe(true));
  await customer.presses('Close');
  await customer.waits(30);
  await ACTIONS.read('logs in')(customer, ASHA);
}

/** What is held, kept and under way after a booking. */
async function reading() {
  await settled(() => backend.isIdle);
  return {
    observers: countObservers(customer),
    clockListeners,
    storageListeners,
    isAnswered: backend.isIdle,
    timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
    stored: [...localStorage, ...customer.keptEntries()].map(([key, value]) => `${key}: ${value.length} characters`),
  };
}
