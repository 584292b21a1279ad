import type { Envelope } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { citing } from '../../features/reports/places';

const FEATURE = {
  children: [{ scenario: { id: 'scenario', location: { line: 6 }, steps: [{ id: 'line', location: { line: 7 } }], examples: [] } }],
};
const PICKLE = { id: 'pickle', uri: 'walking.feature', astNodeIds: ['scenario'], steps: [{ id: 'pickle step', astNodeIds: ['line'] }] };
const TEST_STEPS = [{ id: 'step', pickleStepId: 'pickle step' }, { id: 'hook', hookId: 'After' }];

/** What Cucumber reports before the end of a step. */
const BEFORE = [
  { gherkinDocument: { uri: 'walking.feature', feature: FEATURE } },
  { pickle: PICKLE },
  { testCase: { id: 'case', pickleId: 'pickle', testSteps: TEST_STEPS } },
  { testCaseStarted: { id: 'started', testCaseId: 'case' } },
] as unknown as readonly Envelope[];

/** What readers are told of a failure. */
function toldOf(type: string, testStepId = 'step'): string | undefined {
  const cited = citing(new Map());
  for (const message of BEFORE) cited(message);
  const exception = { type, message: 'It is not so.', stackTrace: 'It is not so.\n    at walk (walk.ts:3:4)' };
  const testStepResult = { status: 'FAILED', message: exception.stackTrace, exception };
  const { testStepFinished } = cited({ testStepFinished: { testCaseStartedId: 'started', testStepId, testStepResult } } as unknown as Envelope);
  expect(testStepFinished!.testStepResult.message).toBe(testStepFinished!.testStepResult.exception!.stackTrace);
  return testStepFinished!.testStepResult.message;
}

test('a sentence is told with the line of the feature, without its stack', () => {
  expect(toldOf('StoryError')).toBe('It is not so.\n    at walking.feature:7');
});

test('an error in the code keeps its stack', () => {
  expect(toldOf('TypeError')).toBe('It is not so.\n    at walk (walk.ts:3:4)\n    at walking.feature:7');
});

test('what a hook says has no line', () => {
  expect(toldOf('StoryError', 'hook')).toBe('It is not so.');
});

test('a step definition is at the place of its code', () => {
  const place = { uri: 'features/steps/pages.ts', location: { line: 34 } };
  const definition = (source: string) =>
    ({ stepDefinition: { id: '1', pattern: { source, type: 'CUCUMBER_EXPRESSION' }, sourceReference: { uri: 'vocabulary.ts' } } }) as Envelope;
  const cited = citing(new Map([['{customer} {action}', place]]));
  expect(cited(definition('{customer} {action}')).stepDefinition!.sourceReference).toEqual(place);
  expect(cited(definition('another')).stepDefinition!.sourceReference).toEqual({ uri: 'vocabulary.ts' });
});

test('other messages stay as they are', () => {
  expect(citing(new Map())(BEFORE[0]!)).toBe(BEFORE[0]);
});
