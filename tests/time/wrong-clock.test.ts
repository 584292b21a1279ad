import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../features/support/eventually';
import { arriveAt, goOn } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE } from '../../features/support/pages';
import { ASHA, choosesDay, choosesOtherDay, comesToDatePage, givesSteps, sends, SERVICES } from './booking';
import { dayInIndia, daysAfter, FIVE_TIME_ZONES, midnightInIndia } from './days';
import { Story } from './story';

// A device whose clock is wrong by a day. The server's is right, and decides.

const DAY = 24 * 3600;
const RIGHT_TIMES = [midnightInIndia('2028-02-29') - 1, midnightInIndia('2028-02-29'), midnightInIndia('2027-01-01')];

const CASES = FIVE_TIME_ZONES.flatMap((timeZone) =>
  RIGHT_TIMES.map((instant, index) => ({ timeZone, instant, at: new Date(instant).toISOString(), service: SERVICES[index]! })),
);

let story: Story;
afterEach(() => story.end());

describe.each(CASES)('$service at $at on a device in $timeZone', ({ timeZone, instant, service }) => {
  test('a day behind: the server says why it refuses tomorrow, nothing is lost, and another day is booked', async () => {
    story = Story.begin({ timeZone, startsAt: instant - DAY * 1000, serverAhead: DAY, known: ASHA });
    const { backend, customer } = story;
    const today = dayInIndia(instant);
    await comesToDatePage(story, service);
    await choosesDay(story, service, today);
    await givesSteps(story, service, 'address page', 'pet page');
    await arriveAt(customer, pageOf(service, 'summary'));
    const before = await customer.summary();
    await goOn(customer);
    await eventually(async () => expect(await customer.alert()).toBe(`service_start_date must be a day after ${today}.`));
    await customer.closesAlert();
    expect(await customer.summary()).toEqual(before);
    await customer.presses('Change Date & time');
    await choosesOtherDay(story, service, daysAfter(today, 1));
    await arriveAt(customer, pageOf(service, 'summary'));
    await goOn(customer);
    await arriveAt(customer, THANK_YOU_PAGE);
    expect(backend.db.booking.getAll()).toMatchObject([{ startDate: daysAfter(today, 1), requestedOn: today }]);
  });

  test('a day ahead: the day after tomorrow is the first that is offered, and is booked', async () => {
    story = Story.begin({ timeZone, startsAt: instant + DAY * 1000, serverAhead: -DAY, known: ASHA });
    const { backend, customer } = story;
    const today = dayInIndia(instant);
    await comesToDatePage(story, service);
    await choosesDay(story, service, daysAfter(today, 1));
    await eventually(async () => expect(await customer.complaints()).toHaveLength(1));
    await choosesOtherDay(story, service, daysAfter(today, 2));
    await givesSteps(story, service, 'address page', 'pet page');
    expect(await sends(story, service)).toEqual([daysAfter(today, 2)]);
    expect(backend.db.booking.getAll()).toMatchObject([{ startDate: daysAfter(today, 2), requestedOn: today }]);
    expect(customer.loggedFailures()).toEqual([]);
  });

  test('that is put right on the way loses nothing but the day', async () => {
    story = Story.begin({ timeZone, startsAt: instant - DAY * 1000, known: ASHA });
    const { customer } = story;
    const today = dayInIndia(instant);
    await comesToDatePage(story, service);
    await choosesDay(story, service, today);
    await givesSteps(story, service, 'address page', 'pet page');
    await arriveAt(customer, pageOf(service, 'summary'));
    await story.pass(DAY);
    await goOn(customer);
    await choosesOtherDay(story, service, daysAfter(today, 1));
    expect(await sends(story, service)).toEqual([daysAfter(today, 1)]);
    expect(customer.loggedFailures()).toEqual([]);
  });
});
