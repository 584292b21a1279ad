import { defineStep } from '@cucumber/cucumber';
import type { SourceReference } from '@cucumber/messages';
import type { ScenarioWorld } from './scenario-world';

export interface KnownStep {
  /** The topic under which `npm run steps` prints the step. */
  readonly noun: string;
  readonly expression: string;
  /** A line with this step from a scenario, followed by the lines of its table, if the step takes one. */
  readonly example: string;
}

const known: KnownStep[] = [];

/** All steps, in the order in which `npm run steps` prints them. */
export const KNOWN_STEPS: readonly KnownStep[] = known;

const places = new Map<string, SourceReference>();

/** The source line of each step's code, by the step's expression. */
export const STEP_LOCATIONS: ReadonlyMap<string, SourceReference> = places;

type StepCode = Parameters<typeof defineStep<ScenarioWorld>>[2];

/** Makes a function that defines steps of one topic. `npm run steps` prints each example, and a test checks it. */
export function stepsAbout(noun: string) {
  return (expression: string, example: string, code: StepCode): void => {
    known.push({ noun, expression, example });
    // Stores the source line of the step's code. Cucumber itself would name the line of `defineStep` below for every step.
    places.set(expression, placeOfStepFile());
    defineStep(expression, code);
  };
}

function placeOfStepFile(): SourceReference {
  const [, uri, line] = /(features\/steps\/[\w-]+\.ts):(\d+)/.exec(new Error().stack ?? '') ?? [];
  return { uri: uri!, location: { line: Number(line) } };
}
