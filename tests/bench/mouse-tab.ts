import type { Browser, ElementHandle, Page } from 'playwright-core';
import { BrowserTab, type BrowserTabOptions } from '../support/browser/browser-tab';
import { Customer } from '../support/customer';
import { newDevice } from '../support/device';
import type { Target } from '../support/page-reader';

/** The screen of the phone that Lighthouse simulates, in pixels. */
const SCREEN = { width: 412, height: 823 };

/** The file for a screenshot of the page on which a booking failed. */
export const PICTURE_OF_FAILURE = 'reports/bench-failed.png';

/** Performs a named interaction, and may measure it. */
export type Measure = (name: string, perform: () => Promise<void>) => Promise<void>;

/**
 * A tab that acts only by mouse and key events. Playwright's own actions also inspect the page, and on a slowed processor that
 * work would be measured too.
 */
export class MouseTab extends BrowserTab {
  measure: Measure = (_name, perform) => perform();

  constructor(options: BrowserTabOptions) {
    super({ ...options, hasRealTime: true });
  }

  /** Opens a path. Returns as soon as the page's response begins, because a customer does not wait for the last script. */
  override async open(path: string): Promise<void> {
    await this.openPage();
    await this.page.goto(this.addressOf(path), { waitUntil: 'commit' });
  }

  override press(target: Target | string): Promise<void> {
    return this.act(target, (element) => this.click(element, nameOf(target)));
  }

  override async write(target: Target, text: string): Promise<void> {
    const name = nameOf(target);
    await this.act(target, async (element) => {
      await this.click(element, name);
      // On a phone the first tap on a date field opens its calendar. Closing the calendar moves the focus to the date's text field.
      if (await element.evaluate(isBehindDialog)) await this.measure(`${name}: Escape`, () => this.page.keyboard.press('Escape'));
    });
    for (const key of text) await this.measure(`${name}: a key`, () => this.page.keyboard.press(key));
  }

  override leave(target: Target): Promise<void> {
    return this.measure(`${nameOf(target)}: Tab`, () => this.page.keyboard.press('Tab'));
  }

  /** Clicks the middle of a control, and measures the click under `name`. */
  async click(control: ElementHandle<HTMLElement>, name: string): Promise<void> {
    const { x, y } = await control.evaluate(placeOf);
    await this.page.mouse.move(x, y);
    await this.measure(name, () => this.page.mouse.click(x, y));
  }
}

/** Opens a page in a new tab and waits until it is idle. `script` runs before the page's own scripts. */
export async function openMeasured(browser: Browser, address: string, path: string, script: () => void): Promise<MeasuredCustomer> {
  const measured = newMeasured(browser, address, script);
  await measured.customer.opens(path);
  await measured.customer.waitsUntilIdle();
  return measured;
}

/** A customer, and the tab in which her interactions are measured. */
export interface MeasuredCustomer {
  readonly customer: Customer;
  readonly tab: MouseTab;
}

/** A customer with a phone who has opened no page yet. `prepare` runs once, before the first page; `script` in each page, before its scripts. */
export function newMeasured(browser: Browser, address: string, script: () => void, prepare?: (page: Page) => Promise<void>): MeasuredCustomer {
  const tab = new MouseTab({
    browser,
    address,
    device: newDevice({ startsAt: Date.now(), isPhone: true }),
    heldCount: () => 0,
    onPage: async (page) => {
      await page.setViewportSize(SCREEN);
      await page.addInitScript(script);
      await prepare?.(page);
    },
  });
  return { customer: new Customer(tab), tab };
}

function nameOf(target: Target | string): string {
  if (typeof target === 'string') return target;
  const name = target.name ?? target.start ?? '';
  return target.within?.name ? `${target.within.name}: ${name}` : name;
}

/** Runs in the page: whether a dialog is open that does not contain the element. */
function isBehindDialog(element: HTMLElement): boolean {
  return document.querySelector('dialog[open]')?.contains(element) === false;
}

/** Runs in the page: waits until a control no longer moves. Returns the centre of the control or its label, in pixels of the window. */
async function placeOf(element: HTMLElement): Promise<{ x: number; y: number }> {
  // Waits for animations, because a dialog may still be opening.
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  const target = element.closest('label') ?? element;
  const place = () => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  // Waits until the control no longer moves, because a new page scrolls to its top.
  for (let last = place(), calm = 0; ; calm += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollY: before } = window;
    const now = place();
    if (now.x !== last.x || now.y !== last.y || before !== window.scrollY) calm = 0;
    if (calm >= 2) return now;
    last = now;
  }
}
