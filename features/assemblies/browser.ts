import { preview, type ProxyOptions } from 'vite';
import { startMockServer } from '../../mocks/server';
import { launchBrowser } from '../../tests/browser/find-browser';
import type { Assembly, Device } from '../support/assembly';
import { STORY_BEGINS_AT } from '../support/world';
import { BrowserCustomer, type KeptEntries } from './browser-customer';

/** A build of the app: production calls the mock server, the demo has its backend inside the page. */
type Build = 'production' | 'demo';

/** Puts the app together as customers have it: a build, served, in Chromium. The build has to be there already. */
export async function assembleBrowser(build: Build): Promise<Assembly> {
  const browser = await launchBrowser();
  let device: Device | undefined;
  const marks = new Map<string, KeptEntries>();
  const server =
    build === 'production'
      ? await startMockServer({ port: 0, clock: { now: () => device?.startsAt ?? STORY_BEGINS_AT } })
      : undefined;
  const site = await preview({
    mode: build,
    logLevel: 'silent',
    build: { outDir: `dist-test/${build}` },
    preview: {
      port: 0,
      ...(server && { proxy: { '/api': proxyTo(server.url) } }),
    },
  });
  const address = site.resolvedUrls!.local[0]!;

  return {
    backend: server?.backend,
    hand: (handed) => {
      device = handed;
      return new BrowserCustomer({ browser, address, device, marks });
    },
    stop: async () => {
      await browser.close();
      await site.close();
      await server?.stop();
    },
  };
}

/**
 * Passes calls on. A connection that the server drops breaks off in the middle of an answer here: Chromium would send a
 * call anew, behind the app's back, that got no first byte on a connection that it had used before.
 */
function proxyTo(target: string): ProxyOptions {
  return {
    target,
    rewrite: (path) => path.slice('/api'.length),
    configure: (proxy) =>
      proxy.on('error', (_error, _request, response) => {
        if ('writeHead' in response) response.writeHead(200, { 'content-length': '1' }).flushHeaders();
        response.destroy();
      }),
  };
}
