import { readFileSync } from 'node:fs';
import type { Browser, Route } from 'playwright-core';
import { overflowIn } from '../appearance/overflow';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import type { InPage } from '../support/browser/in-page';
import { serve, type Site } from '../support/browser/site';
import { Customer } from '../support/customer';
import { screenOf, SCENARIO_START } from '../support/device';
import type { Target } from '../support/page-reader';
import { SCRIPT_FLAG, MARKUP_ATTRIBUTE } from './corpus';
import { sessionEntriesOf, HARMLESS, storedDraft, phoneStoring, type DeviceState } from './open-app';
import { asciiJson, HostileServer } from './server';

declare const inPage: InPage;

/** A small phone in Chromium with the production build, which must exist, and a hostile server. */
export class HostilePhone {
  readonly server = new HostileServer();
  private readonly dialogs: string[] = [];
  private tab!: BrowserTab;
  customer!: Customer;

  private constructor(
    private readonly browser: Browser,
    private readonly site: Site,
  ) {}

  static async start(): Promise<HostilePhone> {
    return new HostilePhone(await launchBrowser(), await serve('production', { now: () => SCENARIO_START }));
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.site.stop();
  }

  get page() {
    return this.tab.page;
  }

  /** The app's address, with the base path. */
  get address(): string {
    return this.site.address;
  }

  /** Closes the last tab, and opens one with stored state. Then opens the page, if given, and waits until it is idle. */
  async opens(path: string | undefined, kept: DeviceState = {}): Promise<void> {
    await this.tab?.close();
    this.dialogs.length = 0;
    this.tab = new BrowserTab({ browser: this.browser, address: this.address, device: phoneStoring(kept), heldCount: () => 0 });
    this.customer = new Customer(this.tab);
    await this.tab.setSessionEntries(sessionEntriesOf(kept));
    this.page.on('dialog', (dialog) => {
      this.dialogs.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await this.page.route('**/api/**', async (route) => {
      const request = route.request();
      const call = new Request(request.url(), { method: request.method(), headers: request.headers(), body: request.postData() });
      const answer = await this.server.respond(call);
      await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() }).catch(() => {});
    });
    // Blocks requests to other machines.
    await this.page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => route.abort());
    if (path === undefined) return;
    await this.customer.opens(path);
    await this.customer.waitsUntilIdle();
  }

  /**
   * Opens an address with the base path. The app's page is served by a Playwright route, because web servers treat hostile
   * addresses differently.
   */
  async opensAddress(address: string): Promise<void> {
    this.server.says({ items: [HARMLESS] });
    await this.opens(undefined, { userData: null, draft: storedDraft({}, [HARMLESS]) });
    const html = readFileSync('dist-test/production/index.html', 'utf8');
    const isPage = (route: Route) => route.request().isNavigationRequest();
    await this.page.route(() => true, (route) => (isPage(route) ? route.fulfill({ contentType: 'text/html', body: html }) : route.fallback()));
    await this.page.goto(new URL(this.address).origin + address);
    await this.page.locator('#root:not([data-waits]) h1').waitFor();
    await this.customer.waitsUntilIdle();
  }

  /** Types a text into fields. Returns the names of the fields whose value differs from that of a plain HTML field. */
  types(fields: readonly Target[], text: string): Promise<readonly string[]> {
    const type = () => this.page.evaluate(
      ({ targets, json }) => {
        const written = JSON.parse(json) as string;
        const wrong = targets.filter((target) => {
          const field = inPage.reader.find(target) as HTMLInputElement;
          const plain = Object.assign(document.createElement('input'), { type: field.type, value: written });
          // Bypasses React's override of the setter, as typing on a keyboard does.
          Reflect.set(HTMLInputElement.prototype, 'value', written, field);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          return field.value !== plain.value;
        });
        return wrong.map(({ name }) => name!);
      },
      { targets: fields, json: asciiJson(text) },
    );
    // Tries until the fields are there: a page shows its heading before its fields.
    return this.customer.waitFor(type);
  }

  /** Presses a button by a script in the page, because a pointer would be slow for so many presses. */
  async presses(name: string): Promise<void> {
    await this.page.evaluate(async (button) => {
      inPage.reader.pressable(button)!.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }, name);
  }

  /** The texts that are not on the page, each cut to 60 characters. */
  misses(texts: readonly string[]): Promise<readonly string[]> {
    return this.page.evaluate((json) => {
      const all = document.body.textContent;
      return (JSON.parse(json) as string[]).filter((text) => !all.includes(text)).map((text) => text.slice(0, 60));
    }, asciiJson(texts));
  }

  /** The page's problems, one sentence each. */
  async faults(): Promise<readonly string[]> {
    const wrong = await this.page.evaluate(
      ({ mark, flag, width }) => {
        const marked = [...document.querySelectorAll(`[${mark}]`)].map((element) => `a text became <${element.localName}>`);
        const { scrollWidth } = document.documentElement;
        const isBackwards = (element: Element) => {
          const text = [...element.childNodes].find((node) => node instanceof Text && node.data.length > 1) as Text | undefined;
          if (!text) return false;
          const edge = (at: number) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect();
          };
          const [first, last] = [edge(0), edge(text.length - 1)];
          return first.top === last.top && first.left > last.left;
        };
        const prices = [...document.querySelectorAll('.tabular-figures')].filter(isBackwards);
        return [
          ...marked,
          ...(flag in window ? ['a script ran'] : []),
          ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []),
          ...prices.map((price) => `a price runs backwards: ${price.parentElement!.textContent.slice(0, 60)}`),
        ];
      },
      { mark: MARKUP_ATTRIBUTE, flag: SCRIPT_FLAG, width: screenOf({ isPhone: true }).width },
    );
    const beside = (await overflowIn(this.page)).map((each) => each.slice(0, 200));
    // The app replaces a picture that does not load by an illustration, so its failed load is no fault.
    const unexpectedErrors = this.customer.unexpectedErrors().filter((line) => !line.startsWith('Failed to load resource'));
    return [...wrong, ...beside, ...unexpectedErrors, ...this.dialogs];
  }
}
