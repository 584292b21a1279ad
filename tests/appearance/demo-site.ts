import { existsSync } from 'node:fs';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { serve } from '../support/browser/site';
import { Customer } from '../support/customer';
import { newDevice, SCENARIO_START } from '../support/device';

/** A tab on the demo, and the customer who uses it. */
export interface DemoTab {
  readonly customer: Customer;
  readonly tab: BrowserTab;
}

/** The served demo, and a browser. */
export type DemoSite = Awaited<ReturnType<typeof openDemoSite>>;

/** Serves the demo build and starts a browser. Throws without a build. */
export async function openDemoSite() {
  if (!existsSync('dist-test/demo/index.html')) throw new Error("There is no demo in dist-test: run 'npm run build:test'.");
  const site = await serve('demo', { now: () => SCENARIO_START });
  const browser = await launchBrowser();
  return {
    openTab: (): DemoTab => {
      // Without service workers: each tab's worker would fetch all files again.
      const device = newDevice({ hasServiceWorkers: false });
      const tab = new BrowserTab({ browser, address: site.address, device, heldCount: () => 0 });
      return { customer: new Customer(tab), tab };
    },
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}
