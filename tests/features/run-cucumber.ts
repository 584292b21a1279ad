import { spawnSync } from 'node:child_process';

export function runNode(...command: readonly string[]) {
  const maxBuffer = 64 * 1024 * 1024;
  return spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer });
}

export function runCucumber(...options: readonly string[]) {
  return runNode('node_modules/@cucumber/cucumber/bin/cucumber.js', ...options);
}
