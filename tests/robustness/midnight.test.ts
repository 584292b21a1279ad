import { expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';
import { expectMessages } from '../library/assertions';
import { giveAll } from '../library/entries';
import { askForCode, book, fillIn, goOn } from '../library/flows';
import { pageOf, type ServiceName } from '../library/pages';
import { PERSONAS } from '../library/personas';
import { openApp } from './open-app';

const person = PERSONAS.Asha!;
const dateOf = (service: ServiceName) =>
  service === 'walking'
    ? { field: 'Start date', message: messages.walking.startDateMissing }
    : { field: 'Date', message: messages.appointment.dateMissing };

// Bookings in the last millisecond of a day in India and in the first of the next: around leap days and changes of clocks, in zones east
// and west of India, and where clocks change at midnight.
test.each([
  {
    at: '2028-02-28T23:59:59.999',
    timeZone: 'Asia/Kolkata',
    service: 'walking',
    name: 'Express',
    first: '2028-02-29',
    end: 'March 2, 2028',
  },
  {
    at: '2027-03-01T00:00:00.000',
    timeZone: 'Pacific/Kiritimati',
    service: 'walking',
    name: 'Mid-term',
    first: '2027-03-02',
    end: 'March 16, 2027',
  },
  { at: '2027-03-13T23:59:59.999', timeZone: 'America/Havana', service: 'training', first: '2027-03-14' },
  { at: '2100-03-01T00:00:00.000', timeZone: 'Pacific/Honolulu', service: 'grooming', first: '2100-03-02' },
] as const)(
  '$service is booked at $at in India, on a device in $timeZone, from $first on',
  async ({ at, timeZone, service, first, ...walk }) => {
    const startsAt = Date.parse(`${at}+05:30`);
    const today = at.slice(0, 10);
    const { customer, backend } = await openApp(pageOf(service, 'package page'), person, { startsAt, timeZone });
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
    await book(
      customer,
      {
        service,
        authentication: 'is logged in',
        fill,
        onPage: async (name) => void (name === 'summary' && (summary = await customer.summary())),
      },
      { person, now: startsAt },
    );
    expect(summary['Date & time']).toContain('end' in walk ? walk.end : first.slice(0, 4));
    expect(backend.db.booking.getAll()).toMatchObject([{ startDate: first, requestedOn: today }]);
    expect([customer.loggedFailures(), customer.unexpectedErrors()]).toEqual([[], []]);
    await customer.leaves();
  },
);

// The dialog counts down to a fixed time (decision A2). Scenarios cannot set a clock back, so these rows do.
test.each([
  { by: 'an hour does not extend the 30 seconds', passes: [10, -3600, 1, 29], shown: '00:01 s' },
  { by: 'a few seconds changes the countdown by as much', passes: [20, -5, 1, 13], shown: '00:01 s' },
  { by: 'an hour after its end does not restart it', passes: [30, -3600, 1], shown: undefined },
])('a clock that is set back by $by', async ({ passes, shown }) => {
  const { customer } = await openApp(pageOf('walking', 'login page'), person, { userData: undefined });
  const countdown = async () => (await customer.driver.read('texts')).find((text) => /^\d+:\d\d( s)?$/.test(text));
  await askForCode(customer, person);
  await customer.waitFor(async () => expect(await countdown()).toBe('00:30 s'));
  for (const seconds of passes) await customer.waits(seconds);
  expect([await countdown(), await customer.isOffered('Click to Resend')]).toEqual([shown, shown === undefined]);
  await customer.waits(1);
  expect(await customer.isOffered('Click to Resend')).toBe(true);
  await customer.leaves();
});
