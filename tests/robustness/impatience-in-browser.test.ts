import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import { messages } from '../../src/domain/messages';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { serve, type Site } from '../support/browser/site';
import { Customer } from '../support/customer';
import { newDevice, SCENARIO_START } from '../support/device';
import { DraftSnapshots } from '../support/draft-snapshots';
import { expectPage, fillIn, goToPage, walkToPage } from '../support/flows';
import { openTab } from '../support/in-process/tab';
import { pageOf, THANK_YOU_PAGE } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { received, sessionOf } from '../support/server';

// Customers who press too often, too early, or Back at the wrong moment, in Chromium, on the production build.


const buttonOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true, disabled: false });

/** Presses a button in every frame while it is there. */
async function pressOnAndOn(page: Page, control: string): Promise<void> {
  // Waits, because the summary's button is disabled at first, and `buttonOn` finds only enabled buttons.
  await buttonOn(page, control).waitFor();
  await page.evaluate((name) => {
    const press = () => {
      for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.click();
      requestAnimationFrame(press);
    };
    press();
  }, control);
}

/** Presses a button, and then the button `follower` that appears at the same place, in its first frame. */
function pressThereAgain(page: Page, control: string, follower: string): Promise<void> {
  return buttonOn(page, control).evaluate((button: HTMLElement, awaited) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    button.click();
    return new Promise<void>((resolve) => {
      const pressAgain = () => {
        const there = document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null;
        if (there?.textContent !== awaited) return void requestAnimationFrame(pressAgain);
        there.click();
        resolve();
      };
      pressAgain();
    });
  }, follower);
}

function pressTwiceAtOnce(page: Page, control: string): Promise<void> {
  return buttonOn(page, control).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
}

/** Arranges that the next change of the address to `other` leads at once back to `path`, before the new page is drawn. */
function comeBackOnceAt(page: Page, other: string, path: string): Promise<void> {
  return page.evaluate(([awaited, wanted]) => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (state, title, address) => {
      replaceState(state, title, address);
      if (!String(address).endsWith(awaited!)) return;
      history.replaceState = replaceState;
      queueMicrotask(() => {
        replaceState(null, '', String(address).replace(awaited!, wanted!));
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
    };
  }, [other, path]);
}

/** The time between the clicks of a double click, in milliseconds. */
const BETWEEN_CLICKS = 200;

/** Double-clicks a button, and waits for `next` between the clicks. Their time stamps are fixed, so a slow machine changes nothing. */
async function clickTwice(page: Page, control: string, next: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = (await buttonOn(page, control).boundingBox())!;
  await page.evaluate((betweenClicks) => {
    const startsAt = performance.now();
    const timeStamp = { configurable: true, get: function (this: MouseEvent) { return startsAt + this.detail * betweenClicks; } };
    Object.defineProperty(MouseEvent.prototype, 'timeStamp', timeStamp);
  }, BETWEEN_CLICKS);
  await page.mouse.move(x + width / 2, y + height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    if (clickCount === 1) await next();
  }
}

const snapshots = new DraftSnapshots(openTab);
const person = PERSONAS.Asha!;
const context = { person, now: SCENARIO_START };
const walking = (pageName: string) => pageOf('walking', pageName);
let browser: Browser;
let site: Site;
let tab: BrowserTab;
let customer: Customer;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serve('production', { now: () => SCENARIO_START });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(() => come(true));
afterEach(() => customer.leaves());

/** Gives Asha a phone, on which she has opened no page yet. */
function come(isLoggedIn: boolean): void {
  site.backend!.reset();
  const localStorage = new Map(isLoggedIn ? [['userData', JSON.stringify(sessionOf(site.backend!, person))]] : []);
  tab = new BrowserTab({ browser, address: site.address, device: newDevice({ isPhone: true, hasServiceWorkers: false, localStorage }), heldCount: () => 0 });
  customer = new Customer(tab, snapshots);
}

/** Goes to a page, and fills it in. */
async function fillPage(pageName: string): Promise<void> {
  await goToPage(customer, walking(pageName), context);
  await fillIn(customer, { service: 'walking', pageName }, context);
}

const bookings = () => received(site.backend!, 'POST user/createBooking/walking').length;
const path = async () => (await customer.whereabouts()).path;

test('repeated presses until the next page appears book once', async () => {
  await goToPage(customer, walking('summary'), context);
  await pressOnAndOn(tab.page, 'Get Best Quotes');
  await expectPage(customer, THANK_YOU_PAGE);
  await customer.waitsUntilIdle();
  expect(bookings()).toBe(1);
});

test('a double tap on the page before the summary books nothing', async () => {
  await fillPage('pet page');
  await pressThereAgain(tab.page, 'Next', 'Get Best Quotes');
  await expectPage(customer, walking('summary'));
  await customer.waitsUntilIdle();
  expect([await path(), bookings()]).toEqual([walking('summary').path, 0]);
  await customer.presses('Get Best Quotes');
  await expectPage(customer, THANK_YOU_PAGE);
  expect(bookings()).toBe(1);
});

test('a double click on Next shows no messages on the next page', async () => {
  await fillPage('package page');
  await clickTwice(tab.page, 'Next', () => expectPage(customer, walking('date page')));
  await customer.waitsUntilIdle();
  expect([await path(), await customer.fieldMessages()]).toEqual([walking('date page').path, []]);
  await customer.presses('Next');
  await customer.waitFor(async () => expect((await customer.fieldMessages()).map(({ field }) => field)).toEqual(['Start date', 'Time slots']));
});

test('a double click on Login shows no message about the code, and leaves the focus in its first box', async () => {
  come(false);
  await fillPage('login page');
  await clickTwice(tab.page, 'Login', () => customer.findsText('Enter OTP'));
  expect(await customer.fieldMessages()).toEqual([]);
  await tab.page.keyboard.type(ONE_TIME_CODE);
  await customer.presses('Submit');
  await expectPage(customer, walking('address page'));
});

test('a double press on Back goes back by one step, and the next one by another', async () => {
  await walkToPage(customer, walking('pet page'), context);
  for (const pageName of ['address page', 'date page']) {
    await pressTwiceAtOnce(tab.page, 'Back');
    await expectPage(customer, walking(pageName));
    await customer.waitsUntilIdle();
    expect(await path()).toBe(walking(pageName).path);
  }
});

test('going back at the moment of the booking still leads to the thank-you page', async () => {
  await goToPage(customer, walking('summary'), context);
  await comeBackOnceAt(tab.page, THANK_YOU_PAGE.path, walking('pet page').path);
  await customer.presses('Get Best Quotes');
  await expectPage(customer, THANK_YOU_PAGE);
  await customer.waitsUntilIdle();
  expect([bookings(), customer.unexpectedErrors()]).toEqual([1, []]);
});

test("a step back during a guard's redirection ends on a page", async () => {
  const [first, login] = [walking('package page'), walking('login page')];
  await customer.opens(first.path);
  await customer.waitsUntilIdle();
  await comeBackOnceAt(tab.page, first.path, login.path);
  await customer.movesTo(login.path);
  await customer.waitsUntilIdle();
  await expectPage(customer, first);
  await expect(customer.isOffered('Next')).resolves.toBe(true);
});

// Without a browser there is no connection that could be refused or end.
test.each([
  ['no connection', (route: Route) => route.abort('connectionrefused')],
  ['a connection that ends', (route: Route) => route.abort('connectionreset')],
] as const)('with %s the booking says so, and goes through afterwards', async (_name, meet) => {
  await goToPage(customer, walking('summary'), context);
  await tab.page.route('**/createBooking/**', meet);
  await customer.presses('Get Best Quotes');
  await customer.waitFor(async () => expect(await customer.alert()).toBe(messages.booking.somethingWentWrong));
  await customer.closesAlert();
  expect(customer.loggedFailures()).toEqual([expect.stringMatching(/^POST user\/createBooking\/walking: no answer \(ERR_NETWORK\)/)]);
  await tab.page.unroute('**/createBooking/**');
  await customer.presses('Get Best Quotes');
  await expectPage(customer, THANK_YOU_PAGE);
  expect(bookings()).toBe(1);
});
