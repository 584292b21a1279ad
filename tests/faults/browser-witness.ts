import type { Browser } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { proxyTo } from '../../features/assemblies/browser';
import { BrowserCustomer } from '../../features/assemblies/browser-customer';
import { accessibleName } from '../../features/assemblies/browser-eyes';
import type { Device } from '../../features/support/assembly';
import type { Detail } from '../../features/support/details';
import type { FaultyServer } from './faulty-server';
import { keptParts, type KeptDraft, type Witness } from './meeting';

const LOOKS_TO_BE_SURE = 2;

/** A customer with the production build, whose calls go to a faulty server. */
export class BrowserWitness extends BrowserCustomer implements Witness {
  protected constructor(
    browser: Browser,
    device: Device,
    private readonly site: PreviewServer,
  ) {
    super({ browser, address: site.resolvedUrls!.local[0]!, device, rehearse: undefined, heldCount: () => 0 });
  }

  /** The app is not open yet. */
  static async before(browser: Browser, server: FaultyServer, device: Device): Promise<BrowserWitness> {
    return new BrowserWitness(browser, device, await BrowserWitness.serve(server));
  }

  protected static serve(server: FaultyServer): Promise<PreviewServer> {
    return preview({
      mode: 'production',
      logLevel: 'silent',
      build: { outDir: 'dist-test/production' },
      preview: { port: 0, proxy: { '/api': proxyTo(server.url) } },
    });
  }

  async allThatIsSaid(): Promise<readonly string[]> {
    const texts = await this.page.locator('body').innerText();
    return texts.split('\n');
  }

  async deadControls(): Promise<readonly string[]> {
    const dead = await this.page.locator(':disabled, [aria-disabled="true"]').filter({ visible: true }).all();
    return Promise.all(dead.map(accessibleName));
  }

  async draft(): Promise<KeptDraft> {
    return keptParts(await this.page.evaluate(() => sessionStorage.getItem('bookingDraft')));
  }

  asksFor(detail: Detail): Promise<boolean> {
    return this.control(detail).isVisible();
  }

  async rests(): Promise<void> {
    // Until then the page may be the one that was drawn ahead, which asks for nothing.
    await this.page.locator('#root:not([data-waits])').waitFor();
    for (let quiet = 0; quiet < LOOKS_TO_BE_SURE; quiet = this.requests.count === 0 ? quiet + 1 : 0) {
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
  }

  override async leaves(): Promise<void> {
    await super.leaves();
    await this.site.close();
  }
}
