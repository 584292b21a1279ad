import { ONE_TIME_CODE } from '../../mocks/seed/customers';
import { pageTexts } from '../../src/funnel/page-texts';
import type { Customer } from './customer';
import { DETAILS } from './details';
import { give, giveAll, NEW_ADDRESS, NEW_PET, defaultEntries, type EntryContext } from './entries';
import { pageOf, serviceOf, PAGE_NAMES, type ServiceName, type AppPage } from './pages';
import type { Persona } from './personas';
import { ensure, ScenarioError } from './scenario-error';

export const SUBMIT_BUTTONS: Readonly<Record<string, string>> = {
  'package page': 'Next',
  'date page': 'Next',
  'sign-up page': 'Sign Up',
  'login page': 'Login',
  'address page': 'Proceed',
  'pet page': 'Next',
  summary: 'Get Best Quotes',
};

const PAGES_OF_VISITORS = ['package page', 'date page'];
const PAGES_TO_FILL_IN = [...PAGES_OF_VISITORS, 'address page', 'pet page'];

export async function currentPageName(customer: Customer): Promise<string> {
  const { heading } = await customer.whereabouts();
  const pageName = PAGE_NAMES.words.find((name) => pageOf('walking', name).heading === heading);
  if (!pageName) throw new ScenarioError(`'${heading}' is not a page of a booking.`);
  return pageName;
}

export async function goOn(customer: Customer): Promise<void> {
  await customer.presses(SUBMIT_BUTTONS[await currentPageName(customer)]!);
}

export async function expectPage(customer: Customer, { path, heading }: AppPage): Promise<void> {
  await customer.waitFor(async () => {
    const here = await customer.whereabouts();
    if (here.path.toLowerCase() === path.toLowerCase() && here.heading === heading) return;
    throw new ScenarioError(
      `This is the page ${here.path} '${here.heading}', and not ${path} '${heading}'.${await customer.told()}`,
    );
  });
}

export async function fillIn(
  customer: Customer,
  {
    service,
    pageName,
    leftOut,
  }: { readonly service: ServiceName; readonly pageName: string; readonly leftOut?: string },
  context: EntryContext,
): Promise<void> {
  await expectPage(customer, pageOf(service, pageName));
  const entries = Object.entries(defaultEntries(service, pageName, context));
  await giveAll(customer, Object.fromEntries(entries.filter(([name]) => name !== leftOut)));
}

/**
 * With default entries on all earlier pages: from a snapshot if the app is not open yet and there are any, else page by page. A visitor
 * gets no further than sign-up and login.
 */
export async function goToPage(customer: Customer, destination: AppPage, context: EntryContext): Promise<void> {
  const hasReturned = !customer.isOpened && (await customer.returnsTo(destination, context));
  if (!hasReturned) await walkToPage(customer, destination, context);
  await expectPage(customer, destination);
}

export async function walkToPage(customer: Customer, destination: AppPage, context: EntryContext): Promise<void> {
  const service = serviceOf(destination);
  const isAt = (pageName: string) => pageOf(service, pageName).path === destination.path;
  await customer.opens(pageOf(service, 'package page').path);
  for (const pageName of isAt('sign-up page') || isAt('login page') ? PAGES_OF_VISITORS : PAGES_TO_FILL_IN) {
    if (isAt(pageName)) break;
    await fillIn(customer, { service, pageName }, context);
    await goOn(customer);
  }
  if (isAt('login page')) {
    await expectPage(customer, pageOf(service, 'sign-up page'));
    await customer.presses('Sign In');
  }
  await expectPage(customer, destination);
}

export async function askForCode(customer: Customer, { phoneNumber }: Persona): Promise<void> {
  await give(customer, DETAILS.read('Mobile'), phoneNumber);
  await customer.presses('Login');
}

export async function logIn(customer: Customer, person: Persona): Promise<void> {
  await askForCode(customer, person);
  await give(customer, DETAILS.read('One-time code'), ONE_TIME_CODE);
  await customer.presses('Submit');
}

export async function beginAddress(customer: Customer): Promise<void> {
  await customer.presses((await currentPageName(customer)) === 'sign-up page' ? 'Location' : 'Add New Address');
}

export async function describeAddress(customer: Customer): Promise<void> {
  await customer.waitsUntilIdle();
  if (!(await customer.driver.read('has', { role: 'dialog', name: pageTexts.selectLocation })))
    await beginAddress(customer);
  await giveAll(customer, NEW_ADDRESS);
}

/** It is open already for a customer without a pet (decision D5). */
export async function openPetForm(customer: Customer): Promise<void> {
  await customer.waitsUntilIdle();
  const states = await customer.waitFor(() => customer.driver.read('statesOf', 'Add Pet'));
  if (states.includes('unfolded')) return;
  await customer.presses('Add Pet');
}

export async function describePet(customer: Customer): Promise<void> {
  await openPetForm(customer);
  await giveAll(customer, NEW_PET);
}

export async function seeChosenAddress(customer: Customer): Promise<void> {
  await customer.waitFor(async () => {
    ensure((await customer.valuesOf(DETAILS.read('Saved addresses'))).length > 0, 'No address is chosen.');
  });
}
