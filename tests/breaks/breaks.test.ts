import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { BREAKS, withBreak } from './breaks';
import { firstFailure } from './first-failure';

test('there are at least thirty breaks, with different names', () => {
  expect(BREAKS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(BREAKS.map(({ name }) => name)).size).toBe(BREAKS.length);
});

test.each(BREAKS)('can still be planted: $name', (each) => {
  const text = withBreak(each, readFileSync(each.file, 'utf8'));
  expect(parseSync(each.file, text).errors).toEqual([]);
  expect(each.features.filter((feature) => !existsSync(`features/${feature}.feature`))).toEqual([]);
});

test('a text that occurs twice in its file, or not at all, is refused', () => {
  const [first] = BREAKS;
  expect(() => withBreak(first!, '')).toThrow('0 times');
  expect(() => withBreak(first!, first!.find + first!.find)).toThrow('2 times');
});

test('the first failure of a run has its scenario and its step with the reason', () => {
  const finished = (testStepId: string, status: string) => ({
    testStepFinished: { testCaseStartedId: 'started', testStepId, testStepResult: { status, message: 'Error: No total.\n  at a.ts' } },
  });
  const before = [
    { pickle: { id: 'pickle', uri: 'features/walking.feature', name: 'The total', location: { line: 6 }, steps: [{ id: 'step', text: 'the total is ₹597.00' }] } },
    { testCase: { id: 'case', pickleId: 'pickle', testSteps: [{ id: 'hook', hookId: 'hook' }, { id: 'test-step', pickleStepId: 'step' }] } },
    { testCaseStarted: { id: 'started', testCaseId: 'case' } },
    finished('hook', 'PASSED'),
  ];
  const run = (...envelopes: readonly unknown[]) => firstFailure(envelopes.map((each) => JSON.stringify(each)).join('\n'));
  const scenario = 'features/walking.feature:6 The total';
  expect(run(...before, finished('test-step', 'PASSED'))).toBeUndefined();
  expect(run(...before, finished('test-step', 'FAILED'))).toEqual({ scenario, sentence: 'the total is ₹597.00 (No total.)' });
  expect(run(...before, finished('hook', 'FAILED'))).toEqual({ scenario, sentence: 'before or after the steps (No total.)' });
});
