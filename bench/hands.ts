import type { Locator, Page } from 'playwright-core';
import { startingWith } from '../features/assemblies/browser-customer';
import { DETAILS, type Detail } from '../features/support/details';
import type { Entries } from '../features/support/entries';
import { PICTURES } from '../features/support/pictures';
import { readList } from '../features/support/values';

/** Hears of each single thing that hands do, and does it. */
export type Witness = (act: string, doIt: () => Promise<void>) => Promise<void>;

/**
 * Hands that only move the mouse and hit keys. Playwright's own look at the page while they act, which on a slowed processor
 * would be measured with it.
 */
export class Hands {
  constructor(
    readonly page: Page,
    private readonly witness: Witness,
  ) {}

  async presses(name: string): Promise<void> {
    // The summary takes no press at first.
    const named = { name, exact: true, disabled: false };
    await this.clicks(this.page.getByRole('button', named).or(this.page.getByRole('link', named)), name);
  }

  /** Gives several details, one after the other. */
  async givesAll(entries: Entries): Promise<void> {
    for (const [name, value] of Object.entries(entries)) await this.gives(DETAILS.read(name), value);
  }

  async types(field: Locator, text: string, name: string): Promise<void> {
    await this.clicks(field, name);
    for (const key of text) await this.witness(`${name}: a key`, () => this.page.keyboard.press(key));
  }

  private async gives({ kind, name, isToldByStart }: Detail, value: string): Promise<void> {
    const group = this.page.getByRole(kind === 'choice' ? 'radiogroup' : 'group', { name, exact: true });
    const named = (option: string) => (isToldByStart ? { name: startingWith(option) } : { name: option, exact: true });
    switch (kind) {
      case 'choice':
        return this.clicks(group.getByRole('radio', named(value)), `${name}: ${value}`);
      case 'choices':
      case 'toggles': {
        const role = kind === 'choices' ? 'checkbox' : 'button';
        for (const option of readList(value)) await this.clicks(group.getByRole(role, named(option)), `${name}: ${option}`);
        return;
      }
      case 'suggested':
        await this.types(this.page.getByRole('combobox', { name, exact: true }), value, name);
        return this.clicks(this.page.getByRole('option', { name: startingWith(value) }).first(), `${name}: its suggestion`);
      case 'dialog':
        await this.presses(name);
        await this.givesAll({ 'Search address': value, 'House / Floor': '12', 'Building / Block': 'Pearl House', Landmark: 'Tower' });
        return this.presses('Save');
      case 'picture':
        return this.page.getByLabel(name, { exact: true }).setInputFiles(pictureOf(value));
      case 'text':
      case 'date':
        await this.types(this.page.getByRole('textbox', { name, exact: true }), value, name);
        return this.witness(`${name}: Tab`, () => this.page.keyboard.press('Tab'));
      case 'code':
        return this.types(this.page.getByRole('textbox', { name: 'Digit 1 of 4', exact: true }), value, name);
      case 'time':
      case 'shown':
        throw new Error(`Nobody gives '${name}' on the way.`);
    }
  }

  /** Picks a day, 'March 5, 2026', from the calendar beside the page's one date. */
  async picksDay(day: string): Promise<void> {
    const [month, date, year] = day.split(/,? /);
    await this.presses('Open calendar');
    const shown = this.page.getByRole('button', { name: /choose month and year$/ });
    while ((await shown.innerText()) !== `${month} ${year}`) await this.presses('Next month');
    await this.presses(`${date} ${month} ${year}`);
  }

  async clicks(control: Locator, name: string): Promise<void> {
    await control.waitFor({ state: 'attached' });
    const { x, y } = await control.evaluate(async (element: HTMLElement) => {
      // A dialog may still be coming in.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
      const target = element.closest('label') ?? element;
      const place = () => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      // A page that has just come scrolls to its top.
      for (let last = place(), calm = 0; ; calm += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const { scrollY: before } = window;
        const now = place();
        if (now.x !== last.x || now.y !== last.y || before !== window.scrollY) calm = 0;
        if (calm >= 2) return now;
        last = now;
      }
    });
    await this.page.mouse.move(x, y);
    await this.witness(name, () => this.page.mouse.click(x, y));
  }
}

function pictureOf(name: string) {
  const { name: fileName, mimeType, content } = PICTURES.read(name);
  return { name: fileName, mimeType, buffer: content };
}
