import { unknownStepText } from '../../features/reports/advice';
import { nearestSteps } from '../../features/reports/nearest-steps';
import { descriptionProblems, parseProblem, tagSentences, type ReadingProblem } from '../../features/reports/reading-problems';
import { WORD_LISTS } from '../../features/support/parameter-types';
import { KNOWN_STEPS } from '../../features/support/vocabulary';
import { spellingHint } from '../../tests/support/spelling-hints';
import { createWorld, findStep } from './cucumber';
import { parseFeature, readScenarios, type Scenario } from './scenarios';

/** The advice on an unknown step: the same as in a report. */
export function adviceOn(text: string): string {
  return unknownStepText(nearestSteps(text, KNOWN_STEPS, WORD_LISTS), spellingHint(text));
}

/** What is wrong with a feature that somebody writes, line by line, before it runs. */
export function problemsOf(text: string): readonly ReadingProblem[] {
  try {
    const document = parseFeature(text);
    return [...descriptionProblems(document), ...readScenarios(text, 'own').flatMap(scenarioProblems)];
  } catch (error) {
    const { errors = [] } = error as { readonly errors?: readonly { readonly location: { readonly line: number }; readonly message: string }[] };
    return errors.map(({ location, message }) => parseProblem(location, message));
  }
}

function scenarioProblems({ tags, steps, line, name }: Scenario): readonly ReadingProblem[] {
  const sentences = [...tagSentences(tags), ...(steps.length === 0 ? [`The scenario '${name}' has no steps.`] : [])];
  // The steps are read in their order: 'she' is whoever was named before, and a message may be one that the server was told to say.
  const world = createWorld('page');
  const stepProblems = steps.flatMap(({ text, table, line: stepLine }) => {
    const step = findStep(text);
    const problem = (sentence: string): ReadingProblem => ({ line: stepLine, sentence });
    if (!step) return problem(adviceOn(text));
    if (text.endsWith(':') && !table) return problem('The step needs a table below it.');
    if (!text.endsWith(':') && table) return problem('The step takes no table, and no text below it.');
    try {
      step.read(world);
      return [];
    } catch (error) {
      return problem((error as Error).message);
    }
  });
  return [...sentences.map((sentence) => ({ line, sentence })), ...stepProblems];
}
