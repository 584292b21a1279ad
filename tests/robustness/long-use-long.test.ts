import { expect, test } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../support/customer';
import { newDevice, SCENARIO_START } from '../support/device';
import { DETAILS } from '../support/details';
import { API_BASE_URL } from '../support/in-process/page-body';
import { Tab } from '../support/in-process/tab';
import { expectPage, askForCode, book, goOn, logIn } from '../support/flows';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { ClassesSeen, countListeners } from './live-objects';

// Tests that fifty bookings in one page load leave no more objects, listeners and timers behind than five.

const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];
const ASHA = PERSONAS.Asha!;
const ROUNDS = 50;
const WARM_UP_ROUNDS = 5;
/** In every fifth round the session is lost, and the customer asks twice for a one-time code to log in. */
const ROUNDS_OF_A_SESSION = 5;

const localStorage = new Map<string, string>();
const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
const tab = new Tab(newDevice({ localStorage }), backend);
const customer = new Customer(tab);
const seen = new ClassesSeen();

test(`${ROUNDS} bookings hold no more memory than ${WARM_UP_ROUNDS}`, async () => {
  await customer.opens(pageOf('walking', 'package page').path);
  const { window } = tab;
  const measurements = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await bookWithDetours(SERVICES[round % SERVICES.length]!, round);
    if (round === WARM_UP_ROUNDS || round === ROUNDS) measurements.push(await measure());
  }
  expect(tab.window, 'the page was loaded again').toBe(window);
  const [warm, last] = measurements;
  expect(last).toEqual(warm);
  expect(last).toMatchObject({ timers: 0, calls: 0, listeners: { storage: 1 } });
  // React keeps the data of its last two renders in memory, so two view-models of this class may be left.
  expect(last!.objects.FunnelViewModel).toBeLessThanOrEqual(2);
  expect(Object.keys(last!.objects)).toEqual(expect.arrayContaining(['Container', 'ComputedValue', 'OtpDialogViewModel', 'Reaction', 'SessionStore']));
  expect(backend.db.booking.count()).toBe(ROUNDS);
  expect(customer.loggedFailures()).toHaveLength(ROUNDS / ROUNDS_OF_A_SESSION);
  expect(customer.unexpectedErrors()).toEqual([]);
  await customer.leaves();
});

/** Books a service with detours: opens and closes dialogs and forms on the way. */
async function bookWithDetours(service: ServiceName, round: number): Promise<void> {
  const onPage = async (pageName: string) => {
    if (pageName === 'address page') {
      await customer.presses('Add New Address');
      await customer.gives(DETAILS.read('Search address'), 'Charm');
      await customer.presses('Close');
    }
    if (pageName === 'pet page') {
      await customer.presses('Add Pet');
      await customer.gives(DETAILS.read('Breed'), 'Lab');
      await customer.presses('Add Pet');
    }
    seen.addAllOf(tab.window);
    if (pageName === 'summary' && round % ROUNDS_OF_A_SESSION === 0) await losesSession(service);
  };
  await customer.movesTo(pageOf(service, 'package page').path);
  await book(customer, { service, authentication: round === 1 ? 'logs in' : 'is logged in', onPage }, { person: ASHA, now: SCENARIO_START });
}

/** Loses the session and logs in again. The customer asks for a second one-time code half a minute after the first. */
async function losesSession(service: ServiceName): Promise<void> {
  backend.fail(`POST user/createBooking/${service}`, 'unauthorized');
  await goOn(customer);
  await customer.waitFor(async () => expect(await customer.alert()).toBeDefined());
  await customer.closesAlert();
  backend.heal();
  await expectPage(customer, pageOf(service, 'login page'));
  await askForCode(customer, ASHA);
  await customer.waitFor(async () => expect(await customer.isOffered('Submit')).toBe(true));
  seen.addAllOf(tab.window);
  await customer.presses('Close');
  await customer.waits(30);
  await logIn(customer, ASHA);
  await expectPage(customer, pageOf(service, 'summary'));
}

/** Counts the app's live objects, listeners, timers, open calls and stored characters after a booking. */
async function measure() {
  await customer.waitsUntilIdle();
  const kept = [...localStorage, ...(await tab.sessionEntries())];
  return {
    objects: seen.countLive(),
    listeners: countListeners(tab.window),
    timers: tab.timerCount,
    calls: tab.openCallCount,
    stored: kept.map(([key, value]) => `${key}: ${value.length} characters`),
  };
}
