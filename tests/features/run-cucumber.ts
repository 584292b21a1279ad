import { spawnSync } from 'node:child_process';

/** Runs Cucumber as a command of its own, and answers what it printed and how it ended. */
export function runCucumber(...options: readonly string[]) {
  const maxBuffer = 64 * 1024 * 1024;
  return spawnSync(process.execPath, ['node_modules/.bin/cucumber-js', ...options], { encoding: 'utf8', maxBuffer });
}
