import type { Page } from 'playwright-core';
import { ONE_TIME_CODE } from '../mocks/handlers/accounts';
import { NEW_PET, plainEntries, type Answering } from '../features/support/entries';
import { pageOf, THANK_YOU_PAGE, type ServiceName, type StoryPage } from '../features/support/pages';
import { PEOPLE } from '../features/support/people';
import type { Hands } from './hands';

/** How the customer of a booking is known: not yet, by a login on the way, or before it. */
export type Acquaintance = 'signs up' | 'logs in' | 'is logged in';

interface Booking {
  readonly service: ServiceName;
  readonly acquaintance: Acquaintance;
  /** Hears of each page that was come to. */
  readonly onPage?: (step: string) => Promise<void>;
}

/** Books a service from its first page, which is open, to the thank-you page. */
export async function book(hands: Hands, { service, acquaintance, onPage }: Booking): Promise<void> {
  const isNew = acquaintance === 'signs up';
  const answering: Answering = { person: isNew ? PEOPLE.Meera! : PEOPLE.Asha!, now: Date.now() };
  const entriesOf = (step: string) => plainEntries(service, step, answering);
  const sees = async (step: string) => {
    await arriveAt(hands, pageOf(service, step));
    await onPage?.(step);
  };

  await sees('package page');
  await hands.givesAll(entriesOf('package page'));
  await hands.presses('Next');
  await sees('date page');
  const { 'Start date': startDate, Date: date, ...slots } = entriesOf('date page');
  await hands.picksDay((startDate ?? date)!);
  await hands.givesAll(slots);
  await hands.presses('Next');
  if (isNew) {
    await sees('sign-up page');
    await hands.givesAll(entriesOf('sign-up page'));
    await hands.presses('Sign Up');
  } else if (acquaintance === 'logs in') {
    await sees('sign-up page');
    await hands.presses('Sign In');
    await sees('login page');
    await hands.givesAll(entriesOf('login page'));
    await hands.presses('Login');
    await hands.givesAll({ 'One-time code': ONE_TIME_CODE });
    await hands.presses('Submit');
  }
  await sees('address page');
  if (!isNew) await hands.givesAll(entriesOf('address page'));
  await hands.presses('Proceed');
  await sees('pet page');
  if (isNew) {
    await hands.presses('Add Pet');
    await hands.givesAll(NEW_PET);
    await hands.page.getByText('Preparing the picture', { exact: true }).waitFor({ state: 'hidden' });
    await hands.presses('Next');
    await hands.page.getByRole('group', { name: 'Your pets', exact: true }).waitFor();
  } else await hands.givesAll(entriesOf('pet page'));
  await hands.presses('Next');
  await sees('summary');
  await hands.presses('Get Best Quotes');
  await arriveAt(hands, THANK_YOU_PAGE);
  await onPage?.('thank-you page');
}

/** Waits until a page's heading is there. */
export async function arriveAt({ page }: Hands, { heading }: Pick<StoryPage, 'heading'>): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** Waits until a service's first page has its packages: what was drawn ahead has none, and what is chosen on it is lost. */
export async function becomesUsable(page: Page): Promise<void> {
  const named = { name: /^Packages?$/ };
  const packages = page.getByRole('radiogroup', named).or(page.getByRole('group', named)).locator('input');
  await packages.first().waitFor({ state: 'attached' });
}
