import assert from 'node:assert/strict';
import type { Customer } from './customer';
import { eventually } from './eventually';
import { SERVICES, storyPage, type ServiceName, type StoryPage } from './pages';

/** The button that leads on from each page, by the page's heading. */
const WAY_ON: Readonly<Record<string, string>> = {
  [storyPage('walking', 'package page').heading]: 'Next',
  [storyPage('walking', 'date page').heading]: 'Next',
  [storyPage('walking', 'sign-up page').heading]: 'Sign Up',
  [storyPage('walking', 'login page').heading]: 'Login',
  [storyPage('walking', 'address page').heading]: 'Proceed',
  [storyPage('walking', 'pet page').heading]: 'Next',
  [storyPage('walking', 'summary').heading]: 'Get Best Quotes',
};

/** Presses the button that leads on from the page that the customer is on. */
export async function goOn(customer: Customer): Promise<void> {
  const { heading } = await customer.whereabouts();
  const button = WAY_ON[heading];
  if (!button) throw new Error(`No button leads on from '${heading}'.`);
  await customer.presses(button);
}

/** Waits until the customer is on a page; sign-up's two spellings are one page. */
export async function arriveAt(customer: Customer, page: StoryPage): Promise<void> {
  await eventually(async () => {
    const { path, heading } = await customer.whereabouts();
    assert.deepEqual({ path: path.toLowerCase(), heading }, { path: page.path.toLowerCase(), heading: page.heading });
  });
}

/** The plainest booking: one walk of 30 minutes on weekdays, Express. */
export const PLAIN_PACKAGE: Readonly<Record<string, string>> = {
  'Walk frequency': '1 Walk',
  'Walking days': 'Mon - Fri',
  'Walk duration': '30 min walk',
  Package: 'Express',
};

/** Fills in several fields, one after the other. */
export async function fillIn(customer: Customer, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(entries)) await customer.fillsIn(field, value);
}

type Act = (customer: Customer) => Promise<void>;

const chooseAppointment: Act = (customer) => fillIn(customer, { Date: 'December 5, 2026', 'Time slot': 'Morning' });

/** The shortest way through each service's own steps, to 5 December in the morning. */
const FIRST_STEPS: Readonly<Record<ServiceName, { readonly choosePackage: Act; readonly chooseDate: Act }>> = {
  walking: {
    choosePackage: (customer) => fillIn(customer, PLAIN_PACKAGE),
    chooseDate: async (customer) => {
      await customer.fillsIn('Start date', 'December 5, 2026');
      await customer.toggles('Morning', 'Time slots');
    },
  },
  training: {
    choosePackage: (customer) => customer.fillsIn('Package', 'Obedience Course'),
    chooseDate: chooseAppointment,
  },
  grooming: {
    choosePackage: (customer) => customer.toggles('Bath & Brush', 'Packages'),
    chooseDate: chooseAppointment,
  },
};

/** What a known customer does on each page of a service's funnel, in the order in which they come to it. */
function legsOf(service: ServiceName): readonly { page: string; act: Act }[] {
  const { choosePackage, chooseDate } = FIRST_STEPS[service];
  return [
    { page: 'package page', act: choosePackage },
    { page: 'date page', act: chooseDate },
    { page: 'address page', act: (customer) => customer.fillsIn('Saved addresses', 'Home') },
    { page: 'pet page', act: (customer) => customer.toggles('Bruno', 'Your pets') },
  ];
}

/**
 * Brings a customer by the shortest way from a service's first page to another one: the plainest package from 5 December in
 * the morning, at the saved address 'Home', with Bruno. Visitors come as far as sign-up and login. The way is walked once;
 * every story that begins there returns to its end, so that the first finds what all others find.
 */
export async function comeTo(customer: Customer, destination: StoryPage): Promise<void> {
  const { path } = destination;
  if (customer.hasOpened()) await walkTo(customer, destination);
  else if (!(await customer.returnsTo(path))) {
    await walkTo(customer, destination);
    await customer.marks(path);
    await customer.opens(path);
  }
  await arriveAt(customer, destination);
}

/** The same, page by page, for stories that look back on the way: the browser's history has it. */
export async function walkTo(customer: Customer, destination: StoryPage): Promise<void> {
  const service = SERVICES.find((each) => destination.path.startsWith(`/${each}/`))!;
  await customer.opens(`/${service}/1`);
  for (const { page, act } of legsOf(service)) {
    const here = storyPage(service, page);
    if (here.path === destination.path) break;
    if (page === 'address page' && isForVisitors(destination)) break;
    await arriveAt(customer, here);
    await act(customer);
    await goOn(customer);
  }
  if (destination.path.endsWith('/login')) {
    await arriveAt(customer, storyPage(service, 'sign-up page'));
    await customer.presses('Sign In');
  }
  await arriveAt(customer, destination);
}

function isForVisitors({ path }: StoryPage): boolean {
  return path.endsWith('/signup') || path.endsWith('/login');
}
