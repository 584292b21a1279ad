import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { STORY_BEGINS_AT } from '../../features/support/world';
import { callOf } from '../../mocks/calls';
import { outOfSight } from '../appearance/overflow';
import { launchBrowser } from '../browser/find-browser';
import { FLAG, MARK } from './corpus';
import { answerTo, type Said } from './hostile-server';

export const WIDTH = 360;
const HEIGHT = 640;
const BASE_PATH = '/in/packages';
/** `npm run build:test` has made it before this comes. */
const BUILD = 'dist-test/production';
/** Of the app's own origin, without the app. */
const BLANK = '/blank.txt';
const FRAMES_TO_BE_SURE = 3;
const TIMEOUT_IN_MILLISECONDS = 10_000;

/** What the browser keeps when the app is opened, by storage and key. */
export interface Kept {
  readonly userData?: string;
  readonly bookingDraft?: string;
}

/** A small phone with the production build, whose server says whatever a test has it say. The build has to be there already. */
export class HostilePhone {
  /** What was told behind the app's back: errors, dialogs, what the console says and the app's own logger did not. */
  readonly accidents: string[] = [];
  readonly logged: string[] = [];
  said: Said = { items: [] };
  /** How many calls wait for their answers. */
  private open = 0;

  private constructor(
    private readonly site: PreviewServer,
    private readonly browser: Browser,
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async start(): Promise<HostilePhone> {
    const site = await preview({ mode: 'production', logLevel: 'silent', build: { outDir: BUILD }, preview: { port: 0 } });
    const browser = await launchBrowser();
    const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: 'reduce' });
    context.setDefaultTimeout(TIMEOUT_IN_MILLISECONDS);
    const page = await context.newPage();
    await page.clock.setFixedTime(STORY_BEGINS_AT);
    const phone = new HostilePhone(site, browser, context, page);
    await phone.watch();
    return phone;
  }

  async stop(): Promise<void> {
    await this.context.close();
    await this.browser.close();
    await this.site.close();
  }

  /** The address of a path below the base, written as it is. */
  addressOf(path: string): string {
    return new URL(this.site.resolvedUrls!.local[0]!).origin + BASE_PATH + path;
  }

  /** Opens the app anew, with what the browser keeps and what the server says, and waits until it has been answered. */
  async opens(path: string, said: Said, kept: Kept = {}): Promise<void> {
    this.said = said;
    this.accidents.length = 0;
    this.logged.length = 0;
    // Not by an init script: some of what is kept is more than it can carry.
    await this.page.goto(this.addressOf(BLANK));
    await this.page.evaluate((entries) => {
      const storages = { userData: localStorage, bookingDraft: sessionStorage };
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(JSON.parse(entries) as Kept)) storages[key as keyof Kept].setItem(key, value);
    }, ascii(kept));
    if (path === BLANK) return;
    await this.page.goto(this.addressOf(path));
    // The heading of a step whose code is on its way is there before its form.
    await this.page.locator('form [type=submit]').first().waitFor();
    await this.isThere();
  }

  /** Opens an address, base path included, whose page is the empty one: what servers make of such addresses is not the app's. */
  async opensAddress(address: string, said: Said): Promise<void> {
    await this.opens(BLANK, said);
    const html = readFileSync(join(BUILD, 'index.html'), 'utf8');
    const everywhere = () => true;
    const shell = (route: Route) => (route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: html }) : route.fallback());
    await this.page.route(everywhere, shell);
    await this.page.goto(new URL(this.addressOf('')).origin + address);
    await this.isThere();
    await this.page.unroute(everywhere, shell);
  }

  /** Waits until the page's heading stands there and all of its calls have been answered. */
  async isThere(): Promise<void> {
    await this.page.locator('#root:not([data-waits]) h1').waitFor();
    for (let quiet = 0; quiet < FRAMES_TO_BE_SURE; quiet = this.open === 0 ? quiet + 1 : 0) {
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }

  /** Presses a button by its name, without the browser's own ways of finding out whether it can be: there are many presses. */
  async presses(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true, disabled: false }).evaluate((button) => (button as HTMLButtonElement).click());
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  /** Types a text into fields by their ids or their hidden labels, and answers those that hold something else than a field of their kind would. */
  types(ids: readonly string[], text: string): Promise<readonly string[]> {
    return this.page.evaluate(
      ({ fields, json }) => {
        const written = JSON.parse(json) as string;
        return fields.filter((id) => {
          const field = (document.getElementById(id) ?? document.querySelector(`[aria-label="${id}"]`)) as HTMLInputElement;
          const plain = Object.assign(document.createElement('input'), { type: field.type, value: written });
          // Past React's own watch of the field, as keys come to it.
          Reflect.set(HTMLInputElement.prototype, 'value', written, field);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          return field.value !== plain.value;
        });
      },
      { fields: ids, json: ascii(text) },
    );
  }

  /** What stands in fields, by the same names. */
  async valuesOf(ids: readonly string[]): Promise<readonly string[]> {
    // As JSON, of which half a sign comes back as it is.
    const json = await this.page.evaluate(
      (fields) => JSON.stringify(fields.map((id) => ((document.getElementById(id) ?? document.querySelector(`[aria-label="${id}"]`)) as HTMLInputElement).value)),
      ids,
    );
    return JSON.parse(json) as string[];
  }

  /** Which of some texts do not stand on the page as they are. */
  async misses(texts: readonly string[]): Promise<readonly string[]> {
    return this.page.evaluate((json) => {
      const all = document.body.textContent;
      return (JSON.parse(json) as string[]).filter((text) => !all.includes(text)).map((text) => text.slice(0, 60));
    }, ascii(texts));
  }

  /** What is wrong with the page as it looks now, a sentence each. */
  async complaints(): Promise<readonly string[]> {
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
      { mark: MARK, flag: FLAG, width: WIDTH },
    );
    return [...wrong, ...(await outOfSight(this.page)).map((each) => each.slice(0, 200)), ...this.accidents];
  }

  private async watch(): Promise<void> {
    const { page } = this;
    page.on('pageerror', (error) => this.accidents.push(String(error)));
    page.on('dialog', (dialog) => {
      this.accidents.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (line) => {
      const text = line.text();
      if (line.type() === 'error' && OWN_LINES.test(text)) this.logged.push(text);
      // The browser's own words for a picture that it cannot have: a drawing stands in for it.
      else if (['error', 'warning'].includes(line.type()) && !text.startsWith('Failed to load resource')) this.accidents.push(`${line.type()}: ${text.slice(0, 200)}`);
    });
    await page.route(`**${BLANK}`, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      const call = callOf(request.method(), request.url().split('/api/')[1]!);
      this.open += 1;
      await route.fulfill(call ? { contentType: 'application/json', body: ascii(answerTo(call, this.said)) } : { status: 404, json: {} }).catch(() => {});
      this.open -= 1;
    });
    // Whatever a hostile address leads to is not there.
    await page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => route.abort());
  }
}

/** What the app logs by itself. */
const OWN_LINES = /^(Storage '|GET |POST |Image scaling: |Missing required pricing data)/;

/** A value as JSON of plain letters only: half signs do not survive the way to the browser otherwise. */
export function ascii(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
