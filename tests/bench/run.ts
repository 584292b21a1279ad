import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import type { Database } from '../../mocks/db';
import { startMockServer } from '../../mocks/server';
import { launchSharedBrowser } from './browser';
import { measureControls } from './controls';
import { measureFirstTap } from './first-tap';
import { measureInteractions } from './interactions';
import { installLighthouse, measureSpeed } from './lighthouse';
import { measureMemory } from './memory';
import { measureSlowNetwork } from './network';
import { reportOf } from './report';
import { addMuchData } from './much-data';
import { measureScale } from './scale';
import { startSite, type Site } from './site';
import { rowsOf, type Figures } from './table';
import { measureVisits } from './visits';

const BUILD = 'dist-bench';
const BUILDING_IN_MILLISECONDS = 180_000;
const FIRST_PAGE = 'walking/1';
const PARTS = ['visits', 'lighthouse', 'interactions', 'controls', 'network', 'scale', 'memory'];

const { runs, parts } = readOptions();
try {
  const figures = await measure();
  const report = reportOf(figures);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.md', `${report}\n`);
  writeFileSync('reports/bench.json', `${JSON.stringify({ ...figures, targets: rowsOf(figures) }, undefined, 2)}\n`);
  console.log(`\n${report}\n\nThe same is in reports/bench.md, and every figure in reports/bench.json.`);
} catch (failure) {
  console.error((failure as Error).message);
  process.exitCode = 1;
}

function readOptions() {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: PARTS.join(',') } } });
  const chosen = values.only.split(',');
  if (!/^[1-9]\d*$/.test(values.runs) || chosen.some((part) => !PARTS.includes(part))) {
    console.error(`Usage: npm run bench [-- --runs 5] [-- --only ${PARTS.join(',')}]`);
    process.exit(1);
  }
  return { runs: Number(values.runs), parts: chosen };
}

async function measure(): Promise<Figures> {
  const busyBefore = loadavg()[0]!;
  if (parts.includes('lighthouse')) await announce('Lighthouse, installed once', installLighthouse);
  await announce('a production build', build);
  const site = await startService(true);
  const controlSite = await startService(false);
  const { browser, port } = await launchSharedBrowser();
  const { address } = site;
  const pages = { app: address + FIRST_PAGE, control: controlSite.address + FIRST_PAGE };
  const measurePart = async <Answer>(part: string, title: string, work: () => Promise<Answer>) =>
    parts.includes(part) ? announce(title, work).catch(reportFailure) : undefined;
  try {
    const visits = await measurePart('visits', 'a first and a repeat visit', () => measureVisits(browser, pages.app, BUILD));
    const speeds = await measurePart('lighthouse', 'page loads by Lighthouse', () => measureSpeed(pages, port, runs));
    const interactions = await measurePart('interactions', 'three funnels at 6× CPU', () => measureInteractions(browser, () => startService(true), runs));
    const firstTap = await measurePart('interactions', 'a tap at the first paint at 14× CPU', () => measureFirstTap(browser, pages.app, runs));
    const controls = await measurePart('controls', 'every control of every page at 6× CPU', () => measureControls(browser, () => startService(true), runs));
    const network = await measurePart('network', 'a booking at 100 kbit/s', () => measureSlowNetwork(browser, address));
    const services = { usual: () => startService(true), much: () => startService(true, addMuchData) };
    const scale = await measurePart('scale', 'pages with the usual data and with far more', () => measureScale(browser, services, runs));
    const memory = await measurePart('memory', 'fifty bookings in one page load', () => measureMemory(browser, address));
    return {
      at: new Date().toISOString(),
      runs,
      load: [busyBefore, loadavg()[0]!],
      ...(speeds && { speeds }),
      ...(visits && { visits }),
      ...(interactions && { interactions }),
      ...(firstTap && { firstTap }),
      ...(controls && { controls }),
      ...(network && { network }),
      ...(scale && { scale }),
      ...(memory && { memory }),
    };
  } finally {
    await browser.close();
    await Promise.all([site.stop(), controlSite.stop()]);
  }
}

/** Serves the build with a new mock server. `hasScripts: false` removes the scripts from its pages; `prepare` changes the server's data. */
async function startService(hasScripts: boolean, prepare?: (db: Database) => void): Promise<Site> {
  const mockServer = await startMockServer({ port: 0, clock: { now: () => Date.now() } });
  prepare?.(mockServer.backend.db);
  const site = await startSite({ build: BUILD, api: mockServer.url, hasScripts });
  return { address: site.address, stop: async () => void (await Promise.all([site.stop(), mockServer.stop()])) };
}

/** Prints the failure of one part, so that the other parts still run. The command then ends with an error. */
function reportFailure(failure: unknown): undefined {
  console.error((failure as Error).message);
  process.exitCode = 1;
  return undefined;
}

/** Prints a part's title before its work, because each part takes minutes. */
function announce<Answer>(title: string, work: () => Promise<Answer>): Promise<Answer> {
  console.log(`… ${title}`);
  return work();
}

/** Builds the app with the tests' settings. With these the app sends its calls to its own host. */
async function build(): Promise<void> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', BUILD, '--logLevel', 'error'];
  // With another NODE_ENV from outside, such as 'development', Vite would build React's development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = { env, timeout: BUILDING_IN_MILLISECONDS };
  await promisify(execFile)(process.execPath, ['--env-file=tests/support/production.env', ...vite], options);
}
