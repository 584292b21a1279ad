// npm run features. With --watch, runs a feature file whenever it is saved, and the last one again when code changes; with files as
// options, only these.
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, resolve } from 'node:path';

const CODE = ['features', 'src', 'mocks', 'tests/library'];
/** An editor may save a file in several steps, which count as one change. */
const REST_IN_MILLISECONDS = 50;

const words = process.argv.slice(2);
const own = words.filter((word) => word.endsWith('.feature')).map((file) => resolve(file));

if (words.includes('--watch')) watchScenarios(words.filter((word) => word !== '--watch' && !word.endsWith('.feature')));
else run('core', words).on('exit', (code) => (process.exitCode = code ?? 1));

function run(profile: string, options: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['node_modules/@cucumber/cucumber/bin/cucumber.js', '-p', profile, ...options], {
    stdio: 'inherit',
  });
}

function watchScenarios(options: readonly string[]): void {
  let files: readonly string[] = own;
  let running: ChildProcess | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const runAgain = () => {
    running?.kill();
    running = run('examples', [...options, ...files]);
  };
  const notice = (file: string) => {
    const isFeature = file.endsWith('.feature');
    if (isFeature ? own.length > 0 && !own.includes(file) : !/\.(?:tsx?|mjs)$/.test(file)) return;
    if (isFeature && own.length === 0) files = [file];
    if (files.length === 0) return;
    clearTimeout(rest);
    rest = setTimeout(runAgain, REST_IN_MILLISECONDS);
  };
  // The folder, because some editors replace a file when they save it.
  for (const folder of [...CODE, ...own.map(dirname)])
    watch(folder, { recursive: CODE.includes(folder) }, (_event, name) => name && notice(resolve(folder, name)));
  console.log('Watching. Save a feature, and it runs; save code, and the last one runs again. Ctrl+C ends.');
  if (own.length > 0) runAgain();
}
