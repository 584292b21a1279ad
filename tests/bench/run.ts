import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startMockServer } from '../../mocks/server';
import { launchBrowser } from '../browser/find-browser';
import { serveBuild } from '../library/browser/site';
import { loadLighthouse, type Result } from './lighthouse';
import { measureTaps } from './taps';

const BUILD = 'dist-test/production';
const PAGE = 'walking/1';
const FIGURES: Readonly<Record<string, (result: Result) => number | null | undefined>> = {
  score: ({ categories: { performance } }) => performance.score && performance.score * 100,
  'first paint': ({ audits }) => audits['first-contentful-paint']?.numericValue,
  'largest paint': ({ audits }) => audits['largest-contentful-paint']?.numericValue,
  blocking: ({ audits }) => audits['total-blocking-time']?.numericValue,
  shift: ({ audits }) => audits['cumulative-layout-shift']?.numericValue,
  'next paint': ({ audits }) => audits['interaction-to-next-paint']?.numericValue,
};

const { rounds, beside } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, beside: { type: 'string' } },
}).values;
if (!/^[1-9]\d*$/.test(rounds) || (beside !== undefined && !existsSync(join(beside, `${PAGE}.html`))))
  throw new Error('Usage: npm run bench [-- --rounds 7 --beside <folder of another build>]');

const busy = loadavg()[0]!.toFixed(1);
const { connect, startFlow } = await loadLighthouse();
const control = mkdtempSync(join(tmpdir(), 'without-scripts-'));
cpSync(BUILD, control, { recursive: true });
writeFileSync(join(control, `${PAGE}.html`), withoutScripts(readFileSync(join(control, `${PAGE}.html`), 'utf8')));
const server = await startMockServer({ port: 0, clock: { now: () => Date.now() } });
const folders = { 'this build': BUILD, ...(beside && { beside: resolve(beside) }), 'without scripts': control };
const sites = await Promise.all(
  Object.entries(folders).map(async ([build, folder]) => ({
    build,
    hasScripts: folder !== control,
    ...(await serveBuild('production', { folder, apiUrl: server.url })),
  })),
);
const readings: { readonly step: string; readonly build: string; readonly result: Result }[] = [];
const port = await freePort();
const owner = await launchBrowser({ isWatched: false, args: [`--remote-debugging-port=${port}`] });
const browser = await connect(port);
try {
  for (let round = 1; round <= Number(rounds); round += 1) {
    console.log(`… round ${round} of ${rounds}`);
    await measureOnce();
  }
  console.table(rows());
  console.log(`Medians of ${rounds}, times in ms; load of the machine before: ${busy}.`);
} finally {
  await browser.disconnect();
  await owner.close();
  await Promise.all([...sites, server].map((each) => each.stop()));
  rmSync(control, { recursive: true });
}

/** In turn, so that a busy moment slows all. */
async function measureOnce(): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const flow = await startFlow(page);
  for (const slowdown of [4, 14]) {
    for (const { build, address } of sites)
      await flow.navigate(address + PAGE, {
        name: `load, ${slowdown}×|${build}`,
        throttling: { cpuSlowdownMultiplier: slowdown },
        disableStorageReset: false,
        skipAboutBlank: false,
      });
  }
  for (const { build, address, hasScripts } of sites) {
    if (!hasScripts) continue;
    await flow.navigate(address + PAGE, { name: 'preparation' });
    await measureTaps(flow, page, build);
  }
  for (const { name, lhr } of (await flow.createFlowResult()).steps) {
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure '${name}': ${lhr.runtimeError.message}`);
    const [step, build] = name.split('|');
    if (build !== undefined) readings.push({ step: step!, build, result: lhr });
  }
  await context.close();
}

function rows(): readonly object[] {
  const steps = [...new Set(readings.map(({ step }) => step))];
  return steps.flatMap((step) =>
    sites.flatMap(({ build }) => {
      const results = readings.filter((reading) => reading.step === step && reading.build === build);
      if (results.length === 0) return [];
      const medians = Object.entries(FIGURES).map(([figure, valueOf]) => [
        figure,
        median(results.flatMap(({ result }) => valueOf(result) ?? [])),
      ]);
      return [{ step, build, ...Object.fromEntries(medians) }];
    }),
  );
}

function median(numbers: readonly number[]): number | string {
  const value = numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];
  if (value === undefined) return '';
  // A time without decimals, a layout shift with three.
  return value >= 1 ? Math.round(value) : Number(value.toFixed(3));
}

/** Sets `data-able`, as one of the scripts does: without it the page would only say that the browser is too old. */
function withoutScripts(page: string): string {
  return page
    .replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    .replace('<html ', '<html data-able ');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return free;
}
