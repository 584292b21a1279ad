import type { Locator } from 'playwright-core';
import type { PickedFile } from '../support/customer';
import type { Detail } from '../support/details';
import { eventually } from '../support/eventually';
import { insist, StoryError } from '../support/story-error';
import { BrowserCustomer, startingWith } from './browser-customer';
import { accessibleName } from './browser-eyes';
import { faultOfFocus, sceneOn, wayTo, type Scene } from './keyboard-eyes';

/** More stops than any page has. */
const STOPS_AT_THE_MOST = 120;
/** More keys than lead from any day to one that is worth it: years by the month, and some days. */
const CALENDAR_KEYS_AT_THE_MOST = 200;

/**
 * A customer with Chromium who has no pointer. They come to each control by the Tab key, and look after each step whether
 * the focus can be seen, and whether it has gone to a page or dialog that opened.
 */
export class KeyboardCustomer extends BrowserCustomer {
  /** What stood in front of them when they looked last; undefined after a page load, which leaves the focus to the browser. */
  private lastScene: Scene | undefined;

  override opens(path: string): Promise<void> {
    this.lastScene = undefined;
    return super.opens(path);
  }

  override reloads(): Promise<void> {
    this.lastScene = undefined;
    return super.reloads();
  }

  override async presses(control: string): Promise<void> {
    const button = this.pressable(control);
    try {
      await button.waitFor();
    } catch {
      throw new StoryError(`'${control}' cannot be pressed on the page ${(await this.whereabouts()).path}.`);
    }
    await eventually(async () => insist(await button.isEnabled(), `'${control}' is there, but cannot be pressed.`));
    await this.comesTo(button, control);
    await this.hitsKey('Enter');
  }

  override gives(detail: Detail, value: string): Promise<void> {
    const { kind, name } = detail;
    const control = this.control(detail);
    return this.telling(detail, value, async () => {
      if (kind === 'choice') return this.movesToRadio(detail, value);
      if (kind === 'code') return this.typesCode(control, value);
      await this.comesTo(control, name);
      if (kind === 'time') return this.movesToTime(control, value);
      await this.writes(value);
      // Leaving the field is part of writing into it. Suggestions would go with it.
      if (kind !== 'suggested') await this.hitsKey('Tab');
    });
  }

  override takesSuggestion(detail: Detail, start: string): Promise<void> {
    return this.telling(detail, start, async () => {
      const control = this.control(detail);
      await this.comesTo(control, detail.name);
      await this.writes(start);
      await this.page.getByRole('option', { name: startingWith(start) }).first().waitFor();
      const count = await this.page.getByRole('option').count();
      for (let index = 0; index < count; index += 1) {
        await this.hitsKey('ArrowDown');
        const active = await control.getAttribute('aria-activedescendant');
        const option = active ? await this.page.locator(`[id="${active}"]`).textContent() : '';
        if (option?.startsWith(start)) return this.hitsKey('Enter');
      }
      throw new StoryError(`The arrows come to no suggestion for ${detail.name} that begins with '${start}'.`);
    });
  }

  override async picksDay(detail: Detail, day: string): Promise<void> {
    const target = new Date(`${day} UTC`);
    await this.comesTo(this.calendarButton(detail), `the calendar of ${detail.name}`);
    await this.hitsKey('Enter');
    await this.page.getByRole('dialog').getByRole('table').waitFor();
    for (let keys = 0, before = ''; keys < CALENDAR_KEYS_AT_THE_MOST; keys += 1) {
      const name = await eventually(() => this.focusedDay());
      const focused = new Date(`${name} UTC`);
      if (focused.getTime() === target.getTime()) return this.hitsKey('Enter');
      insist(name !== before, `The calendar of ${detail.name} does not go on from ${name}.`);
      before = name;
      await this.hitsKey(keyTowards(target, focused));
    }
    throw new StoryError(`The calendar of ${detail.name} does not come to ${day}.`);
  }

  override toggles(detail: Detail, option: string): Promise<void> {
    return this.telling(detail, option, async () => {
      if (detail.kind === 'choice') return this.movesToRadio(detail, option);
      await this.comesTo(this.option(detail, option), option);
      await this.hitsKey('Space');
    });
  }

  override async togglesByKeyboard(detail: Detail, option: string): Promise<void> {
    await this.comesTo(this.option(detail, option), option);
    await this.hitsKey('Space');
  }

  override async passesBy(detail: Detail): Promise<void> {
    await this.comesTo(this.control(detail), detail.name);
    await this.hitsKey('Tab');
  }

  override async pastesCode(text: string): Promise<void> {
    await this.comesTo(this.page.getByRole('textbox', { name: 'Digit 1 of 4', exact: true }), 'Digit 1 of 4');
    return super.pastesCode(text);
  }

  // The dialog to choose a file in is the browser's own, and the system's.
  override async uploads(file: PickedFile): Promise<void> {
    await this.comesTo(this.page.getByLabel('Pet image', { exact: true }), 'Pet image');
    await super.uploads(file);
    await this.looksAtFocus();
  }

  override async closesAlert(): Promise<void> {
    const alert = this.page.getByRole('alertdialog');
    await this.comesTo(alert.getByRole('button', { name: 'OK', exact: true }), 'OK');
    await this.hitsKey('Enter');
    await alert.waitFor({ state: 'hidden' });
  }

  /** What has the focus, wherever it stands on the page. */
  override async attention(): Promise<string> {
    await this.looksAround();
    const focused = this.page.locator(':focus');
    return (await focused.count()) === 1 ? accessibleName(focused) : '';
  }

  /** Hits a key, by the browser's name of it, and looks where the focus is then. */
  override async hitsKey(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.looksAtFocus({ mayLeavePage: key.endsWith('Tab') });
  }

  /** Goes by Tab, or back by Shift+Tab, until the focus is on a control or in it. */
  private async comesTo(control: Locator, name: string): Promise<void> {
    await control.waitFor();
    await this.looksAround();
    for (let stops = 0; stops < STOPS_AT_THE_MOST; stops += 1) {
      const way = await wayTo(control);
      if (way === 'there') return;
      await this.hitsKey(way === 'forwards' ? 'Tab' : 'Shift+Tab');
    }
    throw new StoryError(`The Tab key does not come to '${name}' on the page ${(await this.whereabouts()).path}.`);
  }

  /** Writes over what stands in the field that has the focus. */
  private async writes(text: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+A');
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.type(text);
    await this.looksAtFocus();
  }

  /** Tab comes to the radio that is on, or without one to the first or the last; arrows go on from there, and choose. */
  private async movesToRadio(detail: Detail, name: string): Promise<void> {
    const wanted = this.option(detail, name);
    await wanted.waitFor();
    await this.comesTo(this.control(detail), detail.name);
    const count = await this.control(detail).getByRole('radio').count();
    for (let moves = 0; (await wayTo(wanted)) !== 'there'; moves += 1) {
      insist(moves < count, `The arrows do not come to '${name}' in ${detail.name}.`);
      await this.hitsKey((await wayTo(wanted)) === 'forwards' ? 'ArrowDown' : 'ArrowUp');
    }
    if (!(await wanted.isChecked())) await this.hitsKey('Space');
  }

  private async movesToTime(list: Locator, time: string): Promise<void> {
    const labels = await list.getByRole('option', { includeHidden: true }).allTextContents();
    const position = () => list.evaluate((element) => (element as HTMLSelectElement).selectedIndex);
    const wanted = time === '' ? 0 : labels.indexOf(time);
    insist(wanted >= 0, `'${time}' is not offered.`);
    const distance = wanted - (await position());
    for (let moves = Math.abs(distance); moves > 0; moves -= 1) await this.hitsKey(distance > 0 ? 'ArrowDown' : 'ArrowUp');
    insist((await position()) === wanted, `The arrows do not come to '${time}'.`);
  }

  private async typesCode(group: Locator, code: string): Promise<void> {
    await this.comesTo(group.getByRole('textbox').first(), 'Digit 1 of 4');
    for (const digit of code) await this.hitsKey(digit);
  }

  /** The day that has the focus, '5 December 2026'. */
  private async focusedDay(): Promise<string> {
    const name = (await this.page.locator('td :focus').getAttribute('aria-label', { timeout: 500 })) ?? '';
    insist(/^\d+ \w+ \d+$/.test(name), 'No day of the calendar has the focus.');
    return name;
  }

  /** After a change of the page its heading has the focus, and after a dialog has opened something in it. */
  private async looksAround(): Promise<void> {
    const before = this.lastScene;
    await eventually(async () => {
      const scene = (this.lastScene = await sceneOn(this.page));
      const hasOpened = scene.dialogCount > (before?.dialogCount ?? 0);
      const hasChanged = before !== undefined && scene.path !== before.path;
      if (!hasOpened && !hasChanged) return;
      insist(scene.hasFocusAtItsStart, `The focus has not gone to ${hasOpened ? 'the dialog' : 'the heading'} on ${scene.path}.`);
    });
  }

  /** Tab may lead out of the page, to the browser's own controls; nothing else may lose the focus. */
  private looksAtFocus({ mayLeavePage } = { mayLeavePage: false }): Promise<void> {
    return eventually(async () => {
      const fault = await faultOfFocus(this.page, mayLeavePage);
      insist(fault === '', fault);
    });
  }
}

/** The key that leads a calendar's focus towards a day: over months, weeks, and then days. */
function keyTowards(target: Date, focused: Date): string {
  const months = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();
  const isLater = target > focused;
  if (months(target) !== months(focused)) return isLater ? 'PageDown' : 'PageUp';
  const isNear = Math.abs(target.getUTCDate() - focused.getUTCDate()) < 7;
  if (isNear) return isLater ? 'ArrowRight' : 'ArrowLeft';
  return isLater ? 'ArrowDown' : 'ArrowUp';
}
