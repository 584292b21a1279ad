import { expect, test } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../support/customer';
import { newDevice, STORY_BEGINS_AT } from '../support/device';
import { DETAILS } from '../support/details';
import { API_BASE_URL } from '../support/in-process/app-program';
import { Tab } from '../support/in-process/tab';
import { arriveAt, askForCode, fillIn, goOn, logIn } from '../support/journey';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../support/pages';
import { PEOPLE } from '../support/people';
import { countListeners, ObjectsSeen } from './held';

// Fifty bookings in one page load: what the fifth has left behind is all that the fiftieth leaves.

const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];
const ASHA = PEOPLE.Asha!;
const ROUNDS = 50;
const WARM = 5;
/** Each so many rounds the session is lost, and a code is asked for twice. */
const ROUNDS_OF_A_SESSION = 5;

const localStorage = new Map<string, string>();
const backend = createMockBackend({ clock: { now: () => STORY_BEGINS_AT }, baseUrl: API_BASE_URL });
const tab = new Tab(newDevice({ localStorage }), backend);
const customer = new Customer(tab);
const seen = new ObjectsSeen();

test(`${ROUNDS} bookings leave no more behind than ${WARM}`, async () => {
  await customer.opens(pageOf('walking', 'package page').path);
  const { window } = tab;
  const readings = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await book(SERVICES[round % SERVICES.length]!, round);
    if (round === WARM || round === ROUNDS) readings.push(await reading());
  }
  expect(tab.window, 'the page was loaded again').toBe(window);
  const [warm, last] = readings;
  expect(last).toEqual(warm);
  expect(last).toMatchObject({ timers: 0, calls: 0, listeners: { storage: 1 } });
  // React keeps the two visits that it has drawn last.
  expect(last!.objects.FunnelViewModel).toBeLessThanOrEqual(2);
  expect(Object.keys(last!.objects)).toEqual(expect.arrayContaining(['Container', 'ComputedValue', 'OtpViewModel', 'Reaction', 'SessionViewModel']));
  expect(backend.db.booking.count()).toBe(ROUNDS);
  expect(customer.loggedFailures()).toHaveLength(ROUNDS / ROUNDS_OF_A_SESSION);
  expect(customer.accidents()).toEqual([]);
  await customer.leaves();
});

/** Books a service as somebody who thinks again: dialogs and forms are opened, and closed. */
async function book(service: ServiceName, round: number): Promise<void> {
  const gives = async (step: string) => {
    await fillIn(customer, { service, step }, { person: ASHA, now: STORY_BEGINS_AT });
    seen.addAllOf(tab.window);
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
  seen.addAllOf(tab.window);
  if (round % ROUNDS_OF_A_SESSION === 0) await losesSession(service);
  await goOn(customer);
  await arriveAt(customer, THANK_YOU_PAGE);
}

async function losesSession(service: ServiceName): Promise<void> {
  backend.fail(`POST user/createBooking/${service}`, 'unauthorized');
  await goOn(customer);
  await customer.waitFor(async () => expect(await customer.alert()).toBeDefined());
  await customer.closesAlert();
  backend.heal();
  await logsIn(service);
  await arriveAt(customer, pageOf(service, 'summary'));
}

/** Asks for a code, thinks again, and asks for another one half a minute later. */
async function logsIn(service: ServiceName): Promise<void> {
  await arriveAt(customer, pageOf(service, 'login page'));
  await askForCode(customer, ASHA);
  await customer.waitFor(async () => expect(await customer.isOffered('Submit')).toBe(true));
  seen.addAllOf(tab.window);
  await customer.presses('Close');
  await customer.waits(30);
  await logIn(customer, ASHA);
}

/** What is held, kept and under way after a booking. */
async function reading() {
  await customer.getsAnswers();
  const kept = [...localStorage, ...(await tab.keptEntries())];
  return {
    objects: await seen.countHeld(),
    listeners: countListeners(tab.window),
    timers: tab.timerCount,
    calls: tab.openCallCount,
    stored: kept.map(([key, value]) => `${key}: ${value.length} characters`),
  };
}
