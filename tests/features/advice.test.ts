import type { Envelope } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { adviceOn, advising, isEvidence } from '../../features/reports/advice';

test('the advice names the nearest steps, each with its example', () => {
  const told = { noun: 'messages', expression: '{customer} is told:', example: 'Then Meera is told:\n  | Email | Please enter email |' };
  const goesOn = { noun: 'pages', expression: '{customer} goes on', example: 'When she goes on' };
  expect(adviceOn([told, goesOn], undefined)).toBe(
    `There is no such step. The nearest ones are:
  {customer} is told:
      Then Meera is told:
        | Email | Please enter email |
  {customer} goes on
      When she goes on`,
  );
});

test('where no step is near the advice says where all are', () => {
  expect(adviceOn([], undefined)).toBe('There is no such step, and none that is near. All there are: npm run steps');
});

test('a hint on what is written in another way comes first', () => {
  expect(adviceOn([], "Write '9:00 AM' in place of '9.00 AM'.")).toMatch(/^Write '9:00 AM' in place of '9.00 AM'\.\nThere is no such step/);
});

const NOW = { seconds: 0, nanos: 0 };

/** What Cucumber reports of a scenario with two steps, of which it does not know the second. */
const RUN = [
  { pickle: { steps: [{ id: 'step 1', text: 'she goes on' }, { id: 'step 2', text: 'she gose on' }] } },
  { testCase: { testSteps: [{ id: 'hook' }, { id: 'test 1', pickleStepId: 'step 1' }, { id: 'test 2', pickleStepId: 'step 2' }] } },
  { testStepFinished: { testCaseStartedId: 'case', testStepId: 'hook', timestamp: NOW } },
  { testStepFinished: { testCaseStartedId: 'case', testStepId: 'test 1', timestamp: NOW } },
  { suggestion: { id: 'suggestion', pickleStepId: 'step 2', snippets: [{ language: 'javascript', code: "When('…')" }] } },
  { testStepFinished: { testCaseStartedId: 'case', testStepId: 'test 2', timestamp: NOW } },
] as Envelope[];

test('advice on its text comes after a step that is not defined, and no code', () => {
  const messages = RUN.flatMap(advising((text) => `Not '${text}'.`));
  expect(messages).toEqual([
    ...RUN.filter(({ suggestion }) => !suggestion),
    {
      attachment: {
        body: "Not 'she gose on'.",
        contentEncoding: 'IDENTITY',
        mediaType: 'text/x.cucumber.log+plain',
        testCaseStartedId: 'case',
        testStepId: 'test 2',
        timestamp: NOW,
      },
    },
  ]);
});

test('pictures and notes of a failure are evidence, advice is none', () => {
  const attached = (mediaType: string) => ({ attachment: { mediaType } }) as Envelope;
  expect(isEvidence(attached('image/png'))).toBe(true);
  expect(isEvidence(attached('text/plain'))).toBe(true);
  expect(RUN.flatMap(advising(() => 'Advice.')).some(isEvidence)).toBe(false);
});
