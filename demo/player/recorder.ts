import { computeAccessibleName } from 'dom-accessibility-api';
import { makeAutoObservable } from 'mobx';
import type { RecordedRequest } from '../../mocks/backend';
import { callOf, BOOKING_CALLS } from '../../mocks/calls';
import { wordsFor } from '../../features/support/faults';
import { DETAILS } from '../../tests/support/details';
import { nameWithBlock, PageReader } from '../../tests/support/page-reader';
import { PAGE_NAMES, pageOf, SERVICE_NAMES, THANK_YOU_PAGE, type AppPage } from '../../tests/support/pages';
import type { Persona } from '../../tests/support/personas';

/** Texts longer than this, such as pictures, are not spelled out. */
const LONGEST_VALUE = 60;

/** Turns what somebody does in the app into steps of the vocabulary. */
export class Recorder {
  /** The steps so far, without their keywords. Tables are below their step. */
  steps: readonly string[] = [];
  private reader: PageReader | undefined;
  private path = '';
  /** True if what the last step led to has not been written down. */
  private isOpen = false;

  constructor(
    private readonly person: Persona,
    /** Whether the person is logged in at the start. */
    private readonly isLoggedIn: boolean,
  ) {
    makeAutoObservable<this, 'reader' | 'path' | 'isOpen' | 'person' | 'isLoggedIn'>(this, { reader: false, path: false, isOpen: false, person: false, isLoggedIn: false });
  }

  /** Listens to a page of the app, which has just been loaded. */
  listenTo(document: Document): void {
    this.reader = new PageReader(document);
    if (this.path === '') this.path = this.reader.whereabouts().path;
    // What the last step led to is read before the next action changes it.
    for (const begin of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(begin, () => this.writeOutcome(), true);
    document.addEventListener('click', ({ target }) => this.hearClick(target as Element), true);
    document.addEventListener('change', ({ target }) => this.hearChange(target as HTMLInputElement), true);
    document.addEventListener('input', ({ target }) => this.hearInput(target as HTMLInputElement), true);
  }

  /** The scenario as a feature, with the bookings that the server received, if wished. */
  feature(name: string, requests: readonly RecordedRequest[]): string {
    this.writeOutcome();
    const { person, isLoggedIn, steps } = this;
    const start = isLoggedIn ? [`Given ${person.name} is logged in`, `When ${person.pronoun} opens the walking package page`] : [`When ${person.name} opens the walking package page`];
    const received = requests.flatMap(bookingStep);
    const lines = [...start, ...steps.map((step) => `${isResult(step) ? 'Then' : 'When'} ${step}`), ...received.map((step) => `Then ${step}`)];
    const text = withAnd(lines).map((line) => line.replaceAll('\n', '\n  ').split('\n').map((each) => `      ${each}`).join('\n')).join('\n');
    return `Feature: Recorded\n\n  Rule: What was done in the demo\n\n    Scenario: ${name}\n${text}\n`;
  }

  private add(step: string): void {
    this.steps = [...this.steps, `${this.person.pronoun} ${step}`];
    this.isOpen = true;
  }

  private hearClick(target: Element): void {
    const option = target.closest<HTMLElement>('[role="option"]');
    const control = target.closest<HTMLElement>('button, a[href], [role="menuitem"]');
    if (option) this.hearOption(option);
    else if (control && !control.matches(':disabled')) this.hearPress(control);
  }

  private hearPress(control: HTMLElement): void {
    const alert = control.closest('[role="alertdialog"]');
    // The step about an alert closes it.
    if (alert) return this.addResult(`is alerted "${computeAccessibleName(alert)}"`);
    this.writeOutcome();
    const name = nameWithBlock(control);
    const group = detailAround(control);
    const isToggle = group !== undefined && DETAILS.read(group).kind === 'toggles';
    const calendar = name === 'Open calendar' ? labelOf(control) : undefined;
    if (isToggle) this.add(control.getAttribute('aria-pressed') === 'true' ? `takes back "${name}" from ${group}` : `chooses "${name}" as ${group}`);
    else if (control === this.reader!.submitControl() && !control.closest('dialog') && SUBMIT_NAMES.includes(name)) {
      this.writeChosenAhead(control.ownerDocument);
      this.add('goes on');
    }
    else if (name === 'Back') this.add('goes back');
    else if (calendar) this.add(`opens the calendar of ${calendar}`);
    else this.add(`taps "${name}"`);
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
      const option = DETAILS.read(detail).isMatchedByStart ? firstWords(field.closest('label') ?? field) : computeAccessibleName(field);
      this.writeOutcome();
      this.add(field.checked ? `chooses "${option}" as ${detail}` : `takes back "${option}" from ${detail}`);
    } else if (field.type === 'file') this.add('gives "a picture" as Pet image');
    else if (field.matches('select')) this.addValue(field, `chooses ${(field as unknown as HTMLSelectElement).selectedOptions[0]?.text}`);
    else if (field.getAttribute('role') !== 'combobox' && !isDigit(field)) this.addValue(field, `gives ${field.value === '' ? 'nothing' : `"${field.value}"`}`);
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

  /** Adds a step about a detail; it replaces the last one if that gave the same detail. */
  private replaceOrAdd(step: string, detail: string): void {
    if (this.steps.at(-1)?.endsWith(` as ${detail}`)) this.steps = this.steps.slice(0, -1);
    this.writeOutcome();
    this.add(step);
  }

  private addResult(step: string): void {
    this.add(step);
    this.isOpen = false;
  }

  /** Writes down what the app itself has chosen, because a scenario has to wait for it. */
  private writeChosenAhead(document: Document): void {
    for (const input of document.querySelectorAll<HTMLElement>('input:checked, [aria-pressed="true"]')) {
      const detail = detailAround(input);
      if (!detail || !CHOSEN_AHEAD.includes(detail) || this.steps.at(-1)?.endsWith(` as ${detail}`)) continue;
      this.steps = [...this.steps, `${detail} is "${input.matches('input') ? firstWords(input.closest('label') ?? input) : computeAccessibleName(input)}"`];
      this.isOpen = false;
    }
  }

  /** Writes down what the last step led to: another page, or messages. */
  private writeOutcome(): void {
    if (!this.isOpen || !this.reader) return;
    const { path, heading } = this.reader.whereabouts();
    const messages = this.reader.fieldMessages();
    if (path !== this.path) {
      const page = pageWords(path, heading);
      if (!page) return;
      this.path = path;
      this.addResult(`sees ${page}`);
    } else if (messages.length > 0 && this.steps.at(-1)?.endsWith(' goes on')) {
      const rows = messages.map(({ field, message }) => `\n| ${field} | ${message} |`);
      this.addResult(`is told:${rows.join('')}`);
    }
  }
}

/** What the app chooses itself once the server has answered. */
const CHOSEN_AHEAD = ['Saved addresses', 'Your pets'];

const SUBMIT_NAMES = ['Next', 'Sign Up', 'Login', 'Proceed', 'Get Best Quotes'];

function isResult(step: string): boolean {
  return / (?:sees|is told|is alerted)\b|^[A-Z][\w ]* is "/.test(step);
}

/** Replaces a repeated keyword by 'And'. */
function withAnd(lines: readonly string[]): readonly string[] {
  const keywordOf = (line: string | undefined) => line?.split(' ', 1)[0];
  return lines.map((line, index) => (index > 0 && keywordOf(line) === keywordOf(lines[index - 1]) ? line.replace(/^\w+/, 'And') : line));
}

function isDigit(field: Element): boolean {
  return /^Digit \d of \d$/.test(computeAccessibleName(field));
}

function detailNamed(name: string): string | undefined {
  return DETAILS.words.find((word) => word === name);
}

/** The detail that describes a button. */
function labelOf(button: Element): string | undefined {
  const text = button.ownerDocument.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return DETAILS.words.find((word) => text.startsWith(word));
}

/** The detail whose group is around an element. */
function detailAround(element: Element): string | undefined {
  for (let group = element.parentElement; group; group = group.parentElement) {
    const detail = group.matches('fieldset, [role="radiogroup"], [role="group"]') ? detailNamed(computeAccessibleName(group)) : undefined;
    if (detail) return detail;
  }
  return undefined;
}

/** The first text of an option: cards go on with prices, places with cities. */
function firstWords(option: Element): string {
  const texts = option.ownerDocument.createTreeWalker(option, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words !== '') return words;
  }
  return '';
}

function pageWords(path: string, heading: string): string | undefined {
  const isHere = (page: AppPage) => page.path.toLowerCase() === path.toLowerCase() && page.heading === heading;
  if (isHere(THANK_YOU_PAGE)) return 'the thank-you page';
  const pages = SERVICE_NAMES.words.flatMap((service) => PAGE_NAMES.words.map((name) => ({ name: `the ${service} ${name}`, page: pageOf(SERVICE_NAMES.read(service), name) })));
  return pages.find(({ page }) => isHere(page))?.name;
}

function bookingStep({ method, path, body }: RecordedRequest): readonly string[] {
  const call = callOf(method, path);
  if (!call || !(BOOKING_CALLS as readonly string[]).includes(call)) return [];
  const rows = Object.entries(body as Readonly<Record<string, unknown>>).map(([name, value]) => {
    const text = JSON.stringify(value);
    return `\n| ${name} | ${text.length > LONGEST_VALUE ? '…' : text.replaceAll('|', '\\|')} |`;
  });
  return [`the server has received ${wordsFor(call)}:${rows.join('')}`];
}
