import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMockServer, type MockServer } from '../mocks/server';
import { startSite, type Site } from './bench/site';
import { launchBrowser } from './browser/find-browser';
import { SCENARIO_START } from './support/device';

// One build with the settings of another environment. `npm test` makes the build first.
const BUILD = 'dist-test/production';

let folder: string;
let mockServer: MockServer;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'configured-build-'));
  cpSync(BUILD, folder, { recursive: true });
  mockServer = await startMockServer({ port: 0, clock: { now: () => SCENARIO_START } });
  site = await startSite({ build: folder, api: mockServer.url, hasScripts: true });
});

afterAll(async () => {
  await Promise.all([site?.stop(), mockServer?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the build's own copy of `npm run configure`, which needs only Node. */
async function configure(variables: Readonly<Record<string, string>>) {
  const file = join(folder, '.deploy/test.env');
  writeFileSync(file, Object.entries(variables).map(([name, value]) => `${name}='${value}'`).join('\n'));
  return promisify(execFile)(process.execPath, [join(folder, '.deploy/configure.mjs'), folder, '--env', file], { env: {} });
}

test('a configured page is taken over by the app as it is', async () => {
  await configure({ VITE_BRAND_NAME: 'Paws & <Tails>', VITE_NOTICE: 'Closed until "noon".', VITE_CONTACT_NUMBER: '919876543210' });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await page.goto(`${site.address}walking/1`);
    await page.getByRole('radio', { name: /^Express/ }).waitFor();
    await expect(page.title()).resolves.toMatch(/ · Paws & <Tails>$/);
    await expect(page.getByText('Closed until "noon".').isVisible()).resolves.toBe(true);
    await expect(page.getByRole('link', { name: 'Paws & <Tails>', exact: true }).isVisible()).resolves.toBe(true);
    expect(await page.locator('a[href^="https://wa.me/919876543210?"]').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('wrong settings are refused, all at once and without a stack trace', async () => {
  const failure: { stderr?: string } = await configure({ VITE_API_BASE_URL: 'api.test', VITE_CONTACT_NUMBER: '12' }).then(
    () => ({}),
    (error: unknown) => error as { stderr: string },
  );
  expect(failure.stderr?.trim().split('\n')).toEqual([
    expect.stringMatching(/^Error: VITE_API_BASE_URL is malformed/),
    expect.stringMatching(/^Error: VITE_CONTACT_NUMBER is malformed/),
  ]);
});
