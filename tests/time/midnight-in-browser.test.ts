import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { assembleBrowser } from '../../features/assemblies/browser';
import type { Assembly, Device } from '../../features/support/assembly';
import type { Customer } from '../../features/support/customer';
import { DETAILS } from '../../features/support/details';
import { giveAll, plainEntries } from '../../features/support/entries';
import { setPatience } from '../../features/support/eventually';
import { arriveAt, goOn } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../../features/support/pages';
import { received, sessionOf } from '../../features/support/server';
import { launchBrowser } from '../browser/find-browser';
import { ASHA, comesToDatePage, dateOf, givesSteps, isAskedForDay } from './booking';
import { daysAfter, midnightInIndia, monthOf, offsetInMinutes, shown, type Day } from './days';

// A booking in Chromium that midnight in India meets twice, on the date page and on the summary.

const SECONDS_BEFORE = 30;
const DAY = 24 * 3600;
const LIMIT_IN_MILLISECONDS = 60_000;
const PATIENCE_IN_MILLISECONDS = 20_000;

/** The midnights are in months in which the clocks of the zones change, at a year's end, and before a leap day. */
const CASES: readonly (readonly [timeZone: string, day: Day, service: ServiceName])[] = [
  ['Asia/Kolkata', '2028-02-29', 'walking'],
  ['Pacific/Auckland', '2027-09-26', 'training'],
  ['Europe/London', '2027-10-31', 'grooming'],
  ['America/New_York', '2027-03-14', 'walking'],
  ['America/Havana', '2027-03-14', 'training'],
  ['Pacific/Honolulu', '2027-01-01', 'grooming'],
];

let browser: Browser;
let assembly: Assembly;
beforeAll(async () => {
  setPatience(PATIENCE_IN_MILLISECONDS);
  browser = await launchBrowser();
  assembly = await assembleBrowser({ browser, build: 'production', hasPointer: true });
}, LIMIT_IN_MILLISECONDS);
afterAll(async () => {
  await assembly.stop();
  await browser.close();
});

let story: BrowserStory;
afterEach(() => story.customer.leaves());

test.each(CASES)('on a device in %s, before %s, by %s', async (timeZone, day, service) => {
  const midnight = midnightInIndia(day);
  story = new BrowserStory(timeZone, midnight - SECONDS_BEFORE * 1000);
  const { customer } = story;
  await comesToDatePage(story, service);
  expect(await story.offset(), 'the device is there').toBe(-offsetInMinutes(timeZone, story.now));
  expect(await story.offeredDays(service)).toEqual(daysOfMonthFrom(day));
  const { [dateOf(service)]: _later, ...slots } = plainEntries(service, 'date page', { person: ASHA, now: story.now });
  await giveAll(customer, slots);
  await customer.picksDay(DETAILS.read(dateOf(service)), shown(day));
  expect(await customer.valuesOf(DETAILS.read(dateOf(service)))).toEqual([shown(day)]);

  await story.pass(SECONDS_BEFORE);
  await goOn(customer);
  await isAskedForDay(story, service);
  const nextDay = daysAfter(day, 1);
  expect(await story.offeredDays(service)).toEqual(daysOfMonthFrom(nextDay));
  await customer.reloads();
  expect(await customer.valuesOf(DETAILS.read(dateOf(service)))).toEqual(['']);
  expect(await customer.sees(shown(day)), 'the page still names the day').toBe(false);
  await picks(customer, service, nextDay);

  await givesSteps(story, service, 'address page', 'pet page');
  await arriveAt(customer, pageOf(service, 'summary'));
  expect((await customer.summary())[dateOf(service)]).toBe(shown(nextDay));
  await story.pass(DAY);
  await goOn(customer);
  await isAskedForDay(story, service);
  await picks(customer, service, daysAfter(day, 2));
  await arriveAt(customer, pageOf(service, 'summary'));
  await goOn(customer);
  await arriveAt(customer, THANK_YOU_PAGE);
  expect(story.sentDates(service)).toEqual([daysAfter(day, 2)]);
  expect([customer.loggedFailures(), customer.accidents()]).toEqual([[], []]);
}, LIMIT_IN_MILLISECONDS);

test('a pet was born until today in India, whatever day it is on the device', async () => {
  const midnight = midnightInIndia('2028-02-29');
  story = new BrowserStory('Pacific/Honolulu', midnight);
  const { customer } = story;
  await comesToDatePage(story, 'training');
  await giveAll(customer, plainEntries('training', 'date page', { person: ASHA, now: midnight }));
  await goOn(customer);
  await givesSteps(story, 'training', 'address page');
  await arriveAt(customer, pageOf('training', 'pet page'));
  await customer.presses('Add Pet');
  expect(await story.offeredDaysOf('Date of birth')).toEqual(monthOf('2028-02-29'));
  await story.pass(DAY);
  expect(await story.offeredDaysOf('Date of birth')).toEqual(['2028-03-01']);
  // A day out of the calendar's reach: it opens where something can be picked.
  await customer.gives(DETAILS.read('Date of birth'), 'January 5, 2030');
  expect(await story.offeredDaysOf('Date of birth')).toEqual(['2028-03-01']);
}, LIMIT_IN_MILLISECONDS);

/** The days of a month from one of them on. */
function daysOfMonthFrom(day: Day): readonly Day[] {
  return monthOf(day).filter((each) => each >= day);
}

async function picks(customer: Customer, service: ServiceName, day: Day): Promise<void> {
  await customer.picksDay(DETAILS.read(dateOf(service)), shown(day));
  expect(await customer.complaints()).toEqual([]);
  await goOn(customer);
}

/** A customer with Chromium in a time zone; the server's clock goes with the device's. */
class BrowserStory {
  readonly customer: Customer;
  private readonly device: Device;

  constructor(timeZone: string, startsAt: number) {
    const backend = assembly.backend!;
    backend.reset();
    const localStorage = new Map([['userData', JSON.stringify(sessionOf(backend, ASHA))]]);
    this.device = { startsAt, timeZone, location: 'unavailable', isPhone: true, hasServiceWorkers: false, localStorage };
    this.customer = assembly.hand(this.device);
  }

  get now(): number {
    return this.device.startsAt;
  }

  async pass(seconds: number): Promise<void> {
    this.device.startsAt += seconds * 1000;
    await this.customer.waits(seconds);
  }

  readonly sentDates = (service: ServiceName): readonly unknown[] =>
    received(assembly.backend!, `POST user/createBooking/${service}`).map(({ service_start_date: date }) => date);

  /** The minutes that the device's clock is behind UTC. */
  offset(): Promise<number> {
    return this.page.evaluate((instant) => new Date(instant).getTimezoneOffset(), this.now);
  }

  offeredDays(service: ServiceName): Promise<readonly string[]> {
    return this.offeredDaysOf(dateOf(service));
  }

  /** The days that the calendar lets pick in the month with which it opens; each stands below its day of the week. */
  async offeredDaysOf(name: string): Promise<readonly string[]> {
    const field = this.page.getByRole('textbox', { name, exact: true }).locator('xpath=ancestor::div[.//button[@aria-label="Open calendar"]][1]');
    await field.getByRole('button', { name: 'Open calendar' }).click();
    const days = this.page.locator('button[data-day]:not([data-hidden])');
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
    await this.page.keyboard.press('Escape');
    await days.first().waitFor({ state: 'hidden' });
    return offered;
  }

  private get page() {
    return browser.contexts().at(-1)!.pages().at(-1)!;
  }
}
