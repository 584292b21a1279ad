import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMockServer, type MockServer } from '../mocks/server';
import { startSite, type Site } from './bench/site';
import { launchBrowser } from './browser/find-browser';
import { WAIT_LIMIT_IN_MILLISECONDS } from './limits';
import { SCENARIO_START } from './support/device';

// One build with the settings of another environment. `npm test` makes the build first.
const BUILD = 'dist-test/production';

let folder: string;
let mockServer: MockServer;
/** What the mock server received, a line for each event. */
const reports: string[] = [];
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'configured-build-'));
  cpSync(BUILD, folder, { recursive: true });
  mockServer = await startMockServer({ port: 0, clock: { now: () => SCENARIO_START }, onReport: (line) => reports.push(line) });
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

test('an error reaches the receiver with its release, and the source maps find its line', async () => {
  reports.length = 0;
  await configure({ VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: new URL('telemetry', mockServer.url).href });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const isLoaded = page.waitForResponse(/\/beacon-[^/]+\.js$/);
    await page.goto(`${site.address}walking/1`);
    await page.getByRole('button', { name: 'Do not count me' }).waitFor();
    await (await isLoaded).finished();
    // The app scrolls up on each page.
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new RangeError('planted for Asha, 9876543210');
      };
    });
    await page.getByRole('link', { name: 'Training', exact: true }).click();
    await page.getByRole('heading', { name: 'Something went wrong. Please try again.' }).waitFor();
    // The last batch leaves with the page.
    await page.goto('about:blank');
    const error = await vi.waitFor(() => {
      const found = reports.find((line) => line.includes(': error '));
      if (found === undefined) throw new Error(`No error was received, but: ${reports.join('; ')}`);
      return found;
    }, WAIT_LIMIT_IN_MILLISECONDS);
    const release = await page.request.get(`${site.address}walking/1`).then(async (answer) => /name="release" content="([^"]+)"/.exec(await answer.text())?.[1]);
    const [, place] = /^telemetry (?:\S+): error training\/package RangeError (assets\/\S+)/.exec(error) ?? [];
    expect(error).toContain(`telemetry ${release}: `);
    expect(reports.join()).not.toMatch(/planted|Asha|9876543210/);
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/source-line.mjs', `${BUILD}-maps`, place!]);
    expect(stdout.trim()).toMatch(/^src\/views\/hooks\/scroll-to-top\.ts:\d+$/);
  } finally {
    await browser.close();
  }
});

/** Puts another release in the place of the folder's: the same files with new names, and none of the old ones. */
function replaceRelease(): void {
  for (const copy of globSync('**/*.{gz,br}', { cwd: folder })) rmSync(join(folder, copy));
  const assets = globSync('assets/*', { cwd: folder }).map((file) => basename(file));
  for (const file of globSync('**/*.{html,js}', { cwd: folder })) {
    const renamed = assets.reduce((content, name) => content.replaceAll(name, `next-${name}`), readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), renamed);
  }
  for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', `next-${name}`));
}

test('an open tab whose files are gone goes on with the next release, and loses nothing', async () => {
  await configure({ VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: new URL('telemetry', mockServer.url).href });
  const browser = await launchBrowser();
  let replaced = () => {};
  const isReplaced = new Promise<void>((resolve) => (replaced = resolve));
  try {
    const page = await browser.newPage();
    // What the page fetches when it is idle is gone too.
    const isGone = page.waitForResponse(/\/telemetry-notice-[^/]+\.css$/);
    await page.route('**/telemetry-notice-*', async (route) => {
      await isReplaced;
      await route.continue();
    });
    await page.goto(`${site.address}walking/1`);
    await page.getByRole('radio', { name: /^Express/ }).waitFor();
    replaceRelease();
    replaced();
    expect((await isGone).status()).toBe(404);
    for (const name of ['1 Walk', 'Mon - Fri', '30 min walk']) await page.getByRole('radio', { name, exact: true }).check();
    await page.getByRole('radio', { name: /^Express/ }).check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('textbox', { name: 'Start date' }).waitFor();
    const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((script) => script.getAttribute('src')));
    expect(scripts.every((script) => script?.includes('/next-'))).toBe(true);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('radio', { name: /^Express/, checked: true }).waitFor();
  } finally {
    await browser.close();
  }
});

const SOURCE = ['--import', 'tsx', 'scripts/configure/configure.ts'];
const USAGE = expect.stringMatching(/^Usage: npm run configure -- dist \[--env \.env\.production\]\n/);

function runNode(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  return promisify(execFile)(process.execPath, words, { env: { ...process.env, ...variables } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout: stdout.trim(), stderr: stderr.trim() }),
    (error: unknown) => {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, stdout: stdout.trim(), stderr: stderr.trim() };
    },
  );
}

const WRONG_SETTINGS = { VITE_API_BASE_URL: 'api.test', VITE_CONTACT_NUMBER: '12', VITE_CONTACT_NUMER: '919876543210' };
const TOLD = [
  /^Warning: VITE_CONTACT_NUMER is no setting of this app: VITE_CONTACT_NUMBER may be meant\.$/,
  /^Warning: These still have values of the example: /,
  /^Warning: VITE_PLACES is 'built-in'/,
  /^Error: VITE_API_BASE_URL is malformed/,
  /^Error: VITE_CONTACT_NUMBER is malformed/,
].map((pattern) => expect.stringMatching(pattern) as string);

test.each([
  [['no-such'], "There is no build in 'no-such': run 'npm run build', and name its folder."],
  [[BUILD, '--env', 'no-such'], "There is no file 'no-such'."],
  [[], expect.stringMatching(/^Name the folder of one build\.\nUsage: /)],
  [[BUILD, '.env.production'], expect.stringMatching(/^Name the folder of one build\.\nUsage: /)],
  [[BUILD, '--env.production'], expect.stringMatching(/^Unknown option '--env\.production'\.\nUsage: /)],
  [[BUILD, '--env'], expect.stringMatching(/^Option '--env <value>' argument missing\.\nUsage: /)],
  [[BUILD, '--env', '--help'], expect.stringMatching(/^Option '--env' argument is ambiguous\.\nUsage: /)],
])('`npm run configure -- %j` says what is wrong, without a stack trace', async (options, sentences) => {
  await expect(runNode([...SOURCE, ...options])).resolves.toEqual({ code: 1, stdout: '', stderr: sentences });
});

test.each(['--help', '-h'])('`npm run configure -- %s` says how it is used', async (option) => {
  await expect(runNode([...SOURCE, option])).resolves.toEqual({ code: 0, stdout: USAGE, stderr: '' });
});

test('`npm run configure` tells all mistakes and warnings at once', async () => {
  const { code, stderr } = await runNode([...SOURCE, BUILD], WRONG_SETTINGS);
  expect([code, ...stderr.split('\n')]).toEqual([1, ...TOLD]);
});

test('`npm run configure` takes no mocks', async () => {
  const { code, stderr } = await runNode([...SOURCE, BUILD], { VITE_API: 'mock' });
  expect([code, stderr.split('\n').at(-1)]).toEqual([1, "Error: VITE_API is 'mock': a production build needs 'real'. For the demo, run 'npm run build:demo'."]);
});

test.each([
  ['wrong settings', WRONG_SETTINGS, TOLD],
  ['pages that cannot be rendered', { TMPDIR: 'package.json' }, expect.arrayContaining([expect.stringContaining('package.json/prerendered-pages-')])],
])('a build that stops at %s says so and leaves the last one as it was', async (_, variables, lines) => {
  const last = mkdtempSync(join(tmpdir(), 'last-build-'));
  try {
    writeFileSync(join(last, 'index.html'), 'The last build.');
    const settings = parseEnv(readFileSync('tests/support/production.env', 'utf8')) as Record<string, string>;
    const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', last];
    const { code, stderr } = await runNode(build, { ...settings, NODE_ENV: 'production', ...variables });
    expect([code, stderr.split('\n')]).toEqual([1, lines]);
    expect(readdirSync(last)).toEqual(['index.html']);
  } finally {
    rmSync(last, { recursive: true });
  }
});
