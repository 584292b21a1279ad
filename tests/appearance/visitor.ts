import type { Locator, Page } from 'playwright-core';
import { FIRST_SCENARIO, type ScenarioName } from '../../mocks/scenarios';
import { labels } from '../../src/domain/labels';
import type { Page as FunnelPage } from '../../src/domain/progress';
import type { Service } from '../../src/domain/services';
import { LOOKS, wear } from './looks';

/** Ten in the morning in India, when a day of the demo begins. */
const DAY = '2026-11-20';
const NOW = Date.parse(`${DAY}T10:00:00+05:30`);

/** The heading of the page that is none. */
const NOT_FOUND = 'We could not find this page';

/** The wide window, in which the panel leaves the page to be seen. */
const [, , WIDE] = LOOKS;

/** Somebody who comes to the states of the app, all in one page of the browser. */
export class Visitor {
  /** The warnings and errors of the console, and what was thrown, since the visitor last began. */
  troubles: string[] = [];
  /** Whether answers take their time. */
  private isSlow = false;
  /** Whether something of the page was broken on purpose, which only another one mends. */
  private isBroken = false;

  constructor(
    readonly page: Page,
    /** Where the demo is served, with its base path. */
    private readonly address: string,
  ) {
    page.on('pageerror', (error) => this.troubles.push(String(error)));
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') this.troubles.push(line.text());
    });
  }

  /** Begins a story, with nothing entered, on the first page of a service, or on the page that is none. */
  async begins(service: Service | 'nowhere' = 'walking', story: ScenarioName = FIRST_SCENARIO): Promise<void> {
    const hasLeft = await this.leaves();
    if (service === 'nowhere') await this.loads('nowhere', story);
    else if (!hasLeft) await this.loads(`${service}/1`, story);
    else {
      await this.goesTo(`${service}/1`);
      await this.tells(story, (panel) => pressed(panel, 'Begin this story'));
    }
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Begins a story on a page, with all before it filled in. */
  async jumps(service: Service, to: FunnelPage, story: ScenarioName = FIRST_SCENARIO): Promise<void> {
    if (!(await this.leaves())) await this.loads('nowhere', story);
    await this.tells(story, (panel) => this.jumpsBy(panel, service, to));
  }

  /** Jumps in the story and at the speed that there are. */
  async jumpsOn(service: Service, to: FunnelPage): Promise<void> {
    await this.inPanel((panel) => this.jumpsBy(panel, service, to));
  }

  private async jumpsBy(panel: Locator, service: Service, to: FunnelPage): Promise<void> {
    await panel.getByRole('combobox', { name: 'Service' }).selectOption(service);
    await panel.getByRole('combobox', { name: 'Page' }).selectOption(to);
    await pressed(panel, 'Jump');
    await this.heading(labels.headings[to]).waitFor();
  }

  /** Chooses a story in the panel, at full speed, and begins it. What the story before had to say is forgotten. */
  private async tells(story: ScenarioName, begin: (panel: Locator) => Promise<void>): Promise<void> {
    await this.inPanel(async (panel) => {
      if (this.isSlow) await panel.getByRole('radio', { name: '0 s', exact: true }).check();
      await panel.getByRole('combobox', { name: 'Scenario' }).selectOption(story);
      this.troubles = [];
      await begin(panel);
    });
    this.isSlow = false;
  }

  /**
   * Leaves the present state for the page that is none, in the wide window. Answers whether a story can begin from there; if not,
   * the page has to be loaded anew, which takes longer.
   */
  private async leaves(): Promise<boolean> {
    const { page } = this;
    await page.clock.setFixedTime(NOW);
    await wear(page, WIDE);
    if (this.isBroken || !page.url().startsWith(this.address)) return false;
    await page.keyboard.press('Escape');
    await this.goesTo('nowhere');
    return page.evaluate(isReady, NOT_FOUND);
  }

  private async inPanel(act: (panel: Locator) => Promise<void>): Promise<void> {
    const corner = this.page.getByRole('complementary', { name: 'Demo', exact: true });
    await pressed(corner, 'Demo');
    await act(corner.getByRole('region', { name: 'Demo panel' }));
    await pressed(corner, 'Close');
  }

  private async loads(path: string, story: ScenarioName): Promise<void> {
    this.troubles = [];
    await this.page.goto(`${this.address}${path}?demo=${story}&now=${DAY}&speed=0`);
    this.isSlow = false;
    this.isBroken = false;
  }

  /** Breaks something of the page, by a function that runs in it. */
  breaks(something: () => void): Promise<void> {
    this.isBroken = true;
    return this.page.evaluate(something);
  }

  /** From now on each answer takes longer than anybody looks. */
  slowsDown(): Promise<void> {
    this.isSlow = true;
    return this.inPanel((panel) => panel.getByRole('radio', { name: '3 s' }).check());
  }

  /** Goes to a path of the app as its links do, without loading anything. */
  async goesTo(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, new URL(this.address).pathname + path);
  }

  /** Presses a button, or follows a link. */
  presses(name: string): Promise<void> {
    const named = { name, exact: true };
    return this.page.getByRole('button', named).or(this.page.getByRole('link', named)).first().click();
  }

  /** Presses a button that opens a new page or part, and waits until that is there. */
  async comesBy(name: string, arrival: Locator): Promise<void> {
    await this.presses(name);
    await arrival.waitFor();
  }

  /** Checks an option that begins with a text. */
  async checks(...options: readonly string[]): Promise<void> {
    for (const option of options) {
      const named = { name: new RegExp(`^${option}`) };
      await this.page.getByRole('radio', named).or(this.page.getByRole('checkbox', named)).first().check();
    }
  }

  /** Writes into a field and stays there, so that its suggestions do. */
  types(name: string, text: string): Promise<void> {
    const named = { name, exact: true };
    return this.page.getByRole('textbox', named).or(this.page.getByRole('combobox', named)).fill(text);
  }

  async selects(name: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name, exact: true }).selectOption(option);
  }

  /** Goes on with something missing, and waits until the error summary says so. */
  async goesOnInVain(button: string): Promise<void> {
    await this.comesBy(button, this.page.getByRole('region', { name: 'There is a problem' }));
  }

  /** Lets time pass at once. */
  async waits(seconds: number): Promise<void> {
    await this.page.clock.setFixedTime(NOW + seconds * 1000);
  }

  /** Waits until nothing is on its way any more, pictures included. */
  async settles(): Promise<void> {
    await this.page.waitForFunction(() => {
      const isFetching = document.querySelector('[role="status"][aria-label^="Loading"], [role="progressbar"][aria-busy]');
      const isDrawing = [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
      return !isFetching && !isDrawing;
    });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }
}

/** Presses a button of the panel at once: that it stands still and nothing lies before it is the features' concern. */
function pressed(place: Locator, name: string): Promise<void> {
  return place.getByRole('button', { name, exact: true }).dispatchEvent('click');
}

/** Runs in the page: whether it shows the page of a heading, and neither a dialog nor the demo's panel before it. */
function isReady(heading: string): Promise<boolean> {
  const look = () =>
    document.querySelector('h1')?.textContent === heading && !document.querySelector('dialog[open], aside [aria-expanded="true"]');
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(look())));
  });
}
