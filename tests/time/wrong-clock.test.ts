import { afterEach, describe, expect, test } from 'vitest';
import { arriveAt, goOn } from '../support/journey';
import { THANK_YOU_PAGE } from '../support/pages';
import { dayInIndia, daysAfter, midnightInIndia } from './days';
import { ASHA, Story } from './story';

// A device whose clock is wrong by a day. The server's is right, and decides.

const DAY = 24 * 3600;
const CASES = [
  { service: 'walking', at: midnightInIndia('2028-02-29') - 1, timeZone: 'Pacific/Auckland' },
  { service: 'training', at: midnightInIndia('2028-02-29'), timeZone: 'America/New_York' },
  { service: 'grooming', at: midnightInIndia('2027-01-01'), timeZone: 'Pacific/Honolulu' },
] as const;

let story: Story;
afterEach(() => story.customer.leaves());

describe.each(CASES)('$service on a device in $timeZone', ({ timeZone, at, service }) => {
  const today = dayInIndia(at);

  test('a day behind: the server says why it refuses tomorrow, nothing is lost, and another day is booked', async () => {
    story = Story.begin({ timeZone, service, startsAt: at - DAY * 1000, serverAhead: DAY, known: ASHA });
    const { backend, customer } = story;
    await story.comesToDatePage();
    await story.choosesDay(today);
    await story.givesSteps('address page', 'pet page');
    await story.arrivesAt('summary');
    const before = await customer.summary();
    await goOn(customer);
    await customer.waitFor(async () => expect(await customer.alert()).toBe(`service_start_date must be a day after ${today}.`));
    await customer.closesAlert();
    expect(await customer.summary()).toEqual(before);
    await customer.presses('Change Date & time');
    await story.choosesOtherDay(daysAfter(today, 1));
    await story.arrivesAt('summary');
    await goOn(customer);
    await arriveAt(customer, THANK_YOU_PAGE);
    expect(backend.db.booking.getAll()).toMatchObject([{ startDate: daysAfter(today, 1), requestedOn: today }]);
  });

  test('a day ahead: the day after tomorrow is the first that is offered, and is booked', async () => {
    story = Story.begin({ timeZone, service, startsAt: at + DAY * 1000, serverAhead: -DAY, known: ASHA });
    const { backend, customer } = story;
    await story.comesToDatePage();
    await story.choosesDay(daysAfter(today, 1));
    await story.isAskedForDay();
    await story.choosesOtherDay(daysAfter(today, 2));
    await story.givesSteps('address page', 'pet page');
    expect(await story.sends()).toEqual([daysAfter(today, 2)]);
    expect(backend.db.booking.getAll()).toMatchObject([{ startDate: daysAfter(today, 2), requestedOn: today }]);
    expect(customer.loggedFailures()).toEqual([]);
  });

  test('that is put right on the way loses nothing but the day', async () => {
    story = Story.begin({ timeZone, service, startsAt: at - DAY * 1000, known: ASHA });
    const { customer } = story;
    await story.comesToDatePage();
    await story.choosesDay(today);
    await story.givesSteps('address page', 'pet page');
    await story.arrivesAt('summary');
    await story.pass(DAY);
    await goOn(customer);
    await story.choosesOtherDay(daysAfter(today, 1));
    expect(await story.sends()).toEqual([daysAfter(today, 1)]);
    expect(customer.loggedFailures()).toEqual([]);
  });
});
