import { computeAccessibleName } from 'dom-accessibility-api';
import { makeAutoObservable, observableRef } from 'mobx';
import type { RecordedRequest } from '../../mocks/backend';
import { callOf, BOOKING_CALLS, type Call } from '../../mocks/calls';
import { wordsFor } from '../../features/support/faults';
import { messages as appMessages } from '../../src/domain/messages';
import { logStepOn } from '../../features/support/log-entries';
import { APP_SENTENCES, SENTENCES_BESIDE_NO_FIELD } from '../../features/support/sentences';
import { DETAILS } from '../../tests/library/details';
import { nameWithBlock, PageReader, type Whereabouts } from '../../tests/library/page-reader';
import { PAGE_NAMES, readPage, SERVICE_NAMES } from '../../tests/library/pages';
import type { Persona } from '../../tests/library/personas';
import { featureOf, type WrittenStep } from './written-text';

/** The result that a step may have: another page, or after a submit also messages. */
type Result = 'nothing' | 'page' | 'page or messages';

interface RecordedStep {
  readonly text: string;
  readonly table?: readonly (readonly string[])[] | undefined;
}

/** Records a person's actions in the app as Gherkin steps. */
export class Recorder {
  /** What was done and seen so far. */
  recorded: readonly RecordedStep[] = [];
  readonly #person: Persona;
  readonly #givens: readonly string[];
  #reader: PageReader | undefined;
  #path = '';
  #awaited: Result = 'nothing';
  /** Reads the failures that the app has logged. */
  #logged: () => readonly string[] = () => [];
  #writtenLogLines = 0;
  /** What the page last said beside its fields. */
  #said: Said | undefined;

  /** `givens` are the steps before the recording; the last one opens the app. */
  constructor(person: Persona, givens: readonly string[]) {
    this.#person = person;
    this.#givens = givens;
    makeAutoObservable(this, { recorded: observableRef });
  }

  /** The steps of the scenario recorded so far. */
  get steps(): readonly WrittenStep[] {
    return this.stepsAfter(this.#givens);
  }

  /** Listens to a page of the app that has just loaded. `logged` returns the failures that the app has logged so far. */
  listenTo(document: Document, logged: () => readonly string[]): void {
    this.#reader = new PageReader(document);
    this.#logged = logged;
    if (this.#path === '') this.#path = this.#reader.whereabouts().path;
    // Records the result of the last step before the next action changes the page.
    for (const begin of ['pointerdown', 'keydown', 'focusin'])
      document.addEventListener(begin, () => this.writeAllSaid(), true);
    document.addEventListener('click', ({ target }) => this.hearClick(target as Element), true);
    // Listens to 'cancel', not to Esc: Esc may also close a list of suggestions, which sends no 'cancel'.
    document.addEventListener('cancel', ({ target }) => this.hearCancel(target as Element), true);
    document.addEventListener(
      'keyup',
      ({ key, target }) => key === ' ' && this.hearUnchoosing(target as Element),
      true,
    );
    document.addEventListener('change', ({ target }) => this.hearChange(target as HTMLInputElement), true);
    document.addEventListener('input', ({ target }) => this.hearInput(target as HTMLInputElement), true);
  }

  /** The text of a feature with the recorded scenario, named 'Recorded' if it gets no name. Its last steps expect the bookings in `requests`. */
  featureText(requests: readonly RecordedRequest[], name = ''): string {
    this.writeAllSaid();
    const alert = this.#reader?.alert();
    if (alert !== undefined) this.addResult(`is alerted "${alert}"`);
    const received = bookingSteps(requests);
    const here = this.#reader?.whereabouts();
    // A scenario without 'Then' is refused.
    if (here && received.length === 0 && !this.recorded.some(({ text }) => isResult(text)))
      this.addResult(`sees ${pageWords(here) ?? `"${here.heading}"`}`);
    // A fault that met no request would fail the scenario.
    const calls = requests.flatMap(({ method, path }) => callOf(method, path) ?? []).map(wordsFor);
    const givens = this.#givens.filter(
      (text) => !text.startsWith('the server ') || calls.some((call) => text.endsWith(` when asked for ${call}`)),
    );
    return featureOf(name.trim() || 'Recorded', this.stepsAfter(givens, received));
  }

  private stepsAfter(givens: readonly string[], received: readonly RecordedStep[] = []): readonly WrittenStep[] {
    const done = [...this.recorded, ...received].map(({ text, table }) => ({
      keyword: isResult(text) ? 'Then' : 'When',
      text,
      table,
    }));
    const steps = [...givens.map((text) => ({ keyword: 'Given', text, table: undefined })), ...done];
    return steps.map((step, index) =>
      step.keyword === steps[index - 1]?.keyword ? { ...step, keyword: 'And' } : step,
    );
  }

  private add(step: string, awaited: Result = 'page', table?: RecordedStep['table']): void {
    this.recorded = [...this.recorded, { text: `${this.#person.pronoun} ${step}`, table }];
    this.#awaited = awaited;
  }

  private hearClick(target: Element): void {
    const option = target.closest<HTMLElement>('[role="option"]');
    const control = target.closest<HTMLElement>('button, a[href]');
    if (option) this.hearOption(option);
    else if (target.matches('input')) this.hearUnchoosing(target);
    // A click whose target is a <dialog> itself is beside the dialog's content. If the dialog is gone afterwards, the click has closed it.
    else if (target.matches('dialog')) setTimeout(() => target.isConnected || this.add('closes the dialog'));
    else if (control && !control.matches(':disabled')) this.hearPress(control);
  }

  /** Records that Esc closes a dialog. A file field sends 'cancel' too, which is not recorded. */
  private hearCancel(target: Element): void {
    if (!target.matches('dialog')) return;
    if (target.matches('[role="alertdialog"]')) return this.hearAlert(target);
    this.writeOutcome();
    this.add('closes the dialog');
  }

  /** Records an alert that is being closed. One step is enough, because 'is alerted' also closes the alert. */
  private hearAlert(alert: Element): void {
    this.addResult(`is alerted "${computeAccessibleName(alert)}"`);
  }

  private hearPress(control: HTMLElement): void {
    const alert = control.closest('[role="alertdialog"]');
    if (alert) return this.hearAlert(alert);
    this.writeOutcome();
    const name = nameWithBlock(control);
    const group = detailAround(control);
    const isToggle = group !== undefined && DETAILS.read(group).kind === 'toggles';
    const calendar = name === 'Open calendar' ? labelOf(control) : undefined;
    if (isToggle)
      this.add(
        control.getAttribute('aria-pressed') === 'true'
          ? `takes back "${name}" from ${group}`
          : `chooses "${name}" as ${group}`,
      );
    else if (control === this.#reader!.submitControl() && !control.closest('dialog') && SUBMIT_NAMES.includes(name)) {
      this.writeChosenAhead(control.ownerDocument);
      this.add('goes on', 'page or messages');
    } else if (name === 'Back') this.add('goes back');
    else if (calendar) this.add(`opens the calendar of ${calendar}`);
    else if (name === 'Close') this.add('closes the dialog');
    else this.add(`taps "${name}"`, control.matches('[type="submit"]') ? 'page or messages' : 'page');
  }

  /** Records that a press on a checked radio button unchecks it. The app does this by itself, so the browser sends no 'change' event. */
  private hearUnchoosing(target: Element): void {
    const option = target as HTMLInputElement;
    if (option.type !== 'radio' || !option.checked) return;
    const { recorded } = this;
    setTimeout(() => {
      if (!option.checked && this.recorded === recorded) this.hearChange(option);
    });
  }

  private hearOption(option: HTMLElement): void {
    const list = option.closest('[role="listbox"]')?.id;
    const field = list === undefined ? null : option.ownerDocument.querySelector(`[aria-controls~="${list}"]`);
    const detail = field && detailNamed(computeAccessibleName(field));
    if (detail) this.replaceOrAdd(`chooses "${firstWords(option)}" as ${detail}`, detail);
  }

  private hearChange(field: HTMLInputElement): void {
    if (field.type === 'radio' || field.type === 'checkbox') {
      const detail = detailAround(field);
      if (!detail) return;
      const option = DETAILS.read(detail).isMatchedByStart
        ? firstWords(field.closest('label') ?? field)
        : computeAccessibleName(field);
      this.writeOutcome();
      this.add(field.checked ? `chooses "${option}" as ${detail}` : `takes back "${option}" from ${detail}`);
    } else if (field.type === 'file') this.add('gives "a picture" as Pet image');
    else if (field.matches('select'))
      this.addValue(field, `chooses ${(field as unknown as HTMLSelectElement).selectedOptions[0]?.text}`);
    else if (field.getAttribute('role') !== 'combobox' && !isDigit(field))
      this.addValue(field, `gives ${field.value === '' ? 'nothing' : `"${field.value}"`}`);
  }

  private hearInput(field: HTMLInputElement): void {
    if (!isDigit(field)) return;
    const digits = [...field.closest('[role="group"]')!.querySelectorAll('input')].map(({ value }) => value).join('');
    if (digits.length === 4) this.replaceOrAdd(`gives "${digits}" as One-time code`, 'One-time code');
  }

  private addValue(field: Element, words: string): void {
    const detail = detailNamed(computeAccessibleName(field));
    if (detail) this.replaceOrAdd(`${words} as ${detail}`, detail);
  }

  /** Adds a step about a detail, or replaces the last step if that is about the same detail. */
  private replaceOrAdd(step: string, detail: string): void {
    if (this.isLastAbout(detail)) this.recorded = this.recorded.slice(0, -1);
    this.writeOutcome();
    this.add(step);
  }

  private addResult(step: string, table?: RecordedStep['table']): void {
    this.add(step, 'nothing', table);
  }

  /** Records the options that the app has chosen by itself. A played scenario waits in such a step until the app has chosen. */
  private writeChosenAhead(document: Document): void {
    for (const input of document.querySelectorAll<HTMLElement>('input:checked, [aria-pressed="true"]')) {
      const detail = detailAround(input);
      if (!detail || !CHOSEN_AHEAD.includes(detail) || this.isLastAbout(detail)) continue;
      const option = input.matches('input')
        ? firstWords(input.closest('label') ?? input)
        : computeAccessibleName(input);
      this.addFact(`${detail} is "${option}"`);
    }
  }

  private isLastAbout(detail: string): boolean {
    return this.recorded.at(-1)?.text.endsWith(` as ${detail}`) ?? false;
  }

  /** Records also what the page now says beside its fields. Once an action has begun, the page may say its result. */
  private writeAllSaid(): void {
    const said = this.#reader && saidOn(this.#reader);
    this.writeOutcome(said);
    this.#said = said;
  }

  /** Records the result of the last step, and the failures that the app has logged since the last call. */
  private writeOutcome(said = this.#said): void {
    if (this.#awaited !== 'nothing' && this.#reader) this.writeResult(this.#reader, said);
    const lines = this.#logged().slice(this.#writtenLogLines);
    this.#writtenLogLines += lines.length;
    if (lines.length > 0) this.recorded = [...this.recorded, ...lines.map((line) => ({ text: logStepOn(line) }))];
  }

  private writeResult(reader: PageReader, { total, lines }: Said = NOTHING_SAID): void {
    const here = reader.whereabouts();
    const messages = reader.fieldMessages();
    if (here.path !== this.#path) {
      const page = pageWords(here);
      if (!page) return;
      this.#path = here.path;
      this.addResult(`sees ${page}`);
    } else if (messages.length > 0 && this.#awaited === 'page or messages') {
      this.addResult(
        'is told:',
        messages.map(({ field, message }) => [field, message]),
      );
    }
    for (const line of lines.filter((each) => !this.#said?.lines.includes(each)))
      this.addResult(messages.length === 0 && lines.length === 1 ? `is told "${line}"` : `sees "${line}"`);
    if (this.#said && total !== '' && total !== this.#said.total) this.addFact(`the total is ${totalWords(total)}`);
  }

  /** Adds a result that names no person. */
  private addFact(text: string): void {
    this.recorded = [...this.recorded, { text }];
    this.#awaited = 'nothing';
  }
}

/** The sentences beside no field that stay until the next action. */
const LASTING_SENTENCES = SENTENCES_BESIDE_NO_FIELD.filter(
  (line) => line !== appMessages.booking.processing && APP_SENTENCES.some(({ text }) => text === line),
);

/** What a page says beside its fields: the total, and the app's sentences that belong to no field. */
interface Said {
  readonly total: string;
  readonly lines: readonly string[];
}

const NOTHING_SAID: Said = { total: '', lines: [] };

function saidOn(reader: PageReader): Said {
  // An alert has a step of its own.
  const texts = reader.alert() === undefined ? reader.texts() : [];
  const lines = LASTING_SENTENCES.filter((line) => texts.includes(line));
  return { total: reader.total(), lines };
}

function totalWords(total: string): string {
  return /^₹[\d,]+\.\d{2}$/.test(total) ? total : `"${total}"`;
}

/** The details in which the app chooses an option by itself, after the server has answered. */
const CHOSEN_AHEAD = ['Saved addresses', 'Your pets'];

const SUBMIT_NAMES = ['Next', 'Sign Up', 'Login', 'Proceed', 'Get Best Quotes'];

function isResult(step: string): boolean {
  return / (?:sees|is told|is alerted)\b|^[A-Z][\w ]* is "|^the (?:log|server|total) /.test(step);
}

function isDigit(field: Element): boolean {
  return /^Digit \d of \d$/.test(computeAccessibleName(field));
}

function detailNamed(name: string): string | undefined {
  return DETAILS.words.find((word) => word === name);
}

/** The detail whose name begins a button's description, such as 'Date' for a calendar button; undefined if none does. */
function labelOf(button: Element): string | undefined {
  const text = button.ownerDocument.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return DETAILS.words.find((word) => text.startsWith(word));
}

/** The detail whose group of controls contains an element; undefined if no such group does. */
function detailAround(element: Element): string | undefined {
  for (let group = element.parentElement; group; group = group.parentElement) {
    const detail = group.matches('fieldset, [role="radiogroup"], [role="group"]')
      ? detailNamed(computeAccessibleName(group))
      : undefined;
    if (detail) return detail;
  }
  return undefined;
}

/** The first text in an option's element. Later texts only add to it, such as the price on a card or the city of a place. */
function firstWords(option: Element): string {
  const texts = option.ownerDocument.createTreeWalker(option, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words !== '') return words;
  }
  return '';
}

/** The booking pages by their words in scenarios: 'the walking date page'. */
export const BOOKING_PAGES: readonly string[] = SERVICE_NAMES.words.flatMap((service) =>
  PAGE_NAMES.words.map((name) => `the ${service} ${name}`),
);

/** The words for a page in scenarios; undefined for other pages, and while the page changes. */
function pageWords({ path, heading }: Whereabouts): string | undefined {
  const isHere = (words: string) => {
    const page = readPage(words);
    return page.path.toLowerCase() === path.toLowerCase() && page.heading === heading;
  };
  return [...BOOKING_PAGES, 'the thank-you page'].find(isHere);
}

/** The fields of a booking that hold an id, and the call in which the server makes that id. A scenario cannot know a new id. */
const NUMBERING_CALLS: Readonly<Record<string, Call>> = {
  user_id: 'POST createUser',
  address_id: 'POST user/addAddress',
  pet_id: 'POST user/addPet',
};

/** Matches a text that needs no quotes in a table cell: nobody can mistake it for a number, JSON or a picture. */
const PLAIN_TEXT = /^(?!(?:true|false|null)$|a JPEG of )(?=.*[A-Za-z]{2})\w+(?: \w+)*$/;

/** The steps that expect the bookings in `requests`. Only the last booking of each service gets a step, because a step checks only that. */
function bookingSteps(requests: readonly RecordedRequest[]): readonly RecordedStep[] {
  const bodies = new Map(
    requests.flatMap(({ method, path, body }) => {
      const call = callOf(method, path);
      return call ? [[call, body]] : [];
    }),
  );
  const isNumbered = (name: string) => name in NUMBERING_CALLS && bodies.has(NUMBERING_CALLS[name]!);
  return BOOKING_CALLS.filter((call) => bodies.has(call)).map((call) => {
    const fields = Object.entries(bodies.get(call) as Readonly<Record<string, unknown>>);
    return {
      text: `the server has received ${wordsFor(call)}:`,
      table: fields.map(([name, value]) => [name, isNumbered(name) ? '…' : valueText(value)]),
    };
  });
}

/** The text of a table cell for a value. A text that needs no quotes stays as it is; every other value becomes JSON. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => JSON.stringify(each)).join(', ')}]`;
  return typeof value === 'string' && PLAIN_TEXT.test(value) ? value : JSON.stringify(value);
}
