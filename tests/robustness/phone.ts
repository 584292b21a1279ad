import type { Browser } from 'playwright-core';
import type { Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import { overflowIn } from '../appearance/overflow';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../library/browser/browser-tab';
import { serve, type Site } from '../library/browser/site';
import { Customer } from '../library/customer';
import { newDevice, SCENARIO_START } from '../library/device';
import { DraftSnapshots } from '../library/draft-snapshots';
import { openTab } from '../library/in-process/tab';
import type { AppPage } from '../library/pages';
import { PERSONAS } from '../library/personas';
import { sessionOf } from '../library/server';
import { MARKUP_ATTRIBUTE, SCRIPT_FLAG } from './texts';

const snapshots = new DraftSnapshots(openTab);

interface Opening {
  readonly isVisitor?: boolean;
  readonly fault?: readonly [Call, Fault];
}

export class Phone {
  private tab: BrowserTab | undefined;
  customer!: Customer;

  private constructor(
    readonly browser: Browser,
    private readonly site: Site,
  ) {}

  static async start(browser?: Browser): Promise<Phone> {
    return new Phone(browser ?? (await launchBrowser()), await serve('production', { now: () => SCENARIO_START }));
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.site.stop();
  }

  get page() {
    return this.tab!.page;
  }

  get backend() {
    return this.site.backend!;
  }

  async opens(page: AppPage, { isVisitor = false, fault }: Opening = {}): Promise<void> {
    await this.tab?.close();
    this.backend.reset();
    if (fault) this.backend.fail(...fault);
    const person = PERSONAS.Asha!;
    const localStorage = new Map(isVisitor ? [] : [['userData', JSON.stringify(sessionOf(this.backend, person))]]);
    this.tab = new BrowserTab({
      browser: this.browser,
      address: this.site.address,
      device: newDevice({ isPhone: true, hasServiceWorkers: false, localStorage }),
      heldCount: () => 0,
    });
    this.customer = new Customer(this.tab);
    // This makes the browser's page, whose calls can then be caught before the app runs.
    await this.tab.setSessionEntries(await snapshots.entriesAt(page, { person, now: SCENARIO_START }, this.tab.device));
    // No text may fetch anything from another machine.
    await this.page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => route.abort());
    await this.customer.opens(page.path);
    await this.customer.waitsUntilIdle();
  }

  async faults(): Promise<readonly string[]> {
    const wrong = await this.page.evaluate(
      ([mark, flag]) => [
        ...[...document.querySelectorAll(`[${mark}]`)].map((element) => `a text became <${element.localName}>`),
        ...(flag in window ? ['a script ran'] : []),
        ...(document.documentElement.scrollWidth > innerWidth
          ? [`the page is ${document.documentElement.scrollWidth} px wide`]
          : []),
      ],
      [MARKUP_ATTRIBUTE, SCRIPT_FLAG] as const,
    );
    // A picture that does not load gets an illustration in its place, so its failed load is no fault.
    const errors = this.customer.unexpectedErrors().filter((line) => !line.startsWith('Failed to load resource'));
    return [...wrong, ...(await overflowIn(this.page)).map((each) => each.slice(0, 200)), ...errors];
  }
}
