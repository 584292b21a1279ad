import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));
let program: ChildProcess | undefined;
afterAll(() => {
  program?.kill();
  rmSync(folder, { recursive: true });
});

const featureOf = (...scenarios: readonly (readonly string[])[]) =>
  ['Feature: Mine', 'Rule: All', ...scenarios.flatMap((steps, index) => [`Scenario: ${index + 1}`, ...steps])].join('\n');
const OPENS = 'Given Meera opens the walking package page';

test('a changed scenario runs in the process that is there', async () => {
  const file = join(folder, 'mine.feature');
  writeFileSync(file, featureOf([OPENS]));
  program = spawn(process.execPath, ['--import', 'tsx', 'scripts/features/features.ts', '--watch', file], { stdio: 'pipe' });
  let printed = '';
  for (const stream of [program.stdout!, program.stderr!]) stream.on('data', (text) => (printed += String(text)));
  const prints = (text: string) => vi.waitFor(() => expect(printed).toContain(text), WAIT_LIMIT_IN_MILLISECONDS);
  await prints('1 scenario (1 passed)');
  printed = '';
  writeFileSync(file, featureOf([OPENS, 'Then the total is ₹1.00'], [OPENS]));
  await prints('2 scenarios (1 passed, 1 failed)');
  expect(printed).not.toContain('Watching.');
  // A file that Cucumber cannot read ends the process that ran the scenarios. A new process takes over.
  writeFileSync(file, 'no feature');
  await prints("'no feature' does not belong here.");
  writeFileSync(file, featureOf([OPENS], [OPENS]));
  await prints('2 scenarios (2 passed)');
});

test('a signal to npm ends the watcher and the process that runs the scenarios', async () => {
  const file = join(folder, 'own.feature');
  writeFileSync(file, featureOf([OPENS]));
  const ending = spawn('npm', ['run', '-s', 'features', '--', '--watch', file], { stdio: 'pipe' });
  let isOver = false;
  // Node emits 'close' only after all processes that share this output have ended.
  ending.on('close', () => (isOver = true));
  await new Promise<void>((resolve) => ending.stdout.on('data', (text) => String(text).includes('Watching.') && resolve()));
  ending.kill('SIGTERM');
  await vi.waitFor(() => expect(isOver).toBe(true), WAIT_LIMIT_IN_MILLISECONDS);
});
