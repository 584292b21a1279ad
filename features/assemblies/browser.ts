import type { Browser } from 'playwright-core';
import { preview, type ProxyOptions } from 'vite';
import { startMockServer } from '../../mocks/server';
import type { Assembly, Device } from '../support/assembly';
import { STORY_BEGINS_AT } from '../support/world';
import { BrowserCustomer } from './browser-customer';
import { KeyboardCustomer } from './keyboard-customer';
import { rehearsalOn } from './rehearsal';

interface Options {
  readonly browser: Browser;
  /** Production calls the mock server, the demo has its backend inside the page. */
  readonly build: 'production' | 'demo';
  /** Without one, customers do everything by the keyboard. */
  readonly hasPointer: boolean;
}

/** Puts the app together as customers have it: a build, served, in Chromium. The build has to be there already. */
export async function assembleBrowser({ browser, build, hasPointer }: Options): Promise<Assembly> {
  let device: Device | undefined;
  const clock = { now: () => device?.startsAt ?? STORY_BEGINS_AT };
  const startServer = () => (build === 'production' ? startMockServer({ port: 0, clock }) : undefined);
  const server = await startServer();
  const rehearsalServer = await startServer();
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
  const rehearse = rehearsalServer && rehearsalOn(rehearsalServer.url);
  const heldCount = () => server?.backend.heldCount ?? Number.POSITIVE_INFINITY;

  return {
    backend: server?.backend,
    hand: (handed) => {
      device = handed;
      return new (hasPointer ? BrowserCustomer : KeyboardCustomer)({ browser, address, device, rehearse, heldCount });
    },
    stop: async () => {
      await site.close();
      await server?.stop();
      await rehearsalServer?.stop();
    },
  };
}

/**
 * Passes calls on. A connection that the server drops breaks off in the middle of an answer here: Chromium would send a
 * call anew, behind the app's back, that got no first byte on a connection that it had used before.
 */
export function proxyTo(target: string): ProxyOptions {
  return {
    target,
    rewrite: (path) => path.slice('/api'.length),
    configure: (proxy) => {
      proxy.on('error', (_error, _request, response) => {
        if ('writeHead' in response) response.writeHead(200, { 'content-length': '1' }).flushHeaders();
        response.destroy();
      });
      // One that breaks off after it has begun is no error to the proxy, and would leave the page waiting for the rest.
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.on('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
    },
  };
}
