import { defineStep } from '@cucumber/cucumber';
import type { Story } from './world';

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

type StepCode = Parameters<typeof defineStep<Story>>[2];

/** Opens the steps of a noun: each is told with an example, which `npm run steps` prints and a test reads. */
export function stepsAbout(noun: string) {
  return (expression: string, example: string, code: StepCode): void => {
    known.push({ noun, expression, example });
    defineStep(expression, code);
  };
}
