import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Device } from '../support/assembly';
import type { Complaint, Customer, PickedFile, Whereabouts } from '../support/customer';
import { BrowserErrors } from './browser-errors';
import { accessibleName, complaintsOn, readOptions } from './browser-eyes';

const BASE_PATH = '/in/packages';
const ACTION_TIMEOUT_IN_MILLISECONDS = 5000;

interface Options {
  readonly browser: Browser;
  /** Where the app is served, with its base path. */
  readonly address: string;
  readonly device: Device;
  /** What the browser kept of the visits to each page so far, by page and device. */
  readonly marks: Map<string, KeptEntries>;
}

/** What session storage held. */
export type KeptEntries = readonly (readonly [key: string, value: string])[];

/** A customer with Chromium, who finds everything by role and accessible name. */
export class BrowserCustomer implements Customer {
  private context: BrowserContext | undefined;
  private openedPage: Page | undefined;
  private readonly errors = new BrowserErrors();

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

  async marks(path: string): Promise<void> {
    const entries = await this.page.evaluate(() => Object.entries(sessionStorage) as [string, string][]);
    this.options.marks.set(this.markOf(path), entries);
  }

  async returnsTo(path: string): Promise<boolean> {
    const entries = this.options.marks.get(this.markOf(path));
    if (!entries) return false;
    this.openedPage = await this.newPage();
    await this.openedPage.addInitScript((kept) => {
      // Once a tab, not at each page load: the window keeps its name.
      if (window.name) return;
      window.name = 'returned';
      for (const [key, value] of kept) sessionStorage.setItem(key, value);
    }, entries);
    await this.opens(path);
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

  async waits(seconds: number): Promise<void> {
    await this.page.clock.fastForward(seconds * 1000);
  }

  async presses(control: string): Promise<void> {
    await this.pressable(control).click();
  }

  async fillsIn(field: string, value: string): Promise<void> {
    const control = this.control(field);
    const kind = await kindOf(control);
    if (kind === 'radiogroup') await control.getByRole('radio', { name: startingWith(value) }).check();
    else if (kind === 'select') await control.selectOption(value === '' ? { value: '' } : { label: value });
    else if (kind === 'group') await this.fillBoxes(control, value);
    else if (kind === 'combobox') await this.pick(control, value);
    else await this.write(control, value);
  }

  async types(field: string, text: string): Promise<void> {
    await this.control(field).fill(text);
  }

  async toggles(name: string, group: string): Promise<void> {
    await this.option(name, group).click();
  }

  async togglesByKeyboard(name: string, group: string): Promise<void> {
    await this.option(name, group).press('Space');
  }

  async passesBy(field: string): Promise<void> {
    const control = this.control(field);
    const radio = control.getByRole('radio').first();
    await ((await kindOf(control)) === 'radiogroup' ? radio : control).focus();
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

  async closesAlert(): Promise<void> {
    const alert = this.page.getByRole('alertdialog');
    await alert.getByRole('button', { name: 'OK', exact: true }).click();
    await alert.waitFor({ state: 'hidden' });
  }

  async whereabouts(): Promise<Whereabouts> {
    const heading = await this.page.getByRole('heading', { level: 1 }).textContent();
    return { path: new URL(this.page.url()).pathname.replace(BASE_PATH, ''), heading: heading ?? '' };
  }

  canPress(control: string): Promise<boolean> {
    return this.pressable(control).isEnabled();
  }

  async alert(): Promise<string | undefined> {
    const alert = this.page.getByRole('alertdialog');
    return (await alert.isVisible()) ? accessibleName(alert) : undefined;
  }

  complaints(): Promise<readonly Complaint[]> {
    return complaintsOn(this.page);
  }

  async sees(text: string): Promise<boolean> {
    return this.page.getByText(text).filter({ visible: true }).first().isVisible();
  }

  async valueOf(field: string): Promise<string> {
    const control = this.control(field);
    const kind = await kindOf(control);
    if (kind === 'select') return (await control.locator('option:checked').textContent()) ?? '';
    if (kind === 'textbox' || kind === 'combobox') return control.inputValue();
    const boxes = kind === 'group' ? await control.getByRole('textbox').all() : [];
    if (boxes.length > 0) return (await Promise.all(boxes.map((box) => box.inputValue()))).filter(Boolean).join(' + ');
    const options = await readOptions(control);
    return options.filter(({ isOn }) => isOn).map(({ name }) => name).join(' + ');
  }

  async optionsOf(field: string): Promise<readonly string[]> {
    const control = this.control(field);
    const kind = await kindOf(control);
    if (kind === 'select') return control.locator('option:not([value=""])').allTextContents();
    if (kind === 'combobox') return this.page.getByRole('option').allTextContents();
    return (await readOptions(control)).map(({ name }) => name);
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

  async leaves({ name, isFailed }: { name: string; isFailed: boolean }): Promise<void> {
    if (isFailed && this.openedPage) await this.keepEvidence(name);
    await this.context?.close();
  }

  private get page(): Page {
    if (!this.openedPage) throw new Error('The app is not open yet: the story has to begin with a page.');
    return this.openedPage;
  }

  private async newPage(): Promise<Page> {
    const { address, browser, device } = this.options;
    this.context = await browser.newContext({
      locale: 'en-IN',
      timezoneId: device.timeZone,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage: keptEntries(device) }] },
    });
    this.context.setDefaultTimeout(ACTION_TIMEOUT_IN_MILLISECONDS);
    await this.context.clock.install({ time: device.startsAt });
    const page = await this.context.newPage();
    this.errors.watch(page);
    return page;
  }

  private pressable(name: string): Locator {
    const named = { name, exact: true };
    return this.page.getByRole('button', named).or(this.page.getByRole('link', named));
  }

  /** A control that holds a value, alone or as a group of options. */
  private control(name: string): Locator {
    const named = { name, exact: true };
    const { page } = this;
    return page
      .getByRole('textbox', named)
      .or(page.getByRole('combobox', named))
      .or(page.getByRole('radiogroup', named))
      .or(page.getByRole('group', named));
  }

  private option(name: string, group: string): Locator {
    const options = this.control(group);
    const named = { name: startingWith(name) };
    return options.getByRole('checkbox', named).or(options.getByRole('radio', named)).or(options.getByRole('button', named));
  }

  private markOf(path: string): string {
    const { localStorage, startsAt, timeZone } = this.options.device;
    return JSON.stringify([path, startsAt, timeZone, ...localStorage]);
  }

  /** Leaving the field is part of writing into it: some messages come only then. */
  private async write(control: Locator, text: string): Promise<void> {
    await control.fill(text);
    await control.blur();
  }

  private async fillBoxes(group: Locator, code: string): Promise<void> {
    const boxes = group.getByRole('textbox');
    for (const [index, digit] of [...code].entries()) await boxes.nth(index).fill(digit);
  }

  private async pick(control: Locator, value: string): Promise<void> {
    await control.fill(value);
    if (value === '') return;
    await this.page.getByRole('option', { name: startingWith(value) }).first().click();
  }

  private async keepEvidence(scenario: string): Promise<void> {
    const name = `reports/failed/${scenario.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    await mkdir('reports/failed', { recursive: true });
    await this.page.screenshot({ path: `${name}.png`, fullPage: true });
    const lines = [this.page.url(), ...this.errors.logged, ...this.errors.accidents];
    await writeFile(`${name}.txt`, [...lines, await this.page.locator('body').ariaSnapshot()].join('\n'));
  }
}

type Kind = 'textbox' | 'combobox' | 'select' | 'radiogroup' | 'group';

function kindOf(control: Locator): Promise<Kind> {
  return control.evaluate((element): Kind => {
    const role = element.getAttribute('role');
    if (element.tagName === 'SELECT') return 'select';
    if (role === 'radiogroup' || role === 'combobox') return role;
    return role === 'group' || element.tagName === 'FIELDSET' ? 'group' : 'textbox';
  });
}

/** A card's name begins with the name that customers use, and goes on with its price and more. */
function startingWith(name: string): RegExp {
  return new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

function keptEntries({ localStorage }: Device): { name: string; value: string }[] {
  return [...localStorage].map(([name, value]) => ({ name, value }));
}
