// `npm test`, `npm run test:browsers` and `npm run features:engines`: two checks at a time, with reports in reports/.
import { mkdirSync, rmSync } from 'node:fs';
import concurrently from 'concurrently';
import { ENGINES, installedBrowser, isPackaged } from './browser/engines.ts';
import { countIn } from './count.ts';

const script = (name) => ({ name, command: `npm run -s ${name}` });
const vitest = (project, name = project) => {
  const report = `reports/${name}.json`;
  return {
    name,
    report,
    command: `vitest run --project ${project} --reporter=minimal --reporter=json --outputFile.json=${report}`,
  };
};
const features = (profile, options = '') => ({
  name: `features-${profile}`,
  report: `reports/features-${profile}.json`,
  command: `cucumber-js -p ${profile} ${options}`,
});
const production = script('build:test:production');
const demo = script('build:test:demo');

const engines = ENGINES.filter(({ missing }) => missing === '').map(({ name }) => ({
  ...features('engines'),
  name,
  report: `reports/features-engines-${name}.json`,
  env: { ENGINE: name },
}));

/** The other checks run in the packaged one. */
const chrome = isPackaged && !process.env.CHROME_PATH ? installedBrowser() : undefined;
/** What depends on the version of the browser most. */
const inChrome = [
  { ...features('smoke'), name: 'features-smoke-chrome' },
  vitest('appearance', 'appearance-chrome'),
  vitest('first-pages', 'first-pages-chrome'),
].map((check) => ({ ...check, env: { CHROME_PATH: chrome } }));

/** The first round makes the builds that the second one tests. Long checks come first. */
const RUNS = {
  test: [
    // The scenarios have two processes, so that they use both cores from beginning to end.
    [features('core', '--parallel 2'), production, vitest('unit'), script('lint'), script('format:check')],
    [features('smoke'), vitest('build')],
  ],
  browsers: [
    [production, demo],
    [
      features('rest'),
      vitest('in-browser'),
      vitest('robustness'),
      vitest('appearance'),
      vitest('first-pages'),
      vitest('deploy'),
      vitest('tools'),
      ...(chrome ? inChrome : []),
      ...engines,
    ],
  ],
  engines: [[production], engines],
};

/** A check that was interrupted, or that ran no test, counts as failed. */
function resultOf({ name, report }, { exitCode, timings }) {
  const counted = report ? countIn(report) : { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const isWell = exitCode === 0 && counted.passed > 0;
  return {
    ...counted,
    name,
    failed: isWell ? counted.failed : Math.max(1, counted.failed),
    seconds: timings.durationSeconds,
  };
}

function lineOf({ name, passed, failed, skipped, seconds }) {
  return `${name} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${seconds.toFixed(1)} s)`;
}

const rounds = RUNS[process.argv[2]];
if (!rounds) {
  console.error(
    `Say what to run: ${Object.keys(RUNS)
      .map((name) => `'node tests/run.mjs ${name}'`)
      .join(' or ')}.`,
  );
  process.exit(1);
}
const results = [];
mkdirSync('reports', { recursive: true });
for (const kinds of rounds) {
  for (const { report } of kinds) if (report) rmSync(report, { force: true });
  const { commands, result } = concurrently(kinds, { maxProcesses: 2, group: true, prefix: 'name' });
  for (const { close } of commands) close.subscribe((end) => console.log(lineOf(resultOf(kinds[end.index], end))));
  const ends = await result.catch((endsOfAll) => endsOfAll);
  results.push(...ends.map((end) => resultOf(kinds[end.index], end)));
}

console.log();
if (process.argv[2] !== 'test') {
  for (const { name, missing } of ENGINES) if (missing !== '') console.log(`Not tried in ${name}: ${missing}.`);
}
for (const result of results) console.log(lineOf(result));
const sum = (outcome) => results.reduce((total, result) => total + result[outcome], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
