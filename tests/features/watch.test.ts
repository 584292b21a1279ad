import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { changedPlaces } from '../../scripts/features/changed-scenarios';
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

test('only scenarios that do something else than before run, wherever they are now', () => {
  const before = featureOf([OPENS], [OPENS]);
  expect(changedPlaces('a.feature', before, before)).toBeUndefined();
  expect(changedPlaces('a.feature', before, featureOf([OPENS, 'Then the total is ₹1.00'], [OPENS]))).toBe('a.feature:3');
  expect(changedPlaces('a.feature', before, featureOf([OPENS], [OPENS], [OPENS]))).toBe('a.feature:7');
  expect(changedPlaces('a.feature', before, 'no feature')).toBe('a.feature');
});

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
  // A text that cannot be read ends the warm process, and the next one takes over.
  writeFileSync(file, 'no feature');
  await prints("'no feature' does not belong here.");
  writeFileSync(file, featureOf([OPENS], [OPENS]));
  await prints('2 scenarios (2 passed)');
});
