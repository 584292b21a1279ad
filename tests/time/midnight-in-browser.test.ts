import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { serve, type Site } from '../support/browser/site';
import { DETAILS } from '../support/details';
import { giveAll, plainEntries } from '../support/entries';
import { goOn } from '../support/journey';
import type { ServiceName } from '../support/pages';
import { daysAfter, midnightInIndia, monthOf, offsetInMinutes, shown, type Day } from './days';
import { ASHA, dateOf, Story } from './story';

// A booking in Chromium, whose own calendar and time zones these are, with two midnights in India: on the date page and on the summary.

const SECONDS_BEFORE = 30;
const DAY = 24 * 3600;

let browser: Browser;
let site: Site;
let tab: BrowserTab;
let story: Story | undefined;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serve('production', { now: () => story?.now ?? midnightInIndia('2027-01-01') });
});
afterAll(async () => {
  await site.stop();
  await browser.close();
});
afterEach(() => story?.customer.leaves());

function begin(timeZone: string, service: ServiceName, startsAt: number): Story {
  const backend = site.backend!;
  backend.reset();
  return new Story({ timeZone, service, startsAt, known: ASHA }, backend, (device) => {
    tab = new BrowserTab({ browser, address: site.address, device, heldCount: () => 0 });
    return tab;
  });
}

test.each([
  ['Pacific/Auckland', '2027-09-26', 'grooming'],
  ['America/Havana', '2027-03-14', 'training'],
  ['Pacific/Honolulu', '2028-02-29', 'walking'],
] as const)('on a device in %s, before %s, by %s', async (timeZone, day, service) => {
  const midnight = midnightInIndia(day);
  story = begin(timeZone, service, midnight - SECONDS_BEFORE * 1000);
  const { customer } = story;
  const field = dateOf(service);
  await story.comesToDatePage();
  const offset = await tab.page.evaluate((instant) => new Date(instant).getTimezoneOffset(), story.now);
  expect(offset, 'the device is there').toBe(-offsetInMinutes(timeZone, story.now));
  expect(await offeredDays(field)).toEqual(daysOfMonthFrom(day));
  const { [field]: _later, ...slots } = plainEntries(service, 'date page', { person: ASHA, now: story.now });
  await giveAll(customer, slots);
  await customer.picksDay(DETAILS.read(field), shown(day));
  expect(await story.day()).toBe(shown(day));

  await story.pass(SECONDS_BEFORE);
  await goOn(customer);
  await story.isAskedForDay();
  const nextDay = daysAfter(day, 1);
  expect(await offeredDays(field)).toEqual(daysOfMonthFrom(nextDay));
  await customer.reloads();
  await customer.getsAnswers();
  expect(await story.day()).toBe('');
  expect(await customer.sees(shown(day)), 'the page still names the day').toBe(false);
  await customer.picksDay(DETAILS.read(field), shown(nextDay));
  expect(await customer.complaints()).toEqual([]);
  await goOn(customer);

  await story.givesSteps('address page', 'pet page');
  await story.arrivesAt('summary');
  expect((await customer.summary())[field]).toBe(shown(nextDay));
  await story.pass(DAY);
  await goOn(customer);
  await story.isAskedForDay();
  await customer.picksDay(DETAILS.read(field), shown(daysAfter(day, 2)));
  await goOn(customer);
  expect(await story.sends()).toEqual([daysAfter(day, 2)]);
  expect([customer.loggedFailures(), customer.accidents()]).toEqual([[], []]);
});

test('a pet was born until today in India, whatever day it is on the device', async () => {
  const midnight = midnightInIndia('2028-02-29');
  story = begin('Pacific/Honolulu', 'training', midnight);
  const { customer } = story;
  await story.comesToDatePage();
  await story.givesSteps('date page', 'address page');
  await story.arrivesAt('pet page');
  await customer.presses('Add Pet');
  expect(await offeredDays('Date of birth')).toEqual(monthOf('2028-02-29'));
  await story.pass(DAY);
  expect(await offeredDays('Date of birth')).toEqual(['2028-03-01']);
  // A day out of the calendar's reach: it opens where something can be picked.
  await customer.gives(DETAILS.read('Date of birth'), 'January 5, 2030');
  expect(await offeredDays('Date of birth')).toEqual(['2028-03-01']);
});

/** The days of a month from one of them on. */
function daysOfMonthFrom(day: Day): readonly Day[] {
  return monthOf(day).filter((each) => each >= day);
}

/** The days that the calendar lets pick in the month with which it opens; each stands below its day of the week. */
async function offeredDays(field: string): Promise<readonly string[]> {
  await story!.customer.pressesTarget({ role: 'button', name: 'Open calendar', description: field });
  const days = tab.page.locator('button[data-day]:not([data-hidden])');
  await days.first().waitFor();
  const offered = await days.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { dataset, disabled, textContent } = button as HTMLButtonElement;
      const { cellIndex } = button.closest('td')!;
      const day = dataset.day!;
      if (Number(day.slice(8)) !== Number(textContent) || (new Date(day).getUTCDay() + 6) % 7 !== cellIndex) throw new Error(`${day} stands in a wrong place`);
      return disabled ? [] : [day];
    }),
  );
  await tab.page.keyboard.press('Escape');
  await days.first().waitFor({ state: 'hidden' });
  return offered;
}
