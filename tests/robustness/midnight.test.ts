import { expect, test } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { messages } from '../../src/domain/messages';
import { expectMessages } from '../support/assertions';
import { Customer } from '../support/customer';
import { dayAfter } from '../support/days';
import { newDevice } from '../support/device';
import { giveAll } from '../support/entries';
import { askForCode, book, expectPage, fillIn, goOn, goToPage } from '../support/flows';
import { API_BASE_URL } from '../support/in-process/page-body';
import { Tab } from '../support/in-process/tab';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { sessionOf } from '../support/server';

const person = PERSONAS.Asha!;
const DAY = 24 * 60 * 60 * 1000;
const midnightInIndia = (day: string) => Date.parse(`${day}T00:00:00.000+05:30`);

/** Opens nothing yet. The server's clock may be ahead of the device's. */
function customerAt({ startsAt, timeZone = 'Asia/Kolkata', serverAhead = 0, isLoggedIn = true }: { startsAt: number; timeZone?: string; serverAhead?: number; isLoggedIn?: boolean }) {
  const backend = createMockBackend({ clock: { now: () => startsAt + serverAhead }, baseUrl: API_BASE_URL });
  const localStorage = new Map(isLoggedIn ? [['userData', JSON.stringify(sessionOf(backend, person))]] : []);
  return { backend, customer: new Customer(new Tab(newDevice({ startsAt, timeZone, localStorage }), backend)) };
}

const dateOf = (service: ServiceName) =>
  service === 'walking' ? { field: 'Start date', message: messages.walking.startDateMissing } : { field: 'Date', message: messages.appointment.dateMissing };

// Bookings in the last millisecond of a day in India and in the first of the next: around leap days, years and changes of clocks, in zones
// east and west of India, with half hours, and with clocks that change at midnight.
test.each([
  { at: '2028-02-28T23:59:59.999', timeZone: 'Asia/Kolkata', service: 'walking', name: 'Express', today: '2028-02-28', first: '2028-02-29', end: 'March 2, 2028' },
  { at: '2028-02-29T00:00:00.000', timeZone: 'America/New_York', service: 'training', today: '2028-02-29', first: '2028-03-01' },
  { at: '2028-02-29T23:59:59.999', timeZone: 'Pacific/Auckland', service: 'training', today: '2028-02-29', first: '2028-03-01' },
  { at: '2028-03-01T00:00:00.000', timeZone: 'Pacific/Honolulu', service: 'grooming', today: '2028-03-01', first: '2028-03-02' },
  { at: '2027-02-28T23:59:59.999', timeZone: 'Europe/London', service: 'grooming', today: '2027-02-28', first: '2027-03-01' },
  { at: '2027-03-01T00:00:00.000', timeZone: 'Pacific/Kiritimati', service: 'walking', name: 'Mid-term', today: '2027-03-01', first: '2027-03-02', end: 'March 16, 2027' },
  { at: '2026-12-31T23:59:59.999', timeZone: 'America/New_York', service: 'walking', name: 'Long-term', today: '2026-12-31', first: '2027-01-01', end: 'January 30, 2027' },
  { at: '2027-01-01T00:00:00.000', timeZone: 'America/St_Johns', service: 'training', today: '2027-01-01', first: '2027-01-02' },
  { at: '2027-03-13T23:59:59.999', timeZone: 'America/Havana', service: 'training', today: '2027-03-13', first: '2027-03-14' },
  { at: '2027-09-26T00:00:00.000', timeZone: 'Pacific/Auckland', service: 'walking', name: 'Short-term', today: '2027-09-26', first: '2027-09-27', end: 'October 4, 2027' },
  { at: '2027-10-30T23:59:59.999', timeZone: 'Europe/London', service: 'walking', name: 'Single Day', today: '2027-10-30', first: '2027-10-31', end: 'October 31, 2027' },
  { at: '2100-03-01T00:00:00.000', timeZone: 'Pacific/Honolulu', service: 'grooming', today: '2100-03-01', first: '2100-03-02' },
] as const)('$service is booked at $at in India, on a device in $timeZone, from $first on', async ({ at, timeZone, service, today, first, ...walk }) => {
  const now = Date.parse(`${at}+05:30`);
  const { backend, customer } = customerAt({ startsAt: now, timeZone });
  const { field, message } = dateOf(service);
  let summary: Readonly<Record<string, string>> = {};
  const fill: typeof fillIn = async (_customer, page, context) => {
    await fillIn(customer, page, context);
    if (page.pageName === 'package page' && 'name' in walk) await giveAll(customer, { Package: walk.name });
    if (page.pageName !== 'date page') return;
    await giveAll(customer, { [field]: today });
    await goOn(customer);
    await expectMessages(customer, [{ field, message }]);
    await giveAll(customer, { [field]: first });
    await expectMessages(customer, []);
  };
  await customer.opens(pageOf(service, 'package page').path);
  await book(customer, { service, authentication: 'is logged in', fill, onPage: async (name) => void (name === 'summary' && (summary = await customer.summary())) }, { person, now });
  expect(summary['End date']).toBe('end' in walk ? walk.end : undefined);
  expect(backend.db.booking.getAll()).toMatchObject([{ startDate: first, requestedOn: today }]);
  expect([customer.loggedFailures(), customer.unexpectedErrors()]).toEqual([[], []]);
  await customer.leaves();
});

// The default date is 15 days ahead. A server whose clock is 15 days ahead refuses it, because there it is today.
test.each(['walking', 'training', 'grooming'] as const)('a device whose clock is far behind: the server refuses its day of %s, and another day is booked', async (service) => {
  const now = midnightInIndia('2028-02-29');
  const { backend, customer } = customerAt({ timeZone: 'Pacific/Honolulu', startsAt: now, serverAhead: 15 * DAY });
  await goToPage(customer, pageOf(service, 'summary'), { person, now });
  await goOn(customer);
  await customer.waitFor(async () => expect(await customer.alert()).toBe('service_start_date must be a day after 2028-03-15.'));
  await customer.closesAlert();
  await customer.presses('Change Date & time');
  await expectPage(customer, pageOf(service, 'date page'));
  await giveAll(customer, { [dateOf(service).field]: dayAfter(16, now) });
  await goOn(customer);
  await expectPage(customer, pageOf(service, 'summary'));
  await goOn(customer);
  await expectPage(customer, THANK_YOU_PAGE);
  expect(backend.db.booking.getAll()).toMatchObject([{ startDate: '2028-03-16' }]);
  await customer.leaves();
});

// The dialog counts down to a fixed time (decision A2). Scenarios cannot set a clock back, so these rows do.
test.each([
  { by: 'an hour does not extend the 30 seconds', passes: [10, -3600, 1, 29], shown: '00:01 s' },
  { by: 'a year does not extend the 30 seconds', passes: [10, -365 * 24 * 3600, 1, 29], shown: '00:01 s' },
  { by: 'a few seconds changes the countdown by as much', passes: [20, -5, 1, 13], shown: '00:01 s' },
  { by: 'an hour after its end does not restart it', passes: [30, -3600, 1], shown: undefined },
])('a clock that is set back by $by', async ({ passes, shown }) => {
  const now = midnightInIndia('2026-11-21');
  const { customer } = customerAt({ startsAt: now, isLoggedIn: false });
  const countdown = async () => (await customer.driver.read('texts')).find((text) => /^\d+:\d\d( s)?$/.test(text));
  await goToPage(customer, pageOf('walking', 'login page'), { person, now });
  await askForCode(customer, person);
  await customer.waitFor(async () => expect(await countdown()).toBe('00:30 s'));
  for (const seconds of passes) await customer.waits(seconds);
  expect([await countdown(), await customer.isOffered('Click to Resend')]).toEqual([shown, shown === undefined]);
  await customer.waits(1);
  expect(await customer.isOffered('Click to Resend')).toBe(true);
  await customer.leaves();
});
