import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runNode } from './features/run-cucumber';
import { countIn } from './count';

const folder = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, { recursive: true }));

const scenario = (status: string) => ({ type: 'scenario', steps: [{ result: { status } }] });

test.each([
  ['no report', undefined, [0, 1, 0]],
  ['an empty report', '', [0, 1, 0]],
  ['half a report', '[{"elements": [', [0, 1, 0]],
  ["Vitest's report", JSON.stringify({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 }), [5, 2, 1]],
  ["Cucumber's report", JSON.stringify([{ elements: [scenario('passed'), scenario('undefined')] }]), [1, 1, 0]],
])('%s is counted', (name, text, [passed, failed, skipped]) => {
  const path = join(folder, `${name}.json`);
  if (text !== undefined) writeFileSync(path, text);
  expect(countIn(path)).toEqual({ passed, failed, skipped });
});

test('a run without a name of its kinds says which there are', () => {
  const { status, stderr } = runNode('tests/run.mjs');
  expect(stderr).toBe("Say what to run: 'node tests/run.mjs quick' or 'node tests/run.mjs thorough' or 'node tests/run.mjs engines'.\n");
  expect(status).toBe(1);
});
