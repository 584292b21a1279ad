import { TestStepResultStatus, type Envelope, type TestStepResult } from '@cucumber/messages';
import { Query } from '@cucumber/query';

/** Where a run of scenarios goes red first. */
export interface Failure {
  /** The scenario: its file with the line, and its name. */
  readonly scenario: string;
  /** The scenario's step that fails, and why. */
  readonly sentence: string;
}

/** Finds the first failure in the messages of a Cucumber run, one message a line. Answers undefined where no step fails. */
export function firstFailure(messages: string): Failure | undefined {
  const query = new Query();
  for (const line of messages.split('\n').filter(Boolean)) query.update(JSON.parse(line) as Envelope);
  const failed = query.findAllTestStepFinished().find(({ testStepResult }) => isFailure(testStepResult));
  if (!failed) return undefined;
  const pickle = query.findPickleBy(failed);
  const testStep = query.findTestStepBy(failed);
  // A hook stands in no scenario.
  const step = (testStep && query.findPickleStepBy(testStep)?.text) ?? 'before or after the steps';
  const [reason = ''] = failed.testStepResult.message?.replace(/^Error: /, '').split('\n') ?? [];
  return { scenario: `${pickle?.uri}:${pickle?.location?.line} ${pickle?.name}`, sentence: `${step} (${reason})` };
}

function isFailure({ status }: TestStepResult): boolean {
  return status !== TestStepResultStatus.PASSED && status !== TestStepResultStatus.SKIPPED;
}
