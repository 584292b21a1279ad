import type { Envelope, SourceReference, TestStepFinished } from '@cucumber/messages';
import { Query } from '@cucumber/query';

/** Makes a filter for Cucumber's messages. It adds to each step the line of its code, and to each failure its line in the feature. */
export function withSourceLines(definitions: ReadonlyMap<string, SourceReference>): (message: Envelope) => Envelope {
  const query = new Query();
  return (message) => {
    query.update(message);
    const { stepDefinition, testStepFinished } = message;
    if (stepDefinition) {
      const sourceReference = definitions.get(stepDefinition.pattern.source) ?? stepDefinition.sourceReference;
      return { stepDefinition: { ...stepDefinition, sourceReference } };
    }
    return testStepFinished?.testStepResult.exception ? { testStepFinished: withLine(testStepFinished, query) } : message;
  };
}

/** Adds the step's line in the feature to a failure. The line replaces the stack of a ScenarioError; other errors keep their stack. */
function withLine(finished: TestStepFinished, query: Query): TestStepFinished {
  const { exception, ...result } = finished.testStepResult;
  const { type, message = '', stackTrace = message } = exception!;
  const text = [type === 'ScenarioError' ? message : stackTrace, ...lineOf(finished, query)].join('\n    at ');
  return { ...finished, testStepResult: { ...result, message: text, exception: { type, message, stackTrace: text } } };
}

/** The place of a step, as ['features/walking.feature:23']; empty for a hook. */
function lineOf(finished: TestStepFinished, query: Query): readonly string[] {
  const testStep = query.findTestStepBy(finished);
  const pickleStep = testStep && query.findPickleStepBy(testStep);
  const testCase = query.findTestCaseStartedBy(finished);
  if (!pickleStep || !testCase) return [];
  return [`${query.findPickleBy(testCase)!.uri}:${query.findStepBy(pickleStep)!.location.line}`];
}
