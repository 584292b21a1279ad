import { afterEach, expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';
import { giveAll, NEW_PET } from '../support/entries';
import { goOn } from '../support/journey';
import { received } from '../support/server';
import { dayInIndia, daysAfter, midnightInIndia, offsetInMinutes, shown, TIME_ZONES, typed } from './days';
import { ASHA, dateOf, SERVICES, Story } from './story';

// The whole way from the first page to what is sent, in the last millisecond of a day in India and in the first of the next.

/** Leap days and the day after one, the end of a common February, a year's beginning, and days on which clocks change. */
const MIDNIGHTS = ['2028-02-29', '2028-03-01', '2027-03-01', '2027-01-01', '2027-03-14', '2027-09-26', '2027-10-31', '2100-03-01'];
const END_DATES = { Express: 2, 'Short-term': 7, 'Mid-term': 14, 'Long-term': 29, 'Weekend Stroll': 0 };

/** Both sides of each midnight, each in a time zone of its own. */
const CASES = MIDNIGHTS.flatMap((day, index) =>
  [midnightInIndia(day) - 1, midnightInIndia(day)].map((instant, side) => {
    const [packageName, days] = Object.entries(END_DATES)[index % 5]!;
    const service = SERVICES[(index + side) % 3]!;
    const timeZone = TIME_ZONES[(index + 3 * side) % TIME_ZONES.length]!;
    return { at: new Date(instant).toISOString(), timeZone, instant, service, ...(service === 'walking' && { packageName, days }) };
  }),
);

let story: Story;
afterEach(() => story.customer.leaves());

test.each(CASES)('$service is booked at $at in $timeZone', async ({ instant, timeZone, service, packageName, days }) => {
  story = Story.begin({ timeZone, service, startsAt: instant, known: ASHA });
  const { backend, customer } = story;
  const today = dayInIndia(instant);
  const tomorrow = daysAfter(today, 1);
  await story.comesToDatePage(packageName);
  expect(new Date(instant).getTimezoneOffset() + offsetInMinutes(timeZone, instant), 'the device is there').toBe(0);
  await story.choosesDay(today);
  await story.isAskedForDay();
  expect(await story.day()).toBe(shown(today));
  await story.choosesOtherDay(tomorrow);
  await story.givesSteps('address page', 'pet page');
  await story.arrivesAt('summary');
  const summary = await customer.summary();
  expect(summary[dateOf(service)]).toBe(shown(tomorrow));
  expect(summary['End date']).toBe(days === undefined ? undefined : shown(daysAfter(tomorrow, days)));
  expect(await story.sends()).toEqual([tomorrow]);
  expect(backend.db.booking.getAll()).toMatchObject([{ startDate: tomorrow, requestedOn: today }]);
  expect([customer.loggedFailures(), customer.accidents()]).toEqual([[], []]);
});

test.each([
  ['2028-02-29', 'Pacific/Honolulu'],
  ['2027-01-01', 'Pacific/Kiritimati'],
])('a pet is born and vaccinated until today, %s, in %s', async (today, timeZone) => {
  story = Story.begin({ timeZone, service: 'walking', startsAt: midnightInIndia(today), known: ASHA });
  const { backend, customer } = story;
  const tomorrow = daysAfter(today, 1);
  await story.comesToDatePage();
  await story.choosesDay(tomorrow);
  await story.givesSteps('address page');
  await story.arrivesAt('pet page');
  await customer.presses('Add Pet');
  await giveAll(customer, { ...NEW_PET, 'Date of birth': shown(tomorrow), 'Last vaccination': shown(tomorrow) });
  await goOn(customer);
  const { dateOfBirthMissing, lastVaccinationMissing } = messages.pet;
  await customer.waitFor(async () =>
    expect(await customer.complaints()).toEqual([
      { field: 'Date of birth', message: dateOfBirthMissing },
      { field: 'Last vaccination', message: lastVaccinationMissing },
    ]),
  );
  await giveAll(customer, { 'Date of birth': typed(today), 'Last vaccination': typed(today) });
  expect(await customer.complaints()).toEqual([]);
  await goOn(customer);
  await customer.waitFor(() => expect(received(backend, 'POST user/addPet')).toMatchObject([{ dob: today, last_vaccination: today }]));
});
