import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { newDevice, SCENARIO_START } from '../support/device';
import { DraftSnapshots } from '../support/draft-snapshots';
import { giveAll, NEW_PET } from '../support/entries';
import { API_BASE_URL } from '../support/in-process/page-body';
import { openTab, Tab } from '../support/in-process/tab';
import { goToPage, goOn } from '../support/flows';
import { pageOf, readPage } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { sessionOf } from '../support/server';
import { ensure } from '../support/scenario-error';
import { stopAnswers } from './actions';
import { openDemoSite, type DemoSite } from './demo-site';
import { reachState } from './state';

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

const liveTexts = () => customer.driver.read('liveTexts');

describe('Screen readers announce', () => {
  test('the total', async () => {
    await goTo('the walking package page');
    await giveAll(customer, { 'Walk frequency': '1 Walk', 'Walking days': 'All Days', 'Walk duration': '30 min walk', Package: 'Express' });
    const total = await customer.total();
    await expect.poll(liveTexts).toContain(`polite: Estimated total ${total}`);
    await customer.gives(DETAILS.read('Walk frequency'), '2 Walks');
    await customer.waitFor(async () => ensure((await customer.total()) !== total, 'The total stays as it is.'));
    await expect.poll(liveTexts).toContain(`polite: Estimated total ${await customer.total()}`);
  });

  test('the end date', async () => {
    await goTo('the walking date page');
    await customer.gives(DETAILS.read('Start date'), 'December 1, 2026');
    await expect.poll(liveTexts).toContain('polite: End date: December 3, 2026');
  });

  test('extra add-ons that appear below the packages', async () => {
    await goTo('the training package page');
    await customer.gives(DETAILS.read('Package'), 'Obedience Course');
    await expect.poll(liveTexts).toContain('polite: Extra add-ons to choose from: 2');
  });

  test('missing packages', async () => {
    backend.fail('GET packages/4', 'unreachable');
    await goTo('the walking package page');
    await expect.poll(liveTexts).toContain('polite: We could not load the packages. Tap Reload to try again.');
  });

  test('the number of suggestions', async () => {
    await goTo('the walking address page');
    await customer.presses('Add New Address');
    await customer.writes(DETAILS.read('Search address'), 'ban');
    await expect.poll(liveTexts).toContain('polite: 3 suggestions');
  });

  test('a code that can be sent again, but not each second of the countdown', async () => {
    customer.driver.device.localStorage.clear();
    await goTo('the training login page');
    await customer.gives(DETAILS.read('Mobile'), PERSONAS.Asha!.phoneNumber);
    await customer.presses('Login');
    await customer.findsText('Resend in 00:30 s');
    expect((await liveTexts()).join()).not.toContain('Resend');
    await customer.waits(120);
    await expect.poll(liveTexts).toContain('polite: The code can be sent again now.');
  });

  test('a new address', async () => {
    await goTo('the walking address page');
    await customer.presses('Add New Address');
    await giveAll(customer, { 'Search address': 'Banjara', 'House / Floor': 'Flat 4B', 'Building / Block': 'Gulmohar Heights' });
    await customer.presses('Save');
    await expect.poll(liveTexts).toContain('polite: Home is added and chosen.');
  });

  test('a new pet, and the focus moves to the list', async () => {
    await goTo('the grooming pet page');
    await customer.presses('Add Pet');
    await giveAll(customer, NEW_PET);
    await goOn(customer);
    await expect.poll(liveTexts).toContain('polite: Tara is added and chosen.');
    await customer.waitFor(async () => expect(await customer.driver.read('focused')).toBe('Your pets'));
  });
});

describe('In Chromium', () => {
  let site: DemoSite;

  beforeAll(async () => {
    site = await openDemoSite();
  });

  afterAll(() => site?.close());

  test('the dialog of an open request is announced, and Escape does not close it', async () => {
    const demo = site.openTab();
    const { driver } = demo.customer;
    await reachState({ name: 'summary', jumpsTo: pageOf('walking', 'summary') }, demo);
    await stopAnswers(demo.customer, demo.tab.page);
    await goOn(demo.customer);
    await expect.poll(() => driver.read('liveTexts')).toContain('polite: Processing your request...');
    for (let time = 0; time < 4; time += 1) await driver.pressKey('Escape');
    expect(await demo.customer.sees('Processing your request...')).toBe(true);
    expect(await driver.read('has', { role: 'dialog' })).toBe(true);
  });
});
