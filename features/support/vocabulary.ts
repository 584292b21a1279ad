import { defineStep } from '@cucumber/cucumber';
import type { SourceReference } from '@cucumber/messages';
import type { ScenarioWorld } from './scenario-world';

/** A step that scenarios can use. */
export interface KnownStep {
  /** What it is about. */
  readonly noun: string;
  readonly expression: string;
  /** A step as it may stand in a scenario, with its table if it takes one. */
  readonly example: string;
}

const known: KnownStep[] = [];

/** All steps, in the order in which `npm run steps` prints them. */
export const KNOWN_STEPS: readonly KnownStep[] = known;

const places = new Map<string, SourceReference>();

/** Where the code of each step is, by its expression. */
export const STEP_LOCATIONS: ReadonlyMap<string, SourceReference> = places;

type StepCode = Parameters<typeof defineStep<ScenarioWorld>>[2];

/** Opens the steps of a noun: each is told with an example, which `npm run steps` prints and a test reads. */
export function stepsAbout(noun: string) {
  return (expression: string, example: string, code: StepCode): void => {
    known.push({ noun, expression, example });
    // Cucumber takes the line below for the place of all of them.
    places.set(expression, placeOfStepFile());
    defineStep(expression, code);
  };
}

function placeOfStepFile(): SourceReference {
  const [, uri, line] = /(features\/steps\/[\w-]+\.ts):(\d+)/.exec(new Error().stack ?? '') ?? [];
  return { uri: uri!, location: { line: Number(line) } };
}
