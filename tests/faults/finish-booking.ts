import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { SCENARIO_START } from '../support/device';
import { give, NEW_PET, defaultEntries, type Entries } from '../support/entries';
import { goOn, openPetForm } from '../support/flows';
import { pageOf, PAGE_NAMES, THANK_YOU_PAGE } from '../support/pages';
import { fail, ensure } from '../support/scenario-error';
import { NEW_ADDRESS, type CallCase } from './call-cases';

const ACTIONS_OF_A_BOOKING = 12;

/** Buttons that disappear once they are pressed. */
const PRESSED_ONCE = ['Reload', 'Submit', 'Save'];

/** Goes on from any page to the thank-you page: enters missing values and closes alerts. Stops after twelve actions, without an error. */
export async function finishBooking(customer: Customer, callCase: CallCase): Promise<void> {
  for (let actions = 0; actions < ACTIONS_OF_A_BOOKING; actions += 1) {
    await customer.waitsUntilIdle();
    if ((await customer.whereabouts()).path === THANK_YOU_PAGE.path) return;
    if ((await customer.alert()) === undefined) await takeAction(customer, callCase);
    else await customer.closesAlert();
  }
}

/** Acts, and waits for an effect: another page, an alert, or a form or dialog that opens or closes. Throws without an effect. */
export async function actUntilEffect(customer: Customer, act: () => Promise<void>): Promise<void> {
  const { path } = await customer.whereabouts();
  const before = await stateOf(customer);
  await act();
  await customer.waitFor(async () => {
    if ((await customer.whereabouts()).path !== path) return;
    ensure((await stateOf(customer)) !== before, `A press on the page ${path} had no effect.`);
  });
}

async function stateOf(customer: Customer): Promise<string> {
  const lines = await customer.driver.read('lines');
  return JSON.stringify([await customer.alert(), lines.filter((line) => PRESSED_ONCE.includes(line)), await asksForPet(customer)]);
}

const asksForPet = (customer: Customer) => customer.driver.read('has', { role: 'textbox', name: 'Name' });

async function takeAction(customer: Customer, { service, person }: CallCase): Promise<void> {
  const pageName = await currentPageName(customer, service);
  const offered = await customer.driver.read('pressables');
  const control = PRESSED_ONCE.find((name) => offered.includes(name));
  if (control === 'Submit') await customer.gives(DETAILS.read('One-time code'), ONE_TIME_CODE);
  if (control) return actUntilEffect(customer, () => customer.presses(control));
  // All persons but Meera have an account, even without a session. So they log in instead of signing up.
  if (pageName === 'sign-up page' && person.name !== 'Meera') return customer.presses('Sign In');
  const entries = await entriesAskedFor(customer, pageName, { service, person });
  for (const [name, value] of Object.entries(entries)) {
    const detail = DETAILS.read(name);
    const values = await customer.waitFor(() => customer.valuesOf(detail));
    if (values.join('') === '') await give(customer, detail, value);
  }
  return actUntilEffect(customer, () => (entries === NEW_ADDRESS ? customer.presses('Save') : goOn(customer)));
}

/** The name of the current page. The address changes before the page is drawn, so both path and heading must match. */
function currentPageName(customer: Customer, service: CallCase['service']): Promise<string> {
  return customer.waitFor(async () => {
    const { path, heading } = await customer.whereabouts();
    const isHere = (page: { path: string; heading: string }) => page.path.toLowerCase() === path.toLowerCase() && page.heading === heading;
    return PAGE_NAMES.words.find((name) => isHere(pageOf(service, name))) ?? fail(`'${heading}' is not the heading of ${path}.`);
  });
}

/** The entries that a page needs. If the customer has no address or pet to choose, this opens the form for a new one. */
async function entriesAskedFor(customer: Customer, pageName: string, { service, person }: Pick<CallCase, 'service' | 'person'>): Promise<Entries> {
  if (pageName === 'summary') return {};
  if (pageName === 'pet page' && (await asksForPet(customer))) return NEW_PET;
  if (pageName === 'pet page' && person.name !== 'Asha') {
    const pets = await customer.waitFor(() => customer.valuesOf(DETAILS.read('Your pets')));
    if (pets.length > 0) return {};
    await openPetForm(customer);
    return NEW_PET;
  }
  if (pageName === 'address page' && (await customer.waitFor(() => customer.optionsOf(DETAILS.read('Saved addresses')))).length === 0) {
    await customer.presses('Add New Address');
    return NEW_ADDRESS;
  }
  return defaultEntries(service, pageName, { person, now: SCENARIO_START });
}
