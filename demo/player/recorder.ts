import { computeAccessibleName } from 'dom-accessibility-api';
import { makeAutoObservable, observableRef } from 'mobx';
import type { MockBackend } from '../../mocks/backend';
import { callOf } from '../../mocks/calls';
import { wordsFor } from '../../features/support/faults';
import { formMessages } from '../../src/domain/form-messages';
import { messages as appMessages } from '../../src/domain/messages';
import { logStepOn } from '../../features/support/log-entries';
import { DETAILS } from '../../tests/library/details';
import { nameWithBlock, PageReader, type Whereabouts } from '../../tests/library/page-reader';
import { PAGE_NAMES, readPage, SERVICE_NAMES } from '../../tests/library/pages';
import type { Persona } from '../../tests/library/personas';
import { withAnd, type Step } from './scenarios';

type Result = 'nothing' | 'page' | 'page or messages';

type RecordedStep = Omit<Step, 'keyword'>;

export class Recorder {
  recorded: readonly RecordedStep[] = [];
  readonly #person: Persona;
  readonly #givens: readonly string[];
  #reader: PageReader | undefined;
  #path = '';
  #awaited: Result = 'nothing';
  #logged: () => readonly string[] = () => [];
  #writtenLogLines = 0;
  #said: readonly string[] = [];

  constructor(person: Persona, givens: readonly string[]) {
    this.#person = person;
    this.#givens = givens;
    makeAutoObservable(this, { recorded: observableRef });
  }

  get steps(): readonly Step[] {
    return stepsOf(this.#givens, this.recorded);
  }

  listenTo(document: Document, logged: () => readonly string[]): void {
    this.#reader = new PageReader(document);
    this.#logged = logged;
    if (this.#path === '') this.#path = this.#reader.whereabouts().path;
    const hear = (type: string, listener: (target: HTMLInputElement, event: Event) => unknown) =>
      document.addEventListener(type, (event) => listener(event.target as HTMLInputElement, event), true);
    for (const begin of ['pointerdown', 'keydown', 'focusin']) hear(begin, () => this.writeAllSaid());
    hear('click', (target) => this.hearClick(target));
    // Not Esc: it may also close a list of suggestions, which sends no 'cancel'.
    hear('cancel', (target) => this.hearCancel(target));
    hear('keyup', (target, event) => (event as KeyboardEvent).key === ' ' && this.hearUnchoosing(target));
    hear('change', (target) => this.hearChange(target));
    hear('input', (target) => this.hearInput(target));
  }

  featureText({ requests, db }: MockBackend): string {
    this.writeAllSaid();
    const alert = this.#reader!.alert();
    if (alert !== undefined) this.addResult(`is alerted "${alert}"`);
    const bookings = db.booking.count();
    if (bookings > 0) this.note(`the server has ${bookings} booking${bookings > 1 ? 's' : ''}`);
    const here = this.#reader!.whereabouts();
    // A scenario without 'Then' is refused.
    if (!this.recorded.some(({ text }) => isResult(text)))
      this.addResult(`sees ${pageWords(here) ?? `"${here.heading}"`}`);
    // A fault that met no request would fail the scenario.
    const calls = requests.flatMap(({ method, path }) => callOf(method, path) ?? []).map(wordsFor);
    const givens = this.#givens.filter(
      (text) => !text.startsWith('the server ') || calls.some((call) => text.endsWith(` when asked for ${call}`)),
    );
    const lines = stepsOf(givens, this.recorded).flatMap(({ keyword, text, table = [] }) => [
      `      ${keyword} ${text}`,
      ...table.map((row) => `        | ${row.join(' | ')} |`),
    ]);
    return `Feature: Recorded\n\n  Rule: What was done in the demo\n\n    Scenario: Recorded\n${lines.join('\n')}\n`;
  }

  private add(step: string, awaited: Result = 'page', table?: Step['table']): void {
    this.recorded = [...this.recorded, { text: `${this.#person.pronoun} ${step}`, table }];
    this.#awaited = awaited;
  }

  private hearClick(target: Element): void {
    const option = target.closest<HTMLElement>('[role="option"]');
    const control = target.closest<HTMLElement>('button, a[href]');
    if (option) this.hearOption(option);
    else if (target.matches('input')) this.hearUnchoosing(target);
    // This click is beside the dialog, and has closed it if the dialog is gone afterwards.
    else if (target.matches('dialog')) setTimeout(() => target.isConnected || this.add('closes the dialog'));
    else if (control && !control.matches(':disabled')) this.hearPress(control);
  }

  /** A file field sends 'cancel' too. */
  private hearCancel(target: Element): void {
    if (!target.matches('dialog')) return;
    if (target.matches('[role="alertdialog"]')) return this.hearAlert(target);
    this.writeOutcome();
    this.add('closes the dialog');
  }

  /** One step is enough, because 'is alerted' also closes the alert. */
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

  /** The app unchecks a checked radio button by itself, so the browser sends no 'change'. */
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
    if (detail) this.replaceOrAdd(`chooses "${optionOf(option, detail)}" as ${detail}`, detail);
  }

  private hearChange(field: HTMLInputElement): void {
    if (field.type === 'radio' || field.type === 'checkbox') {
      const detail = detailAround(field);
      if (!detail) return;
      const option = optionOf(field, detail);
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

  private replaceOrAdd(step: string, detail: string): void {
    if (this.isLastAbout(detail)) this.recorded = this.recorded.slice(0, -1);
    this.writeOutcome();
    this.add(step);
  }

  private addResult(step: string, table?: Step['table']): void {
    this.add(step, 'nothing', table);
  }

  /** A played scenario waits in such a step until the app has chosen. */
  private writeChosenAhead(document: Document): void {
    for (const input of document.querySelectorAll<HTMLElement>('input:checked, [aria-pressed="true"]')) {
      const detail = detailAround(input);
      if (!detail || !CHOSEN_AHEAD.includes(detail) || this.isLastAbout(detail)) continue;
      this.note(`${detail} is "${optionOf(input, detail)}"`);
    }
  }

  private isLastAbout(detail: string): boolean {
    return this.recorded.at(-1)?.text.endsWith(` as ${detail}`) ?? false;
  }

  private writeAllSaid(): void {
    const said = this.saidBesideFields();
    this.writeOutcome(said);
    this.#said = said;
  }

  private writeOutcome(said = this.#said): void {
    if (this.#awaited !== 'nothing') this.writeResult(this.#reader!, said);
    const lines = this.#logged().slice(this.#writtenLogLines);
    this.#writtenLogLines += lines.length;
    this.note(...lines.map(logStepOn));
  }

  private writeResult(reader: PageReader, said: readonly string[]): void {
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
    this.note(...said.filter((step) => !this.#said.includes(step)));
  }

  private saidBesideFields(): readonly string[] {
    const reader = this.#reader!;
    const texts = reader.alert() === undefined ? reader.texts() : [];
    const total = reader.total();
    const amount = /^₹[\d,]+\.\d{2}$/.test(total) ? total : `"${total}"`;
    return [
      ...LASTING_SENTENCES.filter((line) => texts.includes(line)).map(
        (line) => `${this.#person.pronoun} sees "${line}"`,
      ),
      ...(total === '' ? [] : [`the total is ${amount}`]),
    ];
  }

  private note(...texts: readonly string[]): void {
    if (texts.length === 0) return;
    this.recorded = [...this.recorded, ...texts.map((text) => ({ text }))];
    this.#awaited = 'nothing';
  }
}

function stepsOf(givens: readonly string[], recorded: readonly RecordedStep[]): readonly Step[] {
  return withAnd([
    ...givens.map((text) => ({ keyword: 'Given', text })),
    ...recorded.map((step) => ({ keyword: isResult(step.text) ? 'Then' : 'When', ...step })),
  ]);
}

const LASTING_SENTENCES: readonly string[] = [
  appMessages.server.unreachable,
  ...Object.values(formMessages.quiet),
  formMessages.otp.sendFailed,
  appMessages.booking.submitFailed,
  appMessages.booking.somethingWentWrong,
];

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

function labelOf(button: Element): string | undefined {
  const text = button.ownerDocument.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return DETAILS.words.find((word) => text.startsWith(word));
}

function detailAround(element: Element): string | undefined {
  for (let group = element.parentElement; group; group = group.parentElement) {
    const detail = group.matches('fieldset, [role="radiogroup"], [role="group"]')
      ? detailNamed(computeAccessibleName(group))
      : undefined;
    if (detail) return detail;
  }
  return undefined;
}

function optionOf(control: Element, detail: string): string {
  if (!DETAILS.read(detail).isMatchedByStart) return computeAccessibleName(control);
  const option = control.closest('label') ?? control;
  // Later texts only add to the first, such as the price on a card.
  const texts = option.ownerDocument.createTreeWalker(option, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words !== '') return words;
  }
  return '';
}

export const BOOKING_PAGES: readonly string[] = SERVICE_NAMES.words.flatMap((service) =>
  PAGE_NAMES.words.map((name) => `the ${service} ${name}`),
);

function pageWords({ path, heading }: Whereabouts): string | undefined {
  const isHere = (words: string) => {
    const page = readPage(words);
    return page.path.toLowerCase() === path.toLowerCase() && page.heading === heading;
  };
  return [...BOOKING_PAGES, 'the thank-you page'].find(isHere);
}
