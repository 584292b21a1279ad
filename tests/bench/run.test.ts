import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

// No build and no other test runs this command, so only this test notices a bench that cannot start.
it('answers a wrong option with its usage', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/run.ts', '--runs', 'none'], { encoding: 'utf8' });
  expect(stderr).toContain('Usage: npm run bench');
  expect(status).toBe(1);
});
