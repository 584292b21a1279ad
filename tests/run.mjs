// The one test command, behind `npm test`: every kind of check, two at a time, each with its log in reports/.
// With names of kinds as arguments it runs only those: node tests/run.mjs builds features-browser
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';

const LANES = 2;
// Twice what the slowest kind takes on a slow day: it ends what hangs, and no run that is only slow.
const TIME_LIMIT_IN_MILLISECONDS = 600_000;
const LINES_OF_A_FAILURE = 80;

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const vitest = (name, ...options) => [
  ['vitest', 'run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=reports/${name}.json`],
];

/** The tests that look at what a build has made. */
const ON_BUILDS = ['tests/build.test.ts', 'tests/drawn-pages.test.ts', 'tests/deploy'];

/** The tests that try to break the app, most of them without a browser. */
const ROBUSTNESS = ['tests/faults', 'tests/hostile', 'tests/long-use', 'tests/time', 'tests/walks'];
const IN_BROWSER = 'in-browser.test.ts';

/**
 * What is run. A kind starts when the one that it needs has passed; what is listed earlier starts earlier.
 * `count` reads how many tests passed and failed from what the commands left; without it the kind is one test.
 */
const KINDS = [
  {
    name: 'builds',
    commands: [['npm', 'run', 'build:test']],
  },
  { name: 'types', commands: [['tsc', '--noEmit', '-p', '.']] },
  {
    name: 'features-browser',
    needs: 'builds',
    commands: [['cucumber-js', '-p', 'browser']],
    count: () => countScenarios('features-browser'),
  },
  {
    name: 'appearance',
    needs: 'builds',
    commands: vitest('appearance', 'tests/appearance'),
    count: () => countVitest('appearance'),
  },
  {
    name: 'robustness-browser',
    needs: 'builds',
    // One file at a time: two browsers would take the time from each other.
    commands: vitest('robustness-browser', '--maxWorkers=1', '--maxConcurrency=2', IN_BROWSER),
    count: () => countVitest('robustness-browser'),
  },
  // Files share their modules: loading them anew for each file takes three times as long as the tests themselves.
  {
    name: 'unit',
    commands: vitest('unit', '--no-isolate', ...[...ON_BUILDS, ...ROBUSTNESS, 'tests/appearance'].flatMap((path) => ['--exclude', path])),
    count: () => countVitest('unit'),
  },
  {
    name: 'robustness',
    commands: vitest('robustness', ...ROBUSTNESS, '--exclude', `**/*-${IN_BROWSER}`),
    count: () => countVitest('robustness'),
  },
  { name: 'features-core', commands: [['cucumber-js', '-p', 'core']], count: () => countScenarios('features-core') },
  {
    name: 'build-checks',
    needs: 'builds',
    commands: vitest('build-checks', ...ON_BUILDS),
    count: () => countVitest('build-checks'),
  },
  { name: 'lint', commands: [['oxlint', '--type-aware', 'src', 'mocks', 'demo', 'build', 'contract', 'bench', 'mutation', 'features', 'tests']] },
];

function countVitest(name) {
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(name);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function countScenarios(name) {
  const scenarios = readReport(name)
    .flatMap(({ elements }) => elements)
    .filter(({ type }) => type === 'scenario');
  const passed = scenarios.filter(({ steps }) => steps.every(({ result }) => result.status === 'passed')).length;
  return { passed, failed: scenarios.length - passed };
}

function readReport(name) {
  return JSON.parse(readFileSync(join('reports', `${name}.json`), 'utf8'));
}

/** Runs a command with its output in a log; answers whether it ended well. */
function run([command, ...options], log) {
  return new Promise((resolve) => {
    log.write(`$ ${[command, ...options].join(' ')}\n`);
    const child = spawn(command, options, {
      // The project's own Node and tools come first, also where this script was not started by npm.
      env: { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH, NO_COLOR: '1' },
      timeout: TIME_LIMIT_IN_MILLISECONDS,
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', (error) => log.write(`${error.message}\n`));
    child.on('close', (code, signal) => {
      if (signal) log.write(`stopped by ${signal} after at most ${TIME_LIMIT_IN_MILLISECONDS / 1000} s\n`);
      resolve(code === 0);
    });
  });
}

/** Runs the commands of a kind until one fails, and answers the kind's result. A kind that ran no test has failed. */
async function runKind({ name, commands, count }) {
  const startedAt = performance.now();
  const log = createWriteStream(join('reports', `${name}.log`));
  let isWell = true;
  for (const command of commands) isWell &&= await run(command, log);
  const { passed, failed, skipped = 0 } = count ? safely(count, log) : { passed: isWell ? 1 : 0, failed: 0 };
  const isFailed = !isWell || passed + failed === 0;
  if (isWell && isFailed) log.write('No test ran.\n');
  await new Promise((resolve) => log.end(resolve));
  const seconds = (performance.now() - startedAt) / 1000;
  return { name, passed, failed: isFailed ? Math.max(1, failed) : failed, skipped, seconds };
}

/** Commands that failed early leave no report to count in. */
function safely(count, log) {
  try {
    return count();
  } catch (error) {
    log.write(`${error.message}\n`);
    return { passed: 0, failed: 0 };
  }
}

/** What came of a kind, in a line. */
function lineOf({ name, passed, failed, skipped, seconds }) {
  return `${name} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${seconds.toFixed(1)} s)`;
}

function tell(result) {
  const { name, failed } = result;
  if (failed > 0) {
    const lines = readFileSync(join('reports', `${name}.log`), 'utf8').trimEnd().split('\n');
    console.log(`\n--- ${name}: the end of reports/${name}.log`);
    console.log(lines.slice(-LINES_OF_A_FAILURE).join('\n'));
    console.log(`--- end of ${name}\n`);
  }
  console.log(lineOf(result));
}

/** Runs the kinds, two at a time, and answers their results in the order of the list. */
async function runAll(kinds) {
  const results = new Map();
  const waiting = [...kinds];
  const isChosen = (name) => kinds.some((kind) => kind.name === name);
  const isReady = ({ needs }) => !needs || !isChosen(needs) || results.has(needs);

  const runInTurn = async (kind) => {
    const { name, needs } = kind;
    if (results.get(needs)?.failed > 0) {
      console.log(`${name} was not run, because ${needs} failed.`);
      results.set(name, { name, passed: 0, failed: 1, skipped: 0, seconds: 0 });
      return;
    }
    const result = await runKind(kind);
    tell(result);
    results.set(name, result);
  };

  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const index = running.size < LANES ? waiting.findIndex(isReady) : -1;
    if (index < 0) {
      await Promise.race(running);
      continue;
    }
    const [kind] = waiting.splice(index, 1);
    const turn = runInTurn(kind).finally(() => running.delete(turn));
    running.add(turn);
  }
  return kinds.map(({ name }) => results.get(name));
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !KINDS.some((kind) => kind.name === name));
if (unknown.length > 0) {
  console.error(`There is no kind '${unknown[0]}': choose from ${KINDS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

mkdirSync('reports', { recursive: true });
// What stands in folders is of longer runs, and stays; so does what other kinds have left.
const isOld = (file) => wanted.length === 0 || wanted.includes(parse(file).name);
for (const entry of readdirSync('reports', { withFileTypes: true })) if (entry.isFile() && isOld(entry.name)) rmSync(join('reports', entry.name));
const results = await runAll(wanted.length > 0 ? KINDS.filter(({ name }) => wanted.includes(name)) : KINDS);

console.log('\nIn all:');
for (const result of results) console.log(lineOf(result));
const total = (outcome) => results.reduce((sum, result) => sum + result[outcome], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
