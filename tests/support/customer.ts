import { namesLike, nearestWords } from './word-list';
import { DETAILS, matchesName, takesOptions, type Detail, type DetailKind } from './details';
import { DemoPresenter } from './demo-presenter';
import type { DraftSnapshots } from './draft-snapshots';
import type { Driver, Evidence, PickedFile } from './driver';
import type { EntryContext } from './entries';
import type { AppPage } from './pages';
import type { FieldMessage, Target, Whereabouts } from './page-reader';
import { spellingHint } from './spelling-hints';
import { withTapCounter } from './tap-counter';
import { fail, ensure, ScenarioError } from './scenario-error';
import { beginWait } from './wait';

/** The text beside a picture field that has a picture. */
const PICTURE_ADDED = 'Picture added';

/** The ARIA role of each kind of detail. */
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
} as const satisfies Record<DetailKind, string>;

/** The kinds of detail that are groups of options, with the role of their options. */
const OPTION_ROLES: Readonly<Partial<Record<DetailKind, 'radio' | 'checkbox' | 'button'>>> = {
  choice: 'radio',
  choices: 'checkbox',
  toggles: 'button',
};

/**
 * A customer of the app: everything that scenarios and other tests do with the app and read from it. Controls go by their
 * accessible names. The driver does the work: in process, in a browser, or by keyboard only.
 */
export class Customer {
  /** The actions of a presenter in the demo's panel. */
  readonly demo = new DemoPresenter(this);

  readonly driver: Driver;
  /** How often the customer has tapped since the first page. */
  tapCount = 0;

  constructor(
    driver: Driver,
    private readonly snapshots?: DraftSnapshots,
  ) {
    this.driver = withTapCounter(driver, () => (this.tapCount += 1));
  }

  private isOpened = false;

  /** Retries a check until it passes. Throws its last error once the page is idle, or after the wait limit. */
  async waitFor<Seen>(check: () => Promise<Seen> | Seen): Promise<Seen> {
    const expectInTime = beginWait();
    for (let isLastLook = false; ; ) {
      try {
        return await check();
      } catch (error) {
        if (isLastLook) throw error;
        expectInTime(() => `${error instanceof Error ? error.message : String(error)} The page is still busy.`);
        isLastLook = !(await this.driver.waitForActivity());
      }
    }
  }

  /** Waits until the app runs and no answer is outstanding, except those that the server holds. */
  waitsUntilIdle(): Promise<void> {
    return this.driver.waitUntilIdle();
  }

  /** Types an address; the path is the app's own, '/walking/2'. */
  async opens(path: string): Promise<void> {
    this.isOpened = true;
    await this.driver.open(path);
    await this.waitsForHeading();
  }

  async reloads(): Promise<void> {
    await this.driver.reload();
    await this.waitsForHeading();
  }

  /** Goes to a path by the browser's history, without a page load. */
  movesTo(path: string): Promise<void> {
    return this.driver.moveTo(path);
  }

  hasOpened(): boolean {
    return this.isOpened;
  }

  /**
   * Opens a page like a restored tab, with everything entered on the shortest way there. Answers false, and opens nothing,
   * without snapshots.
   */
  async returnsTo(page: AppPage, context: EntryContext): Promise<boolean> {
    const entries = await this.snapshots?.entriesAt(page, context, this.driver.device);
    if (!entries) return false;
    await this.driver.setSessionEntries(entries);
    await this.opens(page.path);
    return true;
  }

  /** Cuts off the stored draft, like a crash in the middle of writing. */
  async damagesDraft(): Promise<void> {
    const entries = await this.driver.sessionEntries();
    await this.driver.setSessionEntries(entries.map(([key]) => [key, '{"version":1,"draft":']));
  }

  /** Lets time pass on the device. Open calls are answered first, because they would run into their timeouts. */
  async waits(seconds: number): Promise<void> {
    await this.driver.waitUntilIdle();
    await this.driver.passTime(seconds);
  }

  async presses(control: string): Promise<void> {
    await this.waitFor(() => this.expectOffered(control));
    await this.driver.press(control);
  }

  /** Throws unless a button or link can be pressed. */
  async expectOffered(control: string): Promise<void> {
    if (await this.isOffered(control)) return;
    const alert = await this.alert();
    ensure(alert === undefined, `An alert is open: say that she is alerted "${alert}".`);
    const { path } = await this.whereabouts();
    const names = (await this.driver.read('pressables')).join(', ');
    throw new ScenarioError(`'${control}' cannot be pressed on the page ${path}. What can: ${names || 'nothing'}.`);
  }

  /** Waits until the page has an element. */
  finds(target: Target): Promise<void> {
    return this.waitFor(async () => {
      if (await this.driver.read('has', target)) return;
      const names = target.role ? await this.driver.read('namesOf', target.role) : [];
      throw new ScenarioError(`'${target.name ?? target.role}' is not there, but ${namesLike(target.name ?? '', names)}.`);
    });
  }

  /** Waits until the page, or the dialog above it, shows a text of whole words. */
  findsText(text: string): Promise<void> {
    return this.waitFor(async () => {
      if (await this.driver.read('says', text)) return;
      const [nearest] = nearestWords(text, partsOf(await this.driver.read('texts'), text.split(' ').length));
      throw new ScenarioError(`'${text}' is not on the page.${nearest ? ` The nearest is '${nearest}'.` : ''}`);
    });
  }

  /** Presses an element other than a button or link by its name. */
  async pressesTarget(target: Target): Promise<void> {
    await this.finds(target);
    await this.driver.press(target);
  }

  /** Writes a detail or chooses one of its options; '' empties a text or a time. */
  async gives(detail: Detail, value: string): Promise<void> {
    const control = controlOf(detail);
    await this.expectAskedFor(detail, value);
    if (detail.kind === 'choice') await this.turnsOn(detail, value);
    else if (detail.kind === 'time') await this.driver.select(control, value);
    else if (detail.kind === 'code') await this.fillsBoxes(control, value);
    else {
      await this.driver.write(control, value);
      // Leaves the field, because some messages appear only then. In a field with suggestions, leaving would close them.
      if (detail.kind !== 'suggested') await this.driver.leave(control);
    }
  }

  /** Writes into a detail and keeps the focus there. */
  async writes(detail: Detail, text: string): Promise<void> {
    await this.expectAskedFor(detail, '');
    const field = controlOf(detail);
    await this.driver.write(field, text);
  }

  /** Appends a text to a detail, one character at a time. */
  async types(detail: Detail, text: string): Promise<void> {
    for (const character of text) {
      const [held = ''] = await this.valuesOf(detail);
      await this.writes(detail, held + character);
    }
  }

  /** Writes a detail, and takes the first suggestion. */
  async takesSuggestion(detail: Detail, start: string): Promise<void> {
    await this.writes(detail, start);
    await this.waitFor(async () => {
      const offered = await this.driver.read('suggestions');
      if (!offered.some((each) => each.startsWith(start))) throw notOffered(start, offered);
    });
    await this.driver.press({ role: 'option', start });
  }

  /** Picks a day, 'March 5, 2026', in the calendar of a date. */
  async picksDay(detail: Detail, day: string): Promise<void> {
    ensure(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(day), spellingHint(day) ?? `'${day}' is not a day: write 5 March 2026, without quotes.`);
    await this.opensCalendar(detail);
    const [month, , year] = day.split(/,? /);
    const shownPeriod = () => this.waitFor(async () => (await this.driver.read('calendarPeriod')) ?? fail('No calendar is open.'));
    const pressesForDay = async (control: string) => {
      const shown = await shownPeriod();
      const refusal = `${day} cannot be chosen. The calendar shows ${shown}.`;
      await this.waitFor(async () => ensure(await this.isOffered(control), refusal));
      await this.driver.press(control);
    };
    for (let shown = await shownPeriod(); shown !== `${month} ${year}`; shown = await shownPeriod()) {
      await pressesForDay(nextPressTo(month!, year!, shown));
    }
    await pressesForDay(day);
  }

  /** Presses the field of a detail. */
  async taps(detail: Detail): Promise<void> {
    await this.expectAskedFor(detail, '');
    await this.driver.press(controlOf(detail));
  }

  async opensCalendar(detail: Detail): Promise<void> {
    await this.expectAskedFor(detail, '');
    await this.driver.press({ role: 'button', name: 'Open calendar', description: detail.name });
  }

  /** Presses an option of a detail. A selected one is taken back, where that is possible. */
  async toggles(detail: Detail, option: string): Promise<void> {
    await this.expectAskedFor(detail, option);
    await this.driver.press(optionOf(detail, option));
  }

  /** Presses an option of a detail by keyboard. */
  async togglesByKeyboard(detail: Detail, option: string): Promise<void> {
    await this.expectAskedFor(detail, option);
    await this.driver.pressKey('Space', optionOf(detail, option));
  }

  /** Enters a detail and leaves it by Tab, without an entry. */
  async passesBy(detail: Detail): Promise<void> {
    await this.expectAskedFor(detail, '');
    const control = controlOf(detail);
    await this.driver.pressKey('Tab', detail.kind === 'choice' ? { role: 'radio', within: control } : control);
  }

  /** Pastes a text into the first box of the one-time code. */
  async pastesCode(text: string): Promise<void> {
    await this.expectAskedFor(DETAILS.read('One-time code'), '');
    await this.driver.paste({ role: 'textbox', name: 'Digit 1 of 4' }, text);
  }

  async uploads(file: PickedFile): Promise<void> {
    const field: Target = { label: 'Pet image' };
    await this.waitFor(async () => ensure(await this.driver.read('has', field), 'The page does not ask for a picture.'));
    await this.driver.upload(field, file);
    // Waits apart: on a slow machine the page takes long to scale a picture, and looks idle while it does.
    const expectInTime = beginWait();
    while (await this.sees('Preparing the picture')) {
      expectInTime(() => 'The picture is still being prepared.');
      await this.driver.waitForActivity();
    }
  }

  async closesAlert(): Promise<void> {
    await this.driver.press({ role: 'button', name: 'OK', within: { role: 'alertdialog' } });
    await this.waitFor(async () => ensure((await this.alert()) === undefined, 'The alert stays open.'));
  }

  whereabouts(): Promise<Whereabouts> {
    return this.driver.read('whereabouts');
  }

  /** Whether a button or link can be pressed. */
  isOffered(control: string): Promise<boolean> {
    return this.driver.read('canPress', control);
  }

  /** The text of the open alert; undefined without one. */
  alert(): Promise<string | undefined> {
    return this.driver.read('alert');
  }

  /** The messages beside fields, by the fields' accessible names. */
  fieldMessages(): Promise<readonly FieldMessage[]> {
    return this.driver.read('fieldMessages');
  }

  /** The name of what has the focus, if the page is scrolled to the top; '' otherwise. */
  focusAtTop(): Promise<string> {
    return this.driver.focusAtTop();
  }

  /** Whether the page, or the dialog above it, shows a text. */
  sees(text: string): Promise<boolean> {
    return this.driver.read('sees', text);
  }

  /** The addresses of the links with this name. */
  addressesOf(name: string): Promise<readonly string[]> {
    return this.driver.read('addressesOf', name);
  }

  /** The value of a detail as a list of one text, or its selected options. Throws if the page does not have it. */
  async valuesOf(detail: Detail): Promise<readonly string[]> {
    const { kind } = detail;
    if (kind === 'picture') return (await this.sees(PICTURE_ADDED)) ? [PICTURE_ADDED] : [];
    const control = controlOf(detail);
    await this.expectPresent(detail);
    if (kind in OPTION_ROLES) return (await this.driver.read('optionsWithin', control)).filter(({ isOn }) => isOn).map(({ name }) => name);
    if (kind === 'code') return this.driver.read('valuesWithin', control);
    const text = await this.driver.read('valueOf', control);
    return kind === 'time' && text === '' ? [] : [text];
  }

  /** The options of a detail. */
  async optionsOf(detail: Detail): Promise<readonly string[]> {
    if (detail.kind in OPTION_ROLES) return (await this.driver.read('optionsWithin', controlOf(detail))).map(({ name }) => name);
    if (detail.kind === 'time') return this.driver.read('listOptions', controlOf(detail));
    return detail.kind === 'suggested' ? this.driver.read('suggestions') : [];
  }

  /** The rows of the booking summary, value by label. */
  summary(): Promise<Readonly<Record<string, string>>> {
    return this.driver.read('summary');
  }

  /** The total as the page shows it, '₹597.00'. */
  total(): Promise<string> {
    return this.driver.read('total');
  }

  loggedFailures(): readonly string[] {
    return this.driver.loggedFailures();
  }

  unexpectedErrors(): readonly string[] {
    return this.driver.unexpectedErrors();
  }

  evidence(): Promise<Evidence> {
    return this.isOpened ? this.driver.evidence() : Promise.resolve({ notes: 'The app was not opened.' });
  }

  /** Closes the app. */
  leaves(): Promise<void> {
    return this.driver.close();
  }

  private async waitsForHeading(): Promise<void> {
    await this.waitFor(async () => ensure((await this.whereabouts()).heading !== '', 'The page has no heading.'));
  }

  private async turnsOn(detail: Detail, value: string): Promise<void> {
    const options = await this.driver.read('optionsWithin', controlOf(detail));
    if (!options.some(({ name, isOn }) => isOn && matchesName(detail, name, value))) await this.driver.press(optionOf(detail, value));
  }

  private async fillsBoxes(group: Target, code: string): Promise<void> {
    for (const [index, digit] of [...code].entries()) {
      await this.driver.write({ role: 'textbox', name: `Digit ${index + 1} of 4`, within: group }, digit);
    }
  }

  /** Waits until the page asks for a detail and, if it only takes options, offers the value. */
  private expectAskedFor(detail: Detail, value: string): Promise<void> {
    return this.waitFor(async () => {
      await this.expectPresent(detail);
      if (value === '' || !takesOptions(detail)) return;
      const options = await this.optionsOf(detail);
      if (!options.some((option) => matchesName(detail, option, value))) throw notOffered(value, options);
    });
  }

  private async expectPresent(detail: Detail): Promise<void> {
    if (await this.driver.read('has', controlOf(detail))) return;
    const { path } = await this.whereabouts();
    const names = (await this.driver.read('fieldNames')).join(', ');
    throw new ScenarioError(`The page ${path} does not ask for '${detail.name}', but for ${names || 'nothing'}.`);
  }
}

function controlOf({ kind, name }: Detail): Target {
  return { role: ROLES[kind], name };
}

function optionOf(detail: Detail, option: string): Target {
  const named = detail.isMatchedByStart ? { start: option } : { name: option };
  return { role: OPTION_ROLES[detail.kind]!, ...named, within: controlOf(detail) };
}

/** The next button to press in an open calendar, to get to a month. */
function nextPressTo(month: string, year: string, shown: string): string {
  const [firstYear, lastYear] = shown.split(' – ');
  if (lastYear) return year < firstYear! ? 'Previous ten years' : year > lastYear ? 'Next ten years' : year;
  if (shown === year) return month.slice(0, 3);
  return Date.parse(`1 ${shown}`) < Date.parse(`1 ${month} ${year}`) ? 'Next month' : 'Previous month';
}

/** All sequences of `count` words in the texts. */
function partsOf(texts: readonly string[], count: number): readonly string[] {
  const parts = texts.flatMap((text) => {
    const words = text.split(' ');
    return words.slice(0, Math.max(1, words.length - count + 1)).map((_, index) => words.slice(index, index + count).join(' '));
  });
  return [...new Set(parts)];
}

function notOffered(value: string, offered: readonly string[]): ScenarioError {
  return new ScenarioError(`'${value}' is not offered, but ${offered.join(', ') || 'nothing'}.`);
}
