import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../library/browser/browser-tab';
import { serve } from '../library/browser/site';
import { Customer } from '../library/customer';
import { newDevice, SCENARIO_START } from '../library/device';

export interface DemoTab {
  readonly customer: Customer;
  readonly tab: BrowserTab;
}

export type DemoSite = Awaited<ReturnType<typeof openDemoSite>>;

/** Throws if dist-test/ has no build of the demo. */
export async function openDemoSite({ hasScrollBars = false } = {}) {
  if (!existsSync('dist-test/demo/index.html'))
    throw new Error("There is no demo in dist-test: run 'npm run build:test'.");
  const site = await serve('demo', { now: () => SCENARIO_START });
  const browser = await launchBrowser({ isWatched: false, hasScrollBars });
  return {
    /** `onPage` is called before the app opens in the page. */
    openTab: (onPage?: (page: Page) => Promise<void>): DemoTab => {
      // The worker of each tab would fetch all files again.
      const device = newDevice({ hasServiceWorkers: false });
      const tab = new BrowserTab({
        browser,
        address: site.address,
        device,
        heldCount: () => 0,
        ...(onPage && { onPage }),
      });
      return { customer: new Customer(tab), tab };
    },
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}
