import type { ElementHandle } from 'playwright-core';
import type { PickedFile } from '../driver';
import type { Target } from '../page-reader';
import { fail } from '../scenario-error';
import { beginWait } from '../wait';
import { BrowserTab } from './browser-tab';
import { focusProblem, readFocusContext, directionTo, type FocusContext } from './focus';

/** No page has as many controls, and no list or month as many entries. */
const KEYS_AT_THE_MOST = 120;
const STOPS = { there: undefined, forwards: 'Tab', backwards: 'Shift+Tab' };
const ARROWS = { there: undefined, forwards: 'ArrowDown', backwards: 'ArrowUp' };

type Element = ElementHandle<HTMLElement>;

/** The focus has to be visible after each key, and inside each page or dialog that opens. */
export class KeyboardTab extends BrowserTab {
  /** Undefined after a page load, because then the browser decides on the focus. */
  private lastContext: FocusContext | undefined;

  /** Before the page is idle, the element may belong to the prerendered page, which the app replaces. */
  protected override async element(target: Target | string): Promise<Element> {
    await this.waitUntilIdle();
    return super.element(target);
  }

  override async open(path: string): Promise<void> {
    this.lastContext = undefined;
    await super.open(path);
  }

  override async reload(): Promise<void> {
    this.lastContext = undefined;
    await super.reload();
  }

  override async press(target: Target | string): Promise<void> {
    const control = await this.element(target);
    const kind = await control.evaluate((element) => {
      if (element.matches('input[type=radio]')) return 'radio';
      if (element.matches('[role=option]')) return 'suggestion';
      if (element.closest('td')) return 'day';
      return element.matches('input[type=checkbox], [aria-pressed]') ? 'toggle' : 'button';
    });
    if (kind === 'radio') return this.moveToRadio(control);
    if (kind === 'suggestion') return this.moveToSuggestion(control);
    if (kind === 'day') return this.moveToDay(control);
    await this.moveFocusTo(control);
    await this.pressKey(kind === 'toggle' ? 'Space' : 'Enter');
  }

  override async write(target: Target, text: string): Promise<void> {
    await this.moveFocusTo(await this.element(target));
    await this.page.keyboard.press('ControlOrMeta+A');
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.type(text);
    await this.expectVisibleFocus();
  }

  override leave(): Promise<void> {
    return this.pressKey('Tab');
  }

  override async select(target: Target, entry: string): Promise<void> {
    const list = await this.element(target);
    await this.moveFocusTo(list);
    const distance = await list.evaluate((element, wanted) => {
      const { options, selectedIndex } = element as unknown as HTMLSelectElement;
      return (
        [...options].findIndex(({ text, value }) => (wanted === '' ? value === '' : text === wanted)) - selectedIndex
      );
    }, entry);
    for (let moves = Math.abs(distance); moves > 0; moves -= 1)
      await this.pressKey(distance > 0 ? 'ArrowDown' : 'ArrowUp');
  }

  override async paste(target: Target, text: string): Promise<void> {
    await this.moveFocusTo(await this.element(target));
    await super.paste(target, text);
  }

  // The file chooser is a window of the system, not part of the page.
  override async upload(target: Target, file: PickedFile): Promise<void> {
    await this.moveFocusTo(await this.element(target));
    await super.upload(target, file);
    await this.expectVisibleFocus();
  }

  override async pressKey(key: string, target?: Target): Promise<void> {
    if (target) await this.moveFocusTo(await this.element(target));
    await this.page.keyboard.press(key);
    await this.expectVisibleFocus({ mayLeavePage: key.endsWith('Tab') });
  }

  /** The keys may have scrolled the page, so this does not check that it is at its top. */
  async focusAtTop(): Promise<string> {
    await this.expectFocusMoved();
    return this.read('focused');
  }

  private async moveFocusTo(control: Element): Promise<void> {
    await this.expectFocusMoved();
    await this.pressUntilAt(control, async () => STOPS[await directionTo(control)]);
  }

  private async pressUntilAt(control: Element, nextKey: () => Promise<string | undefined>): Promise<void> {
    for (let keys = 0; keys < KEYS_AT_THE_MOST; keys += 1) {
      const key = await nextKey();
      if (!key) return;
      await this.pressKey(key);
    }
    fail(`The keys do not come to '${await control.textContent()}' on the page ${this.page.url()}.`);
  }

  private async moveToRadio(radio: Element): Promise<void> {
    const group = (await radio.evaluateHandle((element) =>
      element.closest('fieldset, [role=radiogroup]')!,
    )) as unknown as Element;
    await this.moveFocusTo(group);
    await this.pressUntilAt(radio, async () => ARROWS[await directionTo(radio)]);
    if (!(await radio.isChecked())) await this.pressKey('Space');
  }

  private async moveToSuggestion(suggestion: Element): Promise<void> {
    await this.pressUntilAt(suggestion, () =>
      suggestion.evaluate(({ id }) =>
        document.activeElement?.getAttribute('aria-activedescendant') === id ? undefined : 'ArrowDown',
      ),
    );
    await this.pressKey('Enter');
  }

  private async moveToDay(day: Element): Promise<void> {
    const month = (await day.evaluateHandle((element) => element.closest('table')!)) as unknown as Element;
    await this.moveFocusTo(month);
    await this.pressUntilAt(day, () =>
      day.evaluate((element) => {
        const cellOf = (button: globalThis.Element | null) => button!.closest('td')!;
        const [wanted, reached] = [cellOf(element), cellOf(document.activeElement)];
        const rows =
          (wanted.parentElement as HTMLTableRowElement).rowIndex -
          (reached.parentElement as HTMLTableRowElement).rowIndex;
        if (rows !== 0) return rows > 0 ? 'ArrowDown' : 'ArrowUp';
        const columns = wanted.cellIndex - reached.cellIndex;
        return columns === 0 ? undefined : columns > 0 ? 'ArrowRight' : 'ArrowLeft';
      }),
    );
    await this.pressKey('Enter');
  }

  private expectFocusMoved(): Promise<void> {
    const before = this.lastContext;
    return this.waitUntilCorrect(async () => {
      const context = (this.lastContext = await readFocusContext(this.page));
      const hasOpened = context.dialogCount > (before?.dialogCount ?? 0);
      const hasChanged = before !== undefined && context.path !== before.path;
      if ((!hasOpened && !hasChanged) || context.hasFocusAtItsStart) return '';
      return `The focus has not gone to ${hasOpened ? 'the dialog' : 'the heading'} on ${context.path}.`;
    });
  }

  private expectVisibleFocus({ mayLeavePage } = { mayLeavePage: false }): Promise<void> {
    return this.waitUntilCorrect(() => focusProblem(this.page, mayLeavePage));
  }

  private async waitUntilCorrect(look: () => Promise<string>): Promise<void> {
    const expectInTime = beginWait();
    for (let fault = await look(); fault !== ''; fault = await look()) {
      expectInTime(() => fault);
      if (!(await this.waitForActivity())) fail(fault);
    }
  }
}
