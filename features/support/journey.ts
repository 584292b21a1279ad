import type { Customer } from './customer';
import { DETAILS } from './details';
import { give, giveAll, plainEntries, type Answering } from './entries';
import { eventually } from './eventually';
import { pageOf, serviceOf, STEP_NAMES, type ServiceName, type StoryPage } from './pages';
import type { Person } from './people';
import { StoryError } from './story-error';

/** The button that leads on from each step. */
const WAY_ON: Readonly<Record<string, string>> = {
  'package page': 'Next',
  'date page': 'Next',
  'sign-up page': 'Sign Up',
  'login page': 'Login',
  'address page': 'Proceed',
  'pet page': 'Next',
  summary: 'Get Best Quotes',
};

/** The steps on the way of a known customer, in their order. */
const WAY = ['package page', 'date page', 'address page', 'pet page'];
const STEPS_FOR_VISITORS = ['sign-up page', 'login page'];

/** The step whose page the customer is on; throws on a page that is none. */
export async function presentStep(customer: Customer): Promise<string> {
  const { heading } = await customer.whereabouts();
  const step = STEP_NAMES.words.find((name) => pageOf('walking', name).heading === heading);
  if (!step) throw new StoryError(`'${heading}' is no step of a booking.`);
  return step;
}

/** Presses the button that leads on from the page that the customer is on. */
export async function goOn(customer: Customer): Promise<void> {
  await customer.presses(WAY_ON[await presentStep(customer)]!);
}

/** Waits until the customer is on a page; sign-up's two spellings are one page. */
export async function arriveAt(customer: Customer, { path, heading }: StoryPage): Promise<void> {
  await eventually(async () => {
    const here = await customer.whereabouts();
    if (here.path.toLowerCase() === path.toLowerCase() && here.heading === heading) return;
    throw new StoryError(`This is the page ${here.path} '${here.heading}', and not ${path} '${heading}'.`);
  });
}

/** Gives the plain answers to all that a step asks for, but for a detail that is left out. */
export async function fillIn(
  customer: Customer,
  { service, step, leftOut }: { readonly service: ServiceName; readonly step: string; readonly leftOut?: string },
  answering: Answering,
): Promise<void> {
  await arriveAt(customer, pageOf(service, step));
  const entries = Object.entries(plainEntries(service, step, answering));
  await giveAll(customer, Object.fromEntries(entries.filter(([name]) => name !== leftOut)));
}

/**
 * Brings a customer by the shortest way from a service's first page to another one: the plain answers, and the saved address
 * 'Home', with Bruno. Visitors come as far as sign-up and login.
 */
export async function comeTo(customer: Customer, destination: StoryPage, answering: Answering): Promise<void> {
  const hasReturned = !customer.hasOpened() && (await customer.returnsTo(destination, answering));
  if (!hasReturned) await walkTo(customer, destination, answering);
  await arriveAt(customer, destination);
}

/** The same, page by page. */
export async function walkTo(customer: Customer, destination: StoryPage, answering: Answering): Promise<void> {
  const service = serviceOf(destination);
  const isForVisitors = STEPS_FOR_VISITORS.some((step) => pageOf(service, step).path === destination.path);
  await customer.opens(pageOf(service, 'package page').path);
  for (const step of WAY) {
    const here = pageOf(service, step);
    if (here.path === destination.path) break;
    if (step === 'address page' && isForVisitors) break;
    await fillIn(customer, { service, step }, answering);
    await goOn(customer);
  }
  if (destination.path === pageOf(service, 'login page').path) {
    await arriveAt(customer, pageOf(service, 'sign-up page'));
    await customer.presses('Sign In');
  }
  await arriveAt(customer, destination);
}

/** Asks for a code, as long as nothing is wrong with the phone. */
export async function askForCode(customer: Customer, { phoneNumber }: Person): Promise<void> {
  await give(customer, DETAILS.read('Mobile'), phoneNumber);
  await customer.presses('Login');
}
