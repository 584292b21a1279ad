import { afterEach, describe, expect, test } from 'vitest';
import { DETAILS } from '../../features/support/details';
import { eventually } from '../../features/support/eventually';
import { arriveAt } from '../../features/support/journey';
import { pageOf } from '../../features/support/pages';
import { ASHA, choosesDay, choosesOtherDay, comesToDatePage, dateOf, givesSteps, sends, SERVICES } from './booking';
import { dayInIndia, daysAfter, midnightInIndia, shown, TIME_ZONES, typed } from './days';
import { Story } from './story';

// A tab that is brought back: a day that is no longer allowed counts as missing (decision S1), all else is still there.

const HOUR = 3600;
const MIDNIGHT = midnightInIndia('2027-01-01');
const TOMORROW = dayInIndia(MIDNIGHT);
const STEPS = ['address page', 'pet page', 'summary'];
const CASES = SERVICES.flatMap((service) => STEPS.map((step) => ({ service, step })));

let story: Story;
afterEach(() => story.end());

describe.each(TIME_ZONES)('on a device in %s', (timeZone) => {
  test.each(CASES)('the $service $step after midnight leads to the date page', async ({ service, step }) => {
    story = Story.begin({ timeZone, startsAt: MIDNIGHT - HOUR * 1000, known: ASHA });
    const { customer } = story;
    await comesToDatePage(story, service);
    await choosesDay(story, service, TOMORROW);
    await givesSteps(story, service, ...STEPS.slice(0, STEPS.indexOf(step)));
    await arriveAt(customer, pageOf(service, step));
    await story.pass(HOUR - 1);
    await customer.reloads();
    await arriveAt(customer, pageOf(service, step));
    await story.pass(1);
    await customer.reloads();
    await arriveAt(customer, pageOf(service, 'date page'));
    // Who comes from outside finds a silent page.
    expect(await customer.complaints()).toEqual([]);
    expect(await customer.valuesOf(DETAILS.read(dateOf(service)))).toEqual(['']);
    expect((await customer.allThatIsSaid()).join('\n')).not.toContain(shown(TOMORROW));
    expect(await customer.valuesOf(DETAILS.read(service === 'walking' ? 'Time slots' : 'Time slot'))).toEqual(['Morning']);
    await choosesOtherDay(story, service, daysAfter(TOMORROW, 1));
    await arriveAt(customer, pageOf(service, 'address page'));
  });
});

test.each(SERVICES)('a %s booking of last year is taken up where it was, for a day to come', async (service) => {
  story = Story.begin({ timeZone: 'America/New_York', startsAt: MIDNIGHT - HOUR * 1000, known: ASHA });
  const { customer } = story;
  await comesToDatePage(story, service);
  await choosesDay(story, service, TOMORROW);
  await givesSteps(story, service, 'address page', 'pet page');
  await arriveAt(customer, pageOf(service, 'summary'));
  await story.pass(365 * 24 * HOUR);
  const nextDay = daysAfter(dayInIndia(story.now), 1);
  await customer.reloads();
  await choosesOtherDay(story, service, nextDay);
  await arriveAt(customer, pageOf(service, 'address page'));
  await customer.presses('Proceed');
  await arriveAt(customer, pageOf(service, 'pet page'));
  await customer.presses('Next');
  expect(await sends(story, service)).toEqual([nextDay]);
});

test('a day of a pet that a clock set back makes a future one is refused, and stays to be seen', async () => {
  story = Story.begin({ timeZone: 'Asia/Kolkata', startsAt: MIDNIGHT, known: ASHA });
  const { customer } = story;
  await comesToDatePage(story, 'walking');
  await choosesDay(story, 'walking', daysAfter(TOMORROW, 5));
  await givesSteps(story, 'walking', 'address page');
  await arriveAt(customer, pageOf('walking', 'pet page'));
  await customer.presses('Add Pet');
  await customer.gives(DETAILS.read('Date of birth'), typed(TOMORROW));
  await story.pass(-1);
  await customer.reloads();
  await customer.presses('Next');
  await eventually(async () =>
    expect(await customer.complaints()).toContainEqual({ field: 'Date of birth', message: 'Please select date of birth' }),
  );
  expect(await customer.valuesOf(DETAILS.read('Date of birth'))).toEqual([shown(TOMORROW)]);
});

