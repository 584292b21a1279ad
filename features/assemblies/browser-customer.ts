import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { GEOLOCATION_ERROR_CODES, type Device } from '../support/assembly';
import type { Complaint, Customer, Evidence, PickedFile, Whereabouts } from '../support/customer';
import { isNamed, type Detail } from '../support/details';
import type { Answering } from '../support/entries';
import type { StoryPage } from '../support/pages';
import { BrowserDemoHands } from './browser-demo';
import { BrowserErrors } from './browser-errors';
import { eventually } from '../support/eventually';
import { insist, StoryError } from '../support/story-error';
import { accessibleName, complaintsOn, readOptions } from './browser-eyes';
import { OpenRequests } from './open-requests';
import type { Rehearsal } from './rehearsal';

const BASE_PATH = '/in/packages';
/** What of a page can be seen at once, in CSS pixels: of a small phone's, below the browser's own bar, and of a computer's. */
const PHONE = { width: 360, height: 616 };
const COMPUTER = { width: 1280, height: 900 };
const ACTION_TIMEOUT_IN_MILLISECONDS = 10_000;
const LOOKS_TO_BE_SURE = 2;

interface Options {
  readonly browser: Browser;
  /** Where the app is served, with its base path. */
  readonly address: string;
  readonly device: Device;
  /** Answers what a tab keeps whose owner has come to a page; undefined where nobody can tell without walking there. */
  readonly rehearse: Rehearsal | undefined;
  /** How many calls the server keeps back; any number where calls are answered by the page's own timers. */
  readonly heldCount: () => number;
}

/** A customer with Chromium, who finds everything by role and accessible name. */
export class BrowserCustomer implements Customer {
  private context: BrowserContext | undefined;
  private openedPage: Page | undefined;
  /** The instant on the device's clock, which moves only when the story lets time pass. */
  private now = 0;
  private readonly errors = new BrowserErrors();
  protected readonly requests = new OpenRequests();

  readonly demo = new BrowserDemoHands({
    page: () => this.page,
    open: (path) => this.opens(path),
    takeOtherDevice: () => this.takesOtherDevice(),
    startsAt: () => this.options.device.startsAt,
  });

  constructor(private readonly options: Options) {}

  async opens(path: string): Promise<void> {
    this.openedPage ??= await this.newPage();
    await this.page.goto(new URL(BASE_PATH + path, this.options.address).href);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  async reloads(): Promise<void> {
    await this.page.reload();
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  async movesTo(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, BASE_PATH + path);
  }

  hasOpened(): boolean {
    return this.openedPage !== undefined;
  }

  async returnsTo(page: StoryPage, answering: Answering): Promise<boolean> {
    const { device, rehearse } = this.options;
    const entries = await rehearse?.(page, answering, device);
    if (!entries) return false;
    this.openedPage = await this.newPage();
    await this.openedPage.addInitScript((kept) => {
      // Once a tab, not at each page load: the window keeps its name.
      if (window.name) return;
      window.name = 'returned';
      for (const [key, value] of kept) sessionStorage.setItem(key, value);
    }, entries);
    await this.opens(page.path);
    return true;
  }

  async goesBackInHistory(): Promise<void> {
    await this.page.goBack();
  }

  async damagesDraft(): Promise<void> {
    await this.page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"version":1,"draft":');
    });
  }

  async losesNetwork(): Promise<void> {
    await this.context!.setOffline(true);
  }

  async getsAnswers(): Promise<void> {
    await this.page.locator('#root:not([data-waits])').waitFor({ state: 'attached' });
    let quietLooks = 0;
    await eventually(async () => {
      // What the page did before it answers is known after.
      await this.page.evaluate(() => undefined);
      quietLooks = this.requests.count <= this.options.heldCount() ? quietLooks + 1 : 0;
      insist(quietLooks >= LOOKS_TO_BE_SURE, 'Requests are still on their way.');
    });
  }

  async waits(seconds: number): Promise<void> {
    // A call that the story leapt over would run into its timeout.
    await this.getsAnswers();
    this.now += seconds * 1000;
    await this.page.clock.setFixedTime(this.now);
    // The date stands still by itself; timers that have become due hear of it at once.
    await this.page.clock.fastForward(seconds * 1000);
  }

  async presses(control: string): Promise<void> {
    try {
      await this.pressable(control).click();
    } catch (error) {
      if (await this.isOffered(control)) throw error;
      throw new StoryError(`'${control}' cannot be pressed on the page ${(await this.whereabouts()).path}.`);
    }
  }

  gives(detail: Detail, value: string): Promise<void> {
    const { kind } = detail;
    const control = this.control(detail);
    return this.telling(detail, value, async () => {
      if (kind === 'choice') await this.option(detail, value).check();
      else if (kind === 'time') await control.selectOption(value === '' ? { value: '' } : { label: value });
      else if (kind === 'code') await this.fillBoxes(control, value);
      else {
        await control.fill(value);
        // Leaving the field is part of writing into it, because some messages come only then. Suggestions would go with it.
        if (kind !== 'suggested') await control.blur();
      }
    });
  }

  takesSuggestion(detail: Detail, start: string): Promise<void> {
    return this.telling(detail, start, async () => {
      await this.control(detail).fill(start);
      await this.page.getByRole('option', { name: startingWith(start) }).first().click();
    });
  }

  async picksDay(detail: Detail, day: string): Promise<void> {
    const [month, date, year] = day.split(/,? /);
    const monthOfDay = `${month} ${year}`;
    await this.calendarButton(detail).click();
    const shownMonth = this.page.getByRole('button', { name: /choose month and year$/ });
    for (let shown = await shownMonth.innerText(); shown !== monthOfDay; shown = await shownMonth.innerText()) {
      await this.presses(Date.parse(`1 ${shown}`) < Date.parse(`1 ${monthOfDay}`) ? 'Next month' : 'Previous month');
    }
    await this.presses(`${date} ${monthOfDay}`);
  }

  toggles(detail: Detail, option: string): Promise<void> {
    return this.telling(detail, option, () => this.option(detail, option).click());
  }

  async togglesByKeyboard(detail: Detail, option: string): Promise<void> {
    await this.option(detail, option).press('Space');
  }

  async passesBy(detail: Detail): Promise<void> {
    const control = this.control(detail);
    await (detail.kind === 'choice' ? control.getByRole('radio').first() : control).focus();
    await this.page.keyboard.press('Tab');
  }

  async pastesCode(text: string): Promise<void> {
    await this.context!.grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((code) => navigator.clipboard.writeText(code), text);
    await this.page.getByRole('textbox', { name: 'Digit 1 of 4', exact: true }).focus();
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  async uploads({ name, mimeType, content }: PickedFile): Promise<void> {
    await this.page.getByLabel('Pet image', { exact: true }).setInputFiles({ name, mimeType, buffer: content });
    await this.page.getByText('Preparing the picture', { exact: true }).waitFor({ state: 'hidden' });
  }

  hitsKey(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async closesAlert(): Promise<void> {
    const alert = this.page.getByRole('alertdialog');
    await alert.getByRole('button', { name: 'OK', exact: true }).click();
    await alert.waitFor({ state: 'hidden' });
  }

  async whereabouts(): Promise<Whereabouts> {
    const heading = await this.page.getByRole('heading', { level: 1 }).textContent();
    return { path: new URL(this.page.url()).pathname.replace(BASE_PATH, ''), heading: heading ?? '' };
  }

  async isOffered(name: string): Promise<boolean> {
    const control = this.pressable(name);
    return (await control.isVisible()) && control.isEnabled();
  }

  async alert(): Promise<string | undefined> {
    const alert = this.page.getByRole('alertdialog');
    return (await alert.isVisible()) ? accessibleName(alert) : undefined;
  }

  complaints(): Promise<readonly Complaint[]> {
    return complaintsOn(this.page);
  }

  async attention(): Promise<string> {
    const isAtTop = await this.page.evaluate(() => scrollY === 0);
    const focused = this.page.locator(':focus');
    return isAtTop && (await focused.count()) === 1 ? accessibleName(focused) : '';
  }

  async sees(text: string): Promise<boolean> {
    // A text alone would be found in any case.
    return this.page.getByText(new RegExp(escaped(text))).filter({ visible: true }).first().isVisible();
  }

  async valuesOf(detail: Detail): Promise<readonly string[]> {
    const { kind } = detail;
    const control = this.control(detail);
    if (kind in OPTION_ROLES) return (await readOptions(control)).filter(({ isOn }) => isOn).map(({ name }) => name);
    if (kind === 'code') {
      // Boxes that are not there would pass for empty ones.
      if (!(await control.isVisible())) throw new StoryError(`The page does not ask for '${detail.name}'.`);
      return Promise.all((await control.getByRole('textbox').all()).map((box) => box.inputValue()));
    }
    const text = kind === 'dialog' ? await control.innerText() : await control.inputValue();
    return kind === 'time' && text === '' ? [] : [text];
  }

  async optionsOf(detail: Detail): Promise<readonly string[]> {
    const { kind } = detail;
    if (kind in OPTION_ROLES) return (await readOptions(this.control(detail))).map(({ name }) => name);
    if (kind === 'time') return this.control(detail).locator('option:not([value=""])').allTextContents();
    return kind === 'suggested' ? this.page.getByRole('option').allTextContents() : [];
  }

  async progress(): Promise<string> {
    const bar = this.page.getByRole('progressbar', { name: 'Booking progress', exact: true });
    return (await bar.isVisible()) ? ((await bar.getAttribute('aria-valuetext')) ?? '') : '';
  }

  async summary(): Promise<Readonly<Record<string, string>>> {
    const texts = (role: 'term' | 'definition') => this.page.getByRole('main').getByRole(role).allTextContents();
    const [labels, values] = await Promise.all([texts('term'), texts('definition')]);
    return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));
  }

  async total(): Promise<string> {
    const total = await this.page.getByText(/^Total\s+₹/).textContent();
    return total?.replace(/^Total\s+/, '') ?? '';
  }

  loggedFailures(): readonly string[] {
    return this.errors.logged;
  }

  accidents(): readonly string[] {
    return this.errors.accidents;
  }

  async evidence(): Promise<Evidence> {
    if (!this.openedPage) return { notes: 'The app was not opened.' };
    const { page, errors } = this;
    const parts = await page.locator('main, dialog[open]').all();
    const told = await Promise.all(parts.map((part) => part.ariaSnapshot()));
    const notes = [page.url(), '', 'Console:', ...errors.console, ...errors.accidents, '', 'Page:', ...told].join('\n');
    return { picture: await page.screenshot({ fullPage: true }), notes };
  }

  async leaves(): Promise<void> {
    await this.context?.close();
  }

  private async takesOtherDevice(): Promise<void> {
    // What the device put aside was still about is nobody's story any more.
    this.openedPage?.removeAllListeners('console');
    await this.context?.close();
    this.openedPage = undefined;
  }

  protected get page(): Page {
    if (!this.openedPage) throw new Error('The app is not open yet: the story has to begin with a page.');
    return this.openedPage;
  }

  private async newPage(): Promise<Page> {
    const { address, browser, device } = this.options;
    this.context = await browser.newContext({
      locale: 'en-IN',
      timezoneId: device.timeZone,
      viewport: device.isPhone ? PHONE : COMPUTER,
      reducedMotion: 'reduce',
      // Playwright opens a page of its own to fill a storage: not for nothing, and most devices keep nothing yet.
      ...(device.localStorage.size > 0 && {
        storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage: localStorageOf(device) }] },
      }),
    });
    this.context.setDefaultTimeout(ACTION_TIMEOUT_IN_MILLISECONDS);
    this.now = device.startsAt;
    await this.context.clock.install({ time: this.now });
    await this.context.clock.setFixedTime(this.now);
    await this.context.addInitScript(answerGeolocation, { location: device.location, codes: GEOLOCATION_ERROR_CODES });
    if (!device.hasServiceWorkers) await this.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const page = await this.context.newPage();
    this.watch(page);
    return page;
  }

  /** Begins to watch a page before it is opened. */
  protected watch(page: Page): void {
    this.errors.watch(page);
    this.requests.watch(page);
  }

  protected pressable(name: string): Locator {
    const [, block] = /^Change (.+)$/.exec(name) ?? [];
    if (block) return this.page.getByRole('region', { name: block }).getByRole('link', { name: 'Change', exact: true });
    const named = { name, exact: true };
    return this.page.getByRole('button', named).or(this.page.getByRole('link', named));
  }

  /** The control that holds a detail, alone or as a group of options. */
  protected control({ kind, name }: Detail): Locator {
    return this.page.getByRole(ROLES[kind], { name, exact: true });
  }

  /** The button that opens the calendar of a date. */
  protected calendarButton(detail: Detail): Locator {
    return this.control(detail).locator(CLOSEST_WITH_CALENDAR).getByRole('button', { name: 'Open calendar' });
  }

  /** Acts on a detail. What cannot be done because the page does not ask for it, or does not offer it, is told in a sentence. */
  protected async telling(detail: Detail, value: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const { path } = await this.whereabouts();
      if (!(await this.control(detail).isVisible())) throw new StoryError(`The page ${path} does not ask for '${detail.name}'.`);
      const options = await this.optionsOf(detail);
      if (options.length === 0 || options.some((option) => isNamed(detail, option, value))) throw error;
      throw new StoryError(`'${value}' is not offered, but ${options.join(', ')}.`);
    }
  }

  protected option(detail: Detail, option: string): Locator {
    const named = detail.isToldByStart ? { name: startingWith(option) } : { name: option, exact: true };
    return this.control(detail).getByRole(OPTION_ROLES[detail.kind]!, named);
  }

  private async fillBoxes(group: Locator, code: string): Promise<void> {
    const boxes = group.getByRole('textbox');
    for (const [index, digit] of [...code].entries()) await boxes.nth(index).fill(digit);
  }
}

/** What assistive technology calls the control of each kind of detail. */
const ROLES = {
  text: 'textbox',
  date: 'textbox',
  shown: 'textbox',
  suggested: 'combobox',
  time: 'combobox',
  choice: 'radiogroup',
  choices: 'group',
  toggles: 'group',
  code: 'group',
  dialog: 'button',
  picture: 'button',
} as const satisfies Record<Detail['kind'], string>;

const CLOSEST_WITH_CALENDAR = 'xpath=ancestor::div[.//button[@aria-label="Open calendar"]][1]';

/** The kinds that are groups of options, and what each option is. */
const OPTION_ROLES: Readonly<Partial<Record<Detail['kind'], 'radio' | 'checkbox' | 'button'>>> = {
  choice: 'radio',
  choices: 'checkbox',
  toggles: 'button',
};

interface GeolocationAnswer {
  readonly location: Device['location'];
  readonly codes: typeof GEOLOCATION_ERROR_CODES;
}

/** Runs in the page: the device answers where it is, or why it cannot tell, without asking anybody. */
function answerGeolocation({ location, codes }: GeolocationAnswer): void {
  navigator.geolocation.getCurrentPosition = (onSuccess, onError) => {
    if (typeof location === 'string') onError?.({ code: codes[location], message: location } as GeolocationPositionError);
    else onSuccess({ coords: location as GeolocationCoordinates, timestamp: 0 } as GeolocationPosition);
  };
}

/** A card's name begins with the name that customers use, and goes on with its price and more. */
export function startingWith(name: string): RegExp {
  return new RegExp(`^${escaped(name)}`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function localStorageOf({ localStorage }: Device): { name: string; value: string }[] {
  return [...localStorage].map(([name, value]) => ({ name, value }));
}
