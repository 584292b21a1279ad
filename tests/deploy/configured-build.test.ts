import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMockServer, type MockServer } from '../../mocks/server';
import { launchBrowser } from '../browser/find-browser';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { serveBuild, type ServedBuild } from '../library/browser/site';
import { SCENARIO_START } from '../library/device';
import { renameAssets } from './next-release';

// `npm run test:browsers` makes it; the tests write other settings into a copy.
const BUILD = 'dist-test/production';

let folder: string;
let browser: Browser;
let mockServer: MockServer;
const reports: string[] = [];
let site: ServedBuild;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'configured-build-'));
  cpSync(BUILD, folder, { recursive: true });
  mockServer = await startMockServer({
    port: 0,
    clock: { now: () => SCENARIO_START },
    onReport: (line) => reports.push(line),
  });
  const policy = () =>
    /Content-Security-Policy: (.+)/.exec(readFileSync(join(folder, '.deploy/_headers'), 'utf8'))![1]!;
  site = await serveBuild('production', {
    folder,
    apiUrl: mockServer.url,
    middleware: (_request, response, next) => {
      response.setHeader('content-security-policy', policy());
      next();
    },
  });
  browser = await launchBrowser();
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  reports.length = 0;
});

afterAll(async () => {
  await Promise.all([browser?.close(), site?.stop(), mockServer?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the build's own configure.mjs, which needs Node but none of the project's packages. */
async function pageWith(variables: Readonly<Record<string, string>>): Promise<Page> {
  const file = join(folder, '.deploy/test.env');
  writeFileSync(
    file,
    Object.entries(variables)
      .map(([name, value]) => `${name}='${value}'`)
      .join('\n'),
  );
  await promisify(execFile)(process.execPath, [join(folder, '.deploy/configure.mjs'), folder, '--env', file], {
    env: {},
  });
  return browser.newPage({ viewport: { width: 360, height: 800 } });
}

/** The app calls `scrollTo` on each new page; it now throws. */
async function failNextPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new RangeError('planted for Asha, 9876543210');
    };
  });
  await page.getByRole('link', { name: 'Training', exact: true }).click();
  await page.getByRole('heading', { name: 'Something went wrong. Please try again.' }).waitFor();
}

test('a configured page is taken over by the app as it is', async () => {
  const page = await pageWith({
    VITE_BRAND_NAME: 'Paws & <Tails>',
    VITE_NOTICE: 'Closed until "noon".',
    VITE_CONTACT_NUMBER: '919876543210',
  });
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.goto(`${site.address}walking/1`);
  await page.getByRole('radio', { name: /^Express/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/ · Paws & <Tails>$/);
  await page.getByText('Closed until "noon".').waitFor();
  await page.getByRole('link', { name: 'Paws & <Tails>', exact: true }).waitFor();
  await page.locator('a[href^="https://wa.me/919876543210?"]').first().waitFor();
  expect(errors).toEqual([]);
});

test('a violation of the policy is reported', async () => {
  const page = await pageWith({ VITE_POLICY_REPORT_URL: new URL('csp-reports', mockServer.url).href });
  await page.goto(`${site.address}walking/1`);
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.test/a.png';
  });
  await vi.waitFor(
    () => expect(reports).toEqual([`policy: img-src refused https://elsewhere.test/a.png on ${site.address}walking/1`]),
    WAIT_LIMIT_IN_MILLISECONDS,
  );
});

test('an error reaches the receiver with its release, and the source maps find its line', async () => {
  const page = await pageWith({
    VITE_TELEMETRY: 'beacon',
    VITE_TELEMETRY_URL: new URL('telemetry', mockServer.url).href,
  });
  await page.goto(`${site.address}walking/1`);
  const release = await page.locator('meta[name=release]').getAttribute('content');
  await page.getByRole('radio', { name: /^Express/ }).waitFor();
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('planted for Asha') })));
  await failNextPage(page);
  // The app sends its last batch when the page is left.
  await page.goto('about:blank');
  const error = await vi.waitFor(() => {
    const found = reports.find((line) => line.includes(': error training/'));
    if (found === undefined) throw new Error(`No error was received, but: ${reports.join('; ')}`);
    return found;
  }, WAIT_LIMIT_IN_MILLISECONDS);
  expect(error).toContain(`telemetry ${release}: error training/package RangeError assets/`);
  expect(reports).toContainEqual(expect.stringContaining(': error walking/package SyntaxError'));
  expect(reports.join()).not.toMatch(/planted|Asha|9876543210/);
  const [, script, line, column] = /(assets\/[\w.-]+\.js):(\d+):(\d+)/.exec(error)!;
  const map = new SourceMap(JSON.parse(readFileSync(`${BUILD}-maps/${script}.map`, 'utf8')));
  expect(map.findOrigin(Number(line), Number(column))).toMatchObject({
    fileName: expect.stringMatching(/\/src\/ui\/motion\/scroll-to-top\.ts$/),
  });
});

test('an open tab whose files are gone goes on with the next release, and loses nothing', async () => {
  const page = await pageWith({});
  await page.goto(`${site.address}walking/1`);
  await page.getByRole('radio', { name: /^Express/ }).waitFor();
  renameAssets(folder);
  for (const name of ['1 Walk', 'Mon - Fri', '30 min walk'])
    await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('textbox', { name: 'Start date' }).waitFor();
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  expect(scripts.every((script) => script?.includes('/next-'))).toBe(true);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('radio', { name: /^Express/, checked: true }).waitFor();
});

test.each([
  ['wrong settings', { VITE_API_BASE_URL: 'api.test' }, 'Error: VITE_API_BASE_URL is malformed'],
  ['pages that cannot be rendered', { TMPDIR: 'package.json' }, 'package.json/prerendered-pages-'],
])('a build that stops at %s says so and leaves the last one as it was', (_, variables, told) => {
  const last = join(folder, 'last');
  cpSync('deploy/container', last, { recursive: true });
  const build = [
    '--env-file=tests/library/production.env',
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'error',
    '--emptyOutDir',
    '--outDir',
    last,
  ];
  const { status, stderr } = spawnSync(process.execPath, build, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(told)]);
  expect(readdirSync(last)).toEqual(readdirSync('deploy/container'));
});
