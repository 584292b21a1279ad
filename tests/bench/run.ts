import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startMockServer } from '../../mocks/server';
import { launchBrowser } from '../browser/find-browser';
import { interact } from './interactions';
import { connect, installLighthouse, startFlow, type Browser } from './lighthouse';
import { OBSERVER, loadPlainly } from './plain-load';
import { startSite } from './site';
import { tableOf, type Readings } from './table';

const BUILD = 'dist-bench';
const SLOWDOWNS = [4, 14];
const PREPARATION = 'preparation';

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '7' } } }).values;
if (!/^[1-9]\d*$/.test(runs)) throw new Error('Usage: npm run bench [-- --runs 7]');

const loadBefore = loadavg()[0]!;
installLighthouse();
console.log('… a production build');
// With another NODE_ENV from outside, such as 'development', Vite would build React's development version.
const vite = [
  '--env-file=tests/library/production.env',
  'node_modules/vite/bin/vite.js',
  'build',
  '--outDir',
  BUILD,
  '--logLevel',
  'error',
];
execFileSync(process.execPath, vite, { env: { ...process.env, NODE_ENV: 'production' } });

const server = await startMockServer({ port: 0, clock: { now: () => Date.now() } });
const sites = {
  app: await startSite({ build: BUILD, api: server.url, hasScripts: true, head: OBSERVER }),
  control: await startSite({ build: BUILD, api: server.url, hasScripts: false, head: OBSERVER }),
};
const pages = {
  app: { address: `${sites.app.address}walking/1`, last: 'input[name=package]' },
  control: { address: `${sites.control.address}walking/1`, last: 'footer' },
};
const steps = new Map<string, Readings>();
const port = await freePort();
const owner = await launchBrowser({ isWatched: false, args: [`--remote-debugging-port=${port}`] });
const browser = await connect(port);
try {
  for (let round = 1; round <= Number(runs); round += 1) {
    console.log(`… round ${round} of ${runs}`);
    await measureOnce(browser);
  }
  const load = [loadBefore, loadavg()[0]!].map((busy) => busy.toFixed(1));
  const report = `Medians of ${runs}, ${new Date().toISOString().slice(0, 10)}; load of the machine ${load[0]} before, ${load[1]} after.\n\n${tableOf(steps)}\n`;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.md', report);
  console.log(`\n${report}\nThe same is in reports/bench.md.`);
} finally {
  await browser.disconnect();
  await owner.close();
  await Promise.all([...Object.values(sites), server].map((each) => each.stop()));
}

/** Loads the app and the page without scripts in turn, so that a busy moment of the machine slows both, then measures interactions. */
async function measureOnce(from: Browser): Promise<void> {
  const context = await from.createBrowserContext();
  const page = await context.newPage();
  const flow = await startFlow(page);
  for (const slowdown of SLOWDOWNS) {
    for (const [name, loaded] of Object.entries(pages)) {
      const title = `load, ${slowdown}×${name === 'app' ? '' : ', without scripts'}`;
      readingsOf(title).plain.push(await loadPlainly(from, loaded, slowdown));
      await flow.navigate(loaded.address, {
        name: title,
        throttling: { cpuSlowdownMultiplier: slowdown },
        disableStorageReset: false,
        skipAboutBlank: false,
      });
    }
  }
  await flow.navigate(pages.app.address, { name: PREPARATION });
  await interact(flow, page);
  for (const { name, lhr } of (await flow.createFlowResult()).steps) {
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure '${name}': ${lhr.runtimeError.message}`);
    if (name !== PREPARATION) readingsOf(name).lighthouse.push(lhr);
  }
  await context.close();
}

function readingsOf(step: string): Readings {
  const readings = steps.get(step) ?? { lighthouse: [], plain: [] };
  steps.set(step, readings);
  return readings;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
