import { beforeEach, expect, test } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { newDevice, SCENARIO_START } from '../library/device';
import { DraftSnapshots } from '../library/draft-snapshots';
import { giveAll, NEW_PET } from '../library/entries';
import { goToPage, goOn } from '../library/flows';
import { API_BASE_URL } from '../library/in-process/page-body';
import { openTab, Tab } from '../library/in-process/tab';
import { readPage } from '../library/pages';
import { PERSONAS } from '../library/personas';
import { ensure } from '../library/scenario-error';
import { sessionOf } from '../library/server';

// Screen readers announce a change of the page only inside a live region, so these tests read the texts of live regions.

const snapshots = new DraftSnapshots(openTab);
const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
let customer: Customer;

beforeEach(() => {
  backend.reset();
  const session = JSON.stringify(sessionOf(backend, PERSONAS.Asha!));
  customer = new Customer(new Tab(newDevice({ localStorage: new Map([['userData', session]]) }), backend), snapshots);
  return () => customer.leaves();
});

/** Goes to a page, such as 'the walking summary', with default entries on the pages before it. */
const goTo = (page: string) => goToPage(customer, readPage(page), { person: PERSONAS.Asha!, now: SCENARIO_START });
const give = (entries: Readonly<Record<string, string>>) => giveAll(customer, entries);
const liveTexts = () => customer.driver.read('liveTexts');

test.each<[change: string, page: string, change: () => Promise<unknown>, text: string]>([
  [
    'the end date',
    'the walking date page',
    () => give({ 'Start date': 'December 1, 2026' }),
    'End date: December 3, 2026',
  ],
  [
    'extra add-ons below the packages',
    'the training package page',
    () => give({ Package: 'Obedience Course' }),
    'Extra add-ons to choose from: 2',
  ],
  [
    'the number of suggestions',
    'the walking address page',
    async () => {
      await customer.presses('Add New Address');
      await customer.writes(DETAILS.read('Search address'), 'ban');
    },
    '3 suggestions',
  ],
  [
    'a new address',
    'the walking address page',
    async () => {
      await customer.presses('Add New Address');
      await give({ 'Search address': 'Banjara', 'House / Floor': 'Flat 4B', 'Building / Block': 'Gulmohar Heights' });
      await customer.presses('Save');
    },
    'Home is added and chosen. Tap Proceed to continue.',
  ],
])('screen readers announce %s', async (_what, page, change, text) => {
  await goTo(page);
  await change();
  await expect.poll(liveTexts).toContain(`polite: ${text}`);
});

test('screen readers announce each new total', async () => {
  await goTo('the walking package page');
  await give({
    'Walk frequency': '1 Walk',
    'Walking days': 'All Days',
    'Walk duration': '30 min walk',
    Package: 'Express',
  });
  const total = await customer.total();
  await expect.poll(liveTexts).toContain(`polite: Estimated total ${total}`);
  await give({ 'Walk frequency': '2 Walks' });
  await customer.waitFor(async () => ensure((await customer.total()) !== total, 'The total stays as it is.'));
  await expect.poll(liveTexts).toContain(`polite: Estimated total ${await customer.total()}`);
});

test('screen readers announce missing packages', async () => {
  backend.fail('GET packages/4', 'unreachable');
  await goTo('the walking package page');
  await expect.poll(liveTexts).toContain('polite: We could not load the packages. Tap Reload to try again.');
});

test('screen readers announce that the code can be sent again, but not each second of the countdown', async () => {
  customer.driver.device.localStorage.clear();
  await goTo('the training login page');
  await give({ Mobile: PERSONAS.Asha!.phoneNumber });
  await customer.presses('Login');
  await customer.findsText('Resend in 00:30 s');
  expect((await liveTexts()).join()).not.toContain('Resend');
  await customer.waits(120);
  await expect.poll(liveTexts).toContain('polite: The code can be sent again now.');
});

test('screen readers announce a new pet, and the focus moves to the list', async () => {
  await goTo('the grooming pet page');
  await customer.presses('Add Pet');
  await give(NEW_PET);
  await goOn(customer);
  await expect.poll(liveTexts).toContain('polite: Tara is added and chosen. Tap Next to continue.');
  await customer.waitFor(async () => expect(await customer.driver.read('focused')).toBe('Your pets'));
});
