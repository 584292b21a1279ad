import { afterEach, expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';
import { DETAILS } from '../support/details';
import { goOn } from '../support/journey';
import { dayInIndia, daysAfter, midnightInIndia, shown, TIME_ZONES, typed } from './days';
import { ASHA, SERVICES, Story } from './story';

// A tab that is brought back: a day that is no longer allowed counts as missing (decision S1), all else is still there.

const HOUR = 3600;
const MIDNIGHT = midnightInIndia('2027-01-01');
const TOMORROW = dayInIndia(MIDNIGHT);
const STEPS = ['address page', 'pet page', 'summary'];

/** Each step of each service, and each time zone. */
const CASES = STEPS.flatMap((step) => SERVICES.map((service) => ({ service, step }))).map((each, index) => ({
  ...each,
  timeZone: TIME_ZONES[index % TIME_ZONES.length]!,
}));

let story: Story;
afterEach(() => story.customer.leaves());

test.each(CASES)('in $timeZone the $service $step after midnight leads to the date page', async ({ service, step, timeZone }) => {
  story = Story.begin({ timeZone, service, startsAt: MIDNIGHT - HOUR * 1000, known: ASHA });
  const { customer } = story;
  await story.comesToDatePage();
  await story.choosesDay(TOMORROW);
  await story.givesSteps(...STEPS.slice(0, STEPS.indexOf(step)));
  await story.arrivesAt(step);
  await story.pass(HOUR - 1);
  await customer.reloads();
  await story.arrivesAt(step);
  await story.pass(1);
  await customer.reloads();
  await story.arrivesAt('date page');
  await customer.getsAnswers();
  // Somebody who comes from outside finds a silent page.
  expect(await customer.complaints()).toEqual([]);
  expect(await story.day()).toBe('');
  expect(await customer.sees(shown(TOMORROW))).toBe(false);
  expect(await customer.valuesOf(DETAILS.read(service === 'walking' ? 'Time slots' : 'Time slot'))).toEqual(['Morning']);
  await story.choosesOtherDay(daysAfter(TOMORROW, 1));
  await story.arrivesAt('address page');
});

test('a booking of last year is taken up where it was, for a day to come', async () => {
  story = Story.begin({ timeZone: 'America/New_York', service: 'walking', startsAt: MIDNIGHT - HOUR * 1000, known: ASHA });
  const { customer } = story;
  await story.comesToDatePage();
  await story.choosesDay(TOMORROW);
  await story.givesSteps('address page', 'pet page');
  await story.arrivesAt('summary');
  await story.pass(365 * 24 * HOUR);
  const nextDay = daysAfter(dayInIndia(story.now), 1);
  await customer.reloads();
  await story.choosesOtherDay(nextDay);
  for (const step of ['address page', 'pet page']) {
    await story.arrivesAt(step);
    await goOn(customer);
  }
  expect(await story.sends()).toEqual([nextDay]);
});

test('a day of a pet that a clock set back makes a future one is refused, and stays to be seen', async () => {
  story = Story.begin({ timeZone: 'Asia/Kolkata', service: 'walking', startsAt: MIDNIGHT, known: ASHA });
  const { customer } = story;
  await story.comesToDatePage();
  await story.choosesDay(daysAfter(TOMORROW, 5));
  await story.givesSteps('address page');
  await story.arrivesAt('pet page');
  await customer.presses('Add Pet');
  await customer.gives(DETAILS.read('Date of birth'), typed(TOMORROW));
  await story.pass(-1);
  await customer.reloads();
  await customer.presses('Next');
  const complaint = { field: 'Date of birth', message: messages.pet.dateOfBirthMissing };
  await customer.waitFor(async () => expect(await customer.complaints()).toContainEqual(complaint));
  expect(await customer.valuesOf(DETAILS.read('Date of birth'))).toEqual([shown(TOMORROW)]);
});
