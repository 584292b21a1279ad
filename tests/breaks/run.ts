// `npm run test:breaks`: makes each mistake of breaks.ts in a copy of the project, and checks that a core scenario fails.
// --only 'text' makes only the mistakes with this text in their names.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BREAKS, type Break } from './breaks.ts';
import type { Failure } from './first-failure.ts';
import { ProjectCopy } from './project-copy.ts';

const LANES = 2;
const REPORT = 'reports/breaks.md';
const FEATURES = globSync('features/**/*.feature').map((path) => relative('features', path).replace(/\.feature$/, ''));

/** The result for a break: the failure of the scenario that noticed it, or the reason why no scenario did. */
interface Finding {
  readonly name: string;
  readonly failure?: Failure | undefined;
  readonly problem?: string;
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const chosen = BREAKS.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
if (chosen.length === 0) {
  console.error(`No break has '${values.only}' in its name.`);
  process.exit(1);
}

const copies = Array.from({ length: Math.min(LANES, chosen.length) }, () => new ProjectCopy());
try {
  await expectGreen(copies[0]!);
  report(await plantAll());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  for (const copy of copies) copy.dispose();
}

/** Throws if a scenario fails without any break. Such a scenario would seem to notice every break. */
async function expectGreen(copy: ProjectCopy): Promise<void> {
  const failure = await copy.runFeatures();
  if (failure) throw new Error(`A scenario fails without a break. ${failure.scenario}: ${failure.sentence}`);
}

/** Plants the chosen breaks, one at a time in each copy. Returns the findings in the order of the breaks. */
async function plantAll(): Promise<readonly Finding[]> {
  const findings = new Map<Break, Finding>();
  const waiting = [...chosen];
  const work = async (copy: ProjectCopy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const finding = await plant(next, copy);
      console.log(finding.failure ? `noticed: ${finding.name}` : `NOT noticed: ${finding.name}. ${finding.problem}`);
      findings.set(next, finding);
    }
  };
  await Promise.all(copies.map(work));
  return chosen.map((each) => findings.get(each)!);
}

/** Makes a break, and runs the features that should notice it. If none of their scenarios fails, runs the other features. */
async function plant(each: Break, copy: ProjectCopy): Promise<Finding> {
  const { name, features } = each;
  const others = FEATURES.filter((feature) => !features.includes(feature));
  try {
    const failure = await copy.with(each, async () => (await copy.runFeatures(features)) ?? copy.runFeatures(others));
    return failure ? { name, failure } : { name, problem: 'All scenarios pass.' };
  } catch (error) {
    return { name, problem: String(error) };
  }
}

/** Prints the table of findings and the counts, and writes the table to REPORT. The exit code is 1 if no scenario noticed a break. */
function report(findings: readonly Finding[]): void {
  const cell = (text: string) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
  const rows = findings.map(({ name, failure, problem = '' }) => [name, failure?.scenario ?? '**no scenario**', failure?.sentence ?? problem]);
  const lines = [['break', 'noticed by', 'the sentence'], ['---', '---', '---'], ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
  const passed = findings.filter(({ failure }) => failure).length;
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, `# Breaks\n\n${lines.join('\n')}\n`);
  console.log(`\n${lines.join('\n')}\n\nThe table is in ${REPORT}.`);
  console.log(`${passed} passed, ${findings.length - passed} failed`);
  if (passed < findings.length) process.exitCode = 1;
}
