import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { proxyTo } from '../../features/assemblies/browser';
import { BrowserCustomer } from '../../features/assemblies/browser-customer';
import type { Device } from '../../features/support/assembly';
import type { Detail } from '../../features/support/details';
import { setPatience } from '../../features/support/eventually';
import { arriveAt, fillIn, walkTo } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE } from '../../features/support/pages';
import { launchBrowser } from '../browser/find-browser';
import { FAULTS, type Fault } from './faults';
import { FaultyServer } from './faulty-server';
import { FaultMatrix } from './matrix';
import { deviceOf, keptParts, meet, type KeptDraft, type Witness } from './meeting';
import { NOW, TRIED_CALLS, type TriedCall } from './tried-calls';

// One fault of each kind in Chromium, on the production build; each call meets at least one. The whole matrix is tried without a browser.

const STARTING_UP_IN_MILLISECONDS = 60_000;
const PATIENCE_IN_MILLISECONDS = 20_000;
const LOOKS_TO_BE_SURE = 2;
/** About as much as a cheap phone is slower than a computer. */
const TIMES_SLOWER = 6;
const LIMIT_OF_A_CELL_IN_MILLISECONDS = 90_000;

setPatience(PATIENCE_IN_MILLISECONDS);

const matrix = new FaultMatrix();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, STARTING_UP_IN_MILLISECONDS);

afterAll(async () => {
  matrix.write('faults-in-browser', 'One fault of each kind in a browser');
  await browser?.close();
});

/** Of the forms that a status has, one that says yes and one that says no stand for the others. */
const ONE_OF_EACH_KIND = FAULTS.filter(({ name }) => !/^status (?!\d{3}|"true"|"false")/.test(name));

/** Each fault with a call that it can happen to, the calls in turn; a list that is long in life is tried as a long one. */
const CELLS = ONE_OF_EACH_KIND.map((fault, place): [string, Fault, TriedCall] => {
  const first = fault.name.startsWith('a list') ? TRIED_CALLS.findIndex(({ call }) => call === 'GET breeds') : place % TRIED_CALLS.length;
  const calls = [...TRIED_CALLS.slice(first), ...TRIED_CALLS];
  const tried = calls.find(({ endingOf }) => endingOf(fault) !== undefined)!;
  return [`${tried.call} × ${fault.name}`, fault, tried];
});

/** A customer with the production build, whose calls go to a faulty server. */
class BrowserWitness extends BrowserCustomer implements Witness {
  private readonly openRequests = new Set<Request>();

  private constructor(
    device: Device,
    private readonly site: PreviewServer,
  ) {
    super({ browser, address: site.resolvedUrls!.local[0]!, device, rehearse: undefined, heldCount: () => 0 });
  }

  static async before(server: FaultyServer, device: Device): Promise<BrowserWitness> {
    const site = await preview({
      mode: 'production',
      logLevel: 'silent',
      build: { outDir: 'dist-test/production' },
      preview: { port: 0, proxy: { '/api': proxyTo(server.url) } },
    });
    return new BrowserWitness(device, site);
  }

  async allThatIsSaid(): Promise<readonly string[]> {
    const texts = await this.page.locator('body').innerText();
    return texts.split('\n');
  }

  async draft(): Promise<KeptDraft> {
    return keptParts(await this.page.evaluate(() => sessionStorage.getItem('bookingDraft')));
  }

  asksFor(detail: Detail): Promise<boolean> {
    return this.control(detail).isVisible();
  }

  async rests(): Promise<void> {
    // Until then the page may be the one that was drawn ahead, which asks for nothing.
    await this.page.locator('#root:not([data-waits])').waitFor();
    for (let quiet = 0; quiet < LOOKS_TO_BE_SURE; quiet = this.openRequests.size === 0 ? quiet + 1 : 0) {
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
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

  protected override watch(page: Page): void {
    super.watch(page);
    page.on('request', (request) => this.openRequests.add(request));
    page.on('requestfinished', (request) => this.openRequests.delete(request));
    page.on('requestfailed', (request) => this.openRequests.delete(request));
  }

  override async leaves(): Promise<void> {
    await super.leaves();
    await this.site.close();
  }
}

describe('In a browser', () => {
  test.concurrent.each(CELLS)('%s', async (_name, fault, tried) => {
    matrix.note(tried.call, fault.name, 'failed');
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(server, deviceOf(tried, server));
    const ending = tried.endingOf(fault)!;
    await expect(meet({ server, customer, tried, fault, ending })).resolves.toBe(THANK_YOU_PAGE.path);
    expect(customer.accidents()).toEqual([]);
    matrix.note(tried.call, fault.name, 'passed');
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('who presses on and on until the next page is there books once', async () => {
    const tried = TRIED_CALLS.find(({ call }) => call === 'POST user/createBooking/walking')!;
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(server, deviceOf(tried, server));
    await tried.begin(customer);
    await customer.pressesOnAndOn('Get Best Quotes');
    await arriveAt(customer, THANK_YOU_PAGE);
    await customer.rests();
    expect(server.countOf(tried.call)).toBe(1);
    await customer.leaves();
    await server.stop();
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('who taps twice on the page before the summary books nothing', async () => {
    const tried = TRIED_CALLS.find(({ call }) => call === 'POST user/createBooking/walking')!;
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(server, deviceOf(tried, server));
    await walkTo(customer, pageOf('walking', 'pet page'), { person: tried.person, now: NOW });
    await fillIn(customer, { service: 'walking', step: 'pet page' }, { person: tried.person, now: NOW });
    await customer.pressesThereAgain('Next', 'Get Best Quotes');
    await customer.rests();
    expect((await customer.whereabouts()).path).toBe(pageOf('walking', 'summary').path);
    expect(server.countOf(tried.call)).toBe(0);
    await customer.presses('Get Best Quotes');
    await arriveAt(customer, THANK_YOU_PAGE);
    expect(server.countOf(tried.call)).toBe(1);
    await customer.leaves();
    await server.stop();
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('who presses on and on comes to the next page by one step of the history', async () => {
    const tried = TRIED_CALLS.find(({ call }) => call === 'POST user/createBooking/walking')!;
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(server, deviceOf(tried, server));
    await walkTo(customer, pageOf('walking', 'address page'), { person: tried.person, now: NOW });
    await fillIn(customer, { service: 'walking', step: 'address page' }, { person: tried.person, now: NOW });
    const before = await customer.entriesInHistory();
    await customer.pressesOnAndOn('Proceed');
    await arriveAt(customer, pageOf('walking', 'pet page'));
    await customer.rests();
    expect((await customer.entriesInHistory()) - before).toBe(1);
    await customer.leaves();
    await server.stop();
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('who presses Back twice in a row goes back by one step, and by another when asked again', async () => {
    const tried = TRIED_CALLS.find(({ call }) => call === 'POST user/createBooking/walking')!;
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(server, deviceOf(tried, server));
    await walkTo(customer, pageOf('walking', 'pet page'), { person: tried.person, now: NOW });
    for (const step of ['address page', 'date page'] as const) {
      await customer.pressesTwiceAtOnce('Back');
      await arriveAt(customer, pageOf('walking', step));
      await customer.rests();
      expect((await customer.whereabouts()).path).toBe(pageOf('walking', step).path);
    }
    await customer.leaves();
    await server.stop();
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('who goes back before the next page is there can go on again', async () => {
    const tried = TRIED_CALLS.find(({ call }) => call === 'POST user/createBooking/walking')!;
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(server, deviceOf(tried, server));
    await walkTo(customer, pageOf('walking', 'address page'), { person: tried.person, now: NOW });
    await fillIn(customer, { service: 'walking', step: 'address page' }, { person: tried.person, now: NOW });
    await customer.pressesAndGoesBack('Proceed');
    await arriveAt(customer, pageOf('walking', 'address page'));
    await customer.presses('Proceed');
    await arriveAt(customer, pageOf('walking', 'pet page'));
    expect(customer.accidents()).toEqual([]);
    await customer.leaves();
    await server.stop();
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('who goes back in the moment of the booking is thanked all the same', async () => {
    const tried = TRIED_CALLS.find(({ call }) => call === 'POST user/createBooking/walking')!;
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(server, deviceOf(tried, server));
    await tried.begin(customer);
    await customer.comesBackOnceAt(THANK_YOU_PAGE.path, pageOf('walking', 'pet page').path);
    await customer.presses('Get Best Quotes');
    await arriveAt(customer, THANK_YOU_PAGE);
    await customer.rests();
    expect(server.countOf(tried.call)).toBe(1);
    expect(customer.accidents()).toEqual([]);
    await customer.leaves();
    await server.stop();
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('who is led elsewhere while a guard leads them elsewhere finds a page', async () => {
    const tried = TRIED_CALLS.find(({ call }) => call === 'POST checkUser')!;
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = await BrowserWitness.before(server, deviceOf(tried, server));
    const [first, login] = [pageOf('walking', 'package page'), pageOf('walking', 'login page')];
    await customer.opens(first.path);
    await customer.rests();
    await customer.comesBackOnceAt(first.path, login.path);
    await customer.movesTo(login.path);
    await customer.rests();
    expect(await customer.whereabouts()).toMatchObject({ path: first.path, heading: first.heading });
    await customer.leaves();
    await server.stop();
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);

  test('each call meets a fault', () => {
    expect(new Set(CELLS.map(([, , { call }]) => call)).size).toBe(TRIED_CALLS.length);
  });
});
