import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { serve, type Site } from '../support/browser/site';
import { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { newDevice } from '../support/device';
import { goToPage } from '../support/flows';
import { pageOf, type ServiceName } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { sessionOf } from '../support/server';
import { DAY, dayInIndia, midnightInIndia, offsetInMinutes } from './days';

// Tests which days the calendar offers before and after midnight in India, in Chromium, on devices in other time zones.

const SECONDS_BEFORE = 30;

let now = midnightInIndia('2027-01-01');
let browser: Browser;
let site: Site;
let tab: BrowserTab;
let customer: Customer;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serve('production', { now: () => now });
});
afterAll(async () => {
  await site.stop();
  await browser.close();
});
afterEach(() => customer.leaves());

/** Brings the logged-in customer Asha to a page, on a device with this time zone and time. */
async function come(timeZone: string, service: ServiceName, pageName: string, startsAt: number): Promise<void> {
  now = startsAt;
  site.backend!.reset();
  const localStorage = new Map([['userData', JSON.stringify(sessionOf(site.backend!, PERSONAS.Asha!))]]);
  tab = new BrowserTab({ browser, address: site.address, device: newDevice({ startsAt, timeZone, localStorage }), heldCount: () => 0 });
  customer = new Customer(tab);
  await goToPage(customer, pageOf(service, pageName), { person: PERSONAS.Asha!, now });
  const offset = await tab.page.evaluate((instant) => new Date(instant).getTimezoneOffset(), now);
  expect(offset, 'the device is there').toBe(-offsetInMinutes(timeZone, now));
}

test.each([
  ['Pacific/Auckland', '2027-09-26', 'grooming'],
  ['America/Havana', '2027-03-14', 'training'],
  ['Pacific/Honolulu', '2028-02-29', 'walking'],
] as const)('on a device in %s, before %s, %s is offered from the next day on', async (timeZone, day, service) => {
  await come(timeZone, service, 'date page', midnightInIndia(day) - SECONDS_BEFORE * 1000);
  const field = service === 'walking' ? 'Start date' : 'Date';
  expect(await offeredDays(field)).toEqual(daysOfMonth(day).filter((each) => each >= day));
  await customer.waits(SECONDS_BEFORE);
  const nextDay = dayInIndia(midnightInIndia(day) + DAY);
  expect(await offeredDays(field)).toEqual(daysOfMonth(nextDay).filter((each) => each >= nextDay));
});

test('a date of birth may be today in India, on any day of the device', async () => {
  await come('Pacific/Honolulu', 'training', 'pet page', midnightInIndia('2028-02-29'));
  await customer.presses('Add Pet');
  // If the field were empty, the calendar would open with a list of years, not of days.
  await customer.gives(DETAILS.read('Date of birth'), 'February 5, 2028');
  expect(await offeredDays('Date of birth')).toEqual(daysOfMonth('2028-02-29'));
  await customer.waits(DAY / 1000);
  await customer.gives(DETAILS.read('Date of birth'), 'March 1, 2028');
  expect(await offeredDays('Date of birth')).toEqual(['2028-03-01']);
  // This date is in the future, so the calendar opens with the last month that has selectable days.
  await customer.gives(DETAILS.read('Date of birth'), 'January 5, 2030');
  expect(await offeredDays('Date of birth')).toEqual(['2028-03-01']);
});

/** All days in the month of a day, as `YYYY-MM-DD`. */
function daysOfMonth(day: string): readonly string[] {
  const first = midnightInIndia(`${day.slice(0, 7)}-01`);
  return Array.from({ length: 31 }, (_, index) => dayInIndia(first + index * DAY)).filter((each) => each.startsWith(day.slice(0, 7)));
}

/** Opens a field's calendar and returns the selectable days of its month. Throws if a day is in the column of another weekday. */
async function offeredDays(field: string): Promise<readonly string[]> {
  await customer.pressesTarget({ role: 'button', name: 'Open calendar', description: field });
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
