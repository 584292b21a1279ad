import { adviceOn } from '../../features/reports/advice';
import {
  documentProblems,
  emptinessSentences,
  FEATURE_MISSING,
  formSentence,
  parseProblem,
  pipeProblems,
  proofProblems,
  seenIn,
  tagSentences,
  type ReadingProblem,
  type Seen,
} from '../../features/reports/reading-problems';
import { createWorld, findStep, stepExpressions } from './cucumber';
import {
  FEATURE_TEXTS,
  OWN_FEATURE,
  parseFeature,
  readScenarios,
  scenarioAt,
  type Scenario,
  type Step,
} from './scenarios';
import { readerOfCell } from './table-cells';

/** A problem in a Gherkin text that a person writes in the player. */
export interface Problem extends ReadingProblem {
  /** The scenario that cannot run because of the problem; undefined if no scenario of the text can run. */
  readonly scenario?: Scenario | undefined;
}

/** Reads the scenarios of a Gherkin text, and the problems that would keep them from running. An unparsable text has only problems. */
export function readText(text: string): {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly Problem[];
} {
  const broken = pipeProblems(text);
  if (broken.length > 0) return { scenarios: [], problems: broken };
  try {
    const scenarios = readScenarios(text, OWN_FEATURE);
    const document = parseFeature(text);
    const misplaced = documentProblems(document, text).map((problem) => ({
      ...problem,
      scenario: scenarioAt(scenarios, problem.line),
    }));
    const lines = text.split('\n');
    const seen = seenIn(() => [...FEATURE_TEXTS, text]);
    return {
      scenarios,
      problems: [...misplaced, ...scenarios.flatMap((scenario) => problemsOf(scenario, lines, seen))],
    };
  } catch (error) {
    const { errors = [] } = error as {
      readonly errors?: readonly { readonly location: { readonly line: number }; readonly message: string }[];
    };
    const problems = errors.map(({ location, message }) => parseProblem(location, message));
    // If the line "Feature:" is missing, Gherkin reports each later line for this one reason, so only the first problem is returned.
    return {
      scenarios: [],
      problems: problems[0]?.sentence.endsWith(FEATURE_MISSING) ? problems.slice(0, 1) : problems,
    };
  }
}

function problemsOf(scenario: Scenario, lines: readonly string[], seen: Seen): readonly Problem[] {
  const { tags, steps, line } = scenario;
  const tagProblems = tagSentences(tags).map((sentence) => {
    // The wrong tag is in a line above the scenario, or above the scenario's rule or feature.
    const tag = /@[\w-]+/.exec(sentence)![0];
    return { line: lines.slice(0, line).findLastIndex((each) => each.trim().split(/\s+/).includes(tag)) + 1, sentence };
  });
  // All steps share one `World` object, because steps depend on earlier ones: 'she', for example, is the person named last.
  const world = createWorld('page');
  const misspelt = steps.flatMap((step) => stepProblems(step, world));
  const empty = emptinessSentences(scenario).map((sentence) => ({ line, sentence }));
  // A misspelt step may be the one that observes.
  const unproven = [...misspelt, ...empty].length > 0 ? [] : proofProblems(scenario, seen);
  return [
    ...tagProblems,
    ...misspelt,
    ...empty,
    ...unproven.map(({ step, sentence }) => ({ line: steps[step ?? -1]?.line ?? line, sentence })),
  ].map((problem) => ({ ...problem, scenario }));
}

function stepProblems(step: Step, world: ReturnType<typeof createWorld>): readonly Problem[] {
  const { text, table, line } = step;
  const found = findStep(text);
  const problem = (sentence: string) => [{ line, sentence }];
  if (!found) return problem(adviceOn(step, stepExpressions()));
  const refusal = formSentence(text, table && 'table') ?? refusalOf(() => found.read(world));
  return refusal === undefined ? cellProblems(step) : problem(refusal);
}

function cellProblems({ text, table = [], rowLines }: Step): readonly Problem[] {
  return table.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      const sentence = refusalOf(() => readerOfCell(text, index, column)?.(cell));
      return sentence === undefined ? [] : [{ line: rowLines[index]!, sentence }];
    }),
  );
}

/** Calls `read`, and returns the message of the error that it throws; undefined if it throws none. */
function refusalOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
