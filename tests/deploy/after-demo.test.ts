import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMockServer, type MockServer } from '../../mocks/server';
import { launchBrowser } from '../browser/find-browser';
import { serveBuild, type ServedBuild } from '../library/browser/site';
import { SCENARIO_START } from '../library/device';

// A demo leaves a service worker at its address, with a copy of its pages.
let browser: Browser;
let mockServer: MockServer;
let folder: string;
let site: ServedBuild;
let page: Page;
let pagesFail = false;

beforeAll(async () => {
  mockServer = await startMockServer({ port: 0, clock: { now: () => SCENARIO_START } });
  browser = await launchBrowser();
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'after-demo-'));
  cpSync('dist-test/demo', folder, { recursive: true });
  site = await serveBuild('production', {
    folder,
    apiUrl: mockServer.url,
    middleware: ({ url = '/' }, response, next) => {
      if (url.endsWith('/offline-worker.js')) pagesFail = false;
      if (pagesFail && !/\.\w+$/.test(url)) response.writeHead(503).end();
      else next();
    },
  });
  const context = await browser.newContext();
  page = await context.newPage();
  await page.goto(`${site.address}walking/1`);
  await page.getByRole('complementary', { name: 'Demo' }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await caches.open('of another app');
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  rmSync(folder, { recursive: true });
  cpSync('dist-test/production', folder, { recursive: true });
});

afterEach(async () => {
  pagesFail = false;
  await page.context().close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

afterAll(async () => {
  await Promise.all([browser?.close(), mockServer?.stop()]);
});

const remains = async () => ({
  panels: await page.getByRole('complementary', { name: 'Demo' }).count(),
  workers: await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  copies: await page.evaluate(() => caches.keys()),
});
const NOTHING = { panels: 0, workers: 0, copies: ['of another app'] };

test("the app ends a demo's worker, and keeps what is entered", async () => {
  rmSync(join(folder, 'offline-worker.js'));
  await page.goto(`${site.address}walking/1`);
  await page.getByRole('radio', { name: '2 Walks' }).check();
  await expect.poll(remains).toEqual(NOTHING);
  await page.getByRole('radio', { name: '2 Walks', checked: true }).waitFor();
});

test("the worker's copy of the demo gives way to the app", async () => {
  pagesFail = true;
  await page.goto(`${site.address}walking/1`);
  await expect.poll(remains).toEqual(NOTHING);
  await page.getByRole('radio', { name: /^Express/ }).waitFor();
});
