import { expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';
import { dayAfter } from '../support/days';
import { giveAll } from '../support/entries';
import { expectPage, book, goToPage, fillIn, goOn } from '../support/flows';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../support/pages';
import { expectMessages } from '../support/assertions';
import { ASHA, startApp } from './start-app';
import { DAY, dayInIndia, midnightInIndia, offsetInMinutes } from './days';

// Makes whole bookings in the last millisecond of a day in India, and in the first millisecond of the next day.

/** Bookings are made around the start of these days: a leap day, days after a February, a new year, and days when clocks change. */
const MIDNIGHTS = ['2028-02-29', '2028-03-01', '2027-03-01', '2027-01-01', '2027-03-14', '2027-09-26', '2027-10-31', '2100-03-01'];
/** Time zones east and west of India and UTC, with and without summer time, with half hours, and with clock changes at midnight. */
const TIME_ZONES = [
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Europe/London',
  'America/New_York',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'America/Havana',
];
const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];
const END_DATES = { Express: 2, 'Short-term': 7, 'Mid-term': 14, 'Long-term': 29, 'Single Day': 0 };

/** One case just before and one at the start of each day, with varying time zones and services. */
const CASES = MIDNIGHTS.flatMap((day, index) =>
  [midnightInIndia(day) - 1, midnightInIndia(day)].map((instant, side) => {
    const [packageName, days] = Object.entries(END_DATES)[index % 5]!;
    const service = SERVICES[(index + side) % 3]!;
    const timeZone = TIME_ZONES[(index + 3 * side) % TIME_ZONES.length]!;
    return { at: new Date(instant).toISOString(), timeZone, instant, service, ...(service === 'walking' && { packageName, days }) };
  }),
);

/** The name of a service's date field, and the field's message for a date that cannot be booked. */
const dateOf = (service: ServiceName) =>
  service === 'walking'
    ? { field: 'Start date', message: messages.walking.startDateMissing }
    : { field: 'Date', message: messages.appointment.dateMissing };

test.each(CASES)('$service is booked at $at in $timeZone', async ({ instant, timeZone, service, packageName, days }) => {
  const { backend, customer } = startApp({ timeZone, startsAt: instant, isLoggedIn: true });
  const { field, message } = dateOf(service);
  const tomorrow = dayAfter(1, instant);
  let summary: Readonly<Record<string, string>> = {};
  const fill: typeof fillIn = async (_customer, page, context) => {
    await fillIn(customer, page, context);
    if (page.pageName === 'package page' && packageName) await giveAll(customer, { Package: packageName });
    if (page.pageName !== 'date page') return;
    await giveAll(customer, { [field]: dayAfter(0, instant) });
    await goOn(customer);
    await expectMessages(customer, [{ field, message }]);
    await giveAll(customer, { [field]: tomorrow });
    await expectMessages(customer, []);
  };
  const onPage = async (pageName: string) => {
    if (pageName === 'summary') summary = await customer.summary();
  };
  await customer.opens(pageOf(service, 'package page').path);
  expect(new Date(instant).getTimezoneOffset() + offsetInMinutes(timeZone, instant), 'the device is there').toBe(0);
  await book(customer, { service, authentication: 'is logged in', fill, onPage }, { person: ASHA, now: instant });
  expect(summary[field]).toBe(tomorrow);
  expect(summary['End date']).toBe(days === undefined ? undefined : dayAfter(1 + days, instant));
  expect(backend.db.booking.getAll()).toMatchObject([{ startDate: dayInIndia(instant + DAY), requestedOn: dayInIndia(instant) }]);
  expect([customer.loggedFailures(), customer.unexpectedErrors()]).toEqual([[], []]);
  await customer.leaves();
});

// A booking's default date is 15 days ahead. A server whose clock is 15 days ahead refuses this date, because there it is today.
test.each(SERVICES)('a device with a clock far behind: the server refuses its day of %s, and another day is booked', async (service) => {
  const now = midnightInIndia('2028-02-29');
  const serverAhead = 15 * DAY;
  const { backend, customer } = startApp({ timeZone: 'Pacific/Honolulu', startsAt: now, serverAhead, isLoggedIn: true });
  await goToPage(customer, pageOf(service, 'summary'), { person: ASHA, now });
  const before = await customer.summary();
  await goOn(customer);
  await customer.waitFor(async () => expect(await customer.alert()).toBe(`service_start_date must be a day after ${dayInIndia(now + serverAhead)}.`));
  await customer.closesAlert();
  expect(await customer.summary()).toEqual(before);
  await customer.presses('Change Date & time');
  await expectPage(customer, pageOf(service, 'date page'));
  await giveAll(customer, { [dateOf(service).field]: dayAfter(16, now) });
  await goOn(customer);
  await expectPage(customer, pageOf(service, 'summary'));
  await goOn(customer);
  await expectPage(customer, THANK_YOU_PAGE);
  expect(backend.db.booking.getAll()).toMatchObject([{ startDate: dayInIndia(now + serverAhead + DAY) }]);
  await customer.leaves();
});
