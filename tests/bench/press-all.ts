import type { ElementHandle, Page } from 'playwright-core';
import { PICTURES } from '../support/pictures';
import { beginWait } from '../support/wait';
import type { MouseTab } from './mouse-tab';
import { readTimings } from './timings';

/** A control of a page, and how the customer uses it. */
interface Control {
  /** Dialog, group and control, as in 'Choose start date: Next month'. */
  readonly name: string;
  readonly how: 'press' | 'type' | 'select' | 'pick a file';
}

/** Options that choose the controls to press on a page. */
export interface Pressing {
  /** Controls to leave alone, by name. */
  readonly skips?: RegExp;
  /** The only controls to press, by name. */
  readonly only?: RegExp;
  /** The texts to type into text fields, by the ends of the fields' names; other text fields get '1'. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The controls that close or remove a part of the page, or leave the page. They are pressed last, because other controls then disappear. */
const LATE = /(^|: )(Close|Change number|Remove|Back|Edit|Log out)$|, open$/;
/** How often a control may be pressed again to make other controls appear. */
const MOST_TIMES_TO_OPEN = 8;

/**
  * Presses each control of the page once, also in the dialogs, forms and lists that open meanwhile. Of more than eight similar
  * controls in a group, it presses the first, the middle and the last. It skips links that open a new tab, and the link to the main
  * part, which only a keyboard reaches. Returns the names of the controls that it could not press.
 */
export async function pressAll(tab: MouseTab, { skips, only, texts = {} }: Pressing = {}): Promise<readonly string[]> {
  const { page } = tab;
  page.on('filechooser', ignore);
  const home = await page.evaluate(placeNow);
  /** For each control, the control after whose press it appeared; '' for a control that was there at first. */
  const openers = new Map<string, string>();
  const pressed = new Set<string>();
  const timesOpened = new Map<string, number>();
  let last = '';
  for (;;) {
    const here = (await listAt(tab, home)).filter(({ name }) => !skips?.test(name) && (only?.test(name) ?? true));
    for (const { name } of here) if (!openers.has(name)) openers.set(name, last);
    const left = [...openers.keys()].filter((name) => !pressed.has(name));
    const isLeft = ({ name }: Control) => left.includes(name);
    const ways = new Set(left.flatMap((name) => waysTo(name, openers)));
    const mayBringMore = ({ name }: Control) => ways.has(name) && (timesOpened.get(name) ?? 0) < MOST_TIMES_TO_OPEN;
    const next = here.find((control) => isLeft(control) && !LATE.test(control.name)) ?? here.find(isLeft) ?? here.findLast(mayBringMore);
    if (next) {
      if (pressed.has(next.name)) timesOpened.set(next.name, (timesOpened.get(next.name) ?? 0) + 1);
      pressed.add(next.name);
      last = next.name;
      await handle(tab, next, texts);
    } else if (!(await page.evaluate(closeTopmostDialog))) {
      page.off('filechooser', ignore);
      return left;
    }
  }
}

/** The controls that must be pressed, one after the other, to make a control appear. The last to press is first in the list. */
function waysTo(name: string, openers: ReadonlyMap<string, string>): readonly string[] {
  const opener = openers.get(name) ?? '';
  return opener === '' ? [] : [opener, ...waysTo(opener, openers)];
}

const ignore = () => undefined;

/** A page's path below the app's base, and its heading. */
interface Place {
  readonly path: string;
  readonly heading: string;
}

/** Runs in the page: returns the page's path and heading. */
function placeNow(): Place {
  return { path: location.pathname.replace('/in/packages', ''), heading: document.querySelector('h1')?.textContent ?? '' };
}

/** The controls of the page `home`. If the last press led away, returns to it first, and throws if that fails. */
async function listAt(tab: MouseTab, home: Place): Promise<readonly Control[]> {
  const expectInTime = beginWait();
  for (;;) {
    await tab.waitUntilIdle();
    await readTimings(tab.page);
    const { path, heading } = await tab.page.evaluate(placeNow);
    if (path === home.path && heading === home.heading) return tab.page.evaluate(listControls);
    expectInTime(() => `The page ${path} '${heading}' does not lead back to ${home.path}.`);
    if (path !== home.path) await tab.moveTo(home.path);
  }
}

/** Uses a control as its `how` says. If the page replaces the control's element meanwhile, tries again with the new one. */
async function handle(tab: MouseTab, control: Control, texts: Readonly<Record<string, string>>): Promise<void> {
  for (;;) {
    const element = await elementOf(tab.page, control.name);
    if (!element) return;
    try {
      await handleElement(tab, element, control, texts);
      return;
    } catch (error) {
      if (await element.evaluate(({ isConnected }) => isConnected).catch(() => false)) throw error;
      await tab.page.evaluate(listControls);
    } finally {
      await element.dispose();
    }
  }
}

async function handleElement(tab: MouseTab, element: ElementHandle<HTMLElement>, { name, how }: Control, texts: Readonly<Record<string, string>>): Promise<void> {
  const { page } = tab;
  if (how === 'press' || how === 'pick a file') await tab.click(element, name);
  if (how === 'pick a file') await tab.upload({ label: 'Pet image' }, PICTURES.read('a picture'));
  if (how === 'select') {
    await element.focus();
    await tab.measure(name, () => page.keyboard.press('ArrowDown'));
  }
  if (how === 'type') {
    const [, text = '1'] = Object.entries(texts).find(([field]) => name.endsWith(`${field}, a key`)) ?? [];
    await element.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text.slice(0, -1));
    await tab.waitUntilIdle();
    await tab.measure(name, () => page.keyboard.press(text.slice(-1)));
  }
}

async function elementOf(page: Page, name: string): Promise<ElementHandle<HTMLElement> | undefined> {
  const found = await page.evaluateHandle((wanted) => (globalThis as ListingWindow).listed?.get(wanted), name);
  return found.asElement() ?? undefined;
}

interface ListingWindow {
  listed?: Map<string, HTMLElement>;
}

/** Runs in the page: the controls of the topmost open dialog, or else of the page. All days of a calendar have the name 'a day'. */
function listControls(): Control[] {
  const MOST_ALIKE = 8;
  const listed = new Map<string, HTMLElement>();
  (globalThis as ListingWindow).listed = listed;
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const textOf = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('.visually-hidden') ?? []) hidden.remove();
    return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const named = (element: Element, attribute: string) => textOf(document.getElementById(element.getAttribute(attribute)?.split(' ')[0] ?? ''));
  const groupOf = (element: Element) => element.closest('fieldset, [role="group"], [aria-labelledby="error-summary-title"]');
  const ownName = (element: HTMLElement) => {
    if (element.closest('table')) return element.dataset.day ? 'a day' : /^\d{4}$/.test(textOf(element)) ? 'a year' : 'a month';
    if (element.role === 'option') return 'a suggestion';
    const [label] = (element as HTMLInputElement).labels ?? [];
    const name = element.ariaLabel ?? (named(element, 'aria-labelledby') || textOf(label?.querySelector('.clamped') ?? label) || textOf(element));
    return /choose (month and )?year$/.exec(name)?.[0] ?? name;
  };
  const isUsable = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = !element.matches('[href="#main"]') && element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    return isSeen && !element.matches(':disabled, [aria-disabled="true"], [target="_blank"]');
  };
  const elements = [...scope.querySelectorAll<HTMLElement>('button, input, select, a[href], [role="option"]')].filter(isUsable);
  const likeOf = (element: HTMLElement) => {
    const group = element.closest('table') ? undefined : groupOf(element);
    return group ? elements.filter((each) => each.localName === element.localName && groupOf(each) === group) : [element];
  };
  const dialog = scope.matches('dialog') ? named(scope, 'aria-labelledby') : '';
  return elements.flatMap((element): Control[] => {
    const like = likeOf(element);
    const place = like.indexOf(element);
    const isOneOfMany = like.length > MOST_ALIKE;
    if (isOneOfMany && ![0, Math.floor(like.length / 2), like.length - 1].includes(place)) return [];
    const group = groupOf(element);
    const around = group && (named(group, 'aria-labelledby') || textOf(group.querySelector('legend')));
    const about = element.matches('button:not([aria-labelledby]), a') ? named(element, 'aria-describedby') : '';
    const own = isOneOfMany ? `${element.localName} ${place + 1} of ${like.length}` : ownName(element);
    const state = element.ariaExpanded === 'true' && element.matches('button') ? ', open' : '';
    const name = [dialog, around, isOneOfMany ? '' : about, own].filter(Boolean).join(': ') + state;
    const found = (how: Control['how'], ending = ''): Control[] => {
      if (listed.has(name + ending)) return [];
      listed.set(name + ending, how === 'pick a file' ? ((element as HTMLInputElement).labels![0] ?? element) : element);
      return [{ name: name + ending, how }];
    };
    if (element.matches('select')) return found('select', ', a choice');
    if (element.matches('[type="file"]')) return found('pick a file');
    const isText = element.matches('input:not([type="radio"], [type="checkbox"])');
    return [...found('press'), ...(isText && !(element as HTMLInputElement).readOnly ? found('type', ', a key') : [])];
  });
}

/** Runs in the page: closes the topmost dialog by its button. Returns false if there is no dialog or no such button. */
function closeTopmostDialog(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  const button = dialog?.querySelector<HTMLElement>('[aria-label="Close"], button[data-first-focus]');
  button?.click();
  return button !== null && button !== undefined;
}
