import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result of a scenario in a run. */
export type Verdict = 'passed' | 'failed';

/** Where scenarios run: `core` is without a browser. */
export type Place = 'core' | 'chromium';

/** The profiles of cucumber.mjs whose reports are read, and where each runs its scenarios. */
const PROFILES: readonly (readonly [profile: string, place: Place])[] = [
  ['core', 'core'],
  ['quick', 'chromium'],
  ['thorough', 'chromium'],
  ['browser', 'chromium'],
];

/** A run of Cucumber that left a report. */
export interface Run {
  readonly profile: string;
  readonly place: Place;
  /** The release that ran, with its commit; '' if the report does not say. */
  readonly release: string;
  /** When the run began, in ISO format; '' if the report does not say. */
  readonly date: string;
  /** The results, by the keys of the scenarios (see `keyOf`). */
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/** The parts of a scenario from which its key is made. */
export interface ScenarioText {
  readonly feature: string;
  readonly name: string;
  readonly steps: readonly { readonly text: string; readonly table: readonly (readonly string[])[] | undefined }[];
}

/** The key of a scenario. A changed scenario has another key, so that older reports and pictures do not count for it. */
export function keyOf({ feature, name, steps }: ScenarioText): string {
  const text = JSON.stringify([feature, name, steps.map((step) => [step.text, step.table ?? []])]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Reads the report of each profile's latest run from a folder. A report that is missing or is not JSON is left out. */
export function readRuns(folder: string): readonly Run[] {
  return PROFILES.flatMap(([profile, place]) => {
    const report = readJson(join(folder, `features-${profile}.json`)) as Report | undefined;
    if (!report) return [];
    const stamp = readJson(join(folder, `features-${profile}.stamp.json`)) as Stamp | undefined;
    return { profile, place, release: stamp?.release ?? '', date: stamp?.date ?? '', verdicts: verdictsOf(report) };
  });
}

/** Whether a run was made on the given release. False for a release without a commit, because its code is not known. */
export function isOfRelease(run: Pick<Run, 'release'>, release: string): boolean {
  return release.includes('+') && run.release === release;
}

/** The result of the scenario with a key, without a browser or in Chromium. If several runs have a result, the latest counts. */
export function verdictOf(key: string, place: Place, runs: readonly Run[]): Verdict | 'not run' {
  const knowing = runs.filter((run) => run.place === place && run.verdicts.has(key));
  return knowing.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)?.verdicts.get(key) ?? 'not run';
}

/** The content of the file that features/reports/stamp.mjs writes beside a report. */
interface Stamp {
  readonly release: string;
  readonly date: string;
}

type Report = readonly {
  readonly uri: string;
  readonly elements: readonly {
    readonly type: string;
    readonly name: string;
    readonly steps: readonly ReportedStep[];
  }[];
}[];

interface ReportedStep {
  readonly hidden?: boolean;
  readonly name?: string;
  readonly arguments?: readonly { readonly rows?: readonly { readonly cells: readonly string[] }[] }[];
  readonly result: { readonly status: string };
}

function verdictsOf(report: Report): ReadonlyMap<string, Verdict> {
  return new Map(
    report.flatMap(({ uri, elements }) =>
      elements
        .filter(({ type }) => type === 'scenario')
        .map(({ name, steps }) => {
          const feature = uri.replace(/^.*\/|\.feature$/g, '');
          const said = steps.filter(({ hidden }) => !hidden).map((step) => ({ text: step.name ?? '', table: step.arguments?.[0]?.rows?.map(({ cells }) => cells) }));
          // Cucumber reports hooks as steps. Hooks count too, because one of them fails for log entries that the scenario does not mention.
          const verdict = steps.every(({ result }) => result.status === 'passed') ? 'passed' : 'failed';
          return [keyOf({ feature, name, steps: said }), verdict] as const;
        }),
    ),
  );
}

function readJson(path: string): unknown {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
