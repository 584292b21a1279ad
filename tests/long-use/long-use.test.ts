import { expect, test } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../support/customer';
import { newDevice, STORY_BEGINS_AT } from '../support/device';
import { DETAILS } from '../support/details';
import { API_BASE_URL } from '../support/in-process/app-program';
import { Tab } from '../support/in-process/tab';
import { arriveAt, askForCode, book, goOn, logIn } from '../support/journey';
import { pageOf, type ServiceName } from '../support/pages';
import { PEOPLE } from '../support/people';
import { ClassesSeen, countListeners } from './held';

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
const seen = new ClassesSeen();

test(`${ROUNDS} bookings leave no more behind than ${WARM}`, async () => {
  await customer.opens(pageOf('walking', 'package page').path);
  const { window } = tab;
  const readings = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await bookHesitantly(SERVICES[round % SERVICES.length]!, round);
    if (round === WARM || round === ROUNDS) readings.push(await reading());
  }
  expect(tab.window, 'the page was loaded again').toBe(window);
  const [warm, last] = readings;
  expect(last).toEqual(warm);
  expect(last).toMatchObject({ timers: 0, calls: 0, listeners: { storage: 1 } });
  // React keeps the last two scopes that it rendered.
  expect(last!.objects.FunnelViewModel).toBeLessThanOrEqual(2);
  expect(Object.keys(last!.objects)).toEqual(expect.arrayContaining(['Container', 'ComputedValue', 'OtpViewModel', 'Reaction', 'SessionStore']));
  expect(backend.db.booking.count()).toBe(ROUNDS);
  expect(customer.loggedFailures()).toHaveLength(ROUNDS / ROUNDS_OF_A_SESSION);
  expect(customer.accidents()).toEqual([]);
  await customer.leaves();
});

/** Books a service as somebody who thinks again: dialogs and forms are opened, and closed. */
async function bookHesitantly(service: ServiceName, round: number): Promise<void> {
  const onStep = async (step: string) => {
    if (step === 'address page') {
      await customer.presses('Add New Address');
      await customer.gives(DETAILS.read('Search address'), 'Charm');
      await customer.presses('Close');
    }
    if (step === 'pet page') {
      await customer.presses('Add Pet');
      await customer.gives(DETAILS.read('Breed'), 'Lab');
      await customer.presses('Add Pet');
    }
    seen.addAllOf(tab.window);
    if (step === 'summary' && round % ROUNDS_OF_A_SESSION === 0) await losesSession(service);
  };
  await customer.movesTo(pageOf(service, 'package page').path);
  await book(customer, { service, acquaintance: round === 1 ? 'logs in' : 'is logged in', onStep }, { person: ASHA, now: STORY_BEGINS_AT });
}

/** Logs in again after a lost session: asks for a code, thinks again, and asks for another one half a minute later. */
async function losesSession(service: ServiceName): Promise<void> {
  backend.fail(`POST user/createBooking/${service}`, 'unauthorized');
  await goOn(customer);
  await customer.waitFor(async () => expect(await customer.alert()).toBeDefined());
  await customer.closesAlert();
  backend.heal();
  await arriveAt(customer, pageOf(service, 'login page'));
  await askForCode(customer, ASHA);
  await customer.waitFor(async () => expect(await customer.isOffered('Submit')).toBe(true));
  seen.addAllOf(tab.window);
  await customer.presses('Close');
  await customer.waits(30);
  await logIn(customer, ASHA);
  await arriveAt(customer, pageOf(service, 'summary'));
}

/** What is held, kept and under way after a booking. */
async function reading() {
  await customer.getsAnswers();
  const kept = [...localStorage, ...(await tab.keptEntries())];
  return {
    objects: seen.countHeld(),
    listeners: countListeners(tab.window),
    timers: tab.timerCount,
    calls: tab.openCallCount,
    stored: kept.map(([key, value]) => `${key}: ${value.length} characters`),
  };
}
