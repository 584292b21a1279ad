import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readScenarios, type Scenario } from '../../demo/player/scenarios';
import { APP_SENTENCES, sentencesIn, type AppSentence } from '../../features/support/sentences';
import { TARGETS } from '../../tests/mutation/parts';
import type { Reason } from '../../tests/mutation/survivors';
import { release } from '../build/release';
import { readCalls, type ContractCall } from './calls';
import { decisionsOf, readDecisions, type Decision } from './decisions';
import { groupsOf } from './groups';
import { readPictures, type Picture } from './pictures';
import { isOfRelease, keyOf, readRuns, verdictOf, type Run, type Verdict } from './runs';

/** The content of the specification's site. */
export interface Specification {
  readonly release: string;
  readonly runs: readonly ReportedRun[];
  readonly features: readonly Feature[];
  readonly sentences: readonly ProvenSentence[];
  readonly decisions: readonly Decision[];
  readonly calls: readonly ContractCall<SpecifiedScenario>[];
  readonly mutants: { readonly targets: Readonly<Record<string, number>>; readonly reasons: readonly Reason[] };
}

/** A run of Cucumber. `isCounted` is true if it was made on this release; only then its results are shown. */
export interface ReportedRun extends Run {
  readonly isCounted: boolean;
}

/** A feature file. */
export interface Feature {
  /** The name of the file without its ending. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly rules: readonly Rule[];
}

/** A rule of a feature. */
export interface Rule {
  readonly name: string;
  readonly decisions: readonly Decision[];
  readonly scenarios: readonly SpecifiedScenario[];
}

/** A scenario with its results, quoted sentences and picture. */
export interface SpecifiedScenario extends Scenario {
  /** The id of the scenario's heading, for links; unique among all features. */
  readonly anchor: string;
  /** The scenario's number, from 1, among those of its feature with the same name: the cases of an outline. */
  readonly caseNumber: number;
  readonly core: Verdict | 'not run' | 'needs a browser';
  readonly chromium: Verdict | 'not run' | 'without a browser only';
  readonly sentences: readonly AppSentence[];
  readonly picture: Picture | undefined;
}

/** A sentence of the app, and the scenarios that quote it. */
export interface ProvenSentence extends AppSentence {
  readonly scenarios: readonly SpecifiedScenario[];
}

/** Reads the specification from the project's files, below the working directory. */
export function readSpecification(): Specification {
  const own = release();
  const runs = readRuns('reports').map((run) => ({ ...run, isCounted: isOfRelease(run, own) }));
  const decisions = readDecisions(readFileSync('docs/decisions.md', 'utf8'));
  const counted = runs.filter(({ isCounted }) => isCounted);
  const pictures = readPictures(own);
  const features = globSync('features/*.feature').toSorted().map((path) => readFeature(readFileSync(path, 'utf8'), basename(path, '.feature'), { decisions, runs: counted, pictures }));
  const scenarios = features.flatMap(({ rules }) => rules.flatMap((rule) => rule.scenarios));
  return {
    release: own,
    runs,
    features,
    sentences: APP_SENTENCES.map((sentence) => ({ ...sentence, scenarios: scenarios.filter((scenario) => scenario.sentences.includes(sentence)) })),
    decisions,
    calls: readCalls(scenarios),
    mutants: { targets: TARGETS, reasons: JSON.parse(readFileSync('tests/mutation/survivors.json', 'utf8')) as readonly Reason[] },
  };
}

/** Data about scenarios and rules that is not in the feature files. */
export interface FeatureData {
  readonly decisions: readonly Decision[];
  /** The runs whose results count: those of this release. */
  readonly runs: readonly Run[];
  /** The pictures, by the keys of the scenarios (see `keyOf`). */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** Reads a feature from the text of its file. `name` is the file's name without its ending. */
export function readFeature(text: string, name: string, known: FeatureData): Feature {
  const [, title = name, description = ''] = /^Feature: (.*)\n([\s\S]*?)(?=^\s*(?:@|Rule:|Background:))/m.exec(text) ?? [];
  const scenarios = readScenarios(text, name);
  const specified = scenarios.map((scenario, index) => specify(scenario, index, scenarios, known));
  return {
    name,
    title,
    description: description.replaceAll(/\s+/g, ' ').trim(),
    rules: groupsOf(specified, ({ rule }) => rule).map(([rule, own]) => ({ name: rule, decisions: decisionsOf({ feature: name, rule }, known.decisions), scenarios: own })),
  };
}

function specify(scenario: Scenario, index: number, all: readonly Scenario[], { runs, pictures }: FeatureData): SpecifiedScenario {
  const { feature, name, tags } = scenario;
  const caseNumber = all.slice(0, index).filter((earlier) => earlier.name === name).length + 1;
  const key = keyOf(scenario);
  return {
    ...scenario,
    anchor: slugOf(feature, name) + (caseNumber > 1 ? `-${caseNumber}` : ''),
    caseNumber,
    core: tags.includes('@browser') || tags.includes('@demo') ? 'needs a browser' : verdictOf(key, 'core', runs),
    chromium: tags.includes('@core') ? 'without a browser only' : verdictOf(key, 'chromium', runs),
    sentences: sentencesIn(scenario.steps),
    picture: pictures.get(key),
  };
}

/** Joins texts to an id that is fit for an address: 'walking' and 'Three days' become 'walking-three-days'. */
export function slugOf(...words: readonly string[]): string {
  return words.join(' ').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
