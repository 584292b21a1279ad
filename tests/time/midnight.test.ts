import { afterEach, describe, expect, test } from 'vitest';
import { ACTIONS } from '../../features/support/actions';
import type { Customer } from '../../features/support/customer';
import { DETAILS } from '../../features/support/details';
import { giveAll, NEW_PET } from '../../features/support/entries';
import { eventually } from '../../features/support/eventually';
import { arriveAt, askForCode, fillIn, goOn } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../../features/support/pages';
import { received } from '../../features/support/server';
import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import { ASHA, choosesDay, choosesOtherDay, comesToDatePage, dateOf, givesSteps, isAskedForDay, MEERA, sends, SERVICES } from './booking';
import { dayInIndia, daysAfter, FIVE_TIME_ZONES, midnightInIndia, shown } from './days';
import { Story } from './story';

// A page that is left open over midnight in India, with tomorrow chosen: it is today then, and nobody can book for it.

const MIDNIGHT = midnightInIndia('2028-02-29');
const SECONDS_BEFORE = 30;
const TOMORROW_BEFORE = dayInIndia(MIDNIGHT);
const TOMORROW_AFTER = daysAfter(TOMORROW_BEFORE, 1);

let story: Story;
afterEach(() => story.end());

/** Comes by the date page, with tomorrow chosen, to the page after it. */
async function choosesTomorrow(timeZone: string, service: ServiceName, isKnown: boolean): Promise<Customer> {
  story = Story.begin({ timeZone, startsAt: MIDNIGHT - SECONDS_BEFORE * 1000, ...(isKnown && { known: ASHA }) });
  await comesToDatePage(story, service);
  await choosesDay(story, service, TOMORROW_BEFORE);
  await arriveAt(story.customer, pageOf(service, isKnown ? 'address page' : 'sign-up page'));
  return story.customer;
}

const CASES = SERVICES.flatMap((service) => FIVE_TIME_ZONES.map((timeZone) => ({ service, timeZone })));

describe.each(CASES)('$service on a device in $timeZone', ({ service, timeZone }) => {
  test('the date page', async () => {
    const customer = await choosesTomorrow(timeZone, service, true);
    await customer.presses('Back');
    await arriveAt(customer, pageOf(service, 'date page'));
    await story.pass(SECONDS_BEFORE);
    await goOn(customer);
    await isAskedForDay(story, service);
    expect(await customer.valuesOf(DETAILS.read(dateOf(service)))).toEqual([shown(TOMORROW_BEFORE)]);
    await choosesOtherDay(story, service, TOMORROW_AFTER);
    await givesSteps(story, service, 'address page', 'pet page');
    expect(await sends(story, service)).toEqual([TOMORROW_AFTER]);
  });

  test('the address page', async () => {
    const customer = await choosesTomorrow(timeZone, service, true);
    await fillIn(customer, { service, step: 'address page' }, { person: ASHA, now: story.now });
    await story.pass(SECONDS_BEFORE);
    await goOn(customer);
    await isAskedForDay(story, service);
    await choosesOtherDay(story, service, TOMORROW_AFTER);
    await arriveAt(customer, pageOf(service, 'address page'));
    await goOn(customer);
    await givesSteps(story, service, 'pet page');
    expect(await sends(story, service)).toEqual([TOMORROW_AFTER]);
  });

  test('the pet page', async () => {
    const customer = await choosesTomorrow(timeZone, service, true);
    await givesSteps(story, service, 'address page');
    await fillIn(customer, { service, step: 'pet page' }, { person: ASHA, now: story.now });
    await story.pass(SECONDS_BEFORE);
    await goOn(customer);
    await isAskedForDay(story, service);
    await choosesOtherDay(story, service, TOMORROW_AFTER);
    expect(await sends(story, service)).toEqual([TOMORROW_AFTER]);
  });

  test('the pet page, with a new pet half described', async () => {
    const customer = await choosesTomorrow(timeZone, service, true);
    await givesSteps(story, service, 'address page');
    await arriveAt(customer, pageOf(service, 'pet page'));
    await customer.presses('Add Pet');
    const { Name: name, Breed: breed, ...rest } = NEW_PET;
    await giveAll(customer, { Name: name!, Breed: breed! });
    await story.pass(SECONDS_BEFORE);
    await customer.gives(DETAILS.read('Date of birth'), 'March 2, 2024');
    await isAskedForDay(story, service);
    await choosesOtherDay(story, service, TOMORROW_AFTER);
    await goOn(customer);
    await arriveAt(customer, pageOf(service, 'pet page'));
    expect(await customer.valuesOf(DETAILS.read('Name'))).toEqual([name]);
    expect(await customer.valuesOf(DETAILS.read('Date of birth'))).toEqual(['March 2, 2024']);
    await giveAll(customer, rest);
    await goOn(customer);
    await eventually(async () => expect(await customer.valuesOf(DETAILS.read('Your pets'))).toEqual([name]));
    await goOn(customer);
    expect(await sends(story, service)).toEqual([TOMORROW_AFTER]);
  });

  test('the summary', async () => {
    const customer = await choosesTomorrow(timeZone, service, true);
    await givesSteps(story, service, 'address page', 'pet page');
    await arriveAt(customer, pageOf(service, 'summary'));
    const before = await customer.summary();
    await story.pass(SECONDS_BEFORE);
    await goOn(customer);
    await isAskedForDay(story, service);
    await choosesOtherDay(story, service, TOMORROW_AFTER);
    await arriveAt(customer, pageOf(service, 'summary'));
    expect(Object.entries(await customer.summary()).filter(([label]) => !label.endsWith('ate'))).toEqual(
      Object.entries(before).filter(([label]) => !label.endsWith('ate')),
    );
    expect(await sends(story, service)).toEqual([TOMORROW_AFTER]);
  });

  test('the sign-up page', async () => {
    const customer = await choosesTomorrow(timeZone, service, false);
    await fillIn(customer, { service, step: 'sign-up page' }, { person: MEERA, now: story.now });
    await story.pass(SECONDS_BEFORE);
    await customer.presses('Sign Up');
    await isAskedForDay(story, service);
    await choosesOtherDay(story, service, TOMORROW_AFTER);
    await arriveAt(customer, pageOf(service, 'address page'));
    expect(received(story.backend, 'POST createUser')).toHaveLength(1);
    await eventually(async () => expect(await customer.valuesOf(DETAILS.read('Saved addresses'))).toHaveLength(1));
    await goOn(customer);
    await arriveAt(customer, pageOf(service, 'pet page'));
    await customer.presses('Add Pet');
    await giveAll(customer, NEW_PET);
    await goOn(customer);
    await eventually(async () => expect(await customer.valuesOf(DETAILS.read('Your pets'))).toHaveLength(1));
    await goOn(customer);
    expect(await sends(story, service)).toEqual([TOMORROW_AFTER]);
  });

  test('the login page, while the code is waited for', async () => {
    const customer = await choosesTomorrow(timeZone, service, false);
    await ACTIONS.read('turns to login')(customer, ASHA);
    await arriveAt(customer, pageOf(service, 'login page'));
    await askForCode(customer, ASHA);
    await eventually(async () => expect(await customer.isOffered('Submit')).toBe(true));
    await story.pass(SECONDS_BEFORE);
    await customer.gives(DETAILS.read('One-time code'), ONE_TIME_CODE);
    await customer.presses('Submit');
    await isAskedForDay(story, service);
    await choosesOtherDay(story, service, TOMORROW_AFTER);
    await givesSteps(story, service, 'address page', 'pet page');
    expect(await sends(story, service)).toEqual([TOMORROW_AFTER]);
  });
});

test.each(SERVICES)('%s that was sent in time, and came to the server after midnight, can be booked for another day', async (service) => {
  story = Story.begin({ timeZone: 'Asia/Kolkata', startsAt: MIDNIGHT - 1000, serverAhead: 2, known: ASHA });
  const { customer } = story;
  await comesToDatePage(story, service);
  await choosesDay(story, service, TOMORROW_BEFORE);
  await givesSteps(story, service, 'address page', 'pet page');
  await arriveAt(customer, pageOf(service, 'summary'));
  await goOn(customer);
  await eventually(async () => expect(await customer.alert()).toBe(`service_start_date must be a day after ${TOMORROW_BEFORE}.`));
  await customer.closesAlert();
  await story.pass(1);
  await goOn(customer);
  await arriveAt(customer, pageOf(service, 'date page'));
  await choosesOtherDay(story, service, TOMORROW_AFTER);
  await arriveAt(customer, pageOf(service, 'summary'));
  await goOn(customer);
  await arriveAt(customer, THANK_YOU_PAGE);
  expect(story.sentDates(service)).toEqual([TOMORROW_BEFORE, TOMORROW_AFTER]);
  expect(story.backend.db.booking.getAll()).toMatchObject([{ startDate: TOMORROW_AFTER }]);
});
