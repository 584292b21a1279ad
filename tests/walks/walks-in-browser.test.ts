import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { serveBuild } from '../support/browser/site';
import { takeWalks } from './take-walks';
import { DeviceInBrowser } from './device-in-browser';
import { RUN } from './start';

let site: Awaited<ReturnType<typeof serveBuild>>;
let browser: Browser;

beforeAll(async () => {
  site = await serveBuild('production');
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test(`${RUN.browserWalks} random walks in a browser keep the invariants`, async () => {
  const walking = takeWalks({
    where: 'in a browser',
    walks: RUN.browserWalks,
    moves: 30,
    deviceFor: (device) => new DeviceInBrowser(browser, new URL(site.address).origin, device),
  });
  await expect(walking).resolves.toBeUndefined();
});
