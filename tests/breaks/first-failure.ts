import { TestStepResultStatus, type Envelope, type TestStepResult } from '@cucumber/messages';
import { Query } from '@cucumber/query';

/** The first failure of a Cucumber run. */
export interface Failure {
  /** File, line and name of the scenario. */
  readonly scenario: string;
  /** The failed step, with the reason. */
  readonly sentence: string;
}

/** Finds the first failure in the messages of a Cucumber run, one JSON message a line; undefined if no step fails. */
export function firstFailure(messages: string): Failure | undefined {
  const query = new Query();
  for (const line of messages.split('\n').filter(Boolean)) query.update(JSON.parse(line) as Envelope);
  const failed = query.findAllTestStepFinished().find(({ testStepResult }) => isFailure(testStepResult));
  if (!failed) return undefined;
  const pickle = query.findPickleBy(failed);
  const testStep = query.findTestStepBy(failed);
  // Cucumber runs hooks before or after the steps. A hook that fails belongs to no step.
  const step = (testStep && query.findPickleStepBy(testStep)?.text) ?? 'before or after the steps';
  const [reason = ''] = failed.testStepResult.message?.replace(/^Error: /, '').split('\n') ?? [];
  return { scenario: `${pickle?.uri}:${pickle?.location?.line} ${pickle?.name}`, sentence: `${step} (${reason})` };
}

function isFailure({ status }: TestStepResult): boolean {
  return status !== TestStepResultStatus.PASSED && status !== TestStepResultStatus.SKIPPED;
}
