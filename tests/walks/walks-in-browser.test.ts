import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { launchBrowser } from '../browser/find-browser';
import { anyWalk } from './any-walk';
import { DeviceInBrowser } from './device-in-browser';
import { announce, report, type Walked } from './report';
import { deviceOf, RUN } from './start';

const WHERE = 'in a browser';
const MOVES = 30;

const walked: Walked = { walks: 0, moves: 0, bookings: 0 };
let site: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  site = await preview({ mode: 'production', logLevel: 'silent', build: { outDir: 'dist-test/production' }, preview: { port: 0 } });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test(`${RUN.browserWalks} walks in a browser lead nowhere wrong`, async () => {
  announce(WHERE, RUN.browserWalks);
  const address = new URL(site.resolvedUrls!.local[0]!).origin;
  const property = anyWalk({ deviceFor: (start) => new DeviceInBrowser(browser, address, deviceOf(start)), moves: MOVES, walked });
  await expect(fc.assert(property, { numRuns: RUN.browserWalks, seed: RUN.seed })).resolves.toBeUndefined();
  report(WHERE, walked);
});
