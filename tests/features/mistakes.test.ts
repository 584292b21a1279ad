import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCucumber } from './run-cucumber';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const feature = join(folder, 'mistake.feature');
/** How Cucumber names the file. */
const uri = relative(process.cwd(), feature);

/** Runs a feature with these lines below its rule, which begin at line 3. */
function run(lines: readonly string[], ...options: readonly string[]) {
  writeFileSync(feature, ['Feature: Mistakes', 'Rule: All', ...lines].join('\n'));
  return runCucumber('-p', 'examples', feature, ...options);
}

test('a file that cannot be read says where, and what was expected', () => {
  const { status, stderr } = run(['Scenario: One', 'Given Asha is logged in', 'Whn she goes on']);
  expect(status).toBe(1);
  expect(stderr).toContain(`Parse error in "${uri}" (5:1): expected: #EOF`);
  expect(stderr).toContain("got 'Whn she goes on'");
  expect(stderr).not.toContain('No scenario fits');
}, 30_000);

test('a run that no scenario fits is refused', () => {
  const { status, stderr } = run(['Scenario: One', 'Given Asha is logged in'], '--name', 'Two');
  expect(status).toBe(1);
  expect(stderr).toContain('No scenario fits: look at the file, the name and the tags that you gave.');
}, 30_000);

test('a scenario without steps is refused', () => {
  const { status, stderr } = run(['Scenario: One', 'Given Asha is logged in', 'Scenario: Two']);
  expect(status).toBe(1);
  expect(stderr).toContain(`${uri}:5: The scenario 'Two' has no steps.`);
}, 30_000);

test('a failure names its line in the feature, the step its line of code, and neither has a stack', () => {
  const { status, stdout } = run(['Scenario: One', 'Given Meera is at the walking package page', 'Then the total is ₹1.00']);
  expect(status).toBe(1);
  expect(stdout).toMatch(/Then the total is ₹1\.00 # features\/steps\/bookings\.ts:\d+\n/);
  expect(stdout).toContain(`The total is ₹0.00, and not ₹1.00.\n               at ${uri}:5\n\n`);
}, 30_000);

test('a step that was written in another way is told how', () => {
  const { status, stdout } = run(['Scenario: One', 'Given it is 9.00 AM on 5 December 2026 in India']);
  expect(status).toBe(1);
  expect(stdout).toContain("Write '9:00 AM' in place of '9.00 AM'.");
}, 30_000);
