import { afterEach, describe, expect, test } from 'vitest';
import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { giveAll, NEW_PET } from '../support/entries';
import { arriveAt, askForCode, goOn } from '../support/journey';
import { THANK_YOU_PAGE, type ServiceName } from '../support/pages';
import { received } from '../support/server';
import { dayInIndia, daysAfter, midnightInIndia, shown } from './days';
import { ASHA, Story } from './story';

// A page that is left open over midnight in India, with tomorrow chosen: it is today then, and nobody can book for it. The scenarios
// have the summary.

const MIDNIGHT = midnightInIndia('2028-02-29');
const SECONDS_BEFORE = 30;
const TOMORROW_BEFORE = dayInIndia(MIDNIGHT);
const TOMORROW_AFTER = daysAfter(TOMORROW_BEFORE, 1);

let story: Story;
afterEach(() => story.customer.leaves());

/** Comes by the date page, with tomorrow chosen, to the page after it. */
async function choosesTomorrow(timeZone: string, service: ServiceName, isKnown = true): Promise<Customer> {
  story = Story.begin({ timeZone, service, startsAt: MIDNIGHT - SECONDS_BEFORE * 1000, ...(isKnown && { known: ASHA }) });
  await story.comesToDatePage();
  await story.choosesDay(TOMORROW_BEFORE);
  await story.arrivesAt(isKnown ? 'address page' : 'sign-up page');
  return story.customer;
}

describe('is noticed', () => {
  test('on the date page, by walking in Auckland', async () => {
    const customer = await choosesTomorrow('Pacific/Auckland', 'walking');
    await customer.presses('Back');
    await story.arrivesAt('date page');
    await story.pass(SECONDS_BEFORE);
    await goOn(customer);
    await story.isAskedForDay();
    expect(await story.day()).toBe(shown(TOMORROW_BEFORE));
    await story.choosesOtherDay(TOMORROW_AFTER);
    await story.givesSteps('address page', 'pet page');
    expect(await story.sends()).toEqual([TOMORROW_AFTER]);
  });

  test('on the address page, by training in London', async () => {
    const customer = await choosesTomorrow('Europe/London', 'training');
    await story.fillsIn('address page');
    await story.pass(SECONDS_BEFORE);
    await goOn(customer);
    await story.isAskedForDay();
    await story.choosesOtherDay(TOMORROW_AFTER);
    await story.arrivesAt('address page');
    await goOn(customer);
    await story.givesSteps('pet page');
    expect(await story.sends()).toEqual([TOMORROW_AFTER]);
  });

  test('on the pet page, by grooming in New York', async () => {
    const customer = await choosesTomorrow('America/New_York', 'grooming');
    await story.givesSteps('address page');
    await story.fillsIn('pet page');
    await story.pass(SECONDS_BEFORE);
    await goOn(customer);
    await story.isAskedForDay();
    await story.choosesOtherDay(TOMORROW_AFTER);
    expect(await story.sends()).toEqual([TOMORROW_AFTER]);
  });

  test('on the pet page, with a new pet half described, by walking in Honolulu', async () => {
    const customer = await choosesTomorrow('Pacific/Honolulu', 'walking');
    await story.givesSteps('address page');
    await story.arrivesAt('pet page');
    await customer.presses('Add Pet');
    const { Name: name, Breed: breed, ...rest } = NEW_PET;
    await giveAll(customer, { Name: name!, Breed: breed! });
    await story.pass(SECONDS_BEFORE);
    // The page is gone before the field could be left.
    await customer.writes(DETAILS.read('Date of birth'), 'March 2, 2024');
    await story.isAskedForDay();
    await story.choosesOtherDay(TOMORROW_AFTER);
    await story.arrivesAt('address page');
    await goOn(customer);
    await story.arrivesAt('pet page');
    expect(await customer.valuesOf(DETAILS.read('Name'))).toEqual([name]);
    expect(await customer.valuesOf(DETAILS.read('Date of birth'))).toEqual(['March 2, 2024']);
    await giveAll(customer, rest);
    await goOn(customer);
    await customer.waitFor(async () => expect(await customer.valuesOf(DETAILS.read('Your pets'))).toEqual([name]));
    await goOn(customer);
    expect(await story.sends()).toEqual([TOMORROW_AFTER]);
  });

  test('on the sign-up page, by training in India', async () => {
    const customer = await choosesTomorrow('Asia/Kolkata', 'training', false);
    await story.fillsIn('sign-up page');
    await story.pass(SECONDS_BEFORE);
    await goOn(customer);
    await story.isAskedForDay();
    await story.choosesOtherDay(TOMORROW_AFTER);
    await story.arrivesAt('address page');
    expect(received(story.backend, 'POST createUser')).toHaveLength(1);
    await customer.waitFor(async () => expect(await customer.valuesOf(DETAILS.read('Saved addresses'))).toHaveLength(1));
  });

  test('on the login page, while the code is waited for, by grooming in Havana', async () => {
    const customer = await choosesTomorrow('America/Havana', 'grooming', false);
    await customer.presses('Sign In');
    await story.arrivesAt('login page');
    await askForCode(customer, ASHA);
    await customer.waitFor(async () => expect(await customer.isOffered('Submit')).toBe(true));
    await story.pass(SECONDS_BEFORE);
    await customer.gives(DETAILS.read('One-time code'), ONE_TIME_CODE);
    await customer.presses('Submit');
    await story.isAskedForDay();
    await story.choosesOtherDay(TOMORROW_AFTER);
    await story.givesSteps('address page', 'pet page');
    expect(await story.sends()).toEqual([TOMORROW_AFTER]);
  });
});

test('a booking that was sent in time, and came to the server after midnight, can be sent for another day', async () => {
  story = Story.begin({ timeZone: 'Asia/Kolkata', service: 'grooming', startsAt: MIDNIGHT - 1000, serverAhead: 2, known: ASHA });
  const { customer } = story;
  await story.comesToDatePage();
  await story.choosesDay(TOMORROW_BEFORE);
  await story.givesSteps('address page', 'pet page');
  await story.arrivesAt('summary');
  await goOn(customer);
  await customer.waitFor(async () => expect(await customer.alert()).toBe(`service_start_date must be a day after ${TOMORROW_BEFORE}.`));
  await customer.closesAlert();
  await story.pass(1);
  await goOn(customer);
  await story.choosesOtherDay(TOMORROW_AFTER);
  await story.arrivesAt('summary');
  await goOn(customer);
  await arriveAt(customer, THANK_YOU_PAGE);
  expect(story.sentDates).toEqual([TOMORROW_BEFORE, TOMORROW_AFTER]);
  expect(story.backend.db.booking.getAll()).toMatchObject([{ startDate: TOMORROW_AFTER }]);
});
