import { expect } from 'vitest';
import type { Customer } from '../support/customer';
import { THANK_YOU_PAGE } from '../support/pages';
import { PROGRAM_WORDS } from '../support/program-words';

/** What the app may log: calls that failed, because the server failed or forgot the session. */
const EXPECTED_LOG = /^(GET|POST) \S+: (status \d{3}|refused|no answer \((ERR_NETWORK|ETIMEDOUT)\)|[\w ]+ is (missing|not ))|^Geolocation/;

interface Appointed {
  readonly startDate?: string;
  readonly appointment?: { readonly date?: string };
}

/** The parts of a stored draft that say how far a booking is. */
interface Stored {
  readonly selectedAddressId?: unknown;
  readonly selectedPetIds: readonly unknown[];
  readonly bookings: Readonly<Record<string, Appointed & { readonly walkFrequency?: string; readonly package?: object; readonly packages?: readonly object[] }>>;
}

interface Circumstances {
  readonly token: string | undefined;
  /** Whether the server answers nothing, so that nothing may lead on. */
  readonly isHolding: boolean;
}

/** Throws unless a tab is in order. `totals` has the totals that its pages showed, by the stored booking. */
export async function expectInOrder(customer: Customer, totals: Map<string, string>, { token, isHolding }: Circumstances): Promise<void> {
  const { path, heading } = await customer.whereabouts();
  expect(customer.unexpectedErrors(), 'errors that nobody handled').toEqual([]);
  expect(customer.loggedFailures().filter((line) => !EXPECTED_LOG.test(line)), 'what is logged').toEqual([]);
  expect((await customer.driver.read('lines')).filter((line) => PROGRAM_WORDS.test(line)), `words of programs on ${path}`).toEqual([]);
  expect(heading, `the heading of ${path}`).not.toBe('');
  expect(isHolding || (await customer.driver.read('pressables')).length > 0, `a way on from ${path}`).toBe(true);

  const text = new Map(await customer.driver.sessionEntries()).get('bookingDraft');
  const draft = text === undefined ? undefined : (JSON.parse(text) as { readonly draft: Stored }).draft;
  if (path === THANK_YOU_PAGE.path) expect(draft?.selectedPetIds ?? [], 'the booking is over').toEqual([]);
  const [, service = '', page = ''] = /^\/(walking|training|grooming)\/(\w+)$/.exec(path.toLowerCase()) ?? [];
  if (!page) return;
  const booking = draft?.bookings[service];
  expectAnswersBefore(page, draft, booking, token);

  const total = await customer.total();
  if (!/^₹[\d,]+\.\d\d$/.test(total)) return;
  const key = JSON.stringify([service, booking]);
  expect(total, `the total on ${path}, as on other pages`).toBe(totals.get(key) ?? total);
  totals.set(key, total);
}

/** Throws if a page shows without the answers that it needs from the pages before it. */
function expectAnswersBefore(page: string, draft: Stored | undefined, booking: Stored['bookings'][string] | undefined, token: string | undefined): void {
  const isChosen = Boolean(booking?.walkFrequency ?? booking?.package ?? booking?.packages?.length);
  const isDated = Boolean(booking?.startDate ?? booking?.appointment?.date);
  if (page !== '1') expect(isChosen, 'a choice before the other pages').toBe(true);
  if (/^(signup|login)$/.test(page)) expect(token, 'no session on a page for visitors').toBeUndefined();
  if (/^(address|petdetails|summary)$/.test(page)) expect([isDated, token !== undefined], 'a day and a session before the pages for customers').toEqual([true, true]);
  if (page === 'summary') expect([draft?.selectedAddressId !== undefined, draft?.selectedPetIds.length !== 0], 'an address and a pet before the summary').toEqual([true, true]);
}
