import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { newDevice, SCENARIO_START } from '../library/device';
import { askForCode, book, expectPage, goOn, logIn } from '../library/flows';
import { API_BASE_URL } from '../library/in-process/page-body';
import { Tab } from '../library/in-process/tab';
import { pageOf, type ServiceName } from '../library/pages';
import { PERSONAS } from '../library/personas';

const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];
const ASHA = PERSONAS.Asha!;
const ROUNDS = 20;
const WARM_UP_ROUNDS = 5;
/** In every fifth round the session is lost, and the customer asks twice for a one-time code to log in. */
const ROUNDS_OF_A_SESSION = 5;
/** Classes whose objects could leak: the scopes of pages, what each view-model and store consists of, and examples of these. */
const LEAKABLE = ['ComputedValue', 'Container', 'FunnelViewModel', 'OtpDialogViewModel', 'Reaction'];
/** What the search for these classes looks into. An element, for example, would lead to all elements of the page. */
const SEARCHED = /^(Object|Array|Map|Set|FiberNode|ObservableObjectAdministration)$|(ViewModel|Store)$/;

const localStorage = new Map<string, string>();
const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
const device = newDevice({ localStorage });
const tab = new Tab(device, backend);
const customer = new Customer(tab);
const classes = new Map<string, new () => object>();

test(`${ROUNDS} bookings in one page load leave no more objects, listeners and timers behind than ${WARM_UP_ROUNDS}`, async () => {
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
  expect(last).toMatchObject({ timers: 0, calls: 0, listeners: { storage: 3 } });
  // React keeps the data of its last two renders in memory, so two view-models of this class may be left.
  expect(last!.objects.FunnelViewModel).toBeLessThanOrEqual(2);
  expect(Object.keys(last!.objects).toSorted()).toEqual(LEAKABLE);
  expect(backend.db.booking.count()).toBe(ROUNDS);
  expect(customer.loggedFailures()).toHaveLength(ROUNDS / ROUNDS_OF_A_SESSION);
  expect(customer.unexpectedErrors()).toEqual([]);
  // Telemetry is off (decision B11).
  expect(device.beacons).toEqual([]);
  await customer.leaves();
});

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
    // The later rounds show the same classes.
    if (round <= WARM_UP_ROUNDS) findClasses();
    if (pageName === 'summary' && round % ROUNDS_OF_A_SESSION === 0) await losesSession(service);
  };
  await customer.movesTo(pageOf(service, 'package page').path);
  await book(
    customer,
    { service, authentication: round === 1 ? 'logs in' : 'is logged in', onPage },
    { person: ASHA, now: SCENARIO_START },
  );
}

async function losesSession(service: ServiceName): Promise<void> {
  backend.fail(`POST user/createBooking/${service}`, { inTurn: ['unauthorized'] });
  await goOn(customer);
  await customer.waitFor(() => customer.closesAlert());
  await expectPage(customer, pageOf(service, 'login page'));
  await askForCode(customer, ASHA);
  await customer.waitFor(() => customer.expectOffered('Submit'));
  findClasses();
  await customer.presses('Close');
  await customer.waits(30);
  await logIn(customer, ASHA);
  await expectPage(customer, pageOf(service, 'summary'));
}

/** Finds the classes through React's own tree: no other way leads to the app's objects. */
function findClasses(): void {
  const root = tab.window.document.getElementById('root')!;
  const found = new Set<unknown>([
    Reflect.get(
      root,
      Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!,
    ),
  ]);
  for (const value of found) {
    if (typeof value !== 'object' || value === null) continue;
    // An object without a prototype has no constructor, and is searched like a plain object.
    const itsClass = (Reflect.get(value, 'constructor') as (new () => object) | undefined) ?? Object;
    if (LEAKABLE.includes(itsClass.name)) classes.set(itsClass.name, itsClass);
    if (!SEARCHED.test(itsClass.name)) continue;
    const parts: unknown[] =
      value instanceof Map || value instanceof Set
        ? [...value.values()]
        : Object.values(Object.getOwnPropertyDescriptors(value)).map((each) => each.value as unknown);
    // MobX keeps what belongs to an object under a symbol.
    for (const part of [
      ...parts,
      ...Object.getOwnPropertySymbols(value).map((key) => Reflect.get(value, key) as unknown),
    ])
      found.add(part);
  }
}

/** Counts listeners on the window, the document, the body and the app's root element, by event type. */
function countListeners({ window, document }: Window & typeof globalThis): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const target of [window, document, document.body, document.getElementById('root')!]) {
    const key = Object.getOwnPropertySymbols(target).find(({ description }) => description === 'listeners')!;
    const { bubbling, capturing } = Reflect.get(target, key) as Readonly<
      Record<'bubbling' | 'capturing', Map<string, unknown[]>>
    >;
    for (const [type, listeners] of [...bubbling, ...capturing]) counts[type] = (counts[type] ?? 0) + listeners.length;
  }
  return counts;
}

/** Counts the app's live objects, listeners, timers, open calls and stored characters after a booking. */
async function measure() {
  await customer.waitsUntilIdle();
  const kept = [...localStorage, ...(await tab.sessionEntries())];
  return {
    // `queryObjects` collects garbage first, so that dead objects do not count. It takes a second.
    objects: Object.fromEntries([...classes].map(([name, each]) => [name, queryObjects(each, { format: 'count' })])),
    listeners: countListeners(tab.window),
    timers: tab.timerCount,
    calls: tab.openCallCount,
    stored: kept.map(([key, value]) => `${key}: ${value.length} characters`),
  };
}
