import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { median } from './median';

const run = promisify(execFile);
const PROGRAM = 'tests/bench/node_modules/lighthouse/cli/index.js';
const INSTALLING_IN_MILLISECONDS = 180_000;
const LOADING_IN_MILLISECONDS = 90_000;
const ROOM_FOR_A_REPORT_IN_BYTES = 64_000_000;

/** `applied`: Lighthouse slows browser and network down while it measures. `simulated`: it measures at full speed and computes slow times. */
export type Method = 'applied' | 'simulated';

interface Setting {
  readonly method: Method;
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number;
}

/** Lighthouse's figures for one page load. Times are milliseconds. */
export interface Reading {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
  readonly bytes: number;
}

/** The medians in one setting, for the app and for the control page, which has no scripts. */
export interface Speed extends Setting {
  readonly app: Reading;
  readonly control: Reading;
  /** The app's largest paint as a multiple of the control's, in each round. */
  readonly ratios: readonly number[];
  /** The longest tasks of the app's last load, one text for each. */
  readonly longTasks: readonly string[];
}

const SETTINGS: readonly Setting[] = (['applied', 'simulated'] as const).flatMap((method) =>
  [4, 14].map((slowdown) => ({ method, slowdown })),
);

/** Installs Lighthouse below tests/bench/ if it is missing. Throws if npm cannot fetch it. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  try {
    await run('npm', ['ci', '--prefix', 'tests/bench', '--no-audit', '--no-fund'], { timeout: INSTALLING_IN_MILLISECONDS });
  } catch (cause) {
    throw new Error('Lighthouse is not installed yet, and npm could not fetch it: is the package registry reachable?', { cause });
  }
}

/** Loads the app and a control page in turn, so that a busy moment of the machine slows both. Does so `runs` times in each setting. */
export async function measureSpeed(pages: { app: string; control: string }, port: number, runs: number): Promise<readonly Speed[]> {
  const speeds: Speed[] = [];
  for (const setting of SETTINGS) {
    const rounds = { app: [] as Reading[], control: [] as Reading[] };
    let longTasks: readonly string[] = [];
    for (let round = 0; round < runs; round += 1) {
      rounds.control.push(readingOf(await load(pages.control, port, setting)));
      const report = await load(pages.app, port, setting);
      rounds.app.push(readingOf(report));
      longTasks = longTasksOf(report);
    }
    const ratios = rounds.app.map(({ largestPaint }, round) => largestPaint / rounds.control[round]!.largestPaint);
    speeds.push({ ...setting, app: medianOf(rounds.app), control: medianOf(rounds.control), ratios, longTasks });
  }
  return speeds;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly url?: string; readonly duration?: number; readonly startTime?: number }[] };
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, Audit>>;
}

/** Runs Lighthouse in a new process for each load, so that one load cannot slow the next one down. */
async function load(address: string, port: number, { method, slowdown }: Setting): Promise<Report> {
  const options = [
    `--port=${port}`,
    `--throttling-method=${method === 'applied' ? 'devtools' : 'simulate'}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const limits = { timeout: LOADING_IN_MILLISECONDS, maxBuffer: ROOM_FOR_A_REPORT_IN_BYTES };
  const { stdout } = await run(process.execPath, [PROGRAM, address, ...options], limits);
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${address}: ${report.runtimeError.message}`);
  return report;
}

function readingOf({ categories, audits }: Report): Reading {
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance.score ?? Number.NaN) * 100),
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    requests: (audits['network-requests']?.details?.items ?? []).filter(({ url }) => !url?.startsWith('data:')).length,
    bytes: valueOf('total-byte-weight'),
  };
}

function longTasksOf({ audits }: Report): readonly string[] {
  const tasks = audits['long-tasks']?.details?.items ?? [];
  const round = (time = 0) => Math.round(time);
  return tasks.map(({ url, duration, startTime }) => `${round(duration)} ms at ${round(startTime)} ms, ${url?.split('/').at(-1) ?? ''}`);
}

function medianOf(readings: readonly Reading[]): Reading {
  const of = (name: keyof Reading) => median(readings.map((reading) => reading[name]));
  return {
    score: of('score'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    requests: of('requests'),
    bytes: of('bytes'),
  };
}
