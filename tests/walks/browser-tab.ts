import type { Locator, Page } from 'playwright-core';
import { BrowserErrors } from '../../features/assemblies/browser-errors';
import type { CoreField, CorePage } from '../../features/assemblies/core-fields';
import { PICTURES } from '../../features/support/pictures';
import type { Shown } from './specification';
import type { Clicks, StoredDraft, Tab } from './tab';

const BASE_PATH = '/in/packages';
const FUNNEL_PAGE = /^\/(?:walking|training|grooming)\/(?:1|2|signup|login|address|petdetails|summary)$/i;
const NOTHING: CorePage = { fields: {}, controls: {}, texts: [] };
/** What the button says while no location is chosen. */
const NO_LOCATION = 'Select where your pet lives';
/** So that some of many clicks come after the answer, and none so late that it is meant for the next page. */
const CLICKS_IN_A_ROW = { pauseInMilliseconds: 8, limitInMilliseconds: 250 };
/** A card of a radio group has buttons of its own, which are no options. */
const OPTION_ROLES = { radiogroup: ['radio'], group: ['checkbox', 'button'] };

type Role = Parameters<Page['getByRole']>[0];

/** An element as assistive technology is told of it, with how deep it stands. */
interface Told {
  readonly depth: number;
  readonly role: Role;
  readonly name: string;
  readonly states: string;
  readonly text: string;
}

/** Playwright tells an element a line: `- radio "1 Walk" [checked]`, in quotes of its own where a colon stands in the name. */
const TOLD_ELEMENT = /^(?<indent> *)- '?(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]+\])*)'?:? ?(?<text>.*)$/;

/** A tab of Chromium, read by roles and names as assistive technology has them. */
export class BrowserTab implements Tab {
  private readonly errors = new BrowserErrors();
  private heard = { logged: 0, accidents: 0 };

  constructor(
    private readonly tab: Page,
    private readonly site: string,
  ) {
    this.errors.watch(tab);
  }

  async opens(path: string): Promise<void> {
    await this.tab.goto(this.site + BASE_PATH + path);
    await this.heading.waitFor();
  }

  async reloads(): Promise<void> {
    await this.tab.reload();
    await this.heading.waitFor();
  }

  async goesBack(): Promise<void> {
    await this.tab.evaluate(() => history.length > 1 && navigation.canGoBack && history.back());
    await this.heading.waitFor();
  }

  async goesForward(): Promise<void> {
    await this.tab.evaluate(() => history.forward());
    await this.heading.waitFor();
  }

  async presses(control: string, times: Clicks): Promise<void> {
    const { [control]: press } = await this.pressable();
    if (times === 1) await press?.click();
    else await press?.evaluate(clickThere, { times, ...CLICKS_IN_A_ROW });
  }

  async closesAlert(): Promise<void> {
    await this.tab.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).click();
  }

  async uploads(): Promise<void> {
    const { name, mimeType, content } = PICTURES.read('a picture');
    await this.tab.getByLabel('Pet image', { exact: true }).setInputFiles({ name, mimeType, buffer: content });
    await this.tab.getByText('Preparing the picture', { exact: true }).waitFor({ state: 'hidden' });
  }

  path(): string {
    return new URL(this.tab.url()).pathname.replace(BASE_PATH, '');
  }

  async page(): Promise<CorePage> {
    if (!FUNNEL_PAGE.test(this.path())) return NOTHING;
    const told = await this.told();
    const scope = await this.scope();
    const fields = told.flatMap((element, place): [string, CoreField][] => {
      const found = this.fieldOf(element, insideOf(told, place), scope);
      return found ? [[element.name, found]] : [];
    });
    const controls = Object.entries(await this.pressable(told)).map(([name, control]): [string, () => unknown] => [name, () => control.click()]);
    return { fields: Object.fromEntries(fields), controls: Object.fromEntries(controls), texts: (await scope.innerText()).split('\n') };
  }

  async alert(): Promise<string | undefined> {
    const alert = this.tab.getByRole('alertdialog');
    return (await alert.isVisible()) ? alert.innerText() : undefined;
  }

  async total(): Promise<string | undefined> {
    const [, total] = /Total\s+(₹[\d,.]+)/.exec(await this.tab.locator('main').innerText()) ?? [];
    return total;
  }

  async shown(): Promise<Shown> {
    const texts = (role: 'term' | 'definition') => this.tab.locator('main').getByRole(role).allTextContents();
    const [labels, values, total] = await Promise.all([texts('term'), texts('definition'), this.total()]);
    return { service: this.path().split('/')[1]!, rows: labels.map((label, index) => [label, values[index]!]), total: total! };
  }

  isLoggedIn(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async draft(): Promise<StoredDraft | undefined> {
    const text = await this.tab.evaluate(() => sessionStorage.getItem('bookingDraft'));
    return text === null ? undefined : (JSON.parse(text).draft as StoredDraft);
  }

  noise() {
    const { logged, accidents } = this.errors;
    const heard = { logged: logged.slice(this.heard.logged), accidents: accidents.slice(this.heard.accidents) };
    this.heard = { logged: logged.length, accidents: accidents.length };
    return heard;
  }

  /** The app's own; before it is there the page is the one that was drawn ahead. */
  private get heading(): Locator {
    return this.tab.locator('#root:not([data-waits])').getByRole('heading', { level: 1 });
  }

  /** The page, or the dialog that covers it. */
  private async scope(): Promise<Locator> {
    const dialog = this.tab.locator('dialog[open]');
    return (await dialog.count()) > 0 ? dialog.last() : this.tab.locator('main');
  }

  private async told(): Promise<readonly Told[]> {
    const snapshot = await (await this.scope()).ariaSnapshot();
    return snapshot.split('\n').flatMap((line) => {
      const { indent = '', role, name = '', states = '', text = '' } = TOLD_ELEMENT.exec(line)?.groups ?? {};
      return role ? [{ depth: indent.length, role: role as Role, name: name.replaceAll('\\"', '"'), states, text }] : [];
    });
  }

  /** The buttons and links that can be pressed, and are no options of a group; those of one name are told apart by their place. */
  private async pressable(told?: readonly Told[]): Promise<Readonly<Record<string, Locator>>> {
    const scope = await this.scope();
    const elements = told ?? (await this.told());
    const all = elements.filter(({ role }) => role === 'button' || role === 'link');
    const seen = new Map<string, number>();
    return Object.fromEntries(
      all.flatMap(({ role, name, states }): [string, Locator][] => {
        const place = seen.get(role + name) ?? 0;
        seen.set(role + name, place + 1);
        if (states.includes('[disabled]')) return [];
        return [[place === 0 ? name : `${name} (${place + 1})`, scope.getByRole(role, { name, exact: true }).nth(place)]];
      }),
    );
  }

  private fieldOf({ role, name, text }: Told, inside: readonly Told[], scope: Locator): CoreField | undefined {
    const control = scope.getByRole(role, { name, exact: true });
    if (role === 'button' && name === 'Location') return field([text === NO_LOCATION ? '' : text], [], () => control.click());
    if (role === 'button' && name === 'Pet image') return field([''], [], () => {});
    if (role === 'group' && name === 'One-time code') return field([''], [], (code) => enterCode(control, code));
    if (role === 'group' || role === 'radiogroup') {
      const options = inside.filter((option) => OPTION_ROLES[role].includes(option.role));
      const isOn = ({ states }: Told) => states.includes('[checked]') || states.includes('[pressed]');
      return field(options.filter(isOn).map((option) => option.name), options.map((option) => option.name), (wanted) => {
        const option = options.find((each) => each.name === wanted)!;
        // Who saves an address twice has two of one name.
        return control.getByRole(option.role, { name: wanted, exact: true }).first().click();
      });
    }
    if (role === 'combobox' && inside.some((option) => option.role === 'option')) {
      const options = inside.filter((option) => option.name !== '' && !option.name.startsWith('Select'));
      const chosen = options.filter(({ states }) => states.includes('[selected]'));
      return field(chosen.map((option) => option.name), options.map((option) => option.name), (wanted) => control.selectOption({ label: wanted }));
    }
    if (role !== 'textbox' && role !== 'combobox') return undefined;
    const type = async (wanted: string) => {
      await control.fill(wanted);
      if (role === 'textbox') await control.blur();
    };
    if (role === 'textbox') return field([text], [], type);
    const take = () => this.tab.getByRole('option').first().click();
    return { ...field([text], [], take), type };
  }
}

/** Runs in the page: clicks several times on one place, whatever comes to stand there. */
async function clickThere(control: Element, { times, pauseInMilliseconds, limitInMilliseconds }: typeof CLICKS_IN_A_ROW & { times: number }): Promise<void> {
  control.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = control.getBoundingClientRect();
  // The clock of the page stands still.
  const now = () => Number(document.timeline.currentTime);
  const since = now();
  for (let time = 0; time < times && now() - since < limitInMilliseconds; time += 1) {
    // Of a drawing as well, which has no click() of its own.
    document.elementFromPoint(left + width / 2, top + height / 2)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds));
  }
}

function field(values: readonly string[], options: readonly string[], fill: (value: string) => unknown): CoreField {
  return { values, options, message: undefined, fill };
}

/** What stands inside of an element. */
function insideOf(told: readonly Told[], place: number): readonly Told[] {
  const rest = told.slice(place + 1);
  const end = rest.findIndex(({ depth }) => depth <= told[place]!.depth);
  return end < 0 ? rest : rest.slice(0, end);
}

async function enterCode(group: Locator, code: string): Promise<void> {
  for (const [index, digit] of [...code].entries()) await group.getByRole('textbox').nth(index).fill(digit);
}
