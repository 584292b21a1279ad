import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { fail } from './scenario-error';
import { beginsWithWords, hasWords } from './whole-words';

/** As assistive technology identifies it: by role and accessible name, or a field by its label. */
export interface Target {
  readonly role?: string;
  readonly name?: string;
  /** A price follows in a card's, a city in a place's. */
  readonly start?: string;
  readonly description?: string;
  readonly label?: string;
  readonly within?: Target;
}

export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

export interface Whereabouts {
  readonly path: string;
  readonly query: string;
  readonly heading: string;
}

export interface Option {
  readonly name: string;
  readonly isOn: boolean;
}

export const CONTROL_STATES = ['unfolded', 'folded', 'pressed', 'unpressed', 'busy', 'present', 'read-only'] as const;
type ControlState = (typeof CONTROL_STATES)[number];

const PRESSABLE_ROLES = ['button', 'link'];
/** A field comes before its group of suggestions, and both before the link of the error summary. */
const NOTED_ROLES = ['textbox', 'combobox', 'radio', 'checkbox', 'radiogroup', 'group', 'region', ...PRESSABLE_ROLES];
const BASE_PATH = '/in/packages';
const WRONG_FIELD = '[aria-invalid="true"], [role="group"][aria-describedby$="-message"]';

/** Without hidden elements and, while a dialog is open, only the dialog. Runs in Node, or inside a page. */
export class PageReader {
  constructor(private readonly document: Document) {}

  whereabouts(): Whereabouts {
    const { pathname, search, hash } = this.document.location;
    const [heading] = queryAllByRole(this.document.body, 'heading', { level: 1 });
    return { path: pathname.replace(BASE_PATH, ''), query: search + hash, heading: heading ? textOf(heading) : '' };
  }

  title(): string {
    return this.document.title;
  }

  find(target: Target): HTMLElement | undefined {
    return this.findAll(target)[0];
  }

  has(target: Target): boolean {
    return this.find(target) !== undefined;
  }

  canPress(name: string): boolean {
    return this.pressable(name) !== undefined;
  }

  pressable(name: string): HTMLElement | undefined {
    return this.allNamed(name).find((each) => !isDisabled(each));
  }

  /** 'Change Address' and 'Change Pet'. Links of one name and address are one. */
  namesakes(name: string): readonly string[] {
    const enabled = this.allNamed(name).filter((each) => !isDisabled(each));
    const different = new Map(
      enabled.map((each) => [
        each.hasAttribute('href') ? `${nameWithBlock(each)} ${each.getAttribute('href')}` : each,
        each,
      ]),
    );
    return [...different.values()].map((each) => {
      const [full, description] = [nameWithBlock(each), computeAccessibleDescription(each)];
      return full === name && description ? `${name} (${description})` : full;
    });
  }

  statesOf(name: string): readonly string[] {
    const fields = ['textbox', 'combobox'].flatMap((role) => this.findAll({ role, name }));
    const options = ['radio', 'checkbox'].flatMap((role) => this.findAll({ role, start: name }));
    const control = onlyOne(name, [...this.allNamed(name), ...fields, ...options]) as HTMLInputElement;
    const isChosen = options.length > 0 ? control.checked : undefined;
    const is = (attribute: string, value = 'true') => control.getAttribute(attribute) === value;
    const states = {
      unfolded: is('aria-expanded'),
      folded: is('aria-expanded', 'false'),
      pressed: isChosen ?? is('aria-pressed'),
      unpressed: isChosen === false || is('aria-pressed', 'false'),
      busy: is('aria-disabled'),
      present: is('aria-current', 'page'),
      'read-only': control.readOnly,
    } satisfies Readonly<Record<ControlState, boolean>>;
    return Object.entries(states).flatMap(([state, isSo]) => (isSo ? [state] : []));
  }

  noteOf(name: string): string {
    const found = NOTED_ROLES.map((role) => this.findAll({ role, name })).find(({ length }) => length > 0);
    return computeAccessibleDescription(onlyOne(name, found ?? this.allNamed(name)));
  }

  submitControl(): HTMLElement | undefined {
    return this.scope().querySelector<HTMLElement>('form [type="submit"]') ?? undefined;
  }

  /** Of the enabled buttons and links, those of a form first. */
  pressables(within?: Target): readonly string[] {
    const elements = PRESSABLE_ROLES.flatMap((role) => this.findAll({ role, ...(within && { within }) }));
    const enabled = elements.filter((element) => !isDisabled(element));
    const inForm = enabled.filter((element) => element.closest('form'));
    return [...new Set([...inForm, ...enabled].map(nameWithBlock))];
  }

  alert(): string | undefined {
    const alert = this.find({ role: 'alertdialog' });
    return alert && computeAccessibleName(alert);
  }

  /** Several controls with one message count as their group. Throws if the page shows a message twice (decision B3). */
  fieldMessages(): readonly FieldMessage[] {
    const fieldsByMessage = new Map<string, Element[]>();
    for (const field of this.scope().querySelectorAll(WRONG_FIELD)) {
      if (!isVisible(field)) continue;
      const message = this.messageOf(field);
      fieldsByMessage.set(message, [...(fieldsByMessage.get(message) ?? []), field]);
    }
    return [...fieldsByMessage].map(([message, fields]) => {
      const count = this.innermost((text) => text === message).length;
      if (message === '') fail(`'${computeAccessibleName(fields[0]!)}' is marked as wrong, and has no message.`);
      if (count > 1) fail(`'${message}' is on the page ${count} times.`);
      const [first] = fields;
      const field = fields.length > 1 ? first!.closest('[role="group"], fieldset')! : first!;
      return { field: computeAccessibleName(field), message };
    });
  }

  /** What the page tells by itself, beside fields: its visible regions that are read out, but for the total. */
  notices(): readonly string[] {
    const regions = this.scope().querySelectorAll('[role="alert"], [role="status"], [aria-live="polite"]:not(#amount)');
    return [...regions]
      .filter((each) => isVisible(each) && !each.closest('.visually-hidden'))
      .map(wordsOf)
      .filter(Boolean);
  }

  /** Of an atomic live region all at once, of another one each part alone. */
  liveTexts(): readonly string[] {
    const regions = [...this.document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')];
    return regions
      .filter((region) => region.getAttribute('aria-live') !== 'off')
      .flatMap((region) => (region.matches('[aria-atomic="true"], [role]') ? region : [...region.children]))
      .map(wordsOf)
      .filter(Boolean);
  }

  /** The accessible name, or the text without one; 'main' for the page's main part; '' without a focus. */
  focused(): string {
    const { activeElement, body } = this.document;
    if (!activeElement || activeElement === body) return '';
    return activeElement.localName === 'main' ? 'main' : computeAccessibleName(activeElement) || textOf(activeElement);
  }

  isAtTop(): boolean {
    return this.document.defaultView!.scrollY === 0 || this.document.querySelector('dialog[open]') !== null;
  }

  focusAtTop(): string {
    return this.isAtTop() ? this.focused() : '';
  }

  /** Also as part of a word. */
  sees(text: string): boolean {
    return this.innermost((each) => each.includes(text)).length > 0;
  }

  says(words: string): boolean {
    const found = this.innermost((each) => hasWords(each, words));
    // The texts of neighbouring elements are no words of a sentence.
    return found.some((element) => ownTextOf(element) || hasWords(wordsOf(element), words));
  }

  texts(): readonly string[] {
    return [...this.scope().querySelectorAll('*')].filter(isVisible).map(textOf).filter(Boolean);
  }

  lines(): readonly string[] {
    const elements = [...this.scope().querySelectorAll('*:not(script, style)')];
    return elements.map(ownTextOf).filter(Boolean);
  }

  /** The main part or the open dialog, as evidence: 'option: 2 Walks (chosen)', 'field: Email = a@example.com'. */
  outline(): string {
    const scope = this.scope();
    const part = scope.querySelector('main') ?? scope;
    const elements = [...part.querySelectorAll(Object.keys(OUTLINE_WORDS).join())].filter(isVisible);
    return elements.flatMap((element) => outlineOf(element) ?? []).join('\n');
  }

  /** A list's selected text ('' for its empty entry), or the text of what is no field. */
  valueOf(target: Target): string {
    const element = this.required(target);
    if (element.matches('input')) return element.value;
    if (!element.matches('select')) return textOf(element);
    const chosen = chosenEntryOf(element);
    return chosen?.value ? textOf(chosen) : '';
  }

  valuesWithin(group: Target): readonly string[] {
    this.required(group);
    return this.findAll({ role: 'textbox', within: group }).map((box) => (box as HTMLInputElement).value);
  }

  optionsWithin(group: Target): readonly Option[] {
    this.required(group);
    const inputs = ['radio', 'checkbox'].flatMap((role) => this.findAll({ role, within: group }));
    if (inputs.length > 0)
      return inputs.map((input) => ({ name: computeAccessibleName(input), isOn: (input as HTMLInputElement).checked }));
    const toggles = this.findAll({ role: 'button', within: group }).filter((button) =>
      button.hasAttribute('aria-pressed'),
    );
    return toggles.map((toggle) => ({
      name: computeAccessibleName(toggle),
      isOn: toggle.getAttribute('aria-pressed') === 'true',
    }));
  }

  listOptions(list: Target): readonly string[] {
    const { options } = this.required(list) as HTMLSelectElement;
    return [...options].filter(({ value }) => value !== '').map(textOf);
  }

  suggestions(): readonly string[] {
    return this.findAll({ role: 'option' })
      .filter((option) => !option.matches('select option'))
      .map(computeAccessibleName);
  }

  fieldNames(): readonly string[] {
    const elements = ['radiogroup', 'group', 'textbox', 'combobox'].flatMap((role) => this.findAll({ role }));
    return elements.map(computeAccessibleName).filter(Boolean);
  }

  /** 'December 2026', '2026' or '2020 – 2029'; undefined without an open calendar. */
  calendarPeriod(): string | undefined {
    const buttons = this.findAll({ role: 'button' });
    const levelButton = buttons.find((each) => /choose (month and )?year$/.test(computeAccessibleName(each)));
    if (levelButton) return textOf(levelButton);
    const years = buttons.map(textOf).filter((text) => /^\d{4}$/.test(text));
    return years.length > 0 ? `${years[0]} – ${years.at(-1)}` : undefined;
  }

  saysIn(part: Target): string {
    const element = this.required(part);
    const copy = element.cloneNode(true) as Element;
    const lists = [...element.querySelectorAll('select')];
    for (const [index, list] of [...copy.querySelectorAll('select')].entries())
      list.replaceWith(chosenEntryOf(lists[index]!)?.text ?? '');
    for (const hidden of copy.querySelectorAll('details:not([open]), label:has(input:not(:checked))')) hidden.remove();
    const fields = [...element.querySelectorAll<HTMLInputElement>('input:not([type=radio])')].map(({ value }) => value);
    return [copy.textContent, ...fields].join('\n');
  }

  namesOf(role: string): readonly string[] {
    return this.findAll({ role }).map(computeAccessibleName);
  }

  /** 'Step 1 of 4: Package'; '' without a progress bar. */
  progress(): string {
    return this.find({ role: 'progressbar', name: 'Booking progress' })?.getAttribute('aria-valuetext') ?? '';
  }

  summaryRows(): readonly (readonly [label: string, value: string])[] {
    const main = this.document.querySelector('main')!;
    const [terms, values] = ['dt', 'dd'].map((tag) => [...main.querySelectorAll(tag)].filter(isVisible).map(textOf));
    return terms!.map((label, index) => [label, values![index] ?? '']);
  }

  /** With what it leaves out: '₹597.00 + add-ons'; '' if none. Throws if those beside the button and at the summary's foot differ. */
  total(): string {
    const bars = [...this.document.querySelectorAll('form p[aria-live] > strong')].map(
      ({ parentElement }) => parentElement!,
    );
    const rows = [...this.document.querySelectorAll('main dt')].filter((term) => textOf(term) === 'Estimated total');
    const withLeftOut = (amount: string, { nextElementSibling: next }: Element) => {
      const leftOut = next ? textOf(next) : '';
      return leftOut.startsWith('+ ') ? `${amount} ${leftOut}` : amount;
    };
    const [total = '', ...others] = new Set([
      ...bars.map((bar) => withLeftOut(textOf(bar).replace(/^(Estimated total|Price) /, ''), bar)),
      ...rows.map((term) => withLeftOut(textOf(term.nextElementSibling!), term.closest('dl')!)),
    ]);
    return others.length === 0 ? total : fail(`The page shows several totals: ${[total, ...others].join('; ')}.`);
  }

  addressesOf(name: string): readonly string[] {
    return [...new Set(this.allNamed(name).flatMap((link) => link.getAttribute('href') ?? []))];
  }

  linksBelow(heading: string): Readonly<Record<string, string>> {
    const links = queryAllByRole(this.required({ role: 'heading', name: heading }).parentElement!, 'link');
    return Object.fromEntries(links.map((link) => [computeAccessibleName(link), link.getAttribute('href') ?? '']));
  }

  /** The dark squares as 'x y, x y'. */
  code(name: string): { readonly darkModules: string; readonly origin: string } {
    const path = this.required({ role: 'img', name }).querySelector('path')!.getAttribute('d')!;
    const darkModules = [...path.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, place]) => place).join(', ');
    return { darkModules, origin: this.document.location.origin };
  }

  /** The prefilled text; '' if there is none, or no chat link. */
  chatGreeting(): string {
    const [address] = this.addressesOf('Chat with us for more information');
    return address ? (new URL(address).searchParams.get('text') ?? '') : '';
  }

  required(target: Target): HTMLElement {
    return (
      this.find(target) ??
      fail(`The page does not have '${target.name ?? target.start ?? target.label ?? target.role}'.`)
    );
  }

  /** 'Change Address' may also be the link 'Change' in the block 'Address'. */
  private allNamed(name: string): readonly HTMLElement[] {
    const [, block] = /^Change (.+)$/.exec(name) ?? [];
    const targets: readonly Target[] = [
      { name },
      ...(block ? [{ name: 'Change', within: { role: 'region', name: block } }] : []),
    ];
    return targets.flatMap((target) => PRESSABLE_ROLES.flatMap((role) => this.findAll({ ...target, role })));
  }

  private findAll({ within, label, role, name, start, description }: Target): readonly HTMLElement[] {
    // A dialog is searched in the whole page: the usual scope, the open dialog, does not contain itself.
    const scopes = within ? this.findAll(within) : [role?.endsWith('dialog') ? this.document.body : this.scope()];
    const isNamed = start === undefined ? name : (each: string) => beginsWithWords(each, start);
    const options = {
      ...(isNamed !== undefined && { name: isNamed }),
      ...(description !== undefined && { description }),
    };
    return scopes.flatMap((scope) =>
      label ? queryAllByLabelText(scope, label) : queryAllByRole(scope, role!, options),
    );
  }

  private scope(): HTMLElement {
    return [...this.document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? this.document.body;
  }

  private messageOf(field: Element): string {
    const ids = field.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    return (
      ids.map((id) => this.document.getElementById(id)?.textContent?.trim() ?? '').findLast((text) => text !== '') ?? ''
    );
  }

  private innermost(fits: (text: string) => boolean, scope: Element = this.scope()): readonly Element[] {
    const among = (element: Element): Element[] => {
      const inner = [...element.children].flatMap(among);
      return inner.length > 0 || !fits(textOf(element)) ? inner : [element];
    };
    return among(scope).filter(isVisible);
  }
}

function onlyOne(name: string, [control, ...others]: readonly HTMLElement[]): HTMLElement {
  if (others.length > 0) fail(`'${name}' is the name of ${others.length + 1} controls.`);
  return control ?? fail(`The page does not have '${name}'.`);
}

/** 'button: Next'; undefined for an empty element. */
function outlineOf(element: Element): string | undefined {
  const isOption = element.matches('[type="radio"], [type="checkbox"]');
  const kind = isOption || element.hasAttribute('aria-pressed') ? 'option' : OUTLINE_WORDS[element.localName]!;
  const text = wordsOf(isOption ? (element.closest('label') ?? element) : element) || computeAccessibleName(element);
  if (kind === 'option')
    return `option: ${text}${element.matches(':checked, [aria-pressed="true"]') ? ' (chosen)' : ''}`;
  if (kind !== 'field') return text ? `${kind}: ${text}` : undefined;
  const value = element.matches('select') ? (chosenEntryOf(element)?.text ?? '') : (element as HTMLInputElement).value;
  return `field: ${computeAccessibleName(element)}${value && ` = ${value}`}`;
}

const OUTLINE_WORDS: Readonly<Record<string, string>> = {
  h1: 'heading',
  h2: 'heading',
  legend: 'question',
  button: 'button',
  a: 'link',
  p: 'text',
  dt: 'label',
  dd: 'value',
  input: 'field',
  select: 'field',
};

/** With spaces between the texts of its child elements, but not before '.', ',' and the like. */
function wordsOf(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
  let words = '';
  let last: Text | undefined;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    // React splits a sentence with a value into neighbouring text nodes, without a space between them.
    const isSamePart =
      last?.parentNode === text.parentNode && last?.previousElementSibling === text.previousElementSibling;
    words += (isSamePart ? '' : ' ') + text.data;
    last = text;
  }
  return words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim();
}

const SHOW_TEXT = 4;

function ownTextOf({ childNodes }: Element): string {
  const texts = [...childNodes].map((node) => (node.nodeType === node.TEXT_NODE ? node.textContent : ''));
  return texts.join('').trim();
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

export function nameWithBlock(element: Element): string {
  const name = computeAccessibleName(element);
  const block = name === 'Change' && element.closest('section');
  return block ? `Change ${computeAccessibleName(block)}` : name;
}

function isDisabled(element: Element): boolean {
  return element.matches(':disabled, [aria-disabled="true"]');
}

/** What has no height shows nothing. happy-dom has no layout. */
function isVisible(element: Element): boolean {
  const box = element.closest('select') ?? element;
  if (typeof box.checkVisibility === 'function')
    return box.checkVisibility({ visibilityProperty: true }) && box.getBoundingClientRect().height > 0;
  // Chromium 103 has no `checkVisibility`.
  const { display } = element.ownerDocument.defaultView!.getComputedStyle(element);
  return display !== 'none' && element.closest('[hidden], script, style') === null;
}

/** In happy-dom, `selectedOptions` may be old: only a change of the document renews it. */
function chosenEntryOf(list: HTMLSelectElement): HTMLOptionElement | undefined {
  return list.options[list.selectedIndex];
}
