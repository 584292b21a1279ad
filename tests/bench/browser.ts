import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/find-browser';

/** A Chromium that Playwright and Lighthouse can both drive. */
export interface SharedBrowser {
  readonly browser: Browser;
  /** The port of the browser's debugging protocol, for Lighthouse. */
  readonly port: number;
}

/** Starts the tests' Chromium with an open debugging port. */
export async function launchSharedBrowser(): Promise<SharedBrowser> {
  const port = await freePort();
  return { browser: await launchBrowser({ isWatched: false, args: [`--remote-debugging-port=${port}`] }), port };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
