import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Device } from '../../features/support/assembly';
import { setPatience } from '../../features/support/eventually';
import { arriveAt, fillIn, walkTo } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE } from '../../features/support/pages';
import { launchBrowser } from '../browser/find-browser';
import { BrowserWitness } from './browser-witness';
import { FaultyServer } from './faulty-server';
import { deviceOf } from './meeting';
import { NOW, TRIED_CALLS, type TriedCall } from './tried-calls';

// Hands that press too often, too soon, or Back in the wrong moment, in Chromium, on the production build.

const STARTING_UP_IN_MILLISECONDS = 60_000;
const PATIENCE_IN_MILLISECONDS = 20_000;
const LIMIT_IN_MILLISECONDS = 90_000;
/** About as much as a cheap phone is slower than a computer. */
const TIMES_SLOWER = 6;
const BOOKING = 'POST user/createBooking/walking';

setPatience(PATIENCE_IN_MILLISECONDS);

/** A customer whose hands are faster than the pages. */
class ImpatientCustomer extends BrowserWitness {
  static override async before(browser: Browser, server: FaultyServer, device: Device): Promise<ImpatientCustomer> {
    return new ImpatientCustomer(browser, device, await BrowserWitness.serve(server));
  }

  /** Presses a button in every frame, as long as it is there, on a device on which pages take their time to change. */
  async pressesOnAndOn(control: string): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    // The summary takes no press at first.
    await this.page.getByRole('button', { name: control, exact: true, disabled: false }).waitFor();
    await this.page.evaluate((name) => {
      const press = () => {
        for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.click();
        requestAnimationFrame(press);
      };
      press();
    }, control);
  }

  /** Presses a button, and another one that takes its place, in the frame in which it is there. */
  async pressesThereAgain(control: string, follower: string): Promise<void> {
    await this.pressable(control).evaluate((button: HTMLElement, awaited) => {
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

  async pressesTwiceAtOnce(control: string): Promise<void> {
    await this.pressable(control).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  }

  /** Presses a button, and the browser's own Back before anything can have been drawn. */
  async pressesAndGoesBack(control: string): Promise<void> {
    await this.pressable(control).evaluate(async (button: HTMLElement) => {
      const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      button.click();
      history.back();
      await isBack;
    });
  }

  /** Comes back to a page by the history as soon as the address is that of another, and before that one is drawn. */
  async comesBackOnceAt(other: string, page: string): Promise<void> {
    await this.page.evaluate(([awaited, path]) => {
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (state, title, address) => {
        replaceState(state, title, address);
        if (!String(address).endsWith(awaited!)) return;
        history.replaceState = replaceState;
        queueMicrotask(() => {
          replaceState(null, '', String(address).replace(awaited!, path!));
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        });
      };
    }, [other, page]);
  }

  entriesInHistory(): Promise<number> {
    return this.page.evaluate(() => history.length);
  }
}

interface Opened {
  readonly server: FaultyServer;
  readonly customer: ImpatientCustomer;
  readonly tried: TriedCall;
}

let browser: Browser;
let opened: Opened | undefined;

beforeAll(async () => {
  browser = await launchBrowser();
}, STARTING_UP_IN_MILLISECONDS);
afterEach(async () => {
  await opened?.customer.leaves();
  await opened?.server.stop();
});
afterAll(() => browser?.close());

/** A server, and a customer who is about to call it. */
async function open(call: TriedCall['call']): Promise<Opened> {
  const tried = TRIED_CALLS.find((each) => each.call === call)!;
  const server = await FaultyServer.start({ now: () => NOW });
  opened = { server, customer: await ImpatientCustomer.before(browser, server, deviceOf(tried, server)), tried };
  return opened;
}

const answering = ({ person }: TriedCall) => ({ person, now: NOW });

test('who presses on and on until the next page is there books once', async () => {
  const { server, customer, tried } = await open(BOOKING);
  await tried.begin(customer);
  await customer.pressesOnAndOn('Get Best Quotes');
  await arriveAt(customer, THANK_YOU_PAGE);
  await customer.rests();
  expect(server.countOf(tried.call)).toBe(1);
}, LIMIT_IN_MILLISECONDS);

test('who taps twice on the page before the summary books nothing', async () => {
  const { server, customer, tried } = await open(BOOKING);
  await walkTo(customer, pageOf('walking', 'pet page'), answering(tried));
  await fillIn(customer, { service: 'walking', step: 'pet page' }, answering(tried));
  await customer.pressesThereAgain('Next', 'Get Best Quotes');
  await customer.rests();
  expect((await customer.whereabouts()).path).toBe(pageOf('walking', 'summary').path);
  expect(server.countOf(tried.call)).toBe(0);
  await customer.presses('Get Best Quotes');
  await arriveAt(customer, THANK_YOU_PAGE);
  expect(server.countOf(tried.call)).toBe(1);
}, LIMIT_IN_MILLISECONDS);

test('who presses on and on comes to the next page by one step of the history', async () => {
  const { customer, tried } = await open(BOOKING);
  await walkTo(customer, pageOf('walking', 'address page'), answering(tried));
  await fillIn(customer, { service: 'walking', step: 'address page' }, answering(tried));
  const before = await customer.entriesInHistory();
  await customer.pressesOnAndOn('Proceed');
  await arriveAt(customer, pageOf('walking', 'pet page'));
  await customer.rests();
  expect((await customer.entriesInHistory()) - before).toBe(1);
}, LIMIT_IN_MILLISECONDS);

test('who presses Back twice in a row goes back by one step, and by another when asked again', async () => {
  const { customer, tried } = await open(BOOKING);
  await walkTo(customer, pageOf('walking', 'pet page'), answering(tried));
  for (const step of ['address page', 'date page'] as const) {
    await customer.pressesTwiceAtOnce('Back');
    await arriveAt(customer, pageOf('walking', step));
    await customer.rests();
    expect((await customer.whereabouts()).path).toBe(pageOf('walking', step).path);
  }
}, LIMIT_IN_MILLISECONDS);

test('who goes back before the next page is there can go on again', async () => {
  const { customer, tried } = await open(BOOKING);
  await walkTo(customer, pageOf('walking', 'address page'), answering(tried));
  await fillIn(customer, { service: 'walking', step: 'address page' }, answering(tried));
  await customer.pressesAndGoesBack('Proceed');
  await arriveAt(customer, pageOf('walking', 'address page'));
  await customer.presses('Proceed');
  await arriveAt(customer, pageOf('walking', 'pet page'));
  expect(customer.accidents()).toEqual([]);
}, LIMIT_IN_MILLISECONDS);

test('who goes back in the moment of the booking is thanked all the same', async () => {
  const { server, customer, tried } = await open(BOOKING);
  await tried.begin(customer);
  await customer.comesBackOnceAt(THANK_YOU_PAGE.path, pageOf('walking', 'pet page').path);
  await customer.presses('Get Best Quotes');
  await arriveAt(customer, THANK_YOU_PAGE);
  await customer.rests();
  expect(server.countOf(tried.call)).toBe(1);
  expect(customer.accidents()).toEqual([]);
}, LIMIT_IN_MILLISECONDS);

test('who is led elsewhere while a guard leads them elsewhere finds a page', async () => {
  const { customer } = await open('POST checkUser');
  const [first, login] = [pageOf('walking', 'package page'), pageOf('walking', 'login page')];
  await customer.opens(first.path);
  await customer.rests();
  await customer.comesBackOnceAt(first.path, login.path);
  await customer.movesTo(login.path);
  await customer.rests();
  expect(await customer.whereabouts()).toMatchObject({ path: first.path, heading: first.heading });
}, LIMIT_IN_MILLISECONDS);
