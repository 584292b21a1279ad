import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { NAME_HELPER } from '../support/browser/name-helper';

const BASE = '/in/packages/';
/** A visit ends this long after the network is idle, because a page sends some requests late. */
const SILENCE_IN_MILLISECONDS = 3000;
/** The slow phone network that Lighthouse uses. */
const SLOW_NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** A fetched file of the build; sizes in bytes. */
export interface FetchedFile {
  readonly name: string;
  readonly kind: 'page' | 'script' | 'sheet' | 'other';
  readonly gzip: number;
  readonly brotli: number;
}

/** The traffic of two visits with the same browser cache and no taps; sizes in bytes. */
export interface Visits {
  readonly files: readonly FetchedFile[];
  /** All requests of the first visit. */
  readonly requests: number;
  /** Requests of the first visit before packages can be chosen. */
  readonly requestsBeforeUsable: number;
  readonly bytes: number;
  readonly repeatRequests: number;
  readonly repeatBytes: number;
}

/** Visits a page twice over a slow network, the second time with a full cache. */
export async function measureVisits(browser: Browser, address: string, build: string): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    await context.addInitScript({ content: NAME_HELPER });
    const first = await visit(context, address);
    const second = await visit(context, address);
    return {
      files: first.requests.flatMap(({ url }) => fetchedFile(url, build) ?? []),
      requests: first.requests.length,
      requestsBeforeUsable: first.requests.filter(({ isEarly }) => isEarly).length,
      bytes: first.bytes,
      repeatRequests: second.requests.length,
      repeatBytes: second.bytes,
    };
  } finally {
    await context.close();
  }
}

interface Visit {
  readonly requests: readonly { readonly url: string; readonly isEarly: boolean }[];
  readonly bytes: number;
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests: { url: string; isEarly: boolean }[] = [];
  let bytes = 0;
  let isUsable = false;
  session.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (!url.startsWith('data:')) requests.push({ url, isEarly: !isUsable });
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await page.goto(address);
  await becomesUsable(page);
  isUsable = true;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SILENCE_IN_MILLISECONDS);
  await page.close();
  return { requests, bytes };
}

/** Waits until a service's first page has its packages, which the prerendered page lacks. */
async function becomesUsable(page: Page): Promise<void> {
  const named = { name: /^Packages?$/ };
  const packages = page.getByRole('radiogroup', named).or(page.getByRole('group', named)).locator('input');
  await packages.first().waitFor({ state: 'attached' });
}

function fetchedFile(url: string, build: string): FetchedFile | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(BASE)) return undefined;
  const path = pathname.slice(BASE.length);
  const file = [path, `${path}.html`].map((name) => join(build, name)).find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) return undefined;
  const kind = file.endsWith('.html') ? 'page' : file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'sheet' : 'other';
  const size = (ending: string) => statSync(existsSync(file + ending) ? file + ending : file).size;
  return { name: path, kind, gzip: size('.gz'), brotli: size('.br') };
}
