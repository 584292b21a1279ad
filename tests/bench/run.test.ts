import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

// The command runs outside of every build and test, so nothing else notices a bench that cannot start.
it('answers a wrong option with its usage', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/run.ts', '--runs', 'none'], { encoding: 'utf8' });
  expect(stderr).toContain('Usage: npm run bench');
  expect(status).toBe(1);
});
