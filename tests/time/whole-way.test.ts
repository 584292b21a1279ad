import { afterEach, describe, expect, test } from 'vitest';
import { DETAILS } from '../../features/support/details';
import { giveAll, NEW_PET } from '../../features/support/entries';
import { eventually } from '../../features/support/eventually';
import { arriveAt, goOn } from '../../features/support/journey';
import { pageOf } from '../../features/support/pages';
import { received } from '../../features/support/server';
import { messages } from '../../src/domain/messages';
import { ASHA, choosesDay, choosesOtherDay, comesToDatePage, dateOf, givesSteps, isAskedForDay, sends, SERVICES } from './booking';
import { dayInIndia, daysAfter, midnightInIndia, offsetInMinutes, shown, TIME_ZONES, typed } from './days';
import { Story } from './story';

// The whole way from the first page to what is sent, in the last millisecond of a day in India and in the first of the next.

/** A leap day and the day after it, the end of February of a common year, a year's beginning, and days on which clocks change. */
const MIDNIGHTS = ['2028-02-29', '2028-03-01', '2027-03-01', '2027-01-01', '2027-03-14', '2027-09-26', '2027-10-31'];
const END_DATES = { Express: 2, 'Short-term': 7, 'Mid-term': 14, 'Long-term': 29, 'Weekend Stroll': 0 };

const CASES = MIDNIGHTS.flatMap((day) => [midnightInIndia(day) - 1, midnightInIndia(day)]).map((instant, index) => {
  const [packageName, days] = Object.entries(END_DATES)[index % 5]!;
  const service = SERVICES[index % 3]!;
  return { at: new Date(instant).toISOString(), instant, service, ...(service === 'walking' && { packageName, days }) };
});

let story: Story;
afterEach(() => story.end());

describe.each(TIME_ZONES)('on a device in %s', (timeZone) => {
  test.each(CASES)('$service is booked at $at', async ({ instant, service, packageName, days }) => {
    story = Story.begin({ timeZone, startsAt: instant, known: ASHA });
    const { backend, customer } = story;
    const today = dayInIndia(instant);
    const tomorrow = daysAfter(today, 1);
    await comesToDatePage(story, service, packageName);
    expect(new Date(instant).getTimezoneOffset() + offsetInMinutes(timeZone, instant), 'the device is there').toBe(0);
    await choosesDay(story, service, today);
    await isAskedForDay(story, service);
    expect(await customer.valuesOf(DETAILS.read(dateOf(service)))).toEqual([shown(today)]);
    await choosesOtherDay(story, service, tomorrow);
    await givesSteps(story, service, 'address page', 'pet page');
    await arriveAt(customer, pageOf(service, 'summary'));
    const summary = await customer.summary();
    expect(summary[dateOf(service)]).toBe(shown(tomorrow));
    expect(summary['End date']).toBe(days === undefined ? undefined : shown(daysAfter(tomorrow, days)));
    expect(await sends(story, service)).toEqual([tomorrow]);
    expect(backend.db.booking.getAll()).toMatchObject([{ startDate: tomorrow, requestedOn: today }]);
    expect(customer.loggedFailures()).toEqual([]);
  });

  test.each(['2028-02-29', '2027-01-01'])('a pet is born and vaccinated until today, %s', async (today) => {
    story = Story.begin({ timeZone, startsAt: midnightInIndia(today), known: ASHA });
    const { backend, customer } = story;
    const tomorrow = daysAfter(today, 1);
    await comesToDatePage(story, 'walking');
    await choosesDay(story, 'walking', tomorrow);
    await givesSteps(story, 'walking', 'address page');
    await arriveAt(customer, pageOf('walking', 'pet page'));
    await customer.presses('Add Pet');
    await giveAll(customer, { ...NEW_PET, 'Date of birth': shown(tomorrow), 'Last vaccination': shown(tomorrow) });
    await goOn(customer);
    const { dateOfBirthMissing, lastVaccinationMissing } = messages.pet;
    await eventually(async () =>
      expect(await customer.complaints()).toEqual([
        { field: 'Date of birth', message: dateOfBirthMissing },
        { field: 'Last vaccination', message: lastVaccinationMissing },
      ]),
    );
    await giveAll(customer, { 'Date of birth': typed(today), 'Last vaccination': typed(today) });
    expect(await customer.complaints()).toEqual([]);
    await goOn(customer);
    await eventually(() => expect(received(backend, 'POST user/addPet')).toMatchObject([{ dob: today, last_vaccination: today }]));
  });
});
