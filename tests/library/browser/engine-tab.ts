import type { Target } from '../page-reader';
import { beginWait } from '../wait';
import { BrowserTab } from './browser-tab';

const LONGEST_LEAP_IN_SECONDS = 2_000_000;

export class EngineTab extends BrowserTab {
  /** Playwright 1.63 accepts at most 2^31 milliseconds at once. */
  override async passTime(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= LONGEST_LEAP_IN_SECONDS)
      await super.passTime(Math.min(left, LONGEST_LEAP_IN_SECONDS));
  }

  /** React in Firefox does not notice a text that Playwright's `fill` sets. */
  override async write(target: Target, text: string): Promise<void> {
    const expectInTime = beginWait();
    do {
      expectInTime(() => 'The heading takes the focus again and again.');
      await this.act(target, (element) => element.selectText());
      if (text === '') await this.page.keyboard.press('Delete');
      else await this.page.keyboard.type(text);
      // Just after a page load the app focuses the heading, which then gets what is typed.
    } while (await this.page.evaluate(() => document.activeElement?.matches('h1')));
  }
}
