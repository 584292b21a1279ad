// `npm run test:mutation`: changes the code in many small ways, and checks that the tests notice each change.
// File paths as arguments limit the run to these files. --again repeats no mutants that were noticed before, unless code or tests changed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits.ts';
import { PARTS, TARGETS } from './parts.ts';
import { compare, nameOf } from './survivors.ts';
import { scoreOf, tableOf } from './table.ts';

const REPORTS = 'reports/mutation';

const { values, positionals } = parseArgs({ options: { again: { type: 'boolean', default: false } }, allowPositionals: true });
const unknown = positionals.find((path) => !existsSync(path) || partOf(path) === undefined);
if (unknown !== undefined) {
  console.error(`'${unknown}' is not mutated. Choose files below ${Object.keys(TARGETS).join(', ')}.`);
  process.exit(1);
}

install();
const files = {};
for (const [name, part] of Object.entries(PARTS)) {
  const chosen = positionals.filter((path) => partOf(path) === name);
  if (positionals.length === 0 || chosen.length > 0) Object.assign(files, await mutate(name, part, chosen));
}
reportScores(files);

function partOf(path) {
  return Object.keys(PARTS).find((name) => PARTS[name].folders.some((folder) => path.startsWith(`${folder}/`)));
}

/** Installs Stryker below tests/mutation/ if it is missing. */
function install() {
  if (existsSync('tests/mutation/node_modules/@stryker-mutator/core')) return;
  console.log('… Stryker, installed once');
  execFileSync('npm', ['ci', '--prefix', 'tests/mutation', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}

/** Runs Stryker on a part of the code, or on chosen files of it. Returns the `files` of its report: each file's mutants, by path. */
async function mutate(name, { folders, tests, runner }, chosen) {
  console.log(`… mutants of ${(chosen.length > 0 ? chosen : folders).join(', ')}`);
  const { Stryker } = await import('@stryker-mutator/core');
  const report = `${REPORTS}/${name}`;
  const kept = `tests/mutation/kept/${name}.json`;
  if (values.again) forgetSurvivors(kept);
  // vitest.config.mjs reads this variable in Stryker's processes.
  process.env.MUTATION_TESTS = tests.join(',');
  await new Stryker({
    mutate: chosen.length > 0 ? chosen : folders.map((folder) => `${folder}/**/*.ts`),
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/runner.mjs'],
    testRunner: runner,
    // Processes, because tests set the time zone. In a worker thread Node ignores a change of the time zone.
    vitest: { configFile: 'tests/mutation/vitest.config.mjs', pool: 'forks' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    disableTypeChecks: false,
    // Stops Stryker from rewriting tsconfig.json: it would call a function that TypeScript 7 no longer has, and fail.
    tsconfigFile: 'none',
    // A folder outside the project. In a folder inside the project, Vitest would also run the tests that Stryker copies.
    tempDirName: join(tmpdir(), `pet-booking-mutation-${name}`),
    cleanTempDir: 'always',
    ignorePatterns: ['/dist*', '/reports', '/screenshots', '/tests/mutation/kept'],
    // Long limits, because a busy machine is slow.
    timeoutMS: WAIT_LIMIT_IN_MILLISECONDS,
    dryRunTimeoutMinutes: 60,
    incremental: true,
    force: !values.again,
    incrementalFile: kept,
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    warnings: { slow: false },
  }).runMutationTest();
  return JSON.parse(readFileSync(`${report}.json`, 'utf8')).files;
}

/** Keeps only a report's killed mutants. Survivors run again, as new tests may notice them; timeouts, as the machine may have been busy. */
function forgetSurvivors(path) {
  if (!existsSync(path)) return;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  for (const file of Object.values(report.files)) file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
  writeFileSync(path, JSON.stringify(report));
}

/** Prints the scores and what is left to do. Sets exit code 1 for a low score, or for a survivor without a reason. */
function reportScores(found) {
  const mutated = Object.fromEntries(Object.entries(found).filter(([name]) => positionals.length === 0 || positionals.includes(name)));
  const survivors = Object.entries(mutated).flatMap(([name, { source, mutants }]) =>
    mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status)).map((mutant) => nameOf(name, source, mutant)),
  );
  const reasons = JSON.parse(readFileSync('tests/mutation/survivors.json', 'utf8'));
  const { unlisted, noticed } = compare(survivors, reasons, Object.keys(mutated));
  const low = Object.entries(TARGETS).filter(([folder, target]) => {
    const mutants = Object.entries(mutated).flatMap(([name, file]) => (name.startsWith(`${folder}/`) ? file.mutants : []));
    return positionals.length === 0 && scoreOf(mutants) < target;
  });
  const report = [
    tableOf(mutated, TARGETS),
    ...low.map(([folder, target]) => `Less than ${target} % of the mutants of ${folder} are noticed.`),
    ...listing('No test notices these, and tests/mutation/survivors.json has no reason', unlisted),
    ...listing('Tests notice these now: remove them from tests/mutation/survivors.json', noticed),
  ].join('\n\n');
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/scores.md`, `${report}\n`);
  console.log(`\n${report}\n\nThe same is in ${REPORTS}/scores.md, and each mutant in ${REPORTS}/*.html.`);
  process.exitCode = unlisted.length > 0 || low.length > 0 ? 1 : 0;
}

function listing(heading, mutants) {
  return mutants.length === 0 ? [] : [`${heading}:\n\n${mutants.map((mutant) => `    ${JSON.stringify(mutant)}`).join('\n')}`];
}
