import { existsSync } from 'node:fs';
import { launchBrowser } from '../browser/find-browser';
import { BrowserTab } from '../support/browser/browser-tab';
import { serve } from '../support/browser/site';
import { Customer } from '../support/customer';
import { newDevice, SCENARIO_START } from '../support/device';

/** A customer of the demo, with a tab of their own. */
export interface DemoVisit {
  readonly customer: Customer;
  readonly tab: BrowserTab;
}

/** The demo, served, and a browser to look at it. */
export type DemoSite = Awaited<ReturnType<typeof openDemoSite>>;

/** Serves the demo build, which has to be there already, and starts a browser. */
export async function openDemoSite() {
  if (!existsSync('dist-test/demo/index.html')) throw new Error("There is no demo in dist-test: run 'npm run build:test'.");
  const site = await serve('demo', { now: () => SCENARIO_START });
  const browser = await launchBrowser();
  return {
    visit: (): DemoVisit => {
      // The copy for a reload without a network would be fetched once more for each tab.
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
