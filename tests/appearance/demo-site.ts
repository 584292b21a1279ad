import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { preview } from 'vite';
import { launchBrowser } from '../browser/find-browser';
import { Visitor } from './visitor';

const BUILD = 'dist-test/demo';

/** The speed 3 s of the demo; so that also a busy machine sees what is being fetched it lasts a minute here. */
const SLOW_IN_MILLISECONDS = { from: 3000, to: 60_000 };

/** The demo, served, and a browser to look at it. */
export interface DemoSite {
  readonly browser: Browser;
  /** A visitor with a window of their own; `script` runs in each page before the page's own. */
  readonly visitor: (script?: string) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** Serves the demo build, which has to be there already, and starts a browser. */
export async function openDemoSite(): Promise<DemoSite> {
  if (!existsSync(`${BUILD}/index.html`)) throw new Error(`There is no demo in ${BUILD}: run 'npm run build:test'.`);
  const site = await preview({ mode: 'demo', logLevel: 'silent', build: { outDir: BUILD }, preview: { port: 0 } });
  const browser = await launchBrowser();
  const address = site.resolvedUrls!.local[0]!;
  return {
    browser,
    visitor: async (script) => {
      const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
      context.setDefaultTimeout(10_000);
      await context.addInitScript(prepare, SLOW_IN_MILLISECONDS);
      if (script) await context.addInitScript({ content: script });
      return new Visitor(await context.newPage(), address);
    },
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}

/** Runs in the page, before its own scripts. */
function prepare({ from, to }: typeof SLOW_IN_MILLISECONDS): void {
  // The copy for a reload without a network would be fetched once more for each window.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const setTimer = window.setTimeout.bind(window);
  window.setTimeout = ((action: TimerHandler, delay?: number, ...values: unknown[]) =>
    setTimer(action, delay === from ? to : delay, ...values)) as typeof window.setTimeout;
}
