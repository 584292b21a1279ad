import { spawnSync } from 'node:child_process';

/** Runs a script as a command of its own, and answers what it printed and how it ended. */
export function runNode(...command: readonly string[]) {
  const maxBuffer = 64 * 1024 * 1024;
  return spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer });
}

/** Runs Cucumber in the same way. */
export function runCucumber(...options: readonly string[]) {
  return runNode('node_modules/.bin/cucumber-js', ...options);
}
