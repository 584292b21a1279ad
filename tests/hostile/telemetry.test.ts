import { expect, test } from 'vitest';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import type { SendableEvent } from '../../src/adapters/telemetry/sendable-event';
import { messages } from '../../src/domain/messages';
import { Customer } from '../support/customer';
import { newDevice, SCENARIO_START, type Device } from '../support/device';
import { book, fillIn, goOn, type Authentication } from '../support/flows';
import { API_BASE_URL } from '../support/in-process/page-body';
import { Tab } from '../support/in-process/tab';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { ensure } from '../support/scenario-error';

const BEACON = { VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: '/telemetry' };

interface Batch {
  readonly release: string;
  readonly events: readonly SendableEvent[];
}

function opened(settings: Device['settings']) {
  const device = newDevice({ settings });
  const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
  const tab = new Tab(device, backend);
  return { device, backend, tab, customer: new Customer(tab) };
}

/** All words that the customer entered, and her ids and token. */
function personalWords(backend: MockBackend, device: Device): ReadonlySet<string> {
  const leaves = (value: unknown): readonly string[] => (value instanceof Object ? Object.values(value).flatMap(leaves) : [String(value)]);
  const about = /^(checkUser|createUser|user\/)/;
  const texts = backend.requests.filter(({ path }) => about.test(path)).flatMap(({ path, body }) => [...leaves(body), ...(/^user\/([^/]+)\//.exec(path)?.slice(1) ?? [])]);
  const session = JSON.parse(device.localStorage.get('userData') ?? '{}') as object;
  const all = [...texts, ...leaves(session)].flatMap((text) => [text, ...text.split(/[\s,]+/)]);
  // Leaves out everyday words, words of paths, and texts of one or two characters, because they identify nobody.
  const common = new Set(['createBooking', 'true', 'undefined', 'null', 'dog', 'pet', 'date', 'time', 'walk', 'package', 'user']);
  return new Set(all.filter((word) => word.length > 2 && !common.has(word)));
}

/** All words and numbers in the sent batches. */
function sentWords(batches: readonly Batch[]): readonly string[] {
  const leaves = (value: unknown): readonly string[] => (value instanceof Object ? Object.values(value).flatMap(leaves) : [String(value)]);
  return leaves(batches).flatMap((text) => [text, ...text.split(/[/ #]/)]);
}

test.each<[ServiceName, Authentication, string]>([
  ['walking', 'signs up', 'Meera'],
  ['training', 'logs in', 'Asha'],
  ['grooming', 'signs up', 'Meera'],
])('a booking of %s, in which a customer %s, says where she was and what failed, and nothing about her', async (service, authentication, name) => {
  const { device, backend, tab, customer } = opened(BEACON);
  const person = PERSONAS[name]!;
  await customer.opens(pageOf(service, 'package page').path);
  const pressEarly = async (pageName: string) => {
    if (pageName === 'summary') {
      backend.fail(`POST user/createBooking/${service}`, 'server error');
      await goOn(customer);
      await customer.waitFor(async () => ensure((await customer.alert()) !== undefined, 'No alert is open.'));
      await customer.closesAlert();
      backend.heal();
    }
    // Going on without entries fails, and the event names the fields. Skips pages on which an address or a pet is chosen: there it would succeed.
    else if (pageName !== 'address page' && !(pageName === 'pet page' && name === 'Asha')) await goOn(customer);
  };
  const fill: typeof fillIn = async (...values) => {
    await fillIn(...values);
    tab.window.dispatchEvent(Object.assign(new tab.window.Event('error'), { error: new TypeError(`${person.phoneNumber} ${person.name}`), message: 'x' }));
  };
  await book(customer, { service, authentication, onPage: pressEarly, fill }, { person, now: SCENARIO_START });
  await tab.passTime(5);
  const batches = device.beacons.map((text) => JSON.parse(text) as Batch);
  const events = batches.flatMap((batch) => batch.events);
  const of = (kind: string, action?: string) => events.filter((event) => event.kind === kind && event.action === action);
  expect(batches.map(({ release }) => release)).toEqual(batches.map(() => '0.1.0'));
  expect(of('step', 'arrived').map(({ page }) => page)).toEqual(expect.arrayContaining(['package', 'schedule', 'petDetails', 'summary', 'thankYou'].map((page) => `${service}/${page}`)));
  expect(of('step', 'left')).toHaveLength(of('step', 'arrived').length - 1);
  expect(of('step', 'failed').length).toBeGreaterThan(2);
  expect(of('call')).toContainEqual({ kind: 'call', page: `${service}/summary`, call: `POST user/createBooking/${service}`, failure: 'failed', status: 500 });
  expect(of('error')).toContainEqual(expect.objectContaining({ name: 'TypeError' }));
  const words = sentWords(batches);
  expect(words).not.toContain('other');
  const personal = personalWords(backend, device);
  expect(personal).toContain(person.phoneNumber);
  expect(words.filter((word) => personal.has(word))).toEqual([]);
  expect([...personal].filter((secret) => secret.length > 7 && device.beacons.join().includes(secret))).toEqual([]);
  await customer.leaves();
});

test('a customer who objects is not counted any more, not after a reload, and again once she takes it back', async () => {
  const { device, tab, customer } = opened(BEACON);
  const { path } = pageOf('walking', 'package page');
  await customer.opens(path);
  await customer.findsText(messages.telemetry.counted);
  await customer.presses('Do not count me');
  await goOn(customer);
  await tab.passTime(5);
  expect(device.beacons).toEqual([]);
  await customer.reloads();
  await goOn(customer);
  await tab.passTime(5);
  expect(device.beacons).toEqual([]);
  await customer.presses('Count me again');
  await goOn(customer);
  await tab.passTime(5);
  expect([device.beacons.length, customer.loggedFailures()]).toEqual([1, []]);
  await customer.leaves();
});

test('without telemetry nothing is sent, stored or said', async () => {
  const { device, tab, customer } = opened({});
  await customer.opens(pageOf('walking', 'package page').path);
  await goOn(customer);
  await customer.waitsUntilIdle();
  await tab.passTime(5);
  expect(await customer.isOffered('Do not count me')).toBe(false);
  expect([device.beacons, [...device.localStorage.keys()]]).toEqual([[], []]);
  await customer.leaves();
});
