import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { serveBuild } from '../support/browser/site';
import { Customer } from '../support/customer';
import { SCENARIO_START } from '../support/device';
import { DETAILS } from '../support/details';
import { DraftSnapshots } from '../support/draft-snapshots';
import { expectPage, goToPage, fillIn, walkToPage } from '../support/flows';
import { pageOf, THANK_YOU_PAGE } from '../support/pages';
import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import { expectMessages } from '../support/assertions';
import { deviceOf } from './fault-case';
import { FaultyServer } from './faulty-server';
import { CALL_CASES, type CallCase } from './call-cases';
import { openTab } from '../support/in-process/tab';

// Customers who press too often, too early, or Back at the wrong moment, in Chromium, on the production build.

/** The slowdown of the processor: about that of a cheap phone compared with a computer. */
const TIMES_SLOWER = 6;
const BOOKING = 'POST user/createBooking/walking';

const buttonOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true, disabled: false });

/** Presses a button in every frame while it is there, on a slow device. */
async function pressOnAndOn(page: Page, control: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
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

/** Presses a button, and the browser's Back before anything is drawn. */
function pressAndGoBack(page: Page, control: string): Promise<void> {
  return buttonOn(page, control).evaluate(async (button: HTMLElement) => {
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    button.click();
    history.back();
    await isBack;
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

const entriesInHistory = (page: Page) => page.evaluate(() => history.length);

const snapshots = new DraftSnapshots(openTab);
let browser: Browser;
let close = () => Promise.resolve();

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => close());
afterAll(() => browser?.close());

/** Starts a server for a call, and returns it with its case and a customer who has opened no page yet. */
async function open(call: CallCase['call']) {
  const callCase = CALL_CASES.find((each) => each.call === call)!;
  const server = await FaultyServer.start();
  const site = await serveBuild('production', server.url);
  const tab = new BrowserTab({ browser, address: site.address, device: deviceOf(callCase, server), heldCount: () => 0 });
  close = async () => {
    await tab.close();
    await site.stop();
    await server.stop();
  };
  return { server, tab, customer: new Customer(tab, snapshots), callCase };
}

const context = ({ person }: CallCase) => ({ person, now: SCENARIO_START });

test('repeated presses until the next page appears book once', async () => {
  const { server, tab, customer, callCase } = await open(BOOKING);
  await goToPage(customer, pageOf('walking', 'summary'), context(callCase));
  await pressOnAndOn(tab.page, 'Get Best Quotes');
  await expectPage(customer, THANK_YOU_PAGE);
  await customer.waitsUntilIdle();
  expect(server.countOf(callCase.call)).toBe(1);
});

test('a double tap on the page before the summary books nothing', async () => {
  const { server, tab, customer, callCase } = await open(BOOKING);
  await goToPage(customer, pageOf('walking', 'pet page'), context(callCase));
  await fillIn(customer, { service: 'walking', pageName: 'pet page' }, context(callCase));
  await pressThereAgain(tab.page, 'Next', 'Get Best Quotes');
  await expectPage(customer, pageOf('walking', 'summary'));
  await customer.waitsUntilIdle();
  expect((await customer.whereabouts()).path).toBe(pageOf('walking', 'summary').path);
  expect(server.countOf(callCase.call)).toBe(0);
  await customer.presses('Get Best Quotes');
  await expectPage(customer, THANK_YOU_PAGE);
  expect(server.countOf(callCase.call)).toBe(1);
});

test('repeated taps on the page before the summary book once, after the summary was visible', async () => {
  const { server, tab, customer, callCase } = await open(BOOKING);
  await goToPage(customer, pageOf('walking', 'pet page'), context(callCase));
  await fillIn(customer, { service: 'walking', pageName: 'pet page' }, context(callCase));
  const { x, y, width, height } = (await buttonOn(tab.page, 'Next').boundingBox())!;
  await customer.waitFor(async () => {
    await tab.page.touchscreen.tap(x + width / 2, y + height / 2);
    expect((await customer.whereabouts()).path).toBe(THANK_YOU_PAGE.path);
  });
  await customer.waitsUntilIdle();
  expect(server.countOf(callCase.call)).toBe(1);
});

test('a double click on Next shows no messages on the next page', async () => {
  const { tab, customer, callCase } = await open(BOOKING);
  await goToPage(customer, pageOf('walking', 'package page'), context(callCase));
  await fillIn(customer, { service: 'walking', pageName: 'package page' }, context(callCase));
  await clickTwice(tab.page, 'Next', () => expectPage(customer, pageOf('walking', 'date page')));
  await customer.waitsUntilIdle();
  expect(await customer.fieldMessages()).toEqual([]);
  expect((await customer.whereabouts()).path).toBe(pageOf('walking', 'date page').path);
  await customer.presses('Next');
  await expectMessages(customer, [
    { field: 'Start date', message: messages.walking.startDateMissing },
    { field: 'Time slots', message: messages.walking.slotCountWrong(1, 'Once a Day') },
  ]);
});

test('a double click on Login shows no message about the code, and leaves the focus in its first box', async () => {
  const { tab, customer, callCase } = await open('POST user/validateOtp');
  await goToPage(customer, pageOf('walking', 'login page'), context(callCase));
  await fillIn(customer, { service: 'walking', pageName: 'login page' }, context(callCase));
  await clickTwice(tab.page, 'Login', () => customer.findsText('Enter OTP'));
  expect(await customer.fieldMessages()).toEqual([]);
  await tab.page.keyboard.type(ONE_TIME_CODE);
  expect(await customer.valuesOf(DETAILS.read('One-time code'))).toEqual([...ONE_TIME_CODE]);
  await customer.presses('Submit');
  await expectPage(customer, pageOf('walking', 'address page'));
});

test('repeated presses add one entry to the history', async () => {
  const { tab, customer, callCase } = await open(BOOKING);
  await goToPage(customer, pageOf('walking', 'address page'), context(callCase));
  await fillIn(customer, { service: 'walking', pageName: 'address page' }, context(callCase));
  const before = await entriesInHistory(tab.page);
  await pressOnAndOn(tab.page, 'Proceed');
  await expectPage(customer, pageOf('walking', 'pet page'));
  await customer.waitsUntilIdle();
  expect((await entriesInHistory(tab.page)) - before).toBe(1);
});

test('a double press on Back goes back by one step, and the next one by another', async () => {
  const { tab, customer, callCase } = await open(BOOKING);
  await walkToPage(customer, pageOf('walking', 'pet page'), context(callCase));
  for (const pageName of ['address page', 'date page'] as const) {
    await pressTwiceAtOnce(tab.page, 'Back');
    await expectPage(customer, pageOf('walking', pageName));
    await customer.waitsUntilIdle();
    expect((await customer.whereabouts()).path).toBe(pageOf('walking', pageName).path);
  }
});

test('a customer who goes back before the next page appears can go on again', async () => {
  const { tab, customer, callCase } = await open(BOOKING);
  await walkToPage(customer, pageOf('walking', 'address page'), context(callCase));
  await fillIn(customer, { service: 'walking', pageName: 'address page' }, context(callCase));
  await pressAndGoBack(tab.page, 'Proceed');
  await expectPage(customer, pageOf('walking', 'address page'));
  await customer.presses('Proceed');
  await expectPage(customer, pageOf('walking', 'pet page'));
  expect(customer.unexpectedErrors()).toEqual([]);
});

test('going back at the moment of the booking still leads to the thank-you page', async () => {
  const { server, tab, customer, callCase } = await open(BOOKING);
  await goToPage(customer, pageOf('walking', 'summary'), context(callCase));
  await comeBackOnceAt(tab.page, THANK_YOU_PAGE.path, pageOf('walking', 'pet page').path);
  await customer.presses('Get Best Quotes');
  await expectPage(customer, THANK_YOU_PAGE);
  await customer.waitsUntilIdle();
  expect(server.countOf(callCase.call)).toBe(1);
  expect(customer.unexpectedErrors()).toEqual([]);
});

test("a step back during a guard's redirection ends on a page", async () => {
  const { tab, customer } = await open('POST checkUser');
  const [first, login] = [pageOf('walking', 'package page'), pageOf('walking', 'login page')];
  await customer.opens(first.path);
  await customer.waitsUntilIdle();
  await comeBackOnceAt(tab.page, first.path, login.path);
  await customer.movesTo(login.path);
  await customer.waitsUntilIdle();
  await expectPage(customer, first);
  await expect(customer.isOffered('Next')).resolves.toBe(true);
});
