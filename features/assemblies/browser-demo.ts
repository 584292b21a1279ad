import type { Locator, Page } from 'playwright-core';
import { dateInIndia } from '../../src/domain/calendar';
import { resolvePath } from '../../src/domain/paths';
import type { DemoHands } from '../support/demo-hands';
import type { StoryPage } from '../support/pages';
import { StoryError } from '../support/story-error';

interface Options {
  /** The page that is open now; throws while none is. */
  readonly page: () => Page;
  /** Opens a path below the app's base. */
  readonly open: (path: string) => Promise<void>;
  /** Puts the device aside, and takes another one. */
  readonly takeOtherDevice: () => Promise<void>;
  /** The instant at which the scenario begins, in milliseconds since the epoch. */
  readonly startsAt: () => number;
}

/** The hands of somebody who shows the demo in Chromium. */
export class BrowserDemoHands implements DemoHands {
  constructor(private readonly options: Options) {}

  opens(story: string): Promise<void> {
    return this.options.open(`/?demo=${story}&now=${dateInIndia(this.options.startsAt())}&speed=0`);
  }

  begins(story: string): Promise<void> {
    return this.inPanel(async (panel) => {
      await panel.getByRole('combobox', { name: 'Scenario' }).selectOption(story);
      await this.press(panel, 'Begin this story');
    });
  }

  jumpsTo({ path, heading }: StoryPage): Promise<void> {
    const destination = resolvePath(path);
    if (destination.kind !== 'page') throw new StoryError(`The demo does not jump to ${path}.`);
    return this.inPanel(async (panel) => {
      await panel.getByRole('combobox', { name: 'Service' }).selectOption(destination.service);
      await panel.getByRole('combobox', { name: 'Page' }).selectOption(destination.page);
      await this.press(panel, 'Jump');
      await this.options.page().getByRole('heading', { level: 1, name: heading }).waitFor();
    });
  }

  resets(): Promise<void> {
    return this.inPanel((panel) => this.press(panel, 'Reset'));
  }

  holds(day: string): Promise<void> {
    return this.inPanel(async (panel) => {
      await panel.getByLabel('Today').fill(day);
      await this.press(panel, 'Hold this day');
    });
  }

  slowsDown(): Promise<void> {
    return this.inPanel((panel) => panel.getByRole('radio', { name: '3 s' }).check());
  }

  async opensShareLinkElsewhere(): Promise<void> {
    const { page, open, takeOtherDevice } = this.options;
    let link = '';
    await this.inPanel(async (panel) => {
      await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await this.press(panel, 'Copy link');
      await page().getByRole('status').filter({ hasText: 'The link is copied.' }).waitFor();
      link = await page().evaluate(() => navigator.clipboard.readText());
    });
    const { pathname, search } = new URL(link);
    await takeOtherDevice();
    await open(pathname.replace('/in/packages', '') + search);
  }

  async panelText(): Promise<string> {
    let text = '';
    await this.inPanel(async (panel) => (text = await panel.evaluate(readPanel)));
    return text;
  }

  private press(panel: Locator, name: string): Promise<void> {
    return panel.getByRole('button', { name, exact: true }).click();
  }

  private async inPanel(act: (panel: Locator) => Promise<unknown>): Promise<void> {
    const corner = this.options.page().getByRole('complementary', { name: 'Demo', exact: true });
    await corner.getByRole('button', { name: 'Demo', exact: true }).click();
    const panel = corner.getByRole('region', { name: 'Demo panel' });
    await act(panel);
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
  }
}

/** Runs in the page: what the panel says and what its fields hold, without what could be chosen and what is folded. */
function readPanel(panel: Element): string {
  const copy = panel.cloneNode(true) as Element;
  const selects = [...panel.querySelectorAll('select')];
  for (const [index, select] of copy.querySelectorAll('select').entries()) select.replaceWith(selects[index]!.selectedOptions[0]!.text);
  for (const folded of copy.querySelectorAll('details:not([open])')) folded.remove();
  for (const choice of copy.querySelectorAll('label:has(input:not(:checked))')) choice.remove();
  const fields = [...panel.querySelectorAll<HTMLInputElement>('input:not([type=radio])')].map(({ value }) => value);
  return [copy.textContent, ...fields].join('\n');
}
