import { TestStepResultStatus, type Envelope, type TestStepResult } from '@cucumber/messages';

/** Where a run of scenarios goes red first. */
export interface Failure {
  /** The scenario: its file with the line, and its name. */
  readonly scenario: string;
  /** The scenario's step that fails, and why. */
  readonly sentence: string;
}

/** Finds the first failure in the messages of a Cucumber run, one message a line. Answers undefined where no step fails. */
export function firstFailure(messages: string): Failure | undefined {
  const envelopes = messages.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Envelope);
  const failed = envelopes.map(({ testStepFinished }) => testStepFinished).find((step) => step && isFailure(step.testStepResult));
  if (!failed) return undefined;
  const started = envelopes.map(({ testCaseStarted }) => testCaseStarted).find((it) => it?.id === failed.testCaseStartedId);
  const testCase = envelopes.map((envelope) => envelope.testCase).find((it) => it?.id === started?.testCaseId);
  const pickle = envelopes.map((envelope) => envelope.pickle).find((it) => it?.id === testCase?.pickleId);
  const pickleStepId = testCase?.testSteps.find(({ id }) => id === failed.testStepId)?.pickleStepId;
  // A hook stands in no scenario.
  const step = pickle?.steps.find(({ id }) => id === pickleStepId)?.text ?? 'before or after the steps';
  const [reason = ''] = failed.testStepResult.message?.replace(/^Error: /, '').split('\n') ?? [];
  return { scenario: `${pickle?.uri}:${pickle?.location?.line} ${pickle?.name}`, sentence: `${step} (${reason})` };
}

function isFailure({ status }: TestStepResult): boolean {
  return status !== TestStepResultStatus.PASSED && status !== TestStepResultStatus.SKIPPED;
}
