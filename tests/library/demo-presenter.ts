import { dateInIndia } from '../../src/domain/calendar';
import { pageAt } from '../../src/adapters/router/page-at';
import type { Customer } from './customer';
import type { AppPage } from './pages';
import type { Target } from './page-reader';
import { ensure, ScenarioError } from './scenario-error';

const BADGE: Target = { role: 'button', name: 'Demo', within: { role: 'complementary', name: 'Demo' } };
const PANEL: Target = { role: 'region', name: 'Demo panel' };

export class DemoPresenter {
  constructor(private readonly customer: Customer) {}

  /** With the day at which the device starts, and no delay of responses. */
  opens(preset: string, path = '/'): Promise<void> {
    const today = dateInIndia(this.driver.device.startsAt);
    return this.customer.opens(`${path}?demo=${preset}&now=${today}&speed=0`);
  }

  begins(preset: string): Promise<void> {
    return this.fromPanel(async () => {
      await this.driver.select({ role: 'combobox', name: 'Story', within: PANEL }, preset);
      await this.pressesInPanel('Begin this story');
    });
  }

  jumpsTo({ path, heading }: AppPage): Promise<void> {
    const destination = pageAt(path);
    if (!destination) throw new ScenarioError(`The demo does not jump to ${path}.`);
    const { service, page } = destination;
    return this.fromPanel(async () => {
      await this.driver.select({ role: 'combobox', name: 'Service', within: PANEL }, service);
      await this.driver.select({ role: 'combobox', name: 'Page', within: PANEL }, page);
      await this.pressesInPanel('Jump');
      await this.customer.waitFor(async () =>
        ensure((await this.customer.whereabouts()).heading === heading, `The demo does not come to '${heading}'.`),
      );
    });
  }

  resets(): Promise<void> {
    return this.fromPanel(() => this.pressesInPanel('Reset'));
  }

  holds(day: string): Promise<void> {
    return this.inPanel(async () => {
      await this.driver.write({ label: 'Today', within: PANEL }, day);
      await this.pressesInPanel('Hold this day');
    });
  }

  slowsDown(): Promise<void> {
    return this.inPanel(() => this.customer.pressesTarget({ role: 'radio', name: '3 s', within: PANEL }));
  }

  findsInPanel(text: string): Promise<void> {
    return this.inPanel(() =>
      this.customer.waitFor(async () => {
        const said = await this.driver.read('saysIn', PANEL);
        ensure(said.includes(text), `The demo's panel does not say '${text}', but '${said}'.`);
      }),
    );
  }

  private get driver() {
    return this.customer.driver;
  }

  private pressesInPanel(name: string): Promise<void> {
    return this.customer.pressesTarget({ role: 'button', name, within: PANEL });
  }

  private async inPanel(act: () => Promise<unknown>): Promise<void> {
    await this.openPanel();
    await this.pressesInPanel('For testers');
    await act();
    await this.pressesInPanel('Close');
  }

  private async fromPanel(act: () => Promise<unknown>): Promise<void> {
    await this.openPanel();
    await act();
    await this.customer.waitFor(async () =>
      ensure(!(await this.driver.read('has', PANEL)), 'The panel still covers the page.'),
    );
  }

  private async openPanel(): Promise<void> {
    await this.customer.waitFor(async () =>
      ensure(await this.driver.read('has', BADGE), 'This is no demo: the page has no panel.'),
    );
    await this.driver.press(BADGE);
  }
}
