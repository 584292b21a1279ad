import { namesLike } from './word-list';
import { DETAILS, matchesName, takesOptions, type Detail, type DetailKind } from './details';
import { DemoPresenter } from './demo-presenter';
import type { DraftSnapshots } from './draft-snapshots';
import type { Driver, PickedFile } from './driver';
import { messageRows } from './assertions';
import type { EntryContext } from './entries';
import type { AppPage } from './pages';
import type { FieldMessage, Target, Whereabouts } from './page-reader';
import { withTapCounter } from './tap-counter';
import { fail, ensure, ScenarioError } from './scenario-error';
import { beginWait } from './wait';

const PICTURE_ADDED = 'Picture added';

/** The page looks idle, but scales a picture, or its service worker stores a copy of the demo. */
const BUSY = ['Preparing the picture', 'We are getting ready for a reload too.'];

const PICTURE_FIELD: Target = { label: 'Pet image' };

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

const OPTION_ROLES: Readonly<Partial<Record<DetailKind, 'radio' | 'checkbox' | 'button'>>> = {
  choice: 'radio',
  choices: 'checkbox',
  toggles: 'button',
};

export class Customer {
  readonly demo = new DemoPresenter(this);

  readonly driver: Driver;
  tapCount = 0;

  constructor(
    driver: Driver,
    private readonly snapshots?: DraftSnapshots,
  ) {
    this.driver = withTapCounter(driver, () => (this.tapCount += 1));
  }

  isOpened = false;

  /** Returns the check's result; throws its last error once the page is idle or the time is up. */
  async waitFor<Seen>(check: () => Promise<Seen> | Seen): Promise<Seen> {
    const expectInTime = beginWait();
    for (let isLastLook = false; ;) {
      try {
        return await check();
      } catch (error) {
        if (isLastLook) throw error;
        expectInTime(() => `${error instanceof Error ? error.message : String(error)} The page is still busy.`);
        isLastLook = !(await this.driver.waitForActivity()) && !(await this.saysThatItIsBusy());
      }
    }
  }

  /** Except for the calls that the server deliberately holds. */
  waitsUntilIdle(): Promise<void> {
    return this.driver.waitUntilIdle();
  }

  /** '/walking/2', below the app's base. */
  async opens(path: string): Promise<void> {
    this.isOpened = true;
    await this.driver.open(path);
    await this.waitsForHeading();
  }

  async reloads(): Promise<void> {
    await this.driver.reload();
    await this.waitsForHeading();
  }

  movesTo(path: string): Promise<void> {
    return this.driver.moveTo(path);
  }

  async returnsTo(page: AppPage, context: EntryContext): Promise<boolean> {
    const entries = await this.snapshots?.entriesAt(page, context, this.driver.device);
    if (!entries) return false;
    await this.driver.setSessionEntries(entries);
    await this.opens(page.path);
    return true;
  }

  fillsStorage(): void {
    if (!this.driver.fillStorage) fail('Only a tab without a browser is full: mark the scenario with @core.');
    this.driver.fillStorage();
  }

  /** First waits for the responses to open calls, which would otherwise time out. */
  async waits(seconds: number): Promise<void> {
    await this.driver.waitUntilIdle();
    await this.driver.passTime(seconds);
  }

  async presses(control: string): Promise<void> {
    await this.waitFor(() => this.expectOffered(control));
    await this.driver.press(control);
  }

  /** Several would leave open which one a scenario proves. */
  async pressesOnly(control: string): Promise<void> {
    await this.waitFor(() => this.expectOne(control));
    await this.driver.press(control);
  }

  private async expectOne(control: string): Promise<void> {
    await this.expectOffered(control);
    const names = await this.driver.read('namesakes', control);
    ensure(
      names.length < 2,
      `'${control}' is the name of ${names.length} controls. Say which one: ${names.join(', ')}.`,
    );
  }

  async expectOffered(control: string): Promise<void> {
    if (await this.isOffered(control)) return;
    const alert = await this.alert();
    ensure(alert === undefined, `An alert is open: say that she is alerted "${alert}".`);
    const { path } = await this.whereabouts();
    const names = await this.driver.read('pressables');
    throw new ScenarioError(`'${control}' cannot be pressed on the page ${path}, but ${namesLike(control, names)}.`);
  }

  finds(target: Target): Promise<void> {
    return this.waitFor(async () => {
      if (await this.driver.read('has', target)) return;
      const names = target.role ? await this.driver.read('namesOf', target.role) : [];
      throw new ScenarioError(
        `'${target.name ?? target.role}' is not there, but ${namesLike(target.name ?? '', names)}.`,
      );
    });
  }

  findsText(text: string): Promise<void> {
    return this.waitFor(async () => ensure(await this.driver.read('says', text), `'${text}' is not on the page.`));
  }

  async pressesTarget(target: Target): Promise<void> {
    await this.finds(target);
    await this.driver.press(target);
  }

  /** '' empties a text or a time. */
  async gives(detail: Detail, value: string): Promise<void> {
    const control = controlOf(detail);
    await this.expectAskedFor(detail, value);
    if (detail.kind === 'choice') await this.turnsOn(detail, value);
    else if (detail.kind === 'time') await this.driver.select(control, value);
    else if (detail.kind === 'code') await this.fillsBoxes(control, value);
    else {
      await this.driver.write(control, value);
      // Some messages appear only then. Suggestions would close, so their field keeps the focus.
      if (detail.kind !== 'suggested') await this.driver.leave(control);
    }
  }

  async writes(detail: Detail, text: string): Promise<void> {
    await this.expectAskedFor(detail, '');
    const field = controlOf(detail);
    await this.driver.write(field, text);
  }

  async types(detail: Detail, text: string): Promise<void> {
    for (const character of text) {
      const [held = ''] = await this.valuesOf(detail);
      await this.writes(detail, held + character);
    }
  }

  async takesSuggestion(detail: Detail, start: string): Promise<void> {
    await this.writes(detail, start);
    await this.waitFor(async () => {
      const offered = await this.driver.read('suggestions');
      if (!offered.some((each) => each.startsWith(start))) throw notOffered(start, offered);
    });
    await this.driver.press({ role: 'option', start });
  }

  async picksDay(detail: Detail, day: string): Promise<void> {
    ensure(
      /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(day),
      `'${day}' is not a day: write 5 March 2026 or tomorrow, without quotes.`,
    );
    await this.opensCalendar(detail);
    const [month, , year] = day.split(/,? /);
    const shownPeriod = () =>
      this.waitFor(async () => (await this.driver.read('calendarPeriod')) ?? fail('No calendar is open.'));
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

  async taps(detail: Detail): Promise<void> {
    await this.expectAskedFor(detail, '');
    await this.driver.press(controlOf(detail));
  }

  async opensCalendar(detail: Detail): Promise<void> {
    await this.expectAskedFor(detail, '');
    await this.driver.press(calendarButtonOf(detail));
  }

  async toggles(detail: Detail, option: string): Promise<void> {
    await this.expectAskedFor(detail, option);
    await this.driver.press(optionOf(detail, option));
  }

  async togglesByKeyboard(detail: Detail, option: string): Promise<void> {
    await this.expectAskedFor(detail, option);
    await this.driver.pressKey('Space', optionOf(detail, option));
  }

  async passesBy(detail: Detail): Promise<void> {
    await this.expectAskedFor(detail, '');
    for (const stop of await this.stopsOf(detail)) await this.driver.pressKey('Tab', stop);
  }

  async pastesCode(text: string): Promise<void> {
    await this.expectAskedFor(DETAILS.read('One-time code'), '');
    await this.driver.paste(boxOf(1), text);
  }

  async insertsIntoBox(box: number, text: string): Promise<void> {
    await this.expectAskedFor(DETAILS.read('One-time code'), '');
    await this.driver.insert(boxOf(box), text);
  }

  async uploads(file: PickedFile): Promise<void> {
    await this.waitFor(async () =>
      ensure(await this.driver.read('has', PICTURE_FIELD), 'The page does not ask for a picture.'),
    );
    await this.driver.upload(PICTURE_FIELD, file);
    await this.waitFor(async () => ensure(!(await this.saysThatItIsBusy()), 'The picture is still being prepared.'));
  }

  async removesPicture(): Promise<void> {
    const picture = DETAILS.read('Pet image');
    await this.waitFor(async () =>
      ensure((await this.valuesOf(picture)).length > 0, 'There is no picture to take back.'),
    );
    await this.presses('Remove');
    await this.waitFor(async () => ensure((await this.valuesOf(picture)).length === 0, 'The picture stays.'));
  }

  async closesAlert(): Promise<void> {
    await this.pressesTarget({ role: 'button', name: 'OK', within: { role: 'alertdialog' } });
    await this.waitFor(async () => ensure((await this.alert()) === undefined, 'The alert stays open.'));
  }

  whereabouts(): Promise<Whereabouts> {
    return this.driver.read('whereabouts');
  }

  isOffered(control: string): Promise<boolean> {
    return this.driver.read('canPress', control);
  }

  alert(): Promise<string | undefined> {
    return this.driver.read('alert');
  }

  async told(): Promise<string> {
    const alert = await this.alert();
    const rows = [...messageRows(await this.fieldMessages()), ...(alert === undefined ? [] : [`An alert: "${alert}"`])];
    return rows.length > 0 ? [' It says:', ...rows].join('\n') : '';
  }

  fieldMessages(): Promise<readonly FieldMessage[]> {
    return this.driver.read('fieldMessages');
  }

  focusAtTop(): Promise<string> {
    return this.driver.focusAtTop?.() ?? this.driver.read('focusAtTop');
  }

  sees(text: string): Promise<boolean> {
    return this.driver.read('sees', text);
  }

  /** Of another kind a list of one text. */
  async valuesOf(detail: Detail): Promise<readonly string[]> {
    const { kind } = detail;
    if (kind === 'picture') return (await this.sees(PICTURE_ADDED)) ? [PICTURE_ADDED] : [];
    const control = controlOf(detail);
    await this.expectPresent(detail);
    if (kind in OPTION_ROLES)
      return (await this.driver.read('optionsWithin', control)).filter(({ isOn }) => isOn).map(({ name }) => name);
    if (kind === 'code') return this.driver.read('valuesWithin', control);
    const text = await this.driver.read('valueOf', control);
    if (kind === 'date' && text === '') return [await this.pressedDay(detail)];
    return kind === 'time' && text === '' ? [] : [text];
  }

  /** The field beside the buttons of the next days is empty while one of them is pressed. */
  private async pressedDay({ name }: Detail): Promise<string> {
    const buttons = { role: 'group', name };
    if (!(await this.driver.read('has', buttons))) return '';
    const pressed = (await this.driver.read('optionsWithin', buttons)).find(({ isOn }) => isOn);
    return /\w+ \d+, \d+$/.exec(pressed?.name ?? '')?.[0] ?? '';
  }

  async optionsOf(detail: Detail): Promise<readonly string[]> {
    if (detail.kind in OPTION_ROLES)
      return (await this.driver.read('optionsWithin', controlOf(detail))).map(({ name }) => name);
    if (detail.kind === 'time') return this.driver.read('listOptions', controlOf(detail));
    return detail.kind === 'suggested' ? this.driver.read('suggestions') : [];
  }

  total(): Promise<string> {
    return this.driver.read('total');
  }

  loggedFailures(): readonly string[] {
    return this.driver.loggedFailures();
  }

  unexpectedErrors(): readonly string[] {
    return this.driver.unexpectedErrors();
  }

  async opensKeepingPage(path: string): Promise<() => Promise<void>> {
    await this.waitsUntilIdle();
    const goBack = await this.driver.openKeepingPage?.(path);
    await this.waitsForHeading();
    if (!goBack) return fail('Only a tab without a browser keeps pages here: mark the scenario with @core.');
    return async () => {
      await goBack();
      await this.waitsUntilIdle();
    };
  }

  async duplicatesTab(): Promise<Customer> {
    const copy = await this.driver.duplicate?.();
    const customer = new Customer(
      copy ?? fail('Only a tab without a browser can be duplicated: mark the scenario with @core.'),
    );
    customer.isOpened = true;
    await customer.waitsUntilIdle();
    return customer;
  }

  leaves(): Promise<void> {
    return this.driver.close();
  }

  private async saysThatItIsBusy(): Promise<boolean> {
    for (const sentence of BUSY) if (await this.sees(sentence)) return true;
    return false;
  }

  private async waitsForHeading(): Promise<void> {
    await this.waitFor(async () => ensure((await this.whereabouts()).heading !== '', 'The page has no heading.'));
  }

  private async turnsOn(detail: Detail, value: string): Promise<void> {
    const control = controlOf(detail);
    const isOn = async () =>
      (await this.driver.read('optionsWithin', control)).some(
        (option) => option.isOn && matchesName(detail, option.name, value),
      );
    if (await isOn()) return;
    await this.driver.press(optionOf(detail, value));
    // A press that did nothing is told here, and not by what the server lacks later.
    await this.waitFor(async () => {
      if (!(await this.driver.read('has', control))) return;
      ensure(await isOn(), `'${value}' was pressed, but ${detail.name} does not have it.`);
    });
  }

  private async stopsOf(detail: Detail): Promise<readonly Target[]> {
    const control = controlOf(detail);
    const { kind } = detail;
    if (kind === 'date') return [control, calendarButtonOf(detail)];
    if (kind === 'choice') return [{ role: 'radio', within: control }];
    if (kind === 'choices' || kind === 'toggles')
      return (await this.optionsOf(detail)).map((option) => optionOf(detail, option));
    if (kind === 'code') return [1, 2, 3, 4].map((box) => ({ ...boxOf(box), within: control }));
    return [kind === 'picture' ? PICTURE_FIELD : control];
  }

  private async fillsBoxes(group: Target, code: string): Promise<void> {
    for (const [index, digit] of [...code].entries()) {
      await this.driver.write({ ...boxOf(index + 1), within: group }, digit);
    }
  }

  private expectAskedFor(detail: Detail, value: string): Promise<void> {
    return this.waitFor(async () => {
      await this.expectPresent(detail);
      if (value === '' || !takesOptions(detail)) return;
      const options = await this.optionsOf(detail);
      if (!options.some((option) => matchesName(detail, option, value))) throw notOffered(value, options);
    });
  }

  private async expectPresent(detail: Detail): Promise<void> {
    if (await this.driver.read('has', detail.kind === 'picture' ? PICTURE_FIELD : controlOf(detail))) return;
    const { path } = await this.whereabouts();
    const names = (await this.driver.read('fieldNames')).join(', ');
    throw new ScenarioError(
      `The page ${path} does not ask for '${detail.name}', but for ${names || 'nothing'}.${await this.told()}`,
    );
  }
}

function controlOf({ kind, name }: Detail): Target {
  return { role: ROLES[kind], name };
}

function calendarButtonOf({ name }: Detail): Target {
  return { role: 'button', name: 'Open calendar', description: name };
}

function boxOf(box: number): Target {
  return { role: 'textbox', name: `Digit ${box} of 4` };
}

function optionOf(detail: Detail, option: string): Target {
  const named = detail.isMatchedByStart ? { start: option } : { name: option };
  return { role: OPTION_ROLES[detail.kind]!, ...named, within: controlOf(detail) };
}

/** In an open calendar; `shown` is its heading. */
function nextPressTo(month: string, year: string, shown: string): string {
  const [firstYear, lastYear] = shown.split(' – ');
  if (lastYear) return year < firstYear! ? 'Previous ten years' : year > lastYear ? 'Next ten years' : year;
  if (shown === year) return month.slice(0, 3);
  return Date.parse(`1 ${shown}`) < Date.parse(`1 ${month} ${year}`) ? 'Next month' : 'Previous month';
}

function notOffered(value: string, offered: readonly string[]): ScenarioError {
  return new ScenarioError(`'${value}' is not offered, but ${offered.join(', ') || 'nothing'}.`);
}
