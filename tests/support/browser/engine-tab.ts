import type { Target } from '../page-reader';
import { BrowserTab } from './browser-tab';

const LONGEST_LEAP_IN_SECONDS = 2_000_000;

/** A tab in a browser that Playwright was not made for. */
export class EngineTab extends BrowserTab {
  /** Playwright 1.63 takes no leap of more milliseconds than 31 bits count. */
  override async passTime(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= LONGEST_LEAP_IN_SECONDS) await super.passTime(Math.min(left, LONGEST_LEAP_IN_SECONDS));
  }

  /** Writes by keys: in Firefox React does not hear of a text that a script fills in. */
  override async write(target: Target, text: string): Promise<void> {
    // A heading that takes the focus just after its page is there would lose what is typed.
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    await this.act(target, (element) => element.selectText());
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.type(text);
  }
}
